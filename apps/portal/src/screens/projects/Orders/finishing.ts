import { ApiError, type WorkOrder } from '@doblaje/contract/client';
import {
  firstLoopsDone,
  isOverPlanned,
  validateWorkOrderFinish,
  type WorkOrderFinishValues,
} from '@doblaje/domain/forms/workOrderFinish';
import type { FormErrors } from '@doblaje/ui/form';

/** The recorded loops by role, with the note and the amount. */
export type DoneValues = Record<`of${number}`, number | null> & Omit<WorkOrderFinishValues, 'lines'>;

type Line = WorkOrder['lines'][number];

/** The name of a role's field. */
export const doneName = (appearanceId: number): `of${number}` => `of${appearanceId}`;

/** The roles of an order that are still in its chapter. */
export const linesToFinish = ({ lines }: WorkOrder): readonly Line[] =>
  lines.filter(({ appearanceId }) => appearanceId !== 0);

/** The first values: the loops from the cast, and the order's amount. */
export const firstDone = (lines: readonly Line[], amount: number | null): DoneValues => ({
  ...Object.fromEntries(lines.map((line) => [doneName(line.appearanceId), firstLoopsDone(line)])),
  ...{ note: '', amount, amountReason: '' },
});

const typedOf = (lines: readonly Line[], values: DoneValues) =>
  lines.map(({ appearanceId, loopsPlanned }) => ({
    loopsPlanned,
    loopsDone: values[doneName(appearanceId)] ?? null,
  }));

/** Whether any role has more recorded loops than planned. */
export const isOver = (lines: readonly Line[], values: DoneValues): boolean =>
  typedOf(lines, values).some(isOverPlanned);

/** Validates by the domain's rule, each error on its field. */
export function validateDone(
  lines: readonly Line[],
  values: DoneValues,
  ordered: number | null,
): FormErrors<DoneValues> {
  const { lines: wrong = [], ...errors } = validateWorkOrderFinish(
    { ...values, lines: typedOf(lines, values) },
    ordered,
  );
  const byRole = wrong.map((error, place) => [doneName(lines[place]?.appearanceId ?? 0), error] as const);
  return { ...errors, ...Object.fromEntries(byRole.filter(([, error]) => error !== undefined)) };
}

/** The loops of an order for the request. */
export const sentLines = (order: WorkOrder, values: DoneValues) =>
  linesToFinish(order).map(({ appearanceId }) => ({
    appearanceId,
    loopsDone: values[doneName(appearanceId)] ?? 0,
  }));

/** Moves the server's errors, which name a place in the request ('lines.2.loopsDone'), to the fields of the form. */
export function byRole(error: unknown, orders: readonly WorkOrder[]): unknown {
  if (!(error instanceof ApiError) || error.errors.length === 0) return error;
  const errors = error.errors.map(({ field, message }) => {
    const [, order = '0', line] = /^(?:orders\.(\d+)\.)?lines\.(\d+)\./.exec(field) ?? [];
    const sent = orders[Number(order)];
    const role = sent && line !== undefined ? linesToFinish(sent)[Number(line)] : undefined;
    return { field: role ? doneName(role.appearanceId) : field, message };
  });
  return new ApiError(error.status, error.message, errors);
}
