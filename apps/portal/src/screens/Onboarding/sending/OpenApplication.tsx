import type { OwnApplication } from '@doblaje/contract/client';
import { LinkButton } from '@doblaje/ui/LinkButton';
import { MessagePanel } from '@doblaje/ui/MessagePanel';
import { momentDayText } from '../../../formats/moment';
import { useOwnApplication } from './ownApplication';

/** What whoever has one that is looked at is told of it. */
export function sentWords({ submittedAt }: OwnApplication): string {
  return `La enviaste el ${momentDayText(submittedAt)}. Te avisaremos cuando la hayamos revisado.`;
}

/** At the first step, for whoever has an open one: not only after all was answered. One open application a person. */
export function OpenApplication() {
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
