import { searchText } from '@doblaje/contract';
import { sameText } from '@doblaje/domain/naming';
import { isValidRut, normalizeRut } from '@doblaje/domain/rut';
import { sql } from 'kysely';
import type { Database } from '../db/database';
import type { TableRow } from './readTable';
import { quoted } from './values';

type By = 'email' | 'rut' | 'name';

/** Whom one cell of a row means. */
interface Meant {
  by: By;
  /** As it is looked up. */
  key: string;
  written: string;
  /** Where an error about it stands. */
  column: 'person' | 'rut' | 'email';
}

/** Somebody whom a row may mean. */
interface ImportedPerson {
  id: string;
  name: string;
  email: string;
  isActive: boolean;
}

/** A RUT with the blanks and dashes that keyboards, spreadsheets and printers put into it. */
const plainRut = (rut: string) => normalizeRut(rut.normalize('NFKC').replace(/\s+/g, ''));

/** Digits and K without zeros at the left, as the index of accounts has it. */
const rutKey = (rut: string) => plainRut(rut).replace(/[.-]/g, '').replace(/^0+/, '');

/** Whom a row means, the surest first: by mail, by RUT, by what stands in 'Persona'. */
function meantIn({ cells }: TableRow): Meant[] {
  const { email = '', rut = '', person = '' } = cells;
  const of = { written: person, column: 'person' } as const;
  const named = (): Meant => {
    if (person.includes('@')) return { ...of, by: 'email', key: person.toLowerCase() };
    if (isValidRut(plainRut(person))) return { ...of, by: 'rut', key: rutKey(person) };
    return { ...of, by: 'name', key: searchText(person).replace(/\s+/g, ' ') };
  };
  return [
    ...(email ? [{ by: 'email', key: email.toLowerCase(), written: email, column: 'email' } as const] : []),
    ...(rut ? [{ by: 'rut', key: rutKey(rut), written: rut, column: 'rut' } as const] : []),
    ...(person ? [named()] : []),
  ];
}

/** Who a row means: null for nobody, or why it is not known. */
export type Found = ImportedPerson | null | { column: Meant['column']; message: string };

const WORDS = { email: 'con el correo', rut: 'con el RUT', name: 'llamada' } as const;

/** A name without its accents; ñ is a letter. */
const withoutAccents = (name: string) =>
  sameText(name)
    .normalize('NFD')
    .replace(/(n\u0303)|\p{M}/gu, '$1')
    .replace(/\s+/g, ' ');

/** Of those who are called alike, the ones whose name is written so; else those who have it with other accents. */
function called(written: string, people: readonly ImportedPerson[]): readonly ImportedPerson[] {
  const exact = people.filter(({ name }) => sameText(name) === sameText(written));
  return exact.length > 0
    ? exact
    : people.filter(({ name }) => withoutAccents(name) === withoutAccents(written));
}

const isCalled = ({ name }: ImportedPerson, written: string) => {
  const words = withoutAccents(name).split(' ');
  return withoutAccents(written)
    .split(' ')
    .every((word) => words.includes(word));
};

/** Looks up everybody who is meant, once. People who can be cast are found, and those who are in the cast already. */
export async function findPeople(
  db: Database,
  rows: readonly TableRow[],
  inCast: readonly string[],
): Promise<(row: TableRow, there: string) => Found> {
  const meant = rows.flatMap(meantIn);
  const found = new Map<string, ImportedPerson[]>();
  const look = async (by: By, condition: ReturnType<typeof sql<boolean>>) => {
    const keys = [...new Set(meant.filter((one) => one.by === by).map(({ key }) => key))];
    if (keys.length === 0) return;
    const { rows: people } = await sql<ImportedPerson & { key: string }>`
      select wanted.key, users.id, users.first_name || ' ' || users.last_name as name, users.email,
        users.state = 'active' as "isActive"
      from unnest(${keys}::text[]) as wanted (key)
      join users on ${condition} and (users.state = 'active' or users.id = any(${inCast}::uuid[]))`.execute(
      db,
    );
    for (const { key, ...person } of people)
      found.set(`${by} ${key}`, [...(found.get(`${by} ${key}`) ?? []), person]);
  };
  await look('email', sql`users.email = wanted.key`);
  await look('rut', sql`users.rut_number = wanted.key`);
  // Names stand before the address in what is searched, which has an index.
  await look(
    'name',
    sql`users.searched like replace(replace(replace(wanted.key, '\\', '\\\\'), '%', '\\%'), '_', '\\_') || ' %'
      and search_text(users.first_name || ' ' || users.last_name) = wanted.key`,
  );
  const one = ({ by, key, column, written }: Meant, there: string): Exclude<Found, null> => {
    if (by === 'rut' && !isValidRut(plainRut(written)))
      return { column, message: `${quoted(written)} no es un RUT válido` };
    const all = found.get(`${by} ${key}`) ?? [];
    const known = all.filter(({ id, isActive }) => isActive || id === there);
    const people = by === 'name' ? called(written, known) : known;
    const [person] = people;
    // Whoever is there already is meant: what was exported is read again.
    const same = people.find(({ id }) => id === there);
    if (same) return same;
    if (people.length > 1)
      return {
        column,
        message: `Hay ${people.length} personas llamadas ${quoted(written)}: escribe su RUT o su correo`,
      };
    return (
      person ?? {
        column,
        message: `No hay ninguna persona con la cuenta activa ${WORDS[by]} ${quoted(written)}`,
      }
    );
  };
  return (row, there) => {
    const [first, ...others] = meantIn(row);
    if (!first) return null;
    const person = one(first, there);
    if ('message' in person) return person;
    for (const other of others) {
      const { column, written, by } = other;
      const also = by === 'name' ? null : one(other, there);
      if (also && 'message' in also) return also;
      if (also ? also.id !== person.id : !isCalled(person, written))
        return {
          column,
          message: `${quoted(written)} no es ${person.name}, de quien es ${quoted(first.written)}`,
        };
    }
    return person;
  };
}
