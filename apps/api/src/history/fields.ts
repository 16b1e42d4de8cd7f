import type { HistoryChange, HistoryLine } from '@doblaje/contract';

/**
 * The fields of each kind of thing whose changes are told: `told` with what they were and are, `named` without, since what
 * is sensitive by law (Ley 21.719) and account numbers stand nowhere twice. A field that is not here is not told at all.
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
    // Of the studio's: the history stands in the person's own data.
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
  chapter: {
    number: 'told',
    title: 'told',
    duration: 'told',
    dueDate: 'told',
    status: 'told',
  },
  // The note is about a person: that it was written is told, not what.
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
    folio: 'told',
    issuedOn: 'told',
    gross: 'told',
    withheldBy: 'told',
    retention: 'told',
    net: 'told',
    reason: 'told',
    annulledOn: 'told',
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
  // The people are told one by one, by their ids.
  'shared-document': { kind: 'told', title: 'told', project: 'told', chapter: 'told' },
} as const satisfies Record<HistoryLine['entity'], Readonly<Record<string, 'told' | 'named'>>>;

type Told = string | number | boolean | null;

/** What is different between two states of a thing, as its history tells it. */
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
