import { COUNTED_TO, type FilterOf, type ListDescription, type ListSelection } from '@doblaje/contract';
import type { RawBuilder, SelectQueryBuilder } from 'kysely';
import type { Database } from '../src/ground/db/database';
import type { DefinedPlan } from '../src/ground/lists/definePlan';
import { archivePlan } from '../src/office/archive/list';
import { boletasPlan } from '../src/office/boletas/list';
import { dataReadingsPlan } from '../src/office/dataReadings/list';
import { dataRequestsPlan } from '../src/office/dataRequests/list';
import { documentsPlan } from '../src/office/documents/list';
import { nominasPlan } from '../src/office/nominas/list';
import { sharedDocumentsPlan } from '../src/office/sharedDocuments/list';
import { ordersPlan } from '../src/office/workOrders/list';
import { sessionsPlan } from '../src/people/access/sessionsList';
import { accountsPlan } from '../src/people/accounts/list';
import { applicationsPlan } from '../src/people/applications/list';
import { peoplePlan } from '../src/people/directory/list';
import { experiencesPlan, whoseExperiences } from '../src/people/experiences/list';
import { chaptersPlan } from '../src/projects/chapters/list';
import { projectsPlan } from '../src/projects/projects/list';

/** A request for a list that may be slow, with a name for reports. */
export interface Question {
  name: string;
  sort: string;
  search?: string;
  filter?: readonly [name: string, value: string];
}

/** A list of the API, for tests and measurements that treat all lists alike. */
export interface AskedList {
  name: string;
  /** Its description in the contract. */
  list: ListDescription;
  /** Every order both ways, the searches, and each filter by its rarest value. */
  questions: readonly Question[];
  /** The statement for the rows of a page; `count` is the one for their number. */
  rows: (db: Database, question: Question) => SelectQueryBuilder<never, never, unknown>;
  count: (db: Database, question: Question) => RawBuilder<unknown>;
  /** Its path in the API, and the role to call it with. */
  path: string;
  role: 'USER' | 'ADMIN';
  /** Query parameters of every request. */
  also: Readonly<Record<string, string>>;
}

interface Given<List extends ListDescription, Scope> {
  path: string;
  role: 'USER' | 'ADMIN';
  also?: Readonly<Record<string, string>>;
  /** Words to search for: one with many rows and one with few. */
  words: readonly string[];
  /** A value of each filter. */
  filters: { readonly [Name in FilterOf<List>]: string };
  /** The scope of the query, as the API's handler passes it; it may depend on the filter. */
  scope: (filter: Question['filter']) => NoInfer<Scope>;
}

function asked<List extends ListDescription, Scope extends readonly unknown[] | []>(
  name: string,
  { list, statements }: DefinedPlan<List, Scope>,
  { words, filters, scope, path, role, also = {} }: Given<List, Scope>,
): AskedList {
  const { sorts, usual } = list;
  const questions: Question[] = [
    ...sorts.flatMap((sort) => [
      { name: `sort ${sort}`, sort },
      { name: `sort -${sort}`, sort: `-${sort}` },
    ]),
    ...words.map((search) => ({ name: `search ${search}`, sort: usual, search })),
    ...Object.entries<string>(filters).map((filter) => ({
      name: `filter ${filter.join(' ')}`,
      sort: usual,
      filter,
    })),
  ];
  const queryOf = ({ sort, search = '', filter }: Question) => {
    const query = { search, sort, ...(filter && { [filter[0]]: filter[1] }) };
    return query as ListSelection<List>;
  };
  return {
    name,
    list,
    questions,
    rows: (db, question) =>
      statements.page(db, queryOf(question), scope(question.filter), { offset: 0, size: 10 }) as never,
    count: (db, question) =>
      statements.counted(db, queryOf(question), scope(question.filter), COUNTED_TO + 1),
    path,
    role,
    also,
  };
}

/**
 * All lists of the API with their questions.
 * @param userId the person whose documents and sessions are read
 */
export const askedLists = (userId: string): readonly AskedList[] => [
  asked('sessions', sessionsPlan, {
    path: '/users/auth/sessions',
    role: 'USER',
    words: ['firefox', 'safari'],
    filters: {},
    scope: () => [{ userId, id: userId }, new Date()],
  }),
  asked('documents', documentsPlan, {
    path: '/documents',
    role: 'USER',
    words: ['boleta', 'golondrinas'],
    filters: { kind: 'script', project: 'Marea baja', state: 'paid' },
    scope: () => [userId],
  }),
  asked('archive', archivePlan, {
    path: '/archive',
    role: 'ADMIN',
    words: ['boleta', 'trafipan'],
    filters: { kind: 'nomina' },
    scope: () => [],
  }),
  asked('applications', applicationsPlan, {
    path: '/applications',
    role: 'ADMIN',
    words: ['correo', 'trafipan'],
    filters: { state: 'accepted', applicant_to: 'Traductor', country: 'UY', vocal_tone: 'Tono grave' },
    scope: () => [],
  }),
  asked('users', accountsPlan, {
    path: '/users',
    role: 'ADMIN',
    words: ['correo', 'trafipan', '10.012.3', '10.012.345-5'],
    filters: {
      role: 'ADMIN',
      state: 'unactivated',
      applicant_types: 'Traductor',
      vocal_tone: 'Tono grave',
      voice: 'soon',
    },
    scope: () => [],
  }),
  asked('people', peoplePlan, {
    path: '/people',
    role: 'ADMIN',
    also: { project: '1' },
    words: ['correo', 'trafipan'],
    filters: { applicant_types: 'Traductor', vocal_tone: 'Tono grave', gender: 'Otros' },
    scope: () => [{ project: 1 }],
  }),
  asked('experiences', experiencesPlan, {
    path: '/experiences',
    role: 'ADMIN',
    words: ['marea', 'trafipan'],
    filters: { typeId: '10', statusId: '5', personId: userId },
    scope: (filter) => [whoseExperiences(null, filter?.[0] === 'personId' ? filter[1] : undefined)],
  }),
  asked('own experiences', experiencesPlan, {
    path: '/experiences',
    role: 'USER',
    words: ['marea', 'trafipan'],
    filters: { typeId: '10', statusId: '5', personId: userId },
    scope: () => [whoseExperiences(userId, undefined)],
  }),
  asked('projects', projectsPlan, {
    path: '/projects',
    role: 'ADMIN',
    words: ['marea', 'golondrinas'],
    filters: { typeId: '10', statusId: '5', clientsId: '1050', signalId: '2030', due: 'soon' },
    scope: () => [],
  }),
  asked('chapters', chaptersPlan, {
    path: '/chapters',
    role: 'ADMIN',
    words: ['marea', 'golondrinas'],
    filters: { due: 'late', statusId: '5' },
    scope: () => [],
  }),
  asked('orders', ordersPlan, {
    path: '/work-orders',
    role: 'ADMIN',
    words: ['marea', 'trafipan'],
    filters: {
      state: 'rejected',
      typeId: '7',
      projectId: '5',
      chapterId: '5',
      personId: '00000000-0000-0000-0000-000000000000',
      due: 'soon',
      waits: 'declined',
    },
    scope: () => [],
  }),
  asked('boletas', boletasPlan, {
    path: '/boletas',
    role: 'ADMIN',
    words: ['marea', 'trafipan', '10.012.3', '10.012.345-5'],
    filters: {
      state: 'rejected',
      projectId: '5',
      personId: '00000000-0000-0000-0000-000000000000',
      differences: 'with',
      waits: 'person',
      until: '2026-01',
      siiState: 'annulled',
      kind: 'BTE',
    },
    scope: () => [],
  }),
  asked('nominas', nominasPlan, {
    path: '/nominas',
    role: 'ADMIN',
    words: ['nomina', 'trafipan'],
    filters: { state: 'voided', file: 'with', paidIn: '2026-01', until: '2026-01' },
    scope: () => [],
  }),
  asked('shared documents', sharedDocumentsPlan, {
    path: '/shared-documents',
    role: 'ADMIN',
    words: ['marea', 'trafipan'],
    filters: { kind: 'contract', projectId: '5', state: 'partly', ends: 'soon' },
    scope: () => [],
  }),
  asked('data readings', dataReadingsPlan, {
    path: '/data-readings',
    role: 'ADMIN',
    words: ['marea', 'golondrinas'],
    filters: { kind: 'bank' },
    scope: () => [],
  }),
  asked('data requests', dataRequestsPlan, {
    path: '/data-requests',
    role: 'ADMIN',
    words: ['eva', 'pino'],
    filters: { state: 'refused', kind: 'blocking', due: 'soon' },
    scope: () => [],
  }),
];
