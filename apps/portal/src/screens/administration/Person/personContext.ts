import type { PersonDetail } from '@doblaje/contract/client';
import type { RefObject } from 'react';
import { useOutletContext } from 'react-router-dom';

/** The context that a person's page gives its tabs. */
export interface PersonContext {
  person: PersonDetail;
  /** Merges saved fields into the person, before the page reloads. */
  merge: (fields: Partial<PersonDetail>) => void;
  /** The page's heading. It takes the focus when the focused element is gone. */
  headingRef: RefObject<HTMLElement | null>;
}

/** The person of the page. */
export const usePerson = () => useOutletContext<PersonContext>();
