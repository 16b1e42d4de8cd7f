import { ApiError } from '@doblaje/contract/client';
import { ButtonRow } from '@doblaje/ui/ButtonRow';
import { LinkButton } from '@doblaje/ui/LinkButton';
import { WriteToStudio } from '../../shell/WriteToStudio';
import { LinkOutcome } from './LinkOutcome';

/** What a link that leads nowhere says. */
interface Dead {
  title: string;
  text: string;
}

/** What is said of links by the codes of their refusals. */
export type DeadTexts = Readonly<Record<string, Dead>>;

/** What a refusal says of the link itself; undefined where another try may do. */
export const deadBy = (error: unknown, texts: DeadTexts): Dead | undefined =>
  error instanceof ApiError && error.code ? texts[error.code] : undefined;

/** A link that leads nowhere, and whom to write to. */
export function DeadLink({ sentence, otherwise, ...dead }: Dead & { sentence: string; otherwise: string }) {
  return (
    <LinkOutcome {...dead}>
      <p>
        <WriteToStudio sentence={sentence} otherwise={otherwise} />
      </p>
      <ButtonRow>
        <LinkButton href="/home">Ir a Principal</LinkButton>
      </ButtonRow>
    </LinkOutcome>
  );
}
