import type { BoletaState, NominaState } from '../options';

/**
 * What follows once a boleta is annulled:
 * - `none`: there is no boleta here, so nothing;
 * - `replace`: it is unlinked from its orders, which wait for another;
 * - `takeOut`: it is first taken out of its nómina, then as before;
 * - `takeBack`: the same, though the bank may have the nómina's file and still pay it;
 * - `awaitBank`: the bank may still pay it, so it stays in its nómina until a newer answer;
 * - `payFirst`: the bank has paid it, so it stays in its nómina, and is to be regularized once that is paid;
 * - `regularize`: it was paid, so an entry 'por regularizar' waits for the person's next boleta;
 * - `unclear`: its state and its nómina's contradict each other, so somebody has to look.
 */
export type AnnulmentFollow =
  | 'none'
  | 'replace'
  | 'takeOut'
  | 'takeBack'
  | 'awaitBank'
  | 'payFirst'
  | 'regularize'
  | 'unclear';

/** How far the payment of a prepared nómina is: its file was handed out and is not answered, the bank waits until it is fetched, or has paid. */
export type PaymentAtBank = 'handedOut' | 'waiting' | 'paid';

/** What follows, as the studio and the person read it. */
export interface AnnulmentOutcome {
  follow: AnnulmentFollow;
  /** Whether it is not to be noted here as annulled, or not yet; `studio` says why. */
  isRefused: boolean;
  /** Spanish, for ADMIN. */
  studio: string;
  /** Spanish, for the person of the boleta; '' if they have nothing to do or to know yet. */
  person: string;
}

/** Spanish label of what is owed after the annulment of a paid boleta. */
export const TO_REGULARIZE = 'Por regularizar';

const TEXTS: Readonly<Record<AnnulmentFollow, Pick<AnnulmentOutcome, 'studio' | 'person'>>> = {
  none: { studio: 'Aún no hay boleta: no hay nada que hacer.', person: '' },
  replace: {
    studio: 'La boleta se desvincula de sus órdenes, que esperan otra.',
    person: 'Tu boleta está anulada en el SII: sube otra.',
  },
  takeOut: {
    studio: 'La boleta sale de su nómina y se desvincula de sus órdenes, que esperan otra.',
    person: 'Tu boleta está anulada en el SII y no se pagará: sube otra.',
  },
  takeBack: {
    studio:
      'La boleta sale de su nómina y se desvincula de sus órdenes, que esperan otra. El archivo de la nómina ya se descargó: si el banco lo tiene, pídele que no la pague.',
    person: 'Tu boleta está anulada en el SII y no se pagará: sube otra.',
  },
  awaitBank: {
    studio:
      'Su nómina está en el banco, que espera que la cobren: la boleta no sale de ella y aún no se anota como nula. Sube antes una respuesta más nueva del banco: si la rechazó, queda libre; si la pagó, se regulariza.',
    person: '',
  },
  payFirst: {
    studio:
      'El banco ya la pagó: la boleta no sale de su nómina y aún no se anota como nula. Cuando la nómina esté pagada, anótala: queda por regularizar.',
    person: '',
  },
  regularize: {
    studio: 'Se pagó una boleta anulada: queda por regularizar con la próxima boleta de la persona.',
    person: 'La boleta que te pagamos está anulada en el SII: queda por regularizar con tu próxima boleta.',
  },
  unclear: {
    studio: 'El estado de la boleta y el de su nómina no coinciden: revísalos antes de seguir.',
    person: '',
  },
};

const REFUSED: readonly AnnulmentFollow[] = ['none', 'awaitBank', 'payFirst', 'unclear'];

/** What follows instead of `takeOut`, by how far the payment is. */
const AT_BANK: Readonly<Record<PaymentAtBank, AnnulmentFollow>> = {
  handedOut: 'takeBack',
  waiting: 'awaitBank',
  paid: 'payFirst',
};

/** All pairs, so that a new state of either does not compile before somebody decides what follows. */
const FOLLOWS: Readonly<Record<BoletaState, Readonly<Record<NominaState | 'none', AnnulmentFollow>>>> = {
  pending: { none: 'none', voided: 'none', prepared: 'unclear', paid: 'unclear' },
  inReview: { none: 'replace', voided: 'replace', prepared: 'unclear', paid: 'unclear' },
  approved: { none: 'replace', voided: 'replace', prepared: 'takeOut', paid: 'unclear' },
  rejected: { none: 'replace', voided: 'replace', prepared: 'unclear', paid: 'unclear' },
  paid: { none: 'unclear', voided: 'unclear', prepared: 'regularize', paid: 'regularize' },
};

/**
 * What follows when a boleta is annulled at the SII, by its state here, that of its nómina and what the bank did with its payment.
 * @param nomina null: it is in none
 * @param bank of a prepared nómina; null: its file was never handed out
 */
export function annulmentFollows(
  boleta: BoletaState,
  nomina: NominaState | null,
  bank: PaymentAtBank | null = null,
): AnnulmentOutcome {
  // All may come from a request and be anything.
  const row = typeof boleta === 'string' && Object.hasOwn(FOLLOWS, boleta) ? FOLLOWS[boleta] : undefined;
  const column = nomina === null ? 'none' : nomina;
  const known = row && typeof column === 'string' && Object.hasOwn(row, column) ? row[column] : 'unclear';
  const isAtBank = known === 'takeOut' && typeof bank === 'string' && Object.hasOwn(AT_BANK, bank);
  const follow = isAtBank ? AT_BANK[bank] : known;
  return { follow, isRefused: REFUSED.includes(follow), ...TEXTS[follow] };
}
