import { StepLede } from '@doblaje/ui/OnboardingLayout';
import { usePortal } from '../../../portal/portal';
import { ApplicationInReview } from './sending/ApplicationInReview';

/** The intro before the first field: what will be needed, and whether an application is already open. */
export function StepIntro() {
  const { config } = usePortal();
  return (
    <StepLede>
      <p>
        En el paso 4 podrás agregar hasta tres videos MP4 de 10 MB cada uno, si los tienes.
        {config.sendApplications && ' Para enviar tu postulación necesitarás una cuenta.'}
      </p>
      {config.sendApplications && <ApplicationInReview />}
    </StepLede>
  );
}
