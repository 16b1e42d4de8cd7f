import { onboardingStep } from '@doblaje/domain/onboarding';
import type { Portal } from '../../../../portal/portal';

/** Steps 1 to 4: closing the page loses their answers. Step 5 is the end where nothing is sent. */
function isAnswering(path: string): boolean {
  const [, first, second] = path.split('/');
  const step = first === 'onboarding' ? onboardingStep(second) : null;
  return step !== null && step < 5;
}

/**
 * Asks before the page is closed or reloaded while answers would be lost. Where applications are sent, answers also wait on other pages:
 * while logging in, and on Principal.
 * @returns told whether there are answers. It listens only then, because the browser does not keep a listening page for 'back'
 */
export function guardUnload({ config }: Portal): (isOn: boolean) => void {
  function ask(event: BeforeUnloadEvent) {
    if (config.sendApplications || isAnswering(window.location.pathname)) event.preventDefault();
  }
  return (isOn) => {
    if (isOn) window.addEventListener('beforeunload', ask);
    else window.removeEventListener('beforeunload', ask);
  };
}
