import type { SharedDocument, SharedDocumentRow } from '@doblaje/contract/client';
import { countText, peopleCountText } from '@doblaje/domain/amounts';
import { chapterName } from '@doblaje/domain/naming';
import {
  labelOfSharedDocumentState,
  sharedDocumentState,
} from '@doblaje/domain/options/sharedDocumentStates';
import { Status, type StatusShape } from '@doblaje/ui/Status';

const SHAPES: Readonly<Record<ReturnType<typeof sharedDocumentState>, StatusShape>> = {
  unseen: 'waiting',
  partly: 'inProgress',
  seen: 'done',
};

type Counts = Pick<SharedDocumentRow, 'seenCount' | 'peopleCount'>;

/** The text about how many recipients have opened it. */
function seenText({ seenCount, peopleCount }: Counts): string {
  const state = sharedDocumentState(seenCount, peopleCount);
  if (state === 'partly') return `Visto por ${countText(seenCount)} de ${countText(peopleCount)}`;
  return state === 'seen' && peopleCount === 1 ? 'Visto' : labelOfSharedDocumentState(state);
}

/** The same text with its shape. */
export function SeenStatus(counts: Counts) {
  return (
    <Status shape={SHAPES[sharedDocumentState(counts.seenCount, counts.peopleCount)]}>
      {seenText(counts)}
    </Status>
  );
}

/** The recipients in short: a cast, one name, or the first name and the number of others. */
export function peopleText({ isForCast, names, peopleCount }: SharedDocumentRow): string {
  if (isForCast) return 'Todo el elenco';
  const [first = '', second] = names;
  if (second === undefined) return first;
  return peopleCount === 2 ? `${first} y ${second}` : `${first} y ${peopleCount - 1} más`;
}

/** 'La bahía de los relojes, temporada 2, capítulo 204'; '' without a project. */
export const placeText = ({
  projectTitle,
  chapterNumber,
}: Pick<SharedDocument, 'projectTitle' | 'chapterNumber'>) => chapterName(projectTitle, chapterNumber);

/** The recipients in full, for the page of one document. */
export const audienceText = ({ isForCast, chapterNumber, peopleCount }: SharedDocument) =>
  isForCast && chapterNumber !== null
    ? `Todo el elenco del capítulo ${chapterNumber} (${peopleCountText(peopleCount)})`
    : peopleCountText(peopleCount);
