import { type DocumentState, labelOfDocumentState } from '@doblaje/domain/options/documentStates';
import { Status, type StatusShape } from '@doblaje/ui/Status';

/** The shape beside each state's word (visual.md §6). */
const SHAPES: Readonly<Record<DocumentState, StatusShape>> = {
  issued: 'waiting',
  accepted: 'inProgress',
  finished: 'done',
  voided: 'cancelled',
  pending: 'draft',
  inReview: 'waiting',
  approved: 'inProgress',
  paid: 'done',
  rejected: 'cancelled',
};

/** The state of a document: shape and word. */
export function DocumentStatus({ state }: { state: DocumentState }) {
  return <Status shape={SHAPES[state]}>{labelOfDocumentState(state)}</Status>;
}
