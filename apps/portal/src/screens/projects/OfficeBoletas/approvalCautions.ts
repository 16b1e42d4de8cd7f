import type { Boleta } from '@doblaje/contract/client';
import { sentAlreadyText } from '@doblaje/domain/boletaPdf';
import { dayInChile } from '@doblaje/domain/days';
import { siiCautionText, siiDue } from '@doblaje/domain/siiStates';
import { orderDifferences } from './BoletaOrders';
import { siiBoletaOf } from './siiBoleta';
import { unsureReading } from './unsureReading';

/** What the SII says, or what was noted of it. */
function siiCautions(boleta: Boleta): string[] {
  const { atSii } = boleta;
  const due = siiDue(siiBoletaOf(boleta), dayInChile());
  return [
    ...(atSii === null ? [] : [`${siiCautionText(atSii)}.`]),
    ...(due === null || due.state === 'valid' ? [] : [due.told]),
  ];
}

/**
 * All that the page of a boleta warns of, in sentences, each once: where it differs from its orders, its PDF, its person or the SII. Who
 * approves it anyway has read them.
 */
export function approvalCautions(boleta: Boleta): string[] {
  const { differences = [], sentAs = [] } = boleta.reading ?? {};
  const told = [
    ...orderDifferences(boleta),
    ...(unsureReading(boleta)?.sentences ?? []),
    ...differences,
    ...sentAs.map(sentAlreadyText),
    ...siiCautions(boleta),
  ];
  return [...new Set(told)];
}
