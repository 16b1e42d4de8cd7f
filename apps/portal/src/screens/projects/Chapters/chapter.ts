import type { Chapter, Character } from '@doblaje/contract/client';
import { dayText } from '@doblaje/domain/days';
import type { ChapterValues } from '@doblaje/domain/forms/chapter';
import type { ChapterRunValues } from '@doblaje/domain/forms/chapterRun';
import type { CharacterValues } from '@doblaje/domain/forms/character';
import { labelOfCharacterType } from '@doblaje/domain/options/characterTypes';
import { defineEdit } from '../../../edits/defineEdit';
import { createDrafts, type Draft } from '../../../edits/drafts';

/** The labels of a chapter's fields, in the form's order. */
export const CHAPTER_LABELS = {
  number: 'Número',
  title: 'Título',
  duration: 'Duración',
  dueDate: 'Entrega',
  statusId: 'Estado',
} as const satisfies Record<keyof ChapterValues, string>;

/** Takes the form's values from a chapter. */
export const chapterValues = ({ number, title, duration, dueDate, statusId }: Chapter): ChapterValues => ({
  number,
  title,
  duration,
  dueDate,
  statusId,
});

/** The edit of an existing chapter. */
export const CHAPTER = defineEdit<Chapter, ChapterValues>({
  place: 'en el capítulo',
  labels: CHAPTER_LABELS,
  text: (field, value, chapter) => {
    if (field === 'statusId') return chapter.statusLabel;
    return field === 'dueDate' ? dayText(value) : String(value);
  },
  valuesOf: chapterValues,
  updatedAtOf: ({ updatedAt }) => updatedAt,
});

/** The fields of a character that are the same in the whole project. */
export type CharacterNameValues = Pick<CharacterValues, 'name' | 'characterType'>;

/** The edit of an existing character. */
export const CHARACTER = defineEdit<Character, CharacterNameValues>({
  place: 'en el personaje',
  labels: { name: 'Nombre', characterType: 'Tipo de personaje' },
  text: (field, value) => (field === 'characterType' ? labelOfCharacterType(value) : String(value)),
  valuesOf: ({ name, characterType }) => ({ name, characterType }),
  updatedAtOf: ({ updatedAt }) => updatedAt,
});

export const NEW_CHAPTER = createDrafts<Draft<null, ChapterValues>>('en el capítulo nuevo');
export const NEW_CHAPTERS = createDrafts<Draft<null, ChapterRunValues>>('en los capítulos nuevos');
export const NEW_CHARACTER = createDrafts<Draft<null, CharacterValues>>('en el personaje nuevo');
export const COPIED_CAST = createDrafts<Draft<null, { from: number }>>('en el elenco que copias');

/** The chapter to go on with: the first one that is not done, or the first one of all if all are done. */
export const chapterToOpen = (chapters: readonly Chapter[]): Chapter | undefined =>
  chapters.find(({ statusStage }) => statusStage !== 'done') ?? chapters[0];

/** The name of a chapter in its project: '204 · El faro apagado'. */
export const chapterLabel = ({ number, title }: Pick<Chapter, 'number' | 'title'>) => `${number} · ${title}`;

/** The highest number of the chapters; 0 without chapters. */
export const lastNumberOf = (chapters: readonly Pick<Chapter, 'number'>[]): number =>
  Math.max(0, ...chapters.map(({ number }) => number));
