import { type DataRequestState, labelOfDataRequestState } from '@doblaje/domain/options/dataRequestStates';
import { Status, type StatusShape } from '@doblaje/ui/Status';

const SHAPES: Readonly<Record<DataRequestState, StatusShape>> = {
  open: 'waiting',
  granted: 'done',
  partly: 'done',
  refused: 'cancelled',
};

/** The state of a request about personal data: shape and word. The contract's '' is the state of none. */
export function RequestStatus({ state }: { state: DataRequestState | '' }) {
  return state !== '' && <Status shape={SHAPES[state]}>{labelOfDataRequestState(state)}</Status>;
}
