import type { WorkOrder } from '@doblaje/contract/client';
import { momentText } from '@doblaje/domain/days';
import { WORK_ORDER_MOVES } from '@doblaje/domain/moves';
import { workOrderTitle } from '@doblaje/domain/options/workOrderTypes';
import { createDrafts, type Draft } from '../../../../edits/drafts';
import type { OrderAnswer } from './chosenAnswer';

/** The values of the note's form. */
export type NoteValues = { note: string };

/** The values before anything is typed. */
export const NOTE_INITIAL: NoteValues = { note: '' };

/** Notes that were typed and not sent, by the id of their order. */
export const NOTES = createDrafts<Draft<null, NoteValues>>('en tu nota para el estudio');

/** For each answer: the dialog's texts, its button, the text while the request runs, and the notification. */
export const ANSWER_WORDS = {
  accept: {
    ask: '¿Aceptar la',
    explains: 'Revisa lo que te pide. El estudio recibirá tu respuesta, con una nota si quieres agregarla.',
    submit: 'Aceptar orden',
    pending: 'Aceptando...',
    done: 'Orden aceptada',
  },
  decline: {
    ask: '¿Rechazar la',
    explains: 'El estudio recibirá tu respuesta con esta nota y buscará a otra persona.',
    submit: 'Rechazar orden',
    pending: 'Rechazando...',
    done: 'Orden rechazada',
  },
} as const;

/** 'Orden de Actuación N.º 1.234'. */
export const orderTitle = ({ typeId, number }: WorkOrder): string => workOrderTitle(typeId, number);

/**
 * Whether the order is already in the state this answer leads to. Then the person's own answer had arrived, and only its receipt was lost.
 */
export const isAnsweredSo = ({ state, answerNote }: WorkOrder, answer: OrderAnswer, note: string): boolean =>
  state === WORK_ORDER_MOVES[answer].to && answerNote === note.trim();

/** Why an answer came too late, from the order's current state. */
export function whyTooLate({ state, answeredAt }: WorkOrder): string {
  if (state === 'voided') return 'El estudio anuló esta orden antes de que llegara tu respuesta.';
  if (state === 'issued') return 'La orden cambió mientras respondías. Revísala y responde otra vez.';
  const when = answeredAt === null ? '' : ` el ${momentText(answeredAt)}`;
  return `Esta orden ya se había respondido${when}, en otra pestaña o en otro equipo.`;
}
