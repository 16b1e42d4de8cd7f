import { searchText } from '@doblaje/contract';
import { validateChapter } from '@doblaje/domain/forms/chapter';
import { validateCharacter } from '@doblaje/domain/forms/character';
import { CHARACTER_TYPES, type CharacterType } from '@doblaje/domain/options/characterTypes';
import { type Column, headingOf } from './columns';
import type { Found } from './findPeople';
import {
  appearanceKey,
  type ImportedAppearance,
  type ImportedChapter,
  type ImportedCharacter,
  type ProjectNow,
} from './readProject';
import type { TableRow } from './readTable';
import { dayIn, durationIn, quoted, wholeIn } from './values';

/** What is wrong with one cell; '' for the whole row. */
export interface CellError {
  row: number;
  column: Column | '';
  message: string;
}

/** What an import does to a project, or what is wrong with it. */
export interface ImportPlan {
  chapters: ReadonlyMap<number, ImportedChapter>;
  characters: ReadonlyMap<string, ImportedCharacter>;
  cast: ReadonlyMap<string, ImportedAppearance>;
  errors: readonly CellError[];
}

// Control characters break mails and papers, and PostgreSQL refuses a NUL.
const CONTROLS = /[\p{Cc}\p{Cs}\u2028\u2029]/u;

const TYPES = new Map<string, CharacterType>(
  CHARACTER_TYPES.map(({ value, label }) => [searchText(label), value]),
);

/** The column that a field of a form is read from. */
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

/** Reads rows one by one: what they say of a chapter that is there already, or of one of an earlier row, replaces what it has. */
export function planImport(
  rows: readonly TableRow[],
  now: ProjectNow,
  personOf: (row: TableRow) => Found,
): ImportPlan {
  const chapters = new Map<number, ImportedChapter>();
  const characters = new Map<string, ImportedCharacter>();
  const cast = new Map<string, ImportedAppearance>();
  const errors: CellError[] = [];
  /** In which row something was said first. */
  const said = new Map<string, { row: number; value: string }>();

  for (const row of rows) {
    const fail = (column: Column | '', message: string) =>
      void errors.push({ row: row.row, column, message });
    const failAll = (messages: object) => {
      for (const [field, message] of Object.entries(messages)) fail(COLUMN_OF[field] ?? '', message);
    };
    /** What one row says of a chapter or character no other may gainsay. */
    const once = (what: string, column: Column, value: string) => {
      if (value === '') return;
      const key = `${what} ${column}`;
      const before = said.get(key);
      if (!before) said.set(key, { row: row.row, value });
      else if (before.value !== value)
        fail(column, `${what} tiene otro valor en la fila ${before.row}: ${quoted(before.value)}`);
    };
    const before = errors.length;
    if (row.surplus.length > 0) {
      const named = row.surplus.slice(0, 3).map(quoted).join(', ');
      fail(
        '',
        `La fila tiene más celdas que columnas: sobra ${named}. Si un texto lleva el separador, ponlo entre comillas`,
      );
    }
    for (const [column, text] of Object.entries(row.cells)) {
      if (CONTROLS.test(text)) fail(column as Column, 'Contiene caracteres que no se permiten');
    }
    const chapter = chapterIn(row, now, chapters, fail);
    if (chapter) {
      const wrong = validateChapter(chapter);
      failAll(wrong);
      // Known to the rows after it, whatever else is wrong with this one: one mistake is told once. With any, nothing is written.
      if (Object.keys(wrong).length === 0) chapters.set(chapter.number, chapter);
      const { title = '', duration = '', dueDate = '', status = '' } = row.cells;
      const what = `El capítulo ${chapter.number}`;
      for (const [column, value] of Object.entries({ title, duration, dueDate, status }))
        once(what, column as Column, value);
    }
    const character = characterIn(row, now, characters, fail);
    const person = personOf(row);
    if ('message' in person) fail(person.column, person.message);
    if (!chapter || !character) continue;

    const name = searchText(character.name);
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
    said.set(key, { row: row.row, value: '' });
    const personId = 'id' in person ? person.id : '';
    const there = now.cast.get(key);
    const loopsPlanned = wholeIn(row.cells.loopsPlanned, there?.loopsPlanned ?? 0);
    const loopsDone = wholeIn(row.cells.loopsDone, there?.loopsDone ?? 0);
    const { type: characterType } = character;
    const wrong = validateCharacter({
      name: character.name,
      characterType,
      personId,
      loopsPlanned,
      loopsDone,
    });
    failAll(wrong);
    if (errors.length > before) continue;
    characters.set(name, { ...character, personId: character.personId || personId });
    cast.set(key, {
      id: there?.id ?? 0,
      chapter: chapter.number,
      character: name,
      personId: personId || (there ? there.personId : character.personId),
      loopsPlanned: loopsPlanned as number,
      loopsDone: loopsDone as number,
    });
  }
  return { chapters, characters, cast, errors };
}

type Fail = (column: Column | '', message: string) => void;

/** The chapter that a row is about, with what it says of it; null where it cannot be told. */
function chapterIn(
  { cells }: TableRow,
  now: ProjectNow,
  planned: ReadonlyMap<number, ImportedChapter>,
  fail: Fail,
): ImportedChapter | null {
  const number = wholeIn(cells.number, undefined);
  if (typeof number !== 'number' || number > 99_999) {
    fail(
      'number',
      cells.number ? 'Ingresa un número entre 0 y 99.999' : 'El número de capítulo es requerido',
    );
    return null;
  }
  const status = cells.status ? now.statuses.get(searchText(cells.status)) : undefined;
  if (cells.status && status === undefined)
    fail('status', `${quoted(cells.status)} no es un estado de capítulo del catálogo`);
  const known = planned.get(number) ?? now.chapters.get(number);
  const base = known ?? {
    id: 0,
    number,
    title: `Capítulo ${number}`,
    duration: '',
    dueDate: '',
    statusId: now.firstStatus,
  };
  return {
    ...base,
    title: cells.title || base.title,
    duration: cells.duration ? durationIn(cells.duration) : base.duration,
    dueDate: cells.dueDate ? dayIn(cells.dueDate) : base.dueDate,
    statusId: status ?? base.statusId,
  };
}

/** The character that a row is about; null where it is about none, or its type is wrong. */
function characterIn(
  { cells }: TableRow,
  now: ProjectNow,
  planned: ReadonlyMap<string, ImportedCharacter>,
  fail: Fail,
): ImportedCharacter | null {
  const { character: name = '', characterType = '' } = cells;
  if (name === '') {
    for (const column of ['characterType', 'person', 'rut', 'email', 'loopsPlanned', 'loopsDone'] as const) {
      if (cells[column] && !/^0$/.test(cells[column] ?? ''))
        fail('character', `Falta el personaje al que corresponde «${headingOf(column)}»`);
    }
    return null;
  }
  const known = planned.get(searchText(name)) ?? now.characters.get(searchText(name));
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
