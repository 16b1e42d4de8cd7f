import type { Handlers, HistoryChange, Session, SessionEnv } from '@doblaje/contract';
import type { ReadThing } from '@doblaje/domain/options/readThings';
import type { Context } from 'hono';
import type { Database } from '../db/database';
import { isId } from '../db/ids';
import { evenBlocked } from '../db/unblocked';
import type { Services } from '../services';
import { after, HOUR } from '../time/time';
import { OF_ALL } from './accounts';
import { type AuditLine, audited, type Doer, doerOf } from './audited';

/** The parts of a request that a reading needs. */
interface HistoryRequest {
  /** The `id` in the request's address. */
  id: string;
  /** The kind of thing whose history is requested. */
  entity: string;
  session: Session;
}

/** The lines to record: whose data was read, and which part. Empty when there is no such data. */
type Reading = (db: Database, asked: HistoryRequest) => Promise<readonly AuditLine[]>;

/**
 * A user who looks at the same data again within this time is still in one reading. A
 * page loads anew after each change, and a file comes in parts.
 */
const ONE_READING = HOUR;

const read = (entity: AuditLine['entity'], id: string, ...changes: HistoryChange[]): AuditLine => ({
  action: 'read',
  entity,
  id,
  changes,
});

/** Recorded in the history of the person who owns the data. */
const ofPerson =
  (field: ReadThing): Reading =>
  async (_, { id }) => [read('person', id, { field })];

/** The same for an application, which has its own history too. */
const ofApplication =
  (field: ReadThing): Reading =>
  async (db, { id }) => {
    const row = isId(id)
      ? await db
          .selectFrom('applications')
          .select('user_id')
          .where('id', '=', id)
          .where('state', '<>', 'draft')
          .executeTakeFirst()
      : undefined;
    return row ? [read('application', id, { field }), read('person', row.user_id, { field })] : [];
  };

/** A request about personal data: what a person asked, and was told. */
const ofDataRequest: Reading = async (db, { id }) => {
  const row = /^\d{1,9}$/.test(id)
    ? await db.selectFrom('data_requests').select('user_id').where('id', '=', Number(id)).executeTakeFirst()
    : undefined;
  if (!row) return [];
  const own = row.user_id === null ? [] : [read('person', row.user_id, { field: 'data_request' })];
  return [read('data-request', id), ...own];
};

const ofDocument: Reading = async (db, { id }) => {
  const row = isId(id)
    ? await db.selectFrom('documents').select(['user_id', 'title']).where('id', '=', id).executeTakeFirst()
    : undefined;
  if (!row) return [];
  const changes = [{ field: 'document' }, { field: 'title', to: row.title }];
  return [read('document', id), read('person', row.user_id, ...changes)];
};

/** Papers of a person who is gone. They are recorded with the actions on all accounts. */
const ofArchive: Reading = async (db, { id }) => {
  const row = isId(id)
    ? await db.selectFrom('archived_papers').select('title').where('id', '=', id).executeTakeFirst()
    : undefined;
  if (!row) return [];
  return [
    read('archived-paper', id),
    read('accounts', OF_ALL, { field: 'archived_paper' }, { field: 'title', to: row.title }),
  ];
};

/** A downloaded list about many people at once. */
const ofList =
  (list: string): Reading =>
  async () => [read('accounts', OF_ALL, { field: 'csv' }, { field: 'list', to: list })];

/**
 * The routes by which studio staff read a person's own information (data sheet, answers, voice), download one of their files, or download
 * a list of people. `test/readings.test.ts` checks every route and names a missing one. Lists on the screen are not recorded.
 */
export const READINGS = {
  readPerson: ofPerson('sheet'),
  readVocalProfile: ofPerson('voice'),
  linkDemo: ofPerson('demo'),
  personCertificate: ofPerson('certificate'),
  // The changes of a data sheet count as the data sheet.
  history: async (db, asked) => (asked.entity === 'person' ? ofPerson('sheet')(db, asked) : []),
  readApplication: ofApplication('answers'),
  linkReel: ofApplication('reel'),
  readDataRequest: ofDataRequest,
  documentFile: ofDocument,
  linkDocument: ofDocument,
  archivedFile: ofArchive,
  linkArchived: ofArchive,
  usersCsv: ofList('Usuarios'),
  applicationsCsv: ofList('Postulaciones'),
  boletasCsv: ofList('Boletas'),
  paidMonthCsv: ofList('Mes'),
  monthXlsx: ofList('Mes'),
  archiveCsv: ofList('Archivo contable'),
  workOrdersCsv: ofList('Órdenes'),
  dataRequestsCsv: ofList('Solicitudes'),
  sharedDocumentsCsv: ofList('Contratos y guiones'),
  dataReadingsCsv: ofList('Lecturas de datos'),
} as const satisfies Partial<Record<keyof Handlers, Reading>>;

/** The line about a person; undefined if there is none. */
const personOf = (lines: readonly AuditLine[]) => lines.find(({ entity }) => entity === 'person');

/** The lines about a person who exists and is not the reader. The person's row is locked, so that nobody erases it meanwhile. */
async function aboutOthers(db: Database, lines: readonly AuditLine[], userId: string) {
  const person = personOf(lines);
  if (!person) return lines;
  if (person.id === userId || !isId(person.id)) return [];
  const there = await evenBlocked(db)
    .selectFrom('users')
    .select('id')
    .where('id', '=', person.id)
    // Without the lock, a person erased at the same moment would keep a line in the history.
    .forKeyShare()
    .executeTakeFirst();
  return there ? lines : [];
}

/** The lines not yet recorded for this reader within one reading. A downloaded list is recorded every time. */
async function untold(db: Database, lines: readonly AuditLine[], { actor, now }: Doer) {
  const isList = ({ changes }: AuditLine) => changes?.[0]?.field === 'csv';
  const asked = lines.filter((line) => !isList(line));
  if (asked.length === 0) return lines;
  const told = await evenBlocked(db)
    .selectFrom('audit')
    .select(['entity', 'entity_id', 'changes'])
    .where(({ eb, or }) =>
      or(asked.map(({ entity, id }) => eb('entity', '=', entity).and('entity_id', '=', id))),
    )
    .where('actor_id', '=', actor)
    .where('action', '=', 'read')
    .where('at', '>', after(now, -ONE_READING))
    .execute();
  return lines.filter(
    (line) =>
      isList(line) ||
      !told.some(
        ({ entity, entity_id, changes }) =>
          entity === line.entity && entity_id === line.id && sameChanges(changes, line.changes ?? []),
      ),
  );
}

const sameChanges = (some: readonly HistoryChange[], others: readonly HistoryChange[]) =>
  some.length === others.length &&
  some.every(({ field, to }, index) => field === others[index]?.field && to === others[index]?.to);

async function tell({ db, now }: Pick<Services, 'db' | 'now'>, reading: Reading, c: Context<SessionEnv>) {
  const session = c.get('session');
  // Only the studio's reading counts. A person reading their own data is not recorded.
  if (session.role !== 'ADMIN') return;
  const { id = '', entity = '' } = c.req.param();
  const doer = doerOf(c, now);
  const asked = { id, entity, session };
  // A continued reading is already recorded: write nothing and lock nobody.
  const known = await reading(db, asked);
  if (personOf(known)?.id === session.userId || (await untold(db, known, doer)).length === 0) return;
  await audited(db, doer, async (transaction) => {
    const there = await aboutOthers(transaction, await reading(transaction, asked), session.userId);
    return { value: undefined, lines: await untold(transaction, there, doer) };
  });
}

/**
 * Wraps the handlers of {@link READINGS}: each first records which studio user reads.
 * If that fails there is no answer, whatever part of a file is requested.
 */
export function withReadings(handlers: Handlers, services: Pick<Services, 'db' | 'now'>): Handlers {
  const noting = Object.entries(READINGS).map(([name, reading]) => {
    const handler = handlers[name as keyof typeof READINGS] as (c: unknown, next: unknown) => unknown;
    return [
      name,
      async (c: Context<SessionEnv>, next: unknown) => {
        await tell(services, reading, c);
        return handler(c, next);
      },
    ];
  });
  return { ...handlers, ...Object.fromEntries(noting) };
}
