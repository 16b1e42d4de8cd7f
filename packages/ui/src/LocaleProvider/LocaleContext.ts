import { createContext, use } from 'react';

interface Provided {
  locale: string;
  labels: Readonly<Record<string, object | undefined>>;
}

/** What `LocaleProvider` gives; without one, Spanish of Chile. */
export const LocaleContext = createContext<Provided>({ locale: 'es-CL', labels: {} });

/** Later ones over earlier ones; what is undefined is not said. */
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

/** The words of a component: its own defaults, over them the provider's for it, over them the instance's. */
export function useLabels<Labels extends object>(
  component: string,
  defaults: Labels,
  own?: { [Name in keyof Labels]?: Labels[Name] | undefined },
): Labels {
  return mergeLabels(defaults, use(LocaleContext).labels[component], own);
}
