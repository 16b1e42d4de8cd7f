import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type NavigateOptions, useLocation, useNavigate } from 'react-router-dom';

/** The part of an address after '?', and a way to change it. */
export interface AddressSearch {
  /** As it stands. */
  search: string;
  /**
   * Leads to the search that `next` makes of the one that was asked for last: it may still be on its way into the
   * address, and a second change within that moment must not undo the first.
   */
  change: (next: (search: string) => string, options?: NavigateOptions) => void;
}

/** What a list is asked for stands in the address: reads it, changes it. */
export function useAddressSearch(): AddressSearch {
  const navigate = useNavigate();
  const { search, key } = useLocation();
  const asked = useRef(search);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every entry of the history counts, also one of the same search
  useLayoutEffect(() => {
    asked.current = search;
  }, [search, key]);
  const change = useCallback(
    (next: (search: string) => string, options?: NavigateOptions) => {
      asked.current = next(asked.current);
      void navigate(asked.current, options);
    },
    [navigate],
  );
  return useMemo(() => ({ search, change }), [search, change]);
}

/** The same of a list that comes and goes with a dialog: the address knows nothing of it. */
export function useHeldSearch(): AddressSearch {
  const [search, change] = useState('');
  return useMemo(() => ({ search, change }), [search]);
}
