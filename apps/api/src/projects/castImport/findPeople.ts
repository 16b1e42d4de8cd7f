import { searchText } from '@doblaje/contract';
import { sameText } from '@doblaje/domain/naming';
import { isValidRut, normalizeRut } from '@doblaje/domain/rut';
import { sql } from 'kysely';
import type { Database } from '../../ground/db/database';
import type { ImportedRow } from './readTable';
import { quoted } from './values';

type By = 'email' | 'rut' | 'name';

/** The person that one cell of a row means. */
interface Meant {
  by: By;
  /** The key to look up. */
  key: string;
  written: string;
  /** The column where an error is reported. */
  column: 'person' | 'rut' | 'email';
}

/** A person that a row may mean. */
interface ImportedPerson {
  id: string;
  name: string;
  email: string;
  isActive: boolean;
}

/** A RUT without the blanks and special dashes that keyboards, spreadsheets and printers put into it. */
const plainRut = (rut: string) => normalizeRut(rut.normalize('NFKC').replace(/\s+/g, ''));

/** Digits and K without leading zeros, as in the index of accounts. */
const rutKey = (rut: string) => plainRut(rut).replace(/[.-]/g, '').replace(/^0+/, '');

/** The people that a row means, most certain first: by mail, by RUT, by the cell 'Persona'. */
function meantIn({ cells }: ImportedRow): Meant[] {
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

/** The person of a row; null if the row names none; otherwise the reason why the person is unknown. */
export type Found = ImportedPerson | null | { column: Meant['column']; message: string };

const WORDS = { email: 'con el correo', rut: 'con el RUT', name: 'llamada' } as const;

/** A name without accents. The ñ stays, because it is its own letter. */
const withoutAccents = (name: string) =>
  sameText(name)
    .normalize('NFD')
    .replace(/(n\u0303)|\p{M}/gu, '$1')
    .replace(/\s+/g, ' ');

/** Among people with similar names, those with exactly this spelling; if there are none, those who differ only in accents. */
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

/** Looks up all people that the rows mean, in one go. It finds people who can be cast, and people already in the cast. */
export async function findPeople(
  db: Database,
  rows: readonly ImportedRow[],
  inCast: readonly string[],
): Promise<(row: ImportedRow, there: string) => Found> {
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
  // The searched text, which has an index, begins with the name and continues with the address.
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
    // The person already in the role wins, so that an exported file can be imported again.
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
