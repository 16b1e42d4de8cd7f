import { notPossible } from './notPossible';

const NEWER = 'Sube antes una respuesta más nueva del banco';

/** What would pay twice: to take a payment out of its nómina, and to hand out its file, the old one or another. */
const REFUSALS = {
  takeOut: {
    paid: 'El banco ya lo pagó: en otra nómina se pagaría de nuevo.',
    waiting: `El banco espera que lo cobren: fuera de esta nómina se podría pagar dos veces. ${NEWER}; si lo anuló, dirá que lo rechazó y la boleta queda libre.`,
  },
  file: {
    paid: 'El banco ya pagó una parte de esta nómina: con el mismo archivo, o con otro archivo, la pagaría de nuevo.',
    waiting: `El banco espera que cobren una parte de esta nómina: con el mismo archivo, o con otro, se podría pagar dos veces. ${NEWER}.`,
    rejected:
      'El banco ya respondió y rechazó una parte de esta nómina: sus boletas quedaron libres, y con el mismo archivo, o con otro, se podría pagar dos veces. Sube la respuesta por lo que falta.',
    // Of whom it answered nobody is left: they have erased their data.
    gone: 'El banco ya respondió por una parte de esta nómina: con el mismo archivo, o con otro, se podría pagar dos veces. Sube la respuesta por lo que falta.',
  },
} as const;

type Answers = readonly { answer: 'paid' | 'waiting' | 'rejected' | null }[];

const PAID_FILE =
  'El banco ya respondió por esta nómina, que está pagada: su archivo no se descarga de nuevo, porque con él se podría pagar dos veces.';

const has = (payments: Answers, state: 'paid' | 'waiting' | 'rejected') =>
  payments.some(({ answer }) => answer === state);

/**
 * Keeps what the bank has paid, or may still pay, from being paid again: only its answer 'rejected' frees it.
 * @throws Problem 409
 */
export function refuseUnderWay(payments: Answers): void {
  for (const state of ['paid', 'waiting'] as const)
    if (has(payments, state)) throw notPossible(REFUSALS.takeOut[state]);
}

/** A nómina whose file is asked for. */
interface AskedFile {
  /** Whether its bank has answered, also if nobody is left of those whom it named. */
  isAnswered: boolean;
  /** Whether it is paid: no answer is awaited then. */
  isPaid: boolean;
  /** The payments of its file that are left. */
  payments: Answers;
}

/**
 * Keeps the file of a nómina in the house once the bank has answered it, also when the nómina is paid: the bank has it, and what it
 * rejected is free for another nómina.
 * @throws Problem 409
 */
export function refuseAnsweredFile({ isAnswered, isPaid, payments }: AskedFile): void {
  if (!isAnswered) return;
  if (isPaid) throw notPossible(PAID_FILE);
  const state = (['paid', 'waiting', 'rejected'] as const).find((one) => has(payments, one));
  throw notPossible(REFUSALS.file[state ?? 'gone']);
}

/**
 * Keeps a nómina from being marked as paid by hand while the bank may still pay a part of it, or take it back: one payment would be
 * read two ways.
 * @throws Problem 409 that says how many boletas wait
 */
export function refuseWaiting(payments: Answers): void {
  const count = payments.filter(({ answer }) => answer === 'waiting').length;
  if (count === 0) return;
  const [many, them] = count === 1 ? ['una boleta', 'rechazarla'] : [`${count} boletas`, 'rechazarlas'];
  throw notPossible(
    `El banco espera que cobren ${many} de esta nómina, y aún puede ${them}: no se marca pagada a mano. ${NEWER}.`,
  );
}
