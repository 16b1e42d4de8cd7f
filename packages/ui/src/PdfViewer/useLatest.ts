import { useEffect, useState } from 'react';

/** Functions that keep their identity and call those of the latest render. */
export function useLatest<Actions extends object>(actions: Actions): Actions {
  const [stable] = useState(() => {
    const latest = { ...actions };
    const entries = Object.keys(actions).map((name) => [
      name,
      (...given: unknown[]) => (latest as Record<string, (...given: unknown[]) => unknown>)[name]?.(...given),
    ]);
    return { latest, calls: Object.fromEntries(entries) as Actions };
  });
  useEffect(() => {
    Object.assign(stable.latest, actions);
  });
  return stable.calls;
}
