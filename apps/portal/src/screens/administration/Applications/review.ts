import type { ApplicationDetail } from '@doblaje/contract/client';
import { APPLICATION_MOVES, type ApplicationMove } from '@doblaje/domain/moves';
import { type ApplicationState, labelOfApplicationState } from '@doblaje/domain/options/applicationStates';
import { defineEdit } from '../../../edits/defineEdit';

/** The values of the decision form, except whether to tell the candidate. */
export type ReviewValues = { state: ApplicationState; note: string };

/** The edit of an application by ADMIN. */
export const REVIEW = defineEdit<ApplicationDetail, ReviewValues>({
  place: 'en la nota de la postulación',
  labels: { state: 'Estado', note: 'Nota interna' },
  text: (field, value) => (field === 'state' ? labelOfApplicationState(value) : String(value || '—')),
  valuesOf: ({ state, note }) => ({ state, note }),
  updatedAtOf: ({ updatedAt }) => updatedAt,
});

/** For each move: the button's text, its text while the request runs, and the notification. */
export const MOVE_WORDS: Readonly<Record<ApplicationMove, { text: string; pending: string; done: string }>> =
  {
    shortlist: { text: 'Preseleccionar', pending: 'Guardando...', done: 'Postulación preseleccionada' },
    accept: { text: 'Aceptar', pending: 'Aceptando...', done: 'Postulación aceptada' },
    reject: { text: 'Rechazar', pending: 'Rechazando...', done: 'Postulación rechazada' },
  };

/** The state after a button is pressed. Saving only the note keeps the current state. */
export const stateAfter = (move: ApplicationMove | 'note', now: ApplicationState): ApplicationState =>
  move === 'note' ? now : APPLICATION_MOVES[move].to;
