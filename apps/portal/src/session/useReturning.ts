import { onboardingPath } from '@doblaje/domain/onboarding';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { returnPath } from './returnPaths';

const NEVER = () => () => undefined;

/** Where the person goes after getting a session. */
export interface Returning {
  /** The address's search, for `withReturn`. In a prerendered page it is empty until the portal takes over. */
  search: string;
  /** Whether the person returns to the step of the questionnaire that sends it. */
  isToSend: boolean;
}

/** Where the current page, such as /login, leads back to after a session begins. */
export function useReturning(): Returning {
  const location = useLocation();
  const search = useSyncExternalStore(
    NEVER,
    () => location.search,
    () => '',
  );
  return { search, isToSend: returnPath(search) === onboardingPath(4) };
}
