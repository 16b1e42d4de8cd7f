import type { Nomina } from '@doblaje/contract/client';
import type { NominaPaymentValues, NominaReasonValues } from '@doblaje/domain/forms/nominaPayment';
import { movesFrom, NOMINA_MOVES } from '@doblaje/domain/moves';
import { labelOfNominaState, nominaTitle } from '@doblaje/domain/options/nominaStates';
import { defineMoves } from '../../../edits/defineMoves';
import { createDrafts, type Draft } from '../../../edits/drafts';
import { boletasText } from './NominaStatus';

/** Typed values of the day of payment. */
export const PAID = createDrafts<Draft<Nomina, NominaPaymentValues>>('en el pago de la nómina');

const saidOf = ({ lines, rejected }: Nomina) =>
  JSON.stringify([
    rejected,
    lines.map(({ boletaId, answer }) => (answer === null ? '' : [boletaId, answer])),
  ]);

/** What became of a nómina that is still prepared: the bank's answer takes the boletas it rejected with it. */
function changedIn(was: Nomina, now: Nomina): string {
  if (saidOf(was) !== saidOf(now)) return 'se anotó una respuesta del banco';
  return was.boletas === now.boletas ? '' : `ahora tiene ${boletasText(now.boletas)}`;
}

/** The moves of a nómina. */
export const nominaMoves = defineMoves<Nomina>({
  name: ({ id }) => nominaTitle(id),
  state: ({ state }) => labelOfNominaState(state),
  changed: changedIn,
});

/** Whether the bank has paid a part of the nómina, or may still pay it: what is under way is not voided. */
const isUnderWay = ({ lines }: Pick<Nomina, 'lines'>): boolean => lines.some(({ answer }) => answer !== null);

/** How many boletas wait for the bank, which may still pay or reject them: until then nobody marks the nómina as paid. */
export const waitingOf = ({ lines }: Pick<Nomina, 'lines'>): number =>
  lines.filter(({ answer }) => answer === 'waiting').length;

/** What ADMIN can do at the foot of a nómina. Nothing of it is left while its bank may still pay a part: the bank's answer decides. */
export function footOf(nomina: Nomina): Readonly<Record<'canVoid' | 'hasFile' | 'canPay', boolean>> {
  const moves = movesFrom(NOMINA_MOVES, nomina.state, 'ADMIN');
  const hasBoletas = nomina.boletas > 0 && nomina.state !== 'voided';
  return {
    canVoid: moves.includes('void') && !isUnderWay(nomina),
    hasFile: hasBoletas && !nomina.isAnswered,
    canPay: hasBoletas && moves.includes('pay') && waitingOf(nomina) === 0,
  };
}

/** Typed reasons for voiding a nómina whose file was downloaded. */
export const VOIDED_NOMINAS = createDrafts<Draft<Nomina, NominaReasonValues>>('en la anulación de la nómina');

/** Typed reasons for removing a boleta from a nómina. */
export const REMOVED = createDrafts<Draft<Nomina, NominaReasonValues>>('en el motivo de quitar la boleta');
