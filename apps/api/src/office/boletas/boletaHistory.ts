import type { Boleta, HistoryChange } from '@doblaje/contract';
import { countText, formatPesos } from '@doblaje/domain/amounts';
import { labelOfBoletaKind } from '@doblaje/domain/options/boletaKinds';
import { labelOfBoletaState } from '@doblaje/domain/options/boletaStates';
import { nominaTitle } from '@doblaje/domain/options/nominaStates';
import { labelOfSiiState } from '@doblaje/domain/options/siiStates';
import { labelOfWithholder } from '@doblaje/domain/options/withholders';
import type { AuditLine } from '../../ground/history/audited';
import { changesOf } from '../../ground/history/fields';

/** 'N.º 1.187: $100.000; N.º 1.188: $50.000'. */
const ordersText = (orders: Boleta['orders']) =>
  orders.map(({ orderNumber, part }) => `N.º ${countText(orderNumber)}: ${formatPesos(part)}`).join('; ');

/** The fields of a boleta for its history, with the labels of choices. */
const historyFields = (boleta: Boleta) => ({
  state: labelOfBoletaState(boleta.state),
  orders: boleta.orders.length === 1 ? null : ordersText(boleta.orders),
  kind: boleta.kind === 'BTE' ? labelOfBoletaKind(boleta.kind) : null,
  folio: boleta.folio,
  issuedOn: boleta.issuedOn || null,
  gross: boleta.gross,
  withheldBy: labelOfWithholder(boleta.withheldBy) || null,
  retention: boleta.retention,
  net: boleta.net,
  reason: boleta.reason || boleta.annulled[0]?.reason || null,
  annulledOn: boleta.annulled[0]?.annulledOn ?? null,
  siiState: boleta.gross === null ? null : labelOfSiiState(boleta.siiState),
  siiOn: boleta.siiOn || null,
  regularized: boleta.regularizes.map(({ folio }) => `N.º ${folio}`).join(', ') || null,
  nomina: boleta.nomina && nominaTitle(boleta.nomina.id),
});

/** The history's entry with the reason of what happened at the SII. */
export const siiReason = (reason: string): HistoryChange => ({ field: 'siiReason', from: null, to: reason });

/** The history's entry with the reason for settling what was annulled, or for taking that back. */
export const regularizedFor = (reason: string): HistoryChange => ({
  field: 'regularizedWhy',
  from: null,
  to: reason,
});

/** The history's entry for a RUT that the person's data sheet did not have yet when they sent the boleta. */
export const rutFilledIn = (rut: string): HistoryChange => ({ field: 'personRut', from: null, to: rut });

/** The history's entry with the reason for taking an approval back. */
export const reopenedFor = (reason: string): HistoryChange => ({
  field: 'reopenReason',
  from: null,
  to: reason,
});

interface BoletaLineOptions {
  /** The boleta before the change. @default there was none */
  before?: Boleta;
  /** Extra entries beside the changed fields. @default nothing */
  told?: readonly HistoryChange[] | undefined;
}

/** A line of a boleta's history. */
export const boletaLine = (
  action: 'create' | 'update',
  boleta: Boleta,
  { before, told = [] }: BoletaLineOptions = {},
): AuditLine => ({
  action,
  entity: 'boleta',
  id: String(boleta.id),
  changes: [...changesOf('boleta', before ? historyFields(before) : {}, historyFields(boleta)), ...told],
});
