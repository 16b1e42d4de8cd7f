import { onboardingPath } from '@doblaje/domain/onboarding';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { returnPath } from './returnPaths';

const NEVER = () => () => undefined;

/** Where the way to a session leads back to. */
export interface Returning {
  /** The address's search, for `withReturn`. Empty in a page that was made before anybody came, until it is taken over. */
  search: string;
  /** Back to the step of the questionnaire where it is sent. */
  isToSend: boolean;
}

/** Where the page one is on, /login say, leads back to once there is a session. */
export function useReturning(): Returning {
  const location = useLocation();
  const search = useSyncExternalStore(
    NEVER,
    () => location.search,
    () => '',
  );
  return { search, isToSend: returnPath(search) === onboardingPath(4) };
}
