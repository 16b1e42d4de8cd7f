import { DATE_INVALID } from '../rules/messages';
import { checkForm, type FormErrors, isBlank, required } from '../rules/rules';
import { shortText } from '../rules/textRules';
import { chosen, day, wholeNumber } from '../rules/valueRules';
import { durationSeconds } from './duration';

/** The fields of a chapter that an administrator types. */
export type ChapterValues = {
  /** Number as the series counts it, e.g. 204. */
  number?: number;
  title: string;
  /** Running time, 'HH:MM:SS'; '' while unknown. */
  duration: string;
  /** 'AAAA-MM-DD'; '' while unknown. */
  dueDate: string;
  /** Id in the catalogue of chapter states; 0 is none. */
  statusId: number;
};

/** A chapter before anything is typed. */
export const CHAPTER_INITIAL: Readonly<ChapterValues> = { title: '', duration: '', dueDate: '', statusId: 0 };

/** Final-form validator of a chapter. Running time and due date are optional. */
export function validateChapter(values: unknown): FormErrors<ChapterValues> {
  return checkForm<ChapterValues>(values, {
    number: [
      required('El número de capítulo es requerido'),
      wholeNumber(0, 99_999, 'Ingresa un número entre 0 y 99.999'),
    ],
    title: [required('El título del capítulo es requerido'), shortText()],
    duration: [
      (value) =>
        isBlank(value) || durationSeconds(value) !== null
          ? undefined
          : 'Escribe la duración como HH:MM:SS, por ejemplo 00:44:12',
    ],
    dueDate: [day(DATE_INVALID)],
    statusId: [chosen('Elige un estado')],
  });
}
