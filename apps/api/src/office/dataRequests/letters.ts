import { createHash } from 'node:crypto';
import { dayText } from '@doblaje/domain/days';
import { nameOfDataRequestKind } from '@doblaje/domain/options/dataRequestKinds';
import { labelOfRefusalReason } from '@doblaje/domain/options/refusalReasons';
import { sql } from 'kysely';
import type { Database } from '../../ground/db/database';
import { evenBlocked } from '../../ground/db/unblocked';
import type { Letters } from '../../ground/mail/letter';
import { greeting } from '../../ground/mail/letter';
import { enqueueMail } from '../../ground/mail/outbox';
import { hashSecret, newSecret } from '../../ground/secrets/secrets';

/** What is told about a request. */
interface Told {
  subject: string;
  /** Paragraphs, an empty line between them. */
  text: string;
}

type Asked = { id: number; kind: string; due_on: string };

const named = ({ id, kind }: Asked) => `solicitud N.º ${id} (${nameOfDataRequestKind(kind).toLowerCase()})`;

const COMPLAINT =
  'Si no quedas conforme, puedes reclamar ante la Agencia de Protección de Datos Personales (Ley 19.628, modificada por la Ley 21.719).';

/** That it was received, and until when it is answered. */
export const receivedText = (request: Asked): Told => ({
  subject: `Recibimos tu solicitud N.º ${request.id} sobre tus datos`,
  text: `Recibimos tu ${named(request)}.\n\nTe responderemos por correo a más tardar el ${dayText(request.due_on)}.`,
});

/** That it takes longer, and why. */
export const extendedText = (request: Asked, reason: string): Told => ({
  subject: `Tu solicitud N.º ${request.id} necesita más tiempo`,
  text: `Extendimos una vez el plazo de tu ${named(request)}. La responderemos a más tardar el ${dayText(request.due_on)}.\n\nPor qué: ${reason}\n\n${COMPLAINT}`,
});

/** That their data are used again, and why. */
export const blockEndedText = (request: Asked, reason: string): Told => ({
  subject: 'Terminó el bloqueo de tus datos',
  text: `Terminó el bloqueo de tus datos que pediste en tu ${named(request)}: desde ahora el estudio los usa como antes.\n\nPor qué: ${reason}\n\n${COMPLAINT}`,
});

const DECIDED: Readonly<Record<string, string>> = {
  granted: 'La concedimos.',
  partly: 'La concedimos en parte.',
  refused: 'No podemos concederla.',
};

/** The answer, in ADMIN's words. */
export function answeredText(
  request: Asked,
  { outcome, reason, text }: { outcome: string; reason: string; text: string },
): Told {
  const why = outcome === 'granted' ? '' : ` Motivo: ${labelOfRefusalReason(reason).toLowerCase()}.`;
  return {
    subject: `Respuesta a tu solicitud N.º ${request.id} sobre tus datos`,
    text: [`Respondemos tu ${named(request)}. ${DECIDED[outcome]}${why}`, text, COMPLAINT].join('\n\n'),
  };
}

/** Writes a mail about a request, which stays as it was written, and hands it to the outbox. */
export async function tell(
  db: Database,
  { id, email }: { id: number; email: string },
  { subject, text }: Told,
  { actor, now }: { actor: string | null; now: Date },
): Promise<void> {
  const { id: requestLetterId } = await db
    .insertInto('data_request_letters')
    .values({
      ...{ request_id: id, subject, text, written_at: now, written_by: actor },
      digest: createHash('sha256').update(`${subject}\n\n${text}`).digest('hex'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await enqueueMail(db, 'data-request-told', email, now, { requestLetterId });
}

/** How these mails are written. What a stranger typed is in none of them until the address is proven. */
export const REQUEST_LETTERS: Letters<'data-request-confirm' | 'data-request-told'> = {
  'data-request-confirm': async (db, { mail, now, data: { brand, addressOf } }) => {
    const token = newSecret();
    const draft = await db
      .updateTable('data_request_drafts')
      .set({ token_hashes: sql`array_append(token_hashes, ${hashSecret(token)})` })
      .where('id', '=', mail.data_request_draft_id)
      .where('request_id', 'is', null)
      .where('expires_at', '>', now)
      .returning(['kind', 'email'])
      .executeTakeFirst();
    if (!draft) return null;
    const account = await evenBlocked(db)
      .selectFrom('users')
      .select('id')
      .where('email', '=', draft.email)
      .where('state', '=', 'active')
      .executeTakeFirst();
    const asked = `Alguien pidió algo sobre los datos personales de esta dirección en ${brand}: ${nameOfDataRequestKind(draft.kind).toLowerCase()}.`;
    const after = ['Si no fuiste tú, no hagas nada: no se hará nada.'];
    return account
      ? {
          subject: 'Entra a tu cuenta para pedirlo',
          before: [greeting(''), asked, 'Tienes una cuenta: por tu seguridad, pídelo desde ella.'],
          action: { label: 'Pedirlo desde mi cuenta', address: addressOf('/home/data-requests') },
          after,
        }
      : {
          subject: 'Confirma tu solicitud sobre tus datos',
          before: [
            greeting(''),
            asked,
            'Confírmalo dentro de 48 horas. El plazo para responderte empieza ahí.',
          ],
          action: { label: 'Confirmar la solicitud', address: addressOf(`/privacy/request/${token}`) },
          after,
        };
  },

  'data-request-told': async (db, { mail, data: { addressOf } }) => {
    const letter = await db
      .selectFrom('data_request_letters')
      .select(['subject', 'text'])
      .where('id', '=', mail.data_request_letter_id)
      .executeTakeFirst();
    if (!letter) return null;
    const { email } = await db.selectFrom('privacy_settings').select('email').executeTakeFirstOrThrow();
    return {
      subject: letter.subject,
      before: [greeting(''), ...letter.text.split(/\n+/).filter((line) => line.trim() !== '')],
      action: { label: 'Ver tus derechos sobre tus datos', address: addressOf('/privacy') },
      after: email === '' ? [] : [`Para preguntar, escribe a ${email}.`],
    };
  },
};
