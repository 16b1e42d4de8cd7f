export { LocaleProvider, type LocaleProviderProps } from './LocaleProvider';
export type { LabelSet, ProvidedLabels } from './providedLabels';
