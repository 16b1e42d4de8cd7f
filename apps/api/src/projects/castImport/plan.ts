import { searchText } from '@doblaje/contract';
import { validateChapter } from '@doblaje/domain/forms/chapter';
import { LOOPS_INVALID, LOOPS_MAX, validateCharacter } from '@doblaje/domain/forms/character';
import { sameText } from '@doblaje/domain/naming';
import { CHARACTER_TYPES, type CharacterType } from '@doblaje/domain/options/characterTypes';
import { type CellReading, wholeOfCell } from '@doblaje/domain/sheets';
import { chapterIn } from './chapterIn';
import { type Column, headingOf } from './columns';
import { misreadIn } from './decode';
import type { Found } from './findPeople';
import {
  appearanceKey,
  type ImportedAppearance,
  type ImportedChapter,
  type ImportedCharacter,
  type ProjectNow,
} from './readProject';
import type { ImportedRow } from './readTable';
import { quoted } from './values';

/** An error of one cell; '' means the whole row. */
export interface CellError {
  row: number;
  column: Column | '';
  message: string;
}

/** The effects of an import on a project, or its errors. */
export interface ImportPlan {
  chapters: ReadonlyMap<number, ImportedChapter>;
  characters: ReadonlyMap<string, ImportedCharacter>;
  cast: ReadonlyMap<string, ImportedAppearance>;
  errors: readonly CellError[];
  /** The chapter and appearance of each row without errors. A row with only a chapter has no appearance. */
  about: ReadonlyMap<number, { chapter: number; appearance: string | null }>;
}

// Control characters break mails and PDFs, and PostgreSQL refuses a NUL.
const CONTROLS = /[\p{Cc}\p{Cs}\u2028\u2029]/u;

const TYPES = new Map<string, CharacterType>(
  CHARACTER_TYPES.map(({ value, label }) => [searchText(label), value]),
);

/** The import's column for a field of a form. */
const COLUMN_OF: Readonly<Record<string, Column>> = {
  number: 'number',
  title: 'title',
  duration: 'duration',
  dueDate: 'dueDate',
  statusId: 'status',
  name: 'character',
  characterType: 'characterType',
  loopsPlanned: 'loopsPlanned',
  loopsDone: 'loopsDone',
};

/** Reads rows one by one. A row's values replace those of an existing chapter, or of a chapter in an earlier row. */
export function planImport(
  rows: readonly ImportedRow[],
  now: ProjectNow,
  personOf: (row: ImportedRow, there: string) => Found,
): ImportPlan {
  const chapters = new Map<number, ImportedChapter>();
  const characters = new Map<string, ImportedCharacter>();
  const cast = new Map<string, ImportedAppearance>();
  const errors: CellError[] = [];
  const about = new Map<number, { chapter: number; appearance: string | null }>();
  /** The row that first gave a value. */
  const said = new Map<string, { row: number; value: string; text: string }>();

  for (const row of rows) {
    const before = errors.length;
    const fail = (column: Column | '', message: string) =>
      void errors.push({ row: row.row, column, message });
    const failAll = (messages: object) => {
      for (const [field, message] of Object.entries(messages)) fail(COLUMN_OF[field] ?? '', message);
    };
    /** Reports a row that contradicts an earlier row about the same chapter or character. */
    const once = (what: string, column: Column, value: string) => {
      const text = row.cells[column] ?? '';
      if (text === '' || errors.slice(before).some((error) => error.column === column)) return;
      const key = `${what} ${column}`;
      const first = said.get(key);
      if (!first) said.set(key, { row: row.row, value, text });
      else if (first.value !== value)
        fail(column, `${what} tiene otro valor en la fila ${first.row}: ${quoted(first.text)}`);
    };
    if (row.surplus.length > 0) {
      const named = row.surplus.slice(0, 3).map(quoted).join(', ');
      fail(
        '',
        `La fila tiene más celdas que columnas: sobra ${named}. Si un texto lleva el separador, ponlo entre comillas`,
      );
    }
    for (const [column, text] of Object.entries(row.cells)) {
      if (CONTROLS.test(text)) fail(column as Column, 'Contiene caracteres que no se permiten');
      const misread = misreadIn(text).slice(0, 3).map(quoted);
      if (misread.length > 0)
        fail(
          column as Column,
          `Tiene letras mal leídas: ${misread.join(', ')}. Corrígelas, o guarda el archivo de nuevo como CSV UTF-8`,
        );
    }
    const chapter = chapterIn(row, now, chapters, fail);
    if (chapter) {
      const wrong = validateChapter(chapter);
      failAll(wrong);
      // Later rows know the chapter even if this row has other errors, so that each mistake
      // is reported once. With any error nothing is written.
      if (Object.keys(wrong).length === 0) chapters.set(chapter.number, chapter);
      const what = `El capítulo ${chapter.number}`;
      const { title, duration, dueDate, statusId } = chapter;
      once(what, 'title', title);
      once(what, 'duration', duration);
      once(what, 'dueDate', dueDate);
      once(what, 'status', `${statusId}`);
    }
    const character = characterIn(row, now, characters, fail);
    const name = sameText(character?.name ?? '');
    const there = chapter && now.cast.get(appearanceKey(chapter.number, name));
    const person = personOf(row, there?.personId ?? '');
    if (person && 'message' in person) fail(person.column, person.message);
    if (chapter && !character && errors.length === before)
      about.set(row.row, { chapter: chapter.number, appearance: null });
    if (!chapter || !character) continue;

    if (!characters.has(name)) characters.set(name, character);
    const key = appearanceKey(chapter.number, name);
    const first = said.get(key);
    if (first) {
      fail(
        'character',
        `${character.name} ya está en el capítulo ${chapter.number}, en la fila ${first.row}`,
      );
      continue;
    }
    said.set(key, { row: row.row, value: '', text: '' });
    const personId = person && 'id' in person ? person.id : '';
    const loops = (column: 'loopsPlanned' | 'loopsDone') => {
      const text = row.cells[column] ?? '';
      const read: CellReading<number> =
        text === '' ? { value: there?.[column] ?? 0 } : wholeOfCell(text, LOOPS_INVALID);
      if ('value' in read) return read.value;
      fail(column, read.message);
      return null;
    };
    const [loopsPlanned, loopsDone] = [loops('loopsPlanned'), loops('loopsDone')];
    const { type: characterType } = character;
    // Existing loops may exceed the planned ones, because finishing an order can leave them so.
    const isAsThere = there?.loopsPlanned === loopsPlanned && there?.loopsDone === loopsDone;
    const wrong = validateCharacter({
      name: character.name,
      characterType,
      personId,
      // A text that is no number already has its own error.
      loopsPlanned: isAsThere ? LOOPS_MAX : (loopsPlanned ?? LOOPS_MAX),
      loopsDone: loopsDone ?? 0,
    });
    failAll(wrong);
    if (errors.length > before) continue;
    // The first person of a new role becomes its usual person for later chapters. For an existing role the project decides.
    const usual = character.id === 0 ? character.personId || personId : character.personId;
    characters.set(name, { ...character, personId: usual });
    cast.set(key, {
      id: there?.id ?? 0,
      chapter: chapter.number,
      character: name,
      personId: personId || (there ? there.personId : character.personId),
      loopsPlanned: loopsPlanned ?? 0,
      loopsDone: loopsDone ?? 0,
    });
    about.set(row.row, { chapter: chapter.number, appearance: key });
  }
  return { chapters, characters, cast, errors, about };
}

/** The character of a row; null if the row has none or its type is wrong. */
function characterIn(
  { cells }: ImportedRow,
  now: ProjectNow,
  planned: ReadonlyMap<string, ImportedCharacter>,
  fail: (column: Column | '', message: string) => void,
): ImportedCharacter | null {
  const { character: name = '', characterType = '' } = cells;
  if (name === '') {
    for (const column of ['characterType', 'person', 'rut', 'email', 'loopsPlanned', 'loopsDone'] as const) {
      if (cells[column] && !/^0+(?:[.,]0+)?$/.test(cells[column] ?? ''))
        fail('character', `Falta el personaje al que corresponde «${headingOf(column)}»`);
    }
    return null;
  }
  const known = planned.get(sameText(name)) ?? now.characters.get(sameText(name));
  const type = TYPES.get(searchText(characterType));
  if (characterType !== '' && !type) {
    fail(
      'characterType',
      `${quoted(characterType)} no es un tipo de personaje: usa Actor, Músico o Traductor`,
    );
    return null;
  }
  if (known && type && known.type !== type) {
    const is = CHARACTER_TYPES.find(({ value }) => value === known.type)?.label ?? '';
    fail('characterType', `${known.name} es de tipo ${is} en este proyecto`);
    return null;
  }
  if (!known && !type) {
    fail('characterType', 'Elige un tipo de personaje');
    return null;
  }
  return known ?? { id: 0, name, type: type ?? 'ACTOR', personId: '' };
}
