import type { OwnApplication } from '@doblaje/contract/client';
import { onboardingPath } from '@doblaje/domain/onboarding';
import { labelOfOwnApplicationState } from '@doblaje/domain/options/applicationStates';
import { LinkButton } from '@doblaje/ui/LinkButton';
import { Section } from '@doblaje/ui/Section';
import { Stack } from '@doblaje/ui/Stack';
import { Status, type StatusProps } from '@doblaje/ui/Status';
import { LoadError } from '../../../../requests/LoadError';
import { useAnswer } from '../../../../requests/useAnswer';
import { useAnswers } from '../answers/answers';
import { sentWords } from './ApplicationInReview';
import { incompleteSteps } from './applicationAnswers';

const SHAPES: Readonly<Record<OwnApplication['state'], StatusProps['shape']>> = {
  draft: 'draft',
  reviewing: 'inProgress',
  accepted: 'done',
  rejected: 'cancelled',
};

/** The text about an application, and the link to continue. */
function wordsOf(own: OwnApplication | null): { words: string; link?: string } {
  switch (own?.state) {
    case undefined:
      return {
        words:
          '¿Quieres trabajar con nosotros? Responde el cuestionario y, si tienes, agrega hasta tres videos.',
        link: 'Postular',
      };
    case 'draft':
      return {
        words:
          'El envío no ha terminado y nadie ha visto tu postulación. Si la estás enviando en otra pestaña, espera a que termine allí. Si no, respóndela de nuevo: los videos que ya llegaron no se envían otra vez.',
        link: 'Responder de nuevo',
      };
    case 'reviewing':
      return { words: sentWords(own) };
    case 'accepted':
      return { words: 'Nos pondremos en contacto contigo. Gracias por postular.' };
    case 'rejected':
      return {
        words: 'Gracias por postular. Puedes volver a hacerlo cuando quieras.',
        link: 'Postular de nuevo',
      };
  }
}

/**
 * Principal's section about applying: the link to the questionnaire, the unsent answers in this tab, or the state of the sent application.
 */
export function ApplicationSection({ application }: { application: Promise<OwnApplication | null> }) {
  const answers = useAnswers();
  const { value: own, error } = useAnswer(application);
  if (error !== undefined) return <LoadError title="No pudimos consultar tu postulación" error={error} />;
  if (own === undefined) return null;
  const isWaiting = own?.state !== 'reviewing' && answers.isWaiting();
  const { words, link } = wordsOf(own);
  return (
    <Section title={own ? 'Tu postulación' : 'Postulación'}>
      <Stack>
        {own && <Status shape={SHAPES[own.state]}>{labelOfOwnApplicationState(own.state)}</Status>}
        <p>
          {isWaiting
            ? 'Tienes una postulación sin enviar en esta pestaña. Se pierde si la cierras, la recargas o cierras sesión.'
            : words}
        </p>
        {isWaiting ? (
          <p>
            <LinkButton href={onboardingPath(incompleteSteps(answers.get())[0] ?? 4)}>
              Seguir con mi postulación
            </LinkButton>
          </p>
        ) : (
          link !== undefined && (
            <p>
              <LinkButton href={onboardingPath(1)} variant={own ? 'secondary' : 'primary'}>
                {link}
              </LinkButton>
            </p>
          )
        )}
      </Stack>
    </Section>
  );
}
