import { notPossible } from './notPossible';

const NEWER = 'Sube antes una respuesta más nueva del banco';

/** What would pay twice: to take a payment out of its nómina, and to make another file of that. */
const REFUSALS = {
  takeOut: {
    paid: 'El banco ya lo pagó: en otra nómina se pagaría de nuevo.',
    waiting: `El banco espera que lo cobren: fuera de esta nómina se podría pagar dos veces. ${NEWER}; si lo anuló, dirá que lo rechazó y la boleta queda libre.`,
  },
  anotherFile: {
    paid: 'El banco ya pagó una parte de esta nómina: otro archivo la pagaría de nuevo.',
    waiting: `El banco espera que cobren una parte de esta nómina: con otro archivo se podría pagar dos veces. ${NEWER}.`,
  },
} as const;

/**
 * Keeps what the bank has paid, or may still pay, from being paid again: only its answer 'rejected' frees it.
 * @throws Problem 409
 */
export function refuseUnderWay(
  payments: readonly { answer: 'paid' | 'waiting' | 'rejected' | null }[],
  what: keyof typeof REFUSALS,
): void {
  for (const state of ['paid', 'waiting'] as const)
    if (payments.some(({ answer }) => answer === state)) throw notPossible(REFUSALS[what][state]);
}
