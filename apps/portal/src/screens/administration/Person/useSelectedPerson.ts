import type { PersonDetail } from '@doblaje/contract/client';
import { INITIAL_SELECTED_USER, selectedUserReducer } from '@doblaje/domain/backOffice';
import { useReducer, useState } from 'react';

/**
 * The user whom an administrator has opened (spec §3, §4): set when loaded, merged with saved fields, cleared when the user no longer
 * exists.
 */
export function useSelectedPerson(read: PersonDetail | undefined) {
  const [selected, dispatch] = useReducer(selectedUserReducer<PersonDetail>, read ?? INITIAL_SELECTED_USER);
  const [last, setLast] = useState(read);
  if (read !== last) {
    setLast(read);
    dispatch(read ? { type: 'set', user: read } : { type: 'clear' });
  }
  return { person: selected, merge: (fields: Partial<PersonDetail>) => dispatch({ type: 'merge', fields }) };
}
