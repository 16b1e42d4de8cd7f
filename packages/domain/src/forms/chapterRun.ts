import { isDay } from '../days/days';
import { DATE_INVALID } from '../rules/messages';
import { checkForm, type FormErrors, required } from '../rules/rules';
import { chosen, day, wholeNumber } from '../rules/valueRules';

/** The fields for adding several chapters at once. */
export type ChapterRunValues = {
  /** Number of the first one. */
  from?: number;
  /** Number of the last one. */
  to?: number;
  /** Due date of the first one, 'AAAA-MM-DD'; '' while unknown. */
  dueDate: string;
  /** Days between the due dates of two chapters. */
  daysBetween?: number;
  /** Id in the catalogue of chapter states; 0 is none. */
  statusId: number;
};

/** Several chapters before anything is typed: one a week. */
export const CHAPTER_RUN_INITIAL: Readonly<ChapterRunValues> = { dueDate: '', daysBetween: 7, statusId: 0 };

/** Most chapters that are added at once. */
export const CHAPTER_RUN_MAX = 200;

const NUMBER_INVALID = 'Ingresa un número entre 0 y 99.999';

/** Final-form validator of several chapters. The days between them matter only with a first due date. */
export function validateChapterRun(values: unknown): FormErrors<ChapterRunValues> {
  return checkForm<ChapterRunValues>(values, {
    from: [required('El primer número es requerido'), wholeNumber(0, 99_999, NUMBER_INVALID)],
    to: [
      required('El último número es requerido'),
      wholeNumber(0, 99_999, NUMBER_INVALID),
      (to, { from }) => {
        if (typeof to !== 'number' || typeof from !== 'number') return undefined;
        if (to < from) return 'El último número no puede ser menor que el primero';
        return to - from >= CHAPTER_RUN_MAX ? 'Agrega 200 capítulos a la vez como máximo' : undefined;
      },
    ],
    dueDate: [day(DATE_INVALID)],
    daysBetween: [wholeNumber(0, 365, 'Ingresa un número de días entre 0 y 365')],
    statusId: [chosen('Elige un estado')],
  });
}

/** The day that many days after another, both 'AAAA-MM-DD'; '' if there is none. */
export function dayAfter(date: unknown, days: number): string {
  if (!isDay(date) || !Number.isInteger(days)) return '';
  const moment = new Date(`${date}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  // So many days lead out of the calendar.
  if (Number.isNaN(moment.getTime())) return '';
  const day = moment.toISOString().slice(0, 10);
  return isDay(day) ? day : '';
}
