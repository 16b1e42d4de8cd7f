import { type ReactNode, use, useMemo } from 'react';
import { I18nProvider } from 'react-aria-components';
import { LocaleContext, mergeLabels } from '../ground/locale/LocaleContext';
import type { ProvidedLabels } from './providedLabels';

export interface LocaleProviderProps {
  /**
   * Language and region (BCP 47). It sets the names of months and days, number formats, and react-aria's own words (34
   * languages). The words of this library come from `labels`. @default 'es-CL'
   */
  locale?: string;
  /**
   * Words by component, in place of the Spanish defaults. The `labels` of an instance win over these. These win over
   * those of an outer provider. Keep the object between renders.
   */
  labels?: ProvidedLabels;
  children: ReactNode;
}

const none: ProvidedLabels = {};

/**
 * Sets the language of everything inside it. Without a provider the language is Spanish of Chile, whatever language the
 * browser uses.
 */
export function LocaleProvider({ locale = 'es-CL', labels = none, children }: LocaleProviderProps) {
  const outer = use(LocaleContext).labels;
  const provided = useMemo(() => {
    const merged = Object.entries(labels).map(([component, words]) => [
      component,
      mergeLabels(outer[component] ?? {}, words),
    ]);
    return { locale, labels: { ...outer, ...Object.fromEntries(merged) } };
  }, [locale, labels, outer]);
  return (
    <I18nProvider locale={locale}>
      <LocaleContext value={provided}>{children}</LocaleContext>
    </I18nProvider>
  );
}
