import { type DocumentState, labelOfDocumentState } from '@doblaje/domain/options/documentStates';
import { labelOfWorkOrderState } from '@doblaje/domain/options/workOrderStates';
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

/** The state of a document as its person sees it: shape and word. `isDesk` takes the studio's words instead. */
export function DocumentStatus({ state, isDesk = false }: { state: DocumentState; isDesk?: boolean }) {
  const label = (isDesk && labelOfWorkOrderState(state)) || labelOfDocumentState(state);
  return <Status shape={SHAPES[state]}>{label}</Status>;
}
