import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type NavigateOptions, useLocation, useNavigate } from 'react-router-dom';

/** The part of an address after '?', and a way to change it. */
export interface AddressSearch {
  /** The current value. */
  search: string;
  /**
   * Goes to the search that `next` makes. `next` gets the search that was set last, even if the address has not caught up yet.
   * Otherwise a quick second change would undo the first.
   */
  change: (next: (search: string) => string, options?: NavigateOptions) => void;
}

/** Reads and changes the state of a list in the address. */
export function useAddressSearch(): AddressSearch {
  const navigate = useNavigate();
  const location = useLocation();
  const { search } = location;
  const asked = useRef(search);
  // Each entry of the history has its own location, also one with the same search.
  useLayoutEffect(() => {
    asked.current = location.search;
  }, [location]);
  const change = useCallback(
    (next: (search: string) => string, options?: NavigateOptions) => {
      asked.current = next(asked.current);
      void navigate(asked.current, options);
    },
    [navigate],
  );
  return useMemo(() => ({ search, change }), [search, change]);
}

/** Does the same for a list in a dialog. Its state disappears with the dialog, and the address stays as it is. */
export function useHeldSearch(): AddressSearch {
  const [search, change] = useState('');
  return useMemo(() => ({ search, change }), [search]);
}
