import { type ApplicationState, labelOfApplicationState } from '@doblaje/domain/options/applicationStates';
import { Status, type StatusProps } from '@doblaje/ui/Status';

const SHAPES: Readonly<Record<ApplicationState, StatusProps['shape']>> = {
  new: 'waiting',
  shortlisted: 'inProgress',
  accepted: 'done',
  rejected: 'cancelled',
};

/** An application's state, as shape and word. */
export function ApplicationStatus({ state }: { state: ApplicationState }) {
  return <Status shape={SHAPES[state]}>{labelOfApplicationState(state)}</Status>;
}
