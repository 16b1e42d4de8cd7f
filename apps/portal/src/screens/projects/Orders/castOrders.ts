import type { Appearance, CastToIssue, WorkOrderRow } from '@doblaje/contract/client';
import { validateWorkOrder, type WorkOrderValues } from '@doblaje/domain/forms/workOrder';
import { coversRoles, type WorkOrderTypeId } from '@doblaje/domain/options/workOrderTypes';
import type { FormErrors } from '@doblaje/ui/form';
import { createDrafts, type Draft } from '../../../edits/drafts';
import { lacksOf } from './minorText';
import { linesOf } from './order';
import { numberText } from './orderState';

/** A person in the cast of a chapter, with their roles there. */
export interface CastPerson {
  /** The id of the person. Typed values belong to it, so they stay with the person when others join the cast. */
  id: string;
  name: string;
  roles: readonly Appearance[];
  loops: number;
}

/** The values that all orders share, and for each member whether they get an order and its amount. */
export type CastOrderValues = Pick<WorkOrderValues, 'typeId' | 'startDate' | 'dueDate' | 'notes'> & {
  [Takes in `takes${string}`]: boolean;
} & { [Amount in `amount${string}`]: number | null };

export const CAST_ORDERS = createDrafts<Draft<CastToIssue, CastOrderValues>>('en las órdenes del elenco');

/** The people with a role in the chapter, in the order of its cast. */
export function membersOf(cast: readonly Appearance[]): CastPerson[] {
  const ids = [...new Set(cast.map(({ personId }) => personId))].filter(Boolean);
  return ids.map((id) => {
    const roles = cast.filter(({ personId }) => personId === id);
    const loops = roles.reduce((sum, { loopsPlanned }) => sum + loopsPlanned, 0);
    return { id, name: roles[0]?.personName ?? '', roles, loops };
  });
}

const FIRST_TYPE: WorkOrderTypeId = 1;

/** The first values: an order for each member without an earlier one of this type who lacks nothing, from today to the chapter's due date. */
export const firstValues = (
  members: readonly CastPerson[],
  dueDate: string,
  today: string,
  { orders, minors }: Pick<CastToIssue, 'orders' | 'minors'>,
): CastOrderValues => {
  const days = { startDate: today, dueDate: dueDate >= today ? dueDate : '' };
  return {
    typeId: FIRST_TYPE,
    ...days,
    notes: '',
    ...Object.fromEntries(
      members.flatMap((member) => [
        [
          `takes${member.id}`,
          warningOf(member, FIRST_TYPE, orders) === '' && lacksOf(minors, member.id, days) === '',
        ],
        [`amount${member.id}`, null],
      ]),
    ),
  };
};

const takenOf = (members: readonly CastPerson[], values: CastOrderValues) =>
  members.filter(({ id }) => values[`takes${id}`]);

/** The request, with its orders in the sequence of the chosen members. */
export function sentOf(members: readonly CastPerson[], values: CastOrderValues) {
  const { typeId, startDate, dueDate, notes } = values;
  const taken = takenOf(members, values);
  const orders = taken.map(({ id, roles }) => ({
    personId: id,
    amount: values[`amount${id}`] ?? null,
    lines: coversRoles(typeId) ? linesOf(roles, id) : [],
  }));
  return { taken, json: { typeId: typeId as WorkOrderTypeId, startDate, dueDate, notes, orders } };
}

/** Validates each order as a single order. The shared fields show their errors only once. */
export function validateCastOrders(
  members: readonly CastPerson[],
  values: CastOrderValues,
): FormErrors<CastOrderValues> {
  const { taken, json } = sentOf(members, values);
  const { orders, ...shared } = json;
  if (orders.length === 0) return { [`takes${members[0]?.id}`]: 'Elige al menos a una persona' };
  const judged = orders.map((order) => validateWorkOrder({ ...shared, ...order, chapterId: 1 }));
  const { typeId, startDate, dueDate, notes } = judged[0] ?? {};
  const amounts = judged.map(({ amount }, place) => [`amount${taken[place]?.id}`, amount]);
  return Object.fromEntries(
    [...Object.entries({ typeId, startDate, dueDate, notes }), ...amounts].filter(([, error]) => error),
  );
}

/** The warning before a member gets an order of this type; '' if there is none. */
export function warningOf({ id }: CastPerson, typeId: number, orders: readonly WorkOrderRow[]): string {
  const own = orders.filter((order) => order.personId === id && order.typeId === typeId);
  const named = (found: readonly WorkOrderRow[]) =>
    found.map(({ number }) => numberText(number)).join(', la ');
  const open = own.filter(({ state }) => state !== 'rejected');
  if (open.length > 0) return `Ya tiene abierta la ${named(open)}`;
  return own.length > 0 ? `Rechazó la ${named(own)}` : '';
}
