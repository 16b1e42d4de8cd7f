import { ApiError } from '@doblaje/contract/client';
import { ButtonRow } from '@doblaje/ui/ButtonRow';
import { LinkButton } from '@doblaje/ui/LinkButton';
import { WriteToStudio } from '../../../shell/WriteToStudio';
import { LinkOutcome } from './LinkOutcome';

/** The texts for a link that no longer works. */
interface Dead {
  title: string;
  text: string;
}

/** Texts for links that no longer work, by the code of the refusal. */
export type DeadTexts = Readonly<Record<string, Dead>>;

/** The texts for a refusal of the link itself; undefined if trying again may help. */
export const deadBy = (error: unknown, texts: DeadTexts): Dead | undefined =>
  error instanceof ApiError && error.code ? texts[error.code] : undefined;

/** A link that no longer works, with the address to write to. */
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
