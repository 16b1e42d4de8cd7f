import type { Account } from '@doblaje/contract/client';
import { INITIAL_SELECTED_USER, selectedUserReducer } from '@doblaje/domain/backOffice';
import { useReducer, useState } from 'react';
import { useWaiting } from '../../edits/drafts';
import { ROLE } from './role';

/**
 * The user whom an administrator has opened to change (spec §3, §4): set as the form opens, merged with what was saved or read
 * anew, cleared as it closes. One whose form was being typed into when the session ended is open again.
 */
export function useSelectedUser() {
  const waiting = useWaiting(ROLE.drafts)?.base ?? INITIAL_SELECTED_USER;
  const [selected, dispatch] = useReducer(selectedUserReducer<Account>, waiting);
  // Stays what it is while its form closes.
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
