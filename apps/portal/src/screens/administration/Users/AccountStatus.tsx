import { labelOfPersonState, type PersonState } from '@doblaje/domain/options/personStates';
import { Status, type StatusShape } from '@doblaje/ui/Status';

/** The shape beside each state's word (visual.md §6). */
const SHAPES: Readonly<Record<PersonState, StatusShape>> = {
  active: 'done',
  inactive: 'paused',
  unactivated: 'draft',
};

/** The state of an account: shape and word. */
export function AccountStatus({ state }: { state: PersonState }) {
  return <Status shape={SHAPES[state]}>{labelOfPersonState(state)}</Status>;
}
