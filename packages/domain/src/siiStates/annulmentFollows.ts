import type { BoletaState, NominaState } from '../options';

/**
 * What follows once a boleta is annulled:
 * - `none`: there is no boleta here, so nothing;
 * - `replace`: it is unlinked from its orders, which wait for another;
 * - `takeOut`: it is first taken out of its nómina, then as before;
 * - `regularize`: it was paid, so an entry 'por regularizar' waits for the person's next boleta;
 * - `unclear`: its state and its nómina's contradict each other, so somebody has to look.
 */
export type AnnulmentFollow = 'none' | 'replace' | 'takeOut' | 'regularize' | 'unclear';

/** What follows, as the studio and the person read it. */
export interface AnnulmentOutcome {
  follow: AnnulmentFollow;
  /** Spanish, for ADMIN. */
  studio: string;
  /** Spanish, for the person of the boleta; '' if they have nothing to do or to know yet. */
  person: string;
}

/** Spanish label of what is owed after the annulment of a paid boleta. */
export const TO_REGULARIZE = 'Por regularizar';

const TEXTS: Readonly<Record<AnnulmentFollow, Omit<AnnulmentOutcome, 'follow'>>> = {
  none: { studio: 'Aún no hay boleta: no hay nada que hacer.', person: '' },
  replace: {
    studio: 'La boleta se desvincula de sus órdenes, que esperan otra.',
    person: 'Tu boleta está anulada en el SII: sube otra.',
  },
  takeOut: {
    studio: 'La boleta sale de su nómina y se desvincula de sus órdenes, que esperan otra.',
    person: 'Tu boleta está anulada en el SII y no se pagará: sube otra.',
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

/** All pairs, so that a new state of either does not compile before somebody decides what follows. */
const FOLLOWS: Readonly<Record<BoletaState, Readonly<Record<NominaState | 'none', AnnulmentFollow>>>> = {
  pending: { none: 'none', voided: 'none', prepared: 'unclear', paid: 'unclear' },
  inReview: { none: 'replace', voided: 'replace', prepared: 'unclear', paid: 'unclear' },
  approved: { none: 'replace', voided: 'replace', prepared: 'takeOut', paid: 'unclear' },
  rejected: { none: 'replace', voided: 'replace', prepared: 'unclear', paid: 'unclear' },
  paid: { none: 'unclear', voided: 'unclear', prepared: 'unclear', paid: 'regularize' },
};

/**
 * What follows when a boleta is annulled at the SII, by its state here and that of its nómina (issue of the month's close).
 * @param nomina null: it is in none
 */
export function annulmentFollows(boleta: BoletaState, nomina: NominaState | null): AnnulmentOutcome {
  // Both may come from a request and be anything.
  const row = typeof boleta === 'string' && Object.hasOwn(FOLLOWS, boleta) ? FOLLOWS[boleta] : undefined;
  const column = nomina === null ? 'none' : nomina;
  const follow = row && typeof column === 'string' && Object.hasOwn(row, column) ? row[column] : 'unclear';
  return { follow, ...TEXTS[follow] };
}
