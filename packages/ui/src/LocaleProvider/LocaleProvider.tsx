import { type ReactNode, use, useMemo } from 'react';
import { I18nProvider } from 'react-aria-components';
import { LocaleContext, mergeLabels } from './LocaleContext';
import type { ProvidedLabels } from './providedLabels';

export interface LocaleProviderProps {
  /**
   * Language and region (BCP 47). Names of months and days, figures, and the words that react-aria brings itself (34
   * languages) follow it; what this library says itself comes from `labels`. @default 'es-CL'
   */
  locale?: string;
  /** Words by component, over the Spanish ones; the `labels` of an instance stand over these, and
   * these over those of a provider around. Keep the object between renders. */
  labels?: ProvidedLabels;
  children: ReactNode;
}

const none: ProvidedLabels = {};

/** The language of everything in it. Without one: Spanish of Chile, whatever the browser speaks. */
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
