import type { Chapter, Character } from '@doblaje/contract/client';
import { dayText } from '@doblaje/domain/days';
import type { ChapterValues } from '@doblaje/domain/forms/chapter';
import type { ChapterRunValues } from '@doblaje/domain/forms/chapterRun';
import type { CharacterValues } from '@doblaje/domain/forms/character';
import { labelOfCharacterType } from '@doblaje/domain/options/characterTypes';
import { defineEdit } from '../../../edits/defineEdit';
import { createDrafts, type Draft } from '../../../edits/drafts';

/** What people call the fields of a chapter, in the form's order. */
export const CHAPTER_LABELS = {
  number: 'Número',
  title: 'Título',
  duration: 'Duración',
  dueDate: 'Entrega',
  statusId: 'Estado',
} as const satisfies Record<keyof ChapterValues, string>;

/** The form's values, of a chapter. */
export const chapterValues = ({ number, title, duration, dueDate, statusId }: Chapter): ChapterValues => ({
  number,
  title,
  duration,
  dueDate,
  statusId,
});

/** A chapter that there is, edited. */
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

/** What one changes of a character in the whole project. */
export type CharacterNameValues = Pick<CharacterValues, 'name' | 'characterType'>;

/** A character that there is, edited. */
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

/** The chapter that one goes on with: the first that is not done; of a project that is done, its first. */
export const chapterToOpen = (chapters: readonly Chapter[]): Chapter | undefined =>
  chapters.find(({ statusStage }) => statusStage !== 'done') ?? chapters[0];

/** A chapter among others: '204 · El faro apagado'. */
export const chapterName = ({ number, title }: Pick<Chapter, 'number' | 'title'>) => `${number} · ${title}`;

/** The number after which the next chapter comes. */
export const lastNumberOf = (chapters: readonly Pick<Chapter, 'number'>[]): number =>
  Math.max(0, ...chapters.map(({ number }) => number));
