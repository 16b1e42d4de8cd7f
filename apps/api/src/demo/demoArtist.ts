import type { Database } from '../ground/db/database';
import { giveConsent } from '../people/consents/consents';
import { boleta, type DemoDocument, order, script } from './demoDocumentList';

/** The demo person with a complete data sheet and documents in every state. */
export const DEMO_ARTIST = 'actriz@doblaje.test';

const RUT = '23.456.789-6';

const SHEET = {
  country: 'CL',
  gender: 'Femenino',
  birth_date: '1994-08-14',
  phone: '+56 9 5550 0164',
  address: 'Pasaje Los Coigües 418, Ñuñoa',
  community: 'Indigenous',
  disability: 'none',
  bank: '012',
  account_type: 'vista',
  account_number: '0023456789',
  holder_rut: RUT,
} as const;

/** Fills in the demo artist's sheet, if nobody has written it yet. */
export async function fillInSheet(db: Database, now: Date): Promise<void> {
  // An account that got this RUT in an older demo keeps it, because each RUT belongs to one account.
  const taken = await db.selectFrom('users').select('id').where('rut', '=', RUT).executeTakeFirst();
  const written = await db
    .updateTable('users')
    .set({ ...SHEET, ...(!taken && { rut: RUT }), personal_updated_at: now, bank_updated_at: now })
    .where('email', '=', DEMO_ARTIST)
    .where('personal_updated_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!written) return;
  await giveConsent(db, 'profile-sensitive', { userId: written.id, now });
}

const PROJECTS = [
  'Marea baja',
  'La caleta de los vientos',
  'El faro de Quintay',
  'Altas cumbres',
  'Nieve en Curarrehue',
  'La ronda de las estaciones',
];

type States = readonly [order: DemoDocument['state'], boleta: DemoDocument['state']];

/** The states of her newest jobs, so that each state occurs. All earlier jobs are paid. An unfinished job has no boleta. */
const STATES: readonly States[] = [
  ['issued', null],
  ['accepted', null],
  ['rejected', null],
  ['finished', 'pending'],
  ['finished', 'rejected'],
  ['finished', 'inReview'],
  ['finished', 'approved'],
  ['voided', null],
];
const JOBS = 19;
const PAID: States = ['finished', 'paid'];

/** The day this many days before 18 November 2026, as 'AAAA-MM-DD'. */
function daysBefore(days: number): string {
  const day = new Date(Date.UTC(2026, 10, 18 - days));
  return day.toISOString().slice(0, 10);
}

function documentsOfJob(index: number): readonly DemoDocument[] {
  const [orderState, boletaState] = STATES[index] ?? PAID;
  const project = PROJECTS[index % PROJECTS.length] ?? '';
  const number = String(240 - 3 * index).padStart(4, '0');
  const kind = index % 4 === 2 ? 'Canciones' : 'Actuación';
  const day = 14 * index;
  const unread = index === 0;
  return [
    ...(boletaState === null ? [] : [boleta(160 - index, project, boletaState, daysBefore(day - 5))]),
    // The order that waits for an answer is a real one (demoOrders.ts), so it gets no paper here.
    ...(orderState === 'issued'
      ? []
      : [order(`Orden de ${kind} ${number}`, project, orderState, daysBefore(day), unread)]),
    script(`Guion del capítulo ${30 - index}`, project, daysBefore(day + 1), unread, 2),
  ];
}

const contract = (title: string, date: string, isScan = false): DemoDocument => ({
  kind: 'contract',
  title,
  project: null,
  state: null,
  date,
  isScan,
});

/** Sixty documents, together with the order that waits for her answer: those of her jobs, newest first, and other documents. */
export const ARTIST_DOCUMENTS: readonly DemoDocument[] = [
  ...Array.from({ length: JOBS }, (_, index) => documentsOfJob(index)).flat(),
  contract('Contrato 2026 firmado (escaneado)', '2026-03-04', true),
  contract('Contrato marco 2026', '2026-03-02'),
  contract('Anexo al contrato marco 2026', '2026-03-02'),
  contract('Anexo de confidencialidad', '2026-03-02'),
  contract('Contrato marco 2025', '2025-03-10'),
  script('Guion del piloto', 'Altas cumbres', '2026-02-16', false, 2),
  script('Guion del especial', 'Nieve en Curarrehue', '2026-02-09', false, 2),
];
