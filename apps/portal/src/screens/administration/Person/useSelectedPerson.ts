import type { Person } from '@doblaje/contract/client';
import { INITIAL_SELECTED_USER, selectedUserReducer } from '@doblaje/domain/backOffice';
import { useReducer, useState } from 'react';

/**
 * The user whom an administrator has opened (spec §3, §4): set when loaded, merged with saved fields, cleared when the user no longer
 * exists.
 */
export function useSelectedPerson(read: Person | undefined) {
  const [selected, dispatch] = useReducer(selectedUserReducer<Person>, read ?? INITIAL_SELECTED_USER);
  const [last, setLast] = useState(read);
  if (read !== last) {
    setLast(read);
    dispatch(read ? { type: 'set', user: read } : { type: 'clear' });
  }
  return { person: selected, merge: (fields: Partial<Person>) => dispatch({ type: 'merge', fields }) };
}
