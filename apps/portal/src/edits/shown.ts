import { ApiError, type EditOutcome } from '@doblaje/contract/client';

/** Nothing was created, because the data shown in the dialog had changed. The dialog now shows the current data. */
export class ShownChanged extends ApiError {
  constructor(
    message: string,
    /** The changes, a sentence each. */
    readonly changes: readonly string[],
  ) {
    super(409, message);
  }
}

/**
 * Creates an item from the data that a dialog shows. The request carries that data (`@doblaje/contract/shown`).
 * @param call the request through `sendEdit`, to a route that states `409: staleAnswer(…)`
 * @param show makes the dialog show the current data; `FormDialog` keeps the typed values and names the changes
 * @throws ShownChanged if the data has changed; nothing was created then
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
