import type { Database } from '../db/database';
import type { ConsentPurpose } from '../db/schema';

/**
 * What people agree to, in the words they read (Ley 21.719: purpose and consent of sensitive data). Whoever changes the
 * words changes them here: each consent keeps those it was given to.
 */
export const CONSENT_STATEMENTS: Readonly<Record<ConsentPurpose, string>> = {
  'profile-sensitive':
    'Autorizo que el estudio guarde mi comunidad y mi discapacidad para conocer a su elenco y adaptar las condiciones de trabajo.',
  application:
    'Autorizo que el estudio trate los datos de mi postulación, incluidas mi comunidad y mi discapacidad, para evaluarla.',
};

/** Records a consent; one that is in force already stays as it is. */
export async function giveConsent(
  db: Database,
  userId: string,
  purpose: ConsentPurpose,
  now: Date,
): Promise<void> {
  await db
    .insertInto('consents')
    .values({ user_id: userId, purpose, statement: CONSENT_STATEMENTS[purpose], given_at: now })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'purpose']).where('withdrawn_at', 'is', null).doNothing(),
    )
    .execute();
}

/** Takes a consent back; nothing happens when there is none in force. */
export async function withdrawConsent(
  db: Database,
  userId: string,
  purpose: ConsentPurpose,
  now: Date,
): Promise<void> {
  await db
    .updateTable('consents')
    .set({ withdrawn_at: now })
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('withdrawn_at', 'is', null)
    .execute();
}
