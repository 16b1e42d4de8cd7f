import { ApiError, type EditOutcome } from '@doblaje/contract/client';

/** Nothing was created: what the dialog showed has changed. It shows by now what there is. */
export class ShownChanged extends ApiError {
  constructor(
    message: string,
    /** What has changed, a sentence each. */
    readonly changes: readonly string[],
  ) {
    super(409, message);
  }
}

/**
 * Creates something from what a dialog shows, which is sent along (`@doblaje/contract/shown`).
 * @param call of a route that states `409: staleAnswer(…)`, through `sendEdit`
 * @param show makes the dialog show what there is now; `FormDialog` keeps what was typed, and names the changes
 * @throws ShownChanged where that has changed; then nothing was created
 */
export async function createShown<Made, Current>(
  call: Promise<EditOutcome<Made, Current>>,
  show: (current: Current) => void,
): Promise<Made> {
  const outcome = await call;
  if (!outcome.isStale) return outcome.saved;
  show(outcome.current);
  throw new ShownChanged(outcome.message, outcome.changes);
}
