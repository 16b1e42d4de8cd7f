import { routeFor } from '@doblaje/domain/access';
import { onboardingPath } from '@doblaje/domain/onboarding';
import { Link } from '@doblaje/ui/Link';
import { Stack } from '@doblaje/ui/Stack';
import type { AnsweredStep } from './applicationAnswers';

/** Links to steps of the questionnaire, each with its title and, if known, the error there. */
export function StepLinks({ to }: { to: readonly { step: AnsweredStep; message?: string }[] }) {
  return (
    <Stack gap="tight">
      {to.map(({ step, message }) => {
        const path = onboardingPath(step);
        const title = `Paso ${step}: ${routeFor(path)?.title}`;
        return (
          <Link key={`${step} ${message}`} href={path} isStandalone>
            {message === undefined ? title : `${title}. ${message}`}
          </Link>
        );
      })}
    </Stack>
  );
}
