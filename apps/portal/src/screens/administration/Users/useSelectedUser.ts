import type { Account } from '@doblaje/contract/client';
import { INITIAL_SELECTED_USER, selectedUserReducer } from '@doblaje/domain/backOffice';
import { useReducer, useState } from 'react';
import { useWaiting } from '../../../edits/drafts';
import { ROLE } from './role';

/**
 * The user whom an administrator is changing (spec §3, §4): set when the form opens, merged with saved or reloaded fields, cleared when it
 * closes. A form with typed values when the session ended is open again.
 */
export function useSelectedUser() {
  const waiting = useWaiting(ROLE.drafts)?.base ?? INITIAL_SELECTED_USER;
  const [selected, dispatch] = useReducer(selectedUserReducer<Account>, waiting);
  // Keep the user on screen while the form closes.
  const [shown, setShown] = useState(selected);
  if (selected && selected !== shown) setShown(selected);
  return {
    selected,
    shown,
    select: (user: Account) => dispatch({ type: 'set', user }),
    merge: (fields: Partial<Account>) => dispatch({ type: 'merge', fields }),
    clear: () => dispatch({ type: 'clear' }),
  };
}
