import { onboardingPath } from '@doblaje/domain/onboarding';
import { OnboardingLayout } from '@doblaje/ui/OnboardingLayout';
import { Stepper } from '@doblaje/ui/Stepper';
import { Outlet } from 'react-router-dom';
import { usePortal } from '../portal';
import { useOnboardingStep } from './OnboardingStep';

/** The band's words and how wide each is said, so that it fills its cell. */
const STEPS = [
  { text: 'Datos', width: 118 },
  { text: 'Actuación', width: 86 },
  { text: 'Canto', width: 120 },
  { text: 'Multimedia', width: 80 },
  { text: 'Final', width: 122 },
].map((step, index) => ({ ...step, id: `${index + 1}`, href: onboardingPath(index + 1) }));

/** Layout of the questionnaire (spec §2, Onboarding): decorative panel, product title, progress, the step. */
export function OnboardingShell() {
  const { config } = usePortal();
  const step = useOnboardingStep();
  return (
    <OnboardingLayout
      brand={config.brand}
      step={step}
      stepper={<Stepper steps={STEPS} current={step} timecode={`TC 00:0${step - 1}:00:00`} />}
    >
      <Outlet />
    </OnboardingLayout>
  );
}
