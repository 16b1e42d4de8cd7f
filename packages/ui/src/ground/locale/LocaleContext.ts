import { createContext, use } from 'react';

interface Provided {
  locale: string;
  labels: Readonly<Record<string, object | undefined>>;
}

/** The value of `LocaleProvider`. Without a provider: Spanish of Chile. */
export const LocaleContext = createContext<Provided>({ locale: 'es-CL', labels: {} });

/** Merges labels. Later ones win over earlier ones; undefined values do not count. */
export function mergeLabels<Labels extends object>(
  defaults: Labels,
  ...given: readonly (object | undefined)[]
): Labels {
  const merged = { ...defaults };
  for (const labels of given) {
    for (const name in labels) {
      const text: unknown = Reflect.get(labels, name);
      if (text !== undefined) Reflect.set(merged, name, text);
    }
  }
  return merged;
}

/** The words of a component. The instance's labels win over the provider's, and those over the component's defaults. */
export function useLabels<Labels extends object>(
  component: string,
  defaults: Labels,
  own?: { [Name in keyof Labels]?: Labels[Name] | undefined },
): Labels {
  return mergeLabels(defaults, use(LocaleContext).labels[component], own);
}
