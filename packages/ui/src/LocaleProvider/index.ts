export { LocaleProvider, type LocaleProviderProps } from './LocaleProvider';
export type { ProvidedLabels } from './providedLabels';
