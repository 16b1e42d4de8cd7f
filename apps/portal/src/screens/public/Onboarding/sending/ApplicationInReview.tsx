import type { OwnApplication } from '@doblaje/contract/client';
import { momentDayText } from '@doblaje/domain/days';
import { LinkButton } from '@doblaje/ui/LinkButton';
import { MessagePanel } from '@doblaje/ui/MessagePanel';
import { useOwnApplication } from './ownApplication';

/** The text for a candidate whose application is being reviewed. */
export function sentWords({ submittedAt }: OwnApplication): string {
  return `La enviaste el ${momentDayText(submittedAt)}. Te avisaremos cuando la hayamos revisado.`;
}

/** Tells a candidate with an open application at the first step, not only after all answers. A person can have one open application. */
export function ApplicationInReview() {
  const own = useOwnApplication();
  if (own?.state !== 'reviewing') return null;
  return (
    <MessagePanel
      type="warning"
      title="Ya tienes una postulación en revisión"
      action={
        <LinkButton href="/home" variant="secondary" size="sm">
          Verla en Principal
        </LinkButton>
      }
    >
      {sentWords(own)} Mientras tanto no puedes enviar otra.
    </MessagePanel>
  );
}
