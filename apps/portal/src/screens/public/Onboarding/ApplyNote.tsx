import { onboardingPath } from '@doblaje/domain/onboarding';
import { FootNote } from '@doblaje/ui/FootNote';
import { Link } from '@doblaje/ui/Link';
import { useReturning } from '../../../session/useReturning';

/** The warning for a candidate on the way from the questionnaire: a reload would lose the answers. */
export const KEPT_WORDS =
  'Para enviar tu postulación necesitas una cuenta. Tus respuestas y archivos se conservan mientras no cierres ni recargues esta pestaña.';

/** A line with a link to the questionnaire, or back to it. */
export function ApplyNote() {
  const { isToSend } = useReturning();
  return isToSend ? (
    <FootNote>
      <Link href={onboardingPath(4)}>Volver a la postulación</Link>
    </FootNote>
  ) : (
    <FootNote>
      ¿Quieres trabajar con nosotros? <Link href="/onboarding">Postular</Link>
    </FootNote>
  );
}
