import { API_MESSAGES, Problem, type UndeliveredMail } from '@doblaje/contract';
import type { Database } from '../db/database';
import type { MailKind } from '../db/tables/mails';
import { audited, type Doer } from '../history/audited';
import type { DueMail } from './letter';

/** The names of the mails on ADMIN's screens. */
const NAMES: Readonly<Record<MailKind, string>> = {
  activation: 'Activación de la cuenta',
  'first-password': 'Elegir la contraseña',
  invitation: 'Invitación',
  'invited-again': 'Invitación',
  'already-registered': 'Aviso de que ya tiene una cuenta',
  'resend-activation': 'Activación de la cuenta',
  reset: 'Cambiar la contraseña',
  'password-changed': 'Aviso de cambio de contraseña',
  'application-sent': 'Postulación recibida',
  'application-accepted': 'Postulación aceptada',
  'application-rejected': 'Postulación rechazada',
  'consent-withdrawn': 'Autorización retirada',
  'voice-recorded': 'Autorización de voz registrada',
  'order-issued': 'Orden emitida',
  'order-voided': 'Orden anulada',
  'document-shared': 'Contrato o guion nuevo',
  'boleta-to-upload': 'Boleta por subir',
  'boleta-rejected': 'Boleta rechazada',
  'boletas-missing': 'Faltan boletas',
  'boletas-paid': 'Boletas pagadas',
  'payment-rejected': 'Transferencia rechazada',
  'bank-data-asked': 'Faltan datos bancarios',
  'bank-review-asked': 'Datos bancarios por revisar',
  'boleta-pdf-asked': 'Falta el PDF de una boleta',
  'bank-data-changed': 'Aviso de cambio de datos bancarios',
  'email-change-asked': 'Aviso de que se pidió otro correo',
  'email-change-confirm': 'Confirmar el correo nuevo',
  'email-changed': 'Aviso de cambio de correo',
  'breach-told': 'Aviso sobre sus datos personales',
  'data-request-confirm': 'Confirmar una solicitud sobre sus datos',
  'data-request-told': 'Respuesta sobre sus datos',
};

/** Mails that let a person into their account. When one of them arrives, earlier failed ones no longer matter. */
const WAYS_IN: readonly MailKind[] = ['activation', 'first-password', 'invitation', 'invited-again'];

/** Whether the mail server refused the mail for good (`delivery.ts`). Otherwise the worker gave up after many attempts. */
const isRefusal = (failure: string | null) => failure?.startsWith('REFUSED') ?? false;

/** The most mails that one answer lists. */
const MOST = 20;

const undelivered = (db: Database) =>
  db.selectFrom('mails').where('mails.done_at', 'is not', null).where('mails.failure', 'is not', null);

/** The mails to a person, or about an order or a boleta, that did not arrive. The newest comes first. */
export async function readUndelivered(
  db: Database,
  of: { personId: string } | { workOrderId: number } | { boletaId: number },
): Promise<UndeliveredMail[]> {
  const found = undelivered(db).select([
    'mails.id',
    'mails.kind',
    'mails.address',
    'mails.done_at',
    'mails.failure',
  ]);
  const rows = await ('personId' in of
    ? found.where('mails.user_id', '=', of.personId)
    : 'boletaId' in of
      ? found.where('mails.boleta_id', '=', of.boletaId)
      : found.where('mails.document_id', 'in', (row) =>
          row
            .selectFrom('documents')
            .select('documents.id')
            .where('documents.work_order_id', '=', of.workOrderId),
        )
  )
    .orderBy('mails.id', 'desc')
    .limit(MOST)
    .execute();
  return rows.flatMap(({ id, kind, address, done_at, failure }) =>
    done_at
      ? [{ id, what: NAMES[kind], address, at: done_at.toISOString(), isRefused: isRefusal(failure) }]
      : [],
  );
}

/** After a mail has arrived: forgets earlier failed mails of the same kind about the same document, boleta, nómina or change. */
export async function forgetUndelivered(db: Database, mail: DueMail): Promise<void> {
  if (mail.user_id === null) return;
  await db
    .deleteFrom('mails')
    .where('user_id', '=', mail.user_id)
    .where('done_at', 'is not', null)
    .where('failure', 'is not', null)
    .where('kind', 'in', WAYS_IN.includes(mail.kind) ? WAYS_IN : [mail.kind])
    .where('document_id', 'is not distinct from', mail.document_id)
    .where('boleta_id', 'is not distinct from', mail.boleta_id)
    .where('nomina_id', 'is not distinct from', mail.nomina_id)
    .where('email_change_id', 'is not distinct from', mail.email_change_id)
    .where('breach_mail_id', 'is not distinct from', mail.breach_mail_id)
    .where('consent_id', 'is not distinct from', mail.consent_id)
    .where('data_request_draft_id', 'is not distinct from', mail.data_request_draft_id)
    .where('data_request_letter_id', 'is not distinct from', mail.data_request_letter_id)
    .execute();
}

/** Writes down when the mail server took a mail about a request about personal data: the proof that it was sent. */
export async function noteDelivered(db: Database, mail: DueMail, now: Date): Promise<void> {
  if (mail.data_request_letter_id === null) return;
  await db
    .updateTable('data_request_letters')
    .set({ delivered_at: now })
    .where('id', '=', mail.data_request_letter_id)
    .where('delivered_at', 'is', null)
    .execute();
}

/**
 * Sends a mail again, to the person's current address. A mail about a change of address goes to the same address as before.
 * @throws Problem 404 when the mail was already sent again, or its person is gone
 */
export function resendUndelivered(db: Database, doer: Doer, id: number): Promise<void> {
  return audited(db, doer, async (transaction) => {
    const mail = await transaction
      .updateTable('mails')
      .from('users')
      .set((row) => ({
        address: row
          .case()
          .when('mails.email_change_id', 'is', null)
          .then(row.ref('users.email'))
          .else(row.ref('mails.address'))
          .end(),
        ...{ done_at: null, failure: null, attempts: 0, due_at: doer.now },
      }))
      .whereRef('users.id', '=', 'mails.user_id')
      .where('mails.id', '=', id)
      .where('mails.done_at', 'is not', null)
      .where('mails.failure', 'is not', null)
      .returning(['mails.user_id', 'mails.kind'])
      .executeTakeFirst();
    if (!mail?.user_id) throw new Problem(404, API_MESSAGES.mailGone);
    const changes = [{ field: 'mail', to: NAMES[mail.kind] }];
    return { value: undefined, lines: [{ action: 'update', entity: 'person', id: mail.user_id, changes }] };
  });
}

/** How many mails did not arrive. */
export async function countUndelivered(db: Database): Promise<number> {
  const { count } = await undelivered(db)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Puts every mail that did not arrive into the queue again, each to the address that it had. Returns how many there are. */
export async function retryUndelivered(db: Database, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('mails')
    .set({ done_at: null, failure: null, attempts: 0, due_at: now })
    .where('done_at', 'is not', null)
    .where('failure', 'is not', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
