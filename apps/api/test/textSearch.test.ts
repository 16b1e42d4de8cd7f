import { naturalOrder, searchText } from '@doblaje/contract';
import { sameText } from '@doblaje/domain/naming';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../src/ground/db/database';
import { inNaturalOrder } from '../src/ground/lists/naturalOrder';
import { holdsWords } from '../src/ground/lists/textSearch';
import { emptyStorage } from './testStorage';

const WRITTEN = {
  'Órdenes de ACTUACIÓN': 'ordenes de actuacion',
  'Millaque\u0301n Nandu\u0303': 'millaquen nandu',
  'Ñandú, pingüino': 'nandu, pinguino',
  'Straße GROẞ': 'strasse gross',
  'İstanbul ıslak': 'istanbul islak',
  'Łódź Ærø Þór': 'lodz aero thor',
  'ﬁchas Ｎ.º 8²': 'fichas n.o 82',
  'Việt Phở crème brûlée Škoda': 'viet pho creme brulee skoda',
  'ΟΔΟΣ ς': 'οδοσ σ',
  'O’Higgins – “casa”': 'o\'higgins - "casa"',
};

const RANGES = [
  [0x20, 0x377],
  [0x388, 0x3ff],
  [0x400, 0x52f],
  [0x1e00, 0x1eff],
  [0x1f00, 0x1f15],
  [0x2000, 0x206f],
  [0x20a0, 0x20bf],
  [0x2100, 0x218b],
  [0xfb00, 0xfb06],
  [0xff01, 0xffef],
] as const;

let db: Database;
beforeAll(async () => {
  db = await openDatabase(await emptyStorage());
});
afterAll(() => db.destroy());

/** The texts as the database's function rewrites them. */
async function inDatabase(
  texts: readonly string[],
  rule: 'search_text' | 'same_text' = 'search_text',
): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
  select ${sql.raw(rule)}(given) as text from unnest(${texts}::text[]) with ordinality as list(given, place) order by place
`.execute(db);
  return rows.map(({ text }) => text);
}

/** The texts that a search finds. */
async function found(typed: string, texts: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
  select text from unnest(${texts}::text[]) as list(text) where ${holdsWords([sql`search_text(text)`], typed)}
`.execute(db);
  return rows.map(({ text }) => text);
}

test('removing case, accents and other marks gives the same text in the database and in the fixtures', async () => {
  expect(Object.keys(WRITTEN).map(searchText)).toEqual(Object.values(WRITTEN));
  expect(await inDatabase(Object.keys(WRITTEN))).toEqual(Object.values(WRITTEN));
});

const letters = () =>
  RANGES.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => `a${String.fromCodePoint(first + index)}b`),
  );

test('they agree on every letter of the alphabets around us', async () => {
  expect(await inDatabase(letters())).toEqual(letters().map(searchText));
});

test('a name is the same in the database and in the code, with its accents and its ñ', async () => {
  const written = Object.keys(WRITTEN);
  expect(await inDatabase(written, 'same_text')).toEqual(written.map(sameText));
  expect(await inDatabase(letters(), 'same_text')).toEqual(letters().map(sameText));
  expect(await inDatabase(['Niño', 'Nino'], 'same_text')).toEqual(['niño', 'nino']);
});

test('a search finds texts with all its words, in any order', async () => {
  const texts = ['Boleta 97 Marea  baja', 'Boleta 104 Marea alta', 'Guion'];
  expect(await found('baja   BOLETA', texts)).toEqual(['Boleta 97 Marea  baja']);
  // A RUT in three groups is one word; other numbers are not.
  expect(await found('15 443 605-7', ['154436057', '15 443 605'])).toEqual(['154436057']);
  expect(await found('104 97', ['97 y 104', '10 104'])).toEqual(['97 y 104']);
  expect(await found('mare bol', texts)).toEqual(texts.slice(0, 2));
  expect(await found('boleta guion', texts)).toEqual([]);
  expect(await found(' ', texts)).toEqual(texts);
  expect(await found('\u0301', texts)).toEqual(texts);
});

test('characters with a meaning in a pattern are taken literally, in all their forms', async () => {
  const texts = ['100 % marea', 'a_b', 'a\\b', 'axb'];
  expect(await found('%', texts)).toEqual(['100 % marea']);
  expect(await found('％', texts)).toEqual(['100 % marea']);
  expect(await found('a_b', texts)).toEqual(['a_b']);
  expect(await found('a\\b', texts)).toEqual(['a\\b']);
  expect(await found('\\', texts)).toEqual(['a\\b']);
  expect(await found("'; drop table users; --", texts)).toEqual([]);
});

test('the order is the one people expect: numbers by value, letters by the Spanish alphabet', async () => {
  const ordered = [
    '',
    'boleta 9',
    'Boleta 97',
    'Boleta 104',
    'Cap 2.10',
    'nabo',
    'nube',
    'ñandú',
    'Ñuñoa',
    'oca',
  ];
  const { rows } = await sql<{ text: string }>`
  select text from unnest(${ordered.toReversed()}::text[]) as list(text) order by ${inNaturalOrder(sql`text`)}
`.execute(db);
  expect(rows.map(({ text }) => text)).toEqual(ordered);
  expect(ordered.toReversed().toSorted(naturalOrder)).toEqual(ordered);
});
