import type { State } from './states';

/** Reasons why a screen has no story of a state; the wall shows them in the empty cells. */
export type Absences = Readonly<Partial<Record<State, string>>>;

export const NO_ROWS: Absences = { vacío: 'No tiene filas', muchos: 'No tiene filas' };
export const NO_FIELDS: Absences = { 'todo bien': 'No se llena nada', 'con errores': 'No se llena nada' };
export const SENDS_NOTHING: Absences = {
  'en curso': 'No envía nada',
  falla: 'No envía nada',
  resultado: 'No envía nada',
};
export const IN_THE_FIELD: Absences = { largo: 'Lo largo corre dentro del campo' };
