import type { Handlers, HistoryChange, Session, SessionEnv } from '@doblaje/contract';
import type { Context } from 'hono';
import type { Database } from '../db/database';
import { isId } from '../lists/ids';
import type { Services } from '../services';
import { after, HOUR } from '../time';
import { OF_ALL } from './accounts';
import { type AuditLine, audited, type Doer, doerOf } from './audited';

/** What a request asks for. */
interface Asked {
  /** The `id` of its address. */
  id: string;
  /** The kind of thing, of whose history it asks. */
  entity: string;
  session: Session;
}

/** Whose data it is, and what of it is read; null where there is none. */
type Reading = (db: Database, asked: Asked) => Promise<readonly AuditLine[]>;

/** Who looks at the same thing again within so long reads on: a page comes anew after each change, a file in parts. */
const ONE_READING = HOUR;

const read = (entity: AuditLine['entity'], id: string, ...changes: HistoryChange[]): AuditLine => ({
  action: 'read',
  entity,
  id,
  changes,
});

/** What stands in the history of the person whose data it is. */
const ofPerson =
  (field: string): Reading =>
  async (_, { id }) => [read('person', id, { field })];

/** The same of an application, which has one of its own as well. */
const ofApplication =
  (field: string): Reading =>
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

const ofDocument: Reading = async (db, { id }) => {
  const row = isId(id)
    ? await db.selectFrom('documents').select(['user_id', 'title']).where('id', '=', id).executeTakeFirst()
    : undefined;
  if (!row) return [];
  const changes = [{ field: 'document' }, { field: 'title', to: row.title }];
  return [read('document', id), read('person', row.user_id, ...changes)];
};

/** Of somebody who is gone: told with what is done to all accounts. */
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

/** A list that is taken along, of many people at once. */
const ofList =
  (list: string): Reading =>
  async () => [read('accounts', OF_ALL, { field: 'csv' }, { field: 'list', to: list })];

/**
 * The routes by which somebody of the studio reads what a person told it (data sheet, answers, voice), takes one of their files, or takes
 * a list of people along; `test/readings.test.ts` asks every route and names one that is missing. Lists on the screen are not told.
 */
export const READINGS = {
  readPerson: ofPerson('sheet'),
  readVocalProfile: ofPerson('voice'),
  linkDemo: ofPerson('demo'),
  // What was changed of a data sheet is the data sheet.
  history: async (db, asked) => (asked.entity === 'person' ? ofPerson('sheet')(db, asked) : []),
  readApplication: ofApplication('answers'),
  linkReel: ofApplication('reel'),
  documentFile: ofDocument,
  linkDocument: ofDocument,
  archivedFile: ofArchive,
  linkArchived: ofArchive,
  usersCsv: ofList('Usuarios'),
  applicationsCsv: ofList('Postulaciones'),
  boletasCsv: ofList('Boletas'),
  paidMonthCsv: ofList('Mes'),
  archiveCsv: ofList('Archivo contable'),
  workOrdersCsv: ofList('Órdenes'),
  sharedDocumentsCsv: ofList('Contratos y guiones'),
} as const satisfies Partial<Record<keyof Handlers, Reading>>;

/** Whom the lines are about; undefined for nobody. */
const personOf = (lines: readonly AuditLine[]) => lines.find(({ entity }) => entity === 'person');

/** Those of the lines that are about somebody who is there, and not about whoever reads; each person is kept from being erased. */
async function aboutOthers(db: Database, lines: readonly AuditLine[], userId: string) {
  const person = personOf(lines);
  if (!person) return lines;
  if (person.id === userId || !isId(person.id)) return [];
  const there = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', person.id)
    // Erased at the same moment, a line of their history would stay.
    .forKeyShare()
    .executeTakeFirst();
  return there ? lines : [];
}

/** Those of the lines that were not told of the same reader a while ago; a list is taken along each time. */
async function untold(db: Database, lines: readonly AuditLine[], { actor, now }: Doer) {
  const isList = ({ changes }: AuditLine) => changes?.[0]?.field === 'csv';
  const asked = lines.filter((line) => !isList(line));
  if (asked.length === 0) return lines;
  const told = await db
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
  // A person's own is nobody else's business.
  if (session.role !== 'ADMIN') return;
  const { id = '', entity = '' } = c.req.param();
  const doer = doerOf(c, now);
  const asked = { id, entity, session };
  // Who reads on has been told of: nothing is to be written, and nobody to be kept from going.
  const known = await reading(db, asked);
  if (personOf(known)?.id === session.userId || (await untold(db, known, doer)).length === 0) return;
  await audited(db, doer, async (transaction) => {
    const there = await aboutOthers(transaction, await reading(transaction, asked), session.userId);
    return { value: undefined, lines: await untold(transaction, there, doer) };
  });
}

/**
 * The handlers, of which those of {@link READINGS} first note who of the studio reads: what is not noted is not answered, whatever part of
 * a file is asked for.
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
