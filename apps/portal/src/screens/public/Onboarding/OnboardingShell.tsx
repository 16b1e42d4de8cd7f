import { onboardingPath } from '@doblaje/domain/onboarding';
import { FootNote } from '@doblaje/ui/FootNote';
import { Link } from '@doblaje/ui/Link';
import { OnboardingLayout } from '@doblaje/ui/OnboardingLayout';
import { Stack } from '@doblaje/ui/Stack';
import { Stepper } from '@doblaje/ui/Stepper';
import { useEffect, useRef, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { usePortal } from '../../../portal/portal';
import { type StoppedSending, useAnswers } from './answers/answers';
import { useOnboardingStep } from './answers/OnboardingStep';
import { LostAnswers } from './LostAnswers';
import { incompleteSteps } from './sending/applicationAnswers';
import { useOwnApplication } from './sending/ownApplication';

/** The words of the band, each with the font width that makes it fill its cell. */
const STEPS = [
  { text: 'Datos', width: 118 },
  { text: 'Actuación', width: 86 },
  { text: 'Canto', width: 120 },
  { text: 'Multimedia', width: 80 },
  { text: 'Final', width: 122 },
].map((step, index) => ({ ...step, id: `${index + 1}`, href: onboardingPath(index + 1) }));

/** The steps that get no check even when they are behind: answers are missing or wrong, or were never sent. */
function useUnfinished(): readonly number[] {
  const { sendApplications } = usePortal().config;
  const answers = useAnswers();
  const isThere = useOwnApplication()?.state === 'reviewing' || answers.isSent();
  if (isThere) return [];
  const incomplete = incompleteSteps(answers.get(), sendApplications);
  return sendApplications ? [...incomplete, 4] : incomplete;
}

/** A log-out that removed answers, and the step shown then. */
interface Lost {
  stopped: StoppedSending;
  step: number;
  /** The number of such log-outs so far. */
  time: number;
}

/** The last log-out that removed answers while the questionnaire was open. */
function useLostAnswers(step: number): Lost | undefined {
  const answers = useAnswers();
  const [lost, setLost] = useState<Lost>();
  const current = useRef(step);
  useEffect(() => {
    current.current = step;
  });
  useEffect(
    () =>
      answers.onLost((stopped) =>
        setLost((before) => ({ stopped, step: current.current, time: (before?.time ?? 0) + 1 })),
      ),
    [answers],
  );
  return lost;
}

/** The layout of the questionnaire (spec §2, Onboarding): decorative panel, product title, progress, the step. */
export function OnboardingShell() {
  const { config } = usePortal();
  const step = useOnboardingStep();
  const lost = useLostAnswers(step);
  const unfinished = useUnfinished();
  const steps = STEPS.map((one, index) => ({ ...one, isDone: !unfinished.includes(index + 1) }));
  return (
    <OnboardingLayout
      brand={config.brand}
      step={step}
      stepper={<Stepper steps={steps} current={step} timecode={`TC 00:0${step - 1}:00:00`} />}
    >
      {/* When the answers are removed, the step starts with fresh state: another person may use the computer next. */}
      <Stack key={lost?.time} gap="section">
        {lost?.step === step && <LostAnswers stopped={lost.stopped} />}
        <div>
          <Outlet />
        </div>
        <FootNote>
          <Link href="/privacy" target="_blank">
            Privacidad, en otra pestaña
          </Link>
          {' · '}
          <Link href="/accessibility" target="_blank">
            Accesibilidad, en otra pestaña
          </Link>
        </FootNote>
      </Stack>
    </OnboardingLayout>
  );
}
