import type { Person } from '@doblaje/contract/client';
import type { RefObject } from 'react';
import { useOutletContext } from 'react-router-dom';

/** What a person's page hands to its tabs. */
export interface PersonContext {
  person: Person;
  /** What was saved, before it is read anew. */
  merge: (fields: Partial<Person>) => void;
  /** The page's heading, which gets the focus where what had it is gone. */
  headingRef: RefObject<HTMLElement | null>;
}

/** The person whose page it is. */
export const usePerson = () => useOutletContext<PersonContext>();
