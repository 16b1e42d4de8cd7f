import type { ApplicationDetail } from '@doblaje/contract/client';
import { APPLICATION_MOVES, type ApplicationMove } from '@doblaje/domain/moves';
import { type ApplicationState, labelOfApplicationState } from '@doblaje/domain/options/applicationStates';
import { defineEdit } from '../../edits/defineEdit';

/** What is decided on an application, beside whether its candidate is told. */
export type ReviewValues = { state: ApplicationState; note: string };

/** What ADMIN writes of an application. */
export const REVIEW = defineEdit<ApplicationDetail, ReviewValues>({
  place: 'en la nota de la postulación',
  labels: { state: 'Estado', note: 'Nota interna' },
  text: (field, value) => (field === 'state' ? labelOfApplicationState(value) : String(value || '—')),
  valuesOf: ({ state, note }) => ({ state, note }),
  updatedAtOf: ({ updatedAt }) => updatedAt,
});

/** The button of a move, the words while it is made, and what is told once it is. */
export const MOVE_WORDS: Readonly<Record<ApplicationMove, { text: string; pending: string; done: string }>> =
  {
    shortlist: { text: 'Preseleccionar', pending: 'Guardando...', done: 'Postulación preseleccionada' },
    accept: { text: 'Aceptar', pending: 'Aceptando...', done: 'Postulación aceptada' },
    reject: { text: 'Rechazar', pending: 'Rechazando...', done: 'Postulación rechazada' },
  };

/** The state that a button leads to; that of the note alone is the one there is. */
export const stateAfter = (move: ApplicationMove | 'note', now: ApplicationState): ApplicationState =>
  move === 'note' ? now : APPLICATION_MOVES[move].to;
