import type { Chapter } from '@doblaje/contract/client';
import { useOutletContext } from 'react-router-dom';
import { HistoryPages } from '../../../history/HistoryPages';
import { OpenBeside } from '../../../lists/OpenBeside';
import { ListFailed } from '../../../requests/ListFailed';
import { CHAPTER_LABELS, chapterLabel } from './chapter';
import { type ChapterHistoryData as History, historyAddress } from './loader';

const WORDS = {
  noun: 'Capítulo',
  fields: {
    ...CHAPTER_LABELS,
    status: CHAPTER_LABELS.statusId,
    character: 'Personaje',
    person: 'Persona',
    loopsDone: 'Loops grabados',
    loopsPlanned: 'Loops planificados',
    import: 'Filas importadas',
  },
};

/** 'Historial' of the open chapter, beside it (desk.md §6). */
export function ChapterHistory() {
  const chapter = useOutletContext<Chapter>();
  return (
    <OpenBeside<History>
      address={historyAddress}
      opening="Abriendo historial"
      failed="No pudimos abrir el historial"
      title={() => 'Historial'}
      meta={() => <span>{chapterLabel(chapter)}</span>}
      failure={(error, isRetrying) => (
        <ListFailed title="No llegó el historial" error={error} isRetrying={isRetrying} />
      )}
    >
      {({ id, items, next }) => (
        <HistoryPages entity="chapter" id={id} first={{ items, next }} words={WORDS} />
      )}
    </OpenBeside>
  );
}
