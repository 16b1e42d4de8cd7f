import type { HistoryChange, HistoryLine } from '@doblaje/contract';

/**
 * The fields whose changes each kind of thing records: `told` with the old and the new value, `named` without values. Data that is
 * sensitive by law (Ley 21.719) and account numbers must not be stored twice. A field that is not listed is not recorded.
 */
const FIELDS = {
  person: {
    email: 'told',
    first_name: 'told',
    last_name: 'told',
    country: 'told',
    rut: 'told',
    passport: 'told',
    gender: 'told',
    birth_date: 'told',
    phone: 'told',
    address: 'told',
    community: 'named',
    disability: 'named',
    sensitive_consent: 'told',
    application_consent: 'told',
    reels_consent: 'told',
    bank: 'told',
    account_type: 'told',
    account_number: 'named',
    holder_rut: 'named',
    account_holder_name: 'named',
    applicant_types: 'told',
    vocal_tone: 'told',
    vocal_age_range: 'told',
    singing: 'told',
    singing_detail: 'told',
    // The studio's own note. The person can read this history, so it must not show the text.
    vocal_note: 'named',
    role: 'told',
    state: 'told',
    application: 'told',
  },
  accounts: {},
  document: {},
  'archived-paper': {},
  'catalogue-entry': { kind: 'told', label: 'told', stage: 'told', isArchived: 'told', position: 'told' },
  'retention-rate': { rate: 'told' },
  'boleta-notice': { from: 'told', until: 'told' },
  studio: { name: 'told', rut: 'told', f29DueDay: 'told' },
  bank: { code: 'told', name: 'told', rut: 'told', isActive: 'told', mergedInto: 'told' },
  'charge-account': { name: 'told', bank: 'told', account: 'named', agreement: 'told', template: 'told' },
  holiday: { day: 'told', name: 'told', kind: 'told' },
  chapter: {
    number: 'told',
    title: 'told',
    duration: 'told',
    dueDate: 'told',
    status: 'told',
  },
  // The note is about a person: the history says that it changed, but not its text.
  application: { state: 'told', note: 'named' },
  project: {
    projectTitle: 'told',
    season: 'told',
    houseNumber: 'told',
    type: 'told',
    status: 'told',
    client: 'told',
    signal: 'told',
  },
  'work-order': {
    number: 'told',
    state: 'told',
    type: 'told',
    chapter: 'told',
    person: 'told',
    startDate: 'told',
    dueDate: 'told',
    amount: 'told',
    notes: 'told',
    lines: 'told',
    answerNote: 'told',
    voidReason: 'told',
    finishNote: 'told',
    amountReason: 'told',
  },
  boleta: {
    state: 'told',
    orders: 'told',
    kind: 'told',
    folio: 'told',
    issuedOn: 'told',
    gross: 'told',
    withheldBy: 'told',
    retention: 'told',
    net: 'told',
    reason: 'told',
    annulledOn: 'told',
    siiState: 'told',
    siiOn: 'told',
    siiReason: 'told',
    regularized: 'told',
    regularizedWhy: 'told',
    into: 'told',
    personRut: 'told',
    reopenReason: 'told',
    nomina: 'told',
  },
  nomina: {
    state: 'told',
    boletas: 'told',
    total: 'told',
    boleta: 'told',
    paidOn: 'told',
    reason: 'told',
  },
  'sii-sheet': { month: 'told', kind: 'told', file: 'told', boletas: 'told' },
  month: { state: 'told', boletas: 'told', net: 'told', declared: 'told', reason: 'told' },
  // The people are recorded one by one, by their ids.
  treatment: {
    name: 'told',
    purpose: 'told',
    dataKinds: 'told',
    peopleKinds: 'told',
    basis: 'told',
    basisDetail: 'told',
    recipients: 'told',
    transfers: 'told',
    keptMonths: 'told',
    keptFrom: 'told',
    source: 'told',
  },
  privacy: {
    representative: 'told',
    address: 'told',
    email: 'told',
    security: 'told',
    version: 'told',
    isNewMeaning: 'told',
    summary: 'told',
  },
  breach: {
    title: 'told',
    what: 'told',
    since: 'told',
    foundOn: 'told',
    dataKinds: 'told',
    peopleKinds: 'told',
    hasChildren: 'told',
    peopleCount: 'told',
    effects: 'told',
    measures: 'told',
    agencyOn: 'told',
    mailedTo: 'told',
  },
  'shared-document': { kind: 'told', title: 'told', project: 'told', chapter: 'told' },
} as const satisfies Record<HistoryLine['entity'], Readonly<Record<string, 'told' | 'named'>>>;

type Told = string | number | boolean | null;

/** The differences between two states of a thing, for its history. */
export function changesOf(
  entity: HistoryLine['entity'],
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): HistoryChange[] {
  const fields: Readonly<Record<string, 'told' | 'named'>> = FIELDS[entity];
  return Object.entries(fields)
    .filter(([field]) => field in after && (before[field] ?? null) !== (after[field] ?? null))
    .map(([field, how]) =>
      how === 'named'
        ? { field }
        : { field, from: (before[field] ?? null) as Told, to: (after[field] ?? null) as Told },
    );
}
