import { sql } from 'kysely';
import type { testServer } from '../testServer';
import type { Operation } from './operations';
import { type Kind, Ref } from './refs';

interface Rows {
  table: string;
  /** @default 'id' */
  column?: string;
  where?: string;
}

/** Where the rows of a kind are. Those of an address are named by what stands before its `{id}`. */
const ROWS: Readonly<Record<Kind, Rows>> = {
  users: { table: 'users' },
  emails: { table: 'users', column: 'email' },
  ruts: { table: 'users', column: 'rut', where: 'rut is not null' },
  applications: { table: 'applications' },
  documents: { table: 'documents' },
  archive: { table: 'archived_papers' },
  'users/auth/sessions': { table: 'sessions' },
  'users/me/consents': { table: 'consents' },
  'catalogues/entries': { table: 'catalogue_entries' },
  'catalogues/holidays': { table: 'holidays' },
  'personal-data/treatments': { table: 'treatments' },
  breaches: { table: 'breaches' },
  'data-requests': { table: 'data_requests' },
  'catalogues/banks': { table: 'banks' },
  'catalogues/charge-accounts': { table: 'charge_accounts' },
  statuses: { table: 'catalogue_entries', where: "kind in ('projectStatus', 'chapterStatus')" },
  clients: { table: 'catalogue_entries', where: "kind = 'client'" },
  signals: { table: 'catalogue_entries', where: "kind = 'signal'" },
  projects: { table: 'projects' },
  chapters: { table: 'chapters' },
  characters: { table: 'characters' },
  appearances: { table: 'appearances' },
  experiences: { table: 'participations' },
  'work-orders': { table: 'work_orders' },
  boletas: { table: 'boletas' },
  nominas: { table: 'nominas' },
  'shared-documents': { table: 'shared_documents' },
  'mails/undelivered': { table: 'mails', where: 'failure is not null' },
};

/** Columns that say when a row was last written, where it is not `updated_at` of the row with that id. */
const WRITTEN: Readonly<Record<string, string>> = {
  '/users/me': `select unnest(array[updated_at, personal_updated_at, bank_updated_at, coalesce(email_updated_at, created_at)]) as at from users where id::text = $id`,
  '/users/{id}/vocal-profile': 'select updated_at as at from vocal_profiles where user_id::text = $id',
  '/users/{id}': `select unnest(array[updated_at, personal_updated_at, coalesce(email_updated_at, created_at)]) as at from users where id::text = $id`,
  '/catalogues/boleta-notice': 'select updated_at as at from boleta_notice',
  '/personal-data/settings': 'select updated_at as at from privacy_settings',
  '/catalogues/studio': 'select updated_at as at from studio_settings',
  '/catalogues/rates': 'select updated_at as at from retention_rates order by year desc',
  '/months': 'select updated_at as at from closed_months order by month',
  '/nominas/{id}/answer/columns': 'select updated_at as at from bank_answer_columns',
};

/** The kind of the rows that an address is about: '/users/{id}/role' is about `users`. */
export const kindOf = ({ path }: Pick<Operation, 'path'>): Kind | undefined =>
  /^\/([\w/-]+?)\/\{id\}/.exec(path)?.[1];

/** The kind of the rows that the body of a route lists: those of the address, unless it lists others. */
function listedKind({ path }: Operation): Kind {
  if (path === '/chapters/{id}/cast') return 'appearances';
  if (path === '/nominas' || path.startsWith('/boletas/approvals')) return 'boletas';
  return path === '/work-orders/finishes' ? 'work-orders' : (kindOf({ path }) ?? 'users');
}

/** Finds what the `Ref`s of a request stand for, among the rows that there are. */
export function createPools({ db }: Pick<Awaited<ReturnType<typeof testServer>>, 'db'>) {
  const known = new Map<Kind, readonly unknown[]>();

  async function idsOf(kind: Kind): Promise<readonly unknown[]> {
    const held = known.get(kind);
    if (held) return held;
    const rows = ROWS[kind];
    if (!rows) throw new Error(`No rows of the kind ${kind}`);
    const { table, column = 'id', where = 'true' } = rows;
    const found = await sql<{ id: unknown }>`
      select ${sql.ref(column)} as id from ${sql.table(table)} where ${sql.raw(where)} order by 1`.execute(
      db,
    );
    const ids = found.rows.map(({ id }) => id);
    known.set(kind, ids);
    return ids;
  }

  async function writtenAt({ path }: Operation, kind: Kind | undefined, id: unknown, at: number) {
    const special = Object.entries(WRITTEN).find(([start]) => path.startsWith(start))?.[1];
    const { table = 'users' } = ROWS[kind ?? 'users'] ?? {};
    const query = special ?? `select updated_at as at from ${table} where id::text = $id`;
    const [before = '', after] = query.split('$id');
    const asked =
      after === undefined ? sql.raw(before) : sql`${sql.raw(before)}${String(id)}${sql.raw(after)}`;
    const { rows } = await sql<{ at: Date | null }>`${asked}`.execute(db).catch(() => ({ rows: [] }));
    const times = rows.flatMap((row) => row.at ?? []);
    return times[at % times.length]?.toISOString() ?? null;
  }

  async function found(ref: Ref, operation: Operation, about: unknown, of: Kind | undefined) {
    if (ref.kind === 'updatedAt') return writtenAt(operation, of, about, ref.at);
    const ids = await idsOf(ref.kind === 'same' ? listedKind(operation) : ref.kind);
    const id = ids[ref.at % ids.length] ?? 0;
    return ref.form === 'number' ? Number(id) : String(id);
  }

  /**
   * The value with every `Ref` replaced.
   * @param about the id that the request is about: its `updatedAt` is the one of that row
   */
  async function resolve(
    value: unknown,
    operation: Operation,
    about: unknown,
    of: Kind | undefined = kindOf(operation),
  ): Promise<unknown> {
    if (value instanceof Ref) return found(value, operation, about, of);
    if (Array.isArray(value)) return Promise.all(value.map((one) => resolve(one, operation, about, of)));
    if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return value;
    const own = 'id' in value ? await resolve(value.id, operation, about, of) : undefined;
    const copy: Record<string, unknown> = {};
    for (const [key, held] of Object.entries(value)) {
      const inner =
        key === 'id' ? own : resolve(held, operation, own ?? about, own ? listedKind(operation) : of);
      // Not by assignment: a request may carry a field '__proto__'.
      Object.defineProperty(copy, key, { value: await inner, enumerable: true });
    }
    return copy;
  }

  return {
    resolve,
    /** The next request sees the rows that there are now. */
    forget: () => known.clear(),
  };
}
