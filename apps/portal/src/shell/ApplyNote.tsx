import { onboardingPath } from '@doblaje/domain/onboarding';
import { Link } from '@doblaje/ui/Link';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { usePortal } from '../portal';
import { returnPath } from '../session/guards';

const NEVER = () => () => undefined;

/** What who comes from the questionnaire has to know: a reload would lose it. */
export const KEPT_WORDS =
  'Para enviar tu postulación. Tus respuestas y archivos se conservan mientras no cierres ni recargues esta pestaña.';

/** Where the way to a session leads back to. */
interface Returning {
  /** The address's search, for `withReturn`. Empty in a page that was made before anybody came, until it is taken over. */
  search: string;
  /** Back to the step of the questionnaire where it is sent. */
  isToSend: boolean;
}

export function useReturning(): Returning {
  const location = useLocation();
  const search = useSyncExternalStore(
    NEVER,
    () => location.search,
    () => '',
  );
  return { search, isToSend: returnPath(search) === onboardingPath(4) };
}

/** A line that leads to the questionnaire, or back to it; nothing where applications are not sent. */
export function ApplyNote() {
  const { config } = usePortal();
  const { isToSend } = useReturning();
  if (!config.sendApplications) return null;
  return (
    <>
      <br />
      {isToSend ? (
        <Link href={onboardingPath(4)}>Volver a la postulación</Link>
      ) : (
        <>
          ¿Quieres trabajar con nosotros? <Link href="/onboarding">Postular</Link>
        </>
      )}
    </>
  );
}
