import { searchText } from '@doblaje/contract';
import { isValidRut } from '@doblaje/domain/rut';
import { sql } from 'kysely';
import type { Database } from '../db/database';
import type { TableRow } from './readTable';
import { quoted } from './values';

/** Who is meant in a row: by what, and as it was written. */
interface Meant {
  by: 'email' | 'rut' | 'name';
  /** As it is compared. */
  key: string;
  written: string;
  /** Where an error about it stands. */
  column: 'person' | 'rut' | 'email';
}

/** Digits and K without zeros at the left, as the index of accounts has it. */
const rutKey = (rut: string) =>
  rut
    .toUpperCase()
    .replace(/[^0-9K]/g, '')
    .replace(/^0+/, '');

/** Who a row means: by mail, by RUT, or by what stands in 'Persona'; null for nobody. */
function meantBy({ cells }: TableRow): Meant | null {
  const { email = '', rut = '', person = '' } = cells;
  if (email !== '') return { by: 'email', key: email.toLowerCase(), written: email, column: 'email' };
  if (rut !== '') return { by: 'rut', key: rutKey(rut), written: rut, column: 'rut' };
  if (person === '') return null;
  const of = { written: person, column: 'person' } as const;
  if (person.includes('@')) return { ...of, by: 'email', key: person.toLowerCase() };
  if (isValidRut(person)) return { ...of, by: 'rut', key: rutKey(person) };
  return { ...of, by: 'name', key: searchText(person).replace(/\s+/g, ' ') };
}

/** Who a row means: their id, '' for nobody, or why it is not known. */
export type Found = { id: string } | { column: Meant['column']; message: string };

const WORDS = { email: 'con el correo', rut: 'con el RUT', name: 'llamada' } as const;

/** Looks up everybody who is meant, once. Only people who can be cast are found. */
export async function findPeople(db: Database, rows: readonly TableRow[]): Promise<(row: TableRow) => Found> {
  const meant = rows.map(meantBy).filter((one) => one !== null);
  const keysBy = (by: Meant['by']) => [
    ...new Set(meant.filter((one) => one.by === by).map(({ key }) => key)),
  ];
  const found = new Map<string, string[]>();
  const look = async (by: Meant['by'], condition: ReturnType<typeof sql<boolean>>) => {
    const keys = keysBy(by);
    if (keys.length === 0) return;
    const { rows: people } = await sql<{ key: string; id: string }>`
      select wanted.key, users.id from unnest(${keys}::text[]) as wanted (key)
      join users on ${condition} and users.state = 'active'`.execute(db);
    for (const { key, id } of people) {
      const others = found.get(`${by} ${key}`);
      if (others) others.push(id);
      else found.set(`${by} ${key}`, [id]);
    }
  };
  await look('email', sql`users.email = wanted.key`);
  await look('rut', sql`users.rut_number = wanted.key`);
  // Names stand before the address in what is searched, which has an index.
  await look(
    'name',
    sql`users.searched like replace(replace(replace(wanted.key, '\\', '\\\\'), '%', '\\%'), '_', '\\_') || ' %'
      and search_text(users.first_name || ' ' || users.last_name) = wanted.key`,
  );
  return (row) => {
    const who = meantBy(row);
    if (!who) return { id: '' };
    const [id, ...others] = found.get(`${who.by} ${who.key}`) ?? [];
    const { column, written, by } = who;
    if (id === undefined)
      return {
        column,
        message: `No hay ninguna persona con la cuenta activa ${WORDS[by]} ${quoted(written)}`,
      };
    if (others.length > 0)
      return {
        column,
        message: `Hay ${others.length + 1} personas llamadas ${quoted(written)}: escribe su RUT o su correo`,
      };
    return { id };
  };
}
