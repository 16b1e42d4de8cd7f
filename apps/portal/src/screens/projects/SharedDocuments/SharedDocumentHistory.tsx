import type { SharedDocument } from '@doblaje/contract/client';
import type { HistoryWords } from '../../../history/historyText';
import { LoadedHistory } from '../../../history/LoadedHistory';

const WORDS: HistoryWords = {
  noun: 'Documento',
  fields: {
    kind: 'Tipo',
    title: 'Título',
    project: 'Proyecto',
    chapter: 'Capítulo',
    person: 'Persona',
  },
};

interface SharedDocumentHistoryProps {
  document: SharedDocument;
}

/** 'Historial' of a contract or script: who sent it to whom, and who withdrew it. */
export function SharedDocumentHistory({ document: { id, people } }: SharedDocumentHistoryProps) {
  const version = people.map(({ personId }) => personId).join(',');
  return <LoadedHistory entity="shared-document" id={`${id}`} updatedAt={version} words={WORDS} />;
}
