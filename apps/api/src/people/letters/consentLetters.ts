import { momentText } from '@doblaje/domain/days';
import type { Database } from '../../ground/db/database';
import { greeting, type Letter, type LetterRequest } from '../../ground/mail/letter';
import { consentTitle, nameOfConsent, readConsent } from '../ownConsents/ledger';

/** Tells that a consent was withdrawn, and which: somebody else may have done it. */
export async function consentWithdrawnLetter(
  db: Database,
  { data: { brand, firstName, addressOf }, mail }: LetterRequest,
): Promise<Letter> {
  const name = await nameOfConsent(db, mail.consent_id);
  // A mail of before mails named it.
  const which = name === null ? 'una autorización para usar tus datos' : `la autorización «${name}»`;
  const gone = name?.startsWith('Voz: ') ? '' : ' Lo que se guardaba por ella se borró.';
  return {
    subject: 'Se retiró una autorización',
    before: [
      greeting(firstName),
      `El ${momentText(mail.created_at)} (hora de Chile) se retiró en ${brand} ${which}.${gone}`,
      'Si fuiste tú, o se lo pediste al estudio, no tienes que hacer nada.',
    ],
    action: { label: 'Ver mis permisos', address: addressOf('/home/consents') },
    after: [`Si no fuiste tú, elige otra contraseña cuanto antes: ${addressOf('/auth/recover-password')}`],
  };
}

/** Tells that a voice consent was given: by the person, or by the studio from paper. The person sees its words, and withdraws it there. */
export async function voiceRecordedLetter(
  db: Database,
  { data: { brand, firstName, addressOf }, mail }: LetterRequest,
): Promise<Letter | null> {
  const consent = await readConsent(db, mail.consent_id);
  if (consent === null) return null;
  const name = consentTitle(consent);
  const isOwn = consent.givenFrom !== '';
  return {
    subject: isOwn ? 'Autorizaste un uso de tu voz' : 'Registramos una autorización sobre tu voz',
    before: [
      greeting(firstName),
      isOwn
        ? `El ${momentText(mail.created_at)} (hora de Chile) diste a ${brand} la autorización «${name}» en tu cuenta. En tus permisos está el texto completo.`
        : `${brand} registró la autorización «${name}», según el contrato que firmaste. En tus permisos está el texto completo.`,
      'Si no la diste, o cambiaste de opinión, puedes retirarla ahí cuando quieras.',
    ],
    action: { label: 'Ver mis permisos', address: addressOf('/home/consents') },
    after: [],
  };
}
