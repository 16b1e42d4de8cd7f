import type { Insertable } from 'kysely';
import { type Blobs, newBlobKey } from '../ground/blobs/blobs';
import { expectBlob, keepBlob } from '../ground/blobs/discarded';
import type { Database } from '../ground/db/database';
import type { ApplicationsTable } from '../ground/db/tables/applications';
import { after, HOUR } from '../ground/time/time';
import { giveConsent } from '../people/consents/consents';
import { fillVocalProfile } from '../people/vocalProfiles/fill';
import { castEmail } from './demoPeople';

type Answers = Pick<
  ApplicationsTable,
  'applicant_to' | 'country' | 'age' | 'vocal_age_range' | 'vocal_tone'
> & {
  state: Exclude<ApplicationsTable['state'], 'draft'>;
};

const row = (
  applicant_to: Answers['applicant_to'],
  country: Answers['country'],
  age: number,
  vocal_age_range: string,
  vocal_tone: Answers['vocal_tone'],
  state: Answers['state'],
): Answers => ({ applicant_to, country, age, vocal_age_range, vocal_tone, state });

/** The applications of some of the studio's demo people, newest first. */
const APPLICATIONS: readonly Answers[] = [
  row('Actor', 'CL', 24, '16 a 30 años', 'Tono agudo', 'new'),
  row('Traductor', 'PE', 31, '', '', 'new'),
  row('Actor', 'AR', 42, '35 a 60 años', 'Tono grave', 'shortlisted'),
  row('Técnico', 'CL', 28, '', '', 'new'),
  row('Actor', 'CL', 19, '8 a 20 años', 'Tono agudo', 'shortlisted'),
  row('Actor', 'CL', 55, '45 a 75 años', 'Tono grave', 'accepted'),
  row('Traductor', 'MX', 37, '', 'Tono medio', 'accepted'),
  row('Actor', 'CL', 22, '18 a 28 años', 'Tono medio', 'rejected'),
  row('Actor', 'UY', 33, '25 a 45 años', 'Tono medio', 'new'),
  row('Técnico', 'CL', 45, '', '', 'rejected'),
  row('Actor', 'CO', 29, '20 a 40 años', 'Tono medio', 'accepted'),
  row('Actor', 'CL', 26, '18 a 35 años', 'Tono agudo', 'new'),
];

const NAMES = ['narración.mp4', 'personajes de animación.mp4', 'canto en vivo.mp4'];

/**
 * Creates applications of the studio's demo people, with videos that play. Does nothing if there is an application already.
 * @param reels the videos, small ones
 */
export async function createDemoApplications(
  db: Database,
  blobs: Blobs,
  { now, reels }: { now: Date; reels: readonly Uint8Array[] },
): Promise<void> {
  const there = await db.selectFrom('applications').select('id').limit(1).executeTakeFirst();
  if (there) return;
  for (const [index, answers] of APPLICATIONS.entries()) {
    const person = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', castEmail(index))
      .executeTakeFirst();
    if (!person) continue;
    const keys: { key: string; bytes: Uint8Array }[] = [];
    // A translator or desk worker sends no video.
    const count = answers.applicant_to === 'Actor' ? 1 + (index % 3) : 0;
    for (const bytes of reels.slice(0, count)) {
      const key = newBlobKey();
      await expectBlob(db, key, now);
      await blobs.write(key, one(bytes), bytes.length);
      keys.push({ key, bytes });
    }
    await db.transaction().execute(async (transaction) => {
      const sent = after(now, -(index * 29 * HOUR + HOUR));
      const { id } = await transaction
        .insertInto('applications')
        .values({
          ...columnsOf(answers, index, sent),
          user_id: person.id,
          created_at: sent,
          updated_at: sent,
          submitted_at: sent,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const given = { userId: person.id, now: sent };
      await giveConsent(transaction, 'application', given);
      if (keys.length > 0) await giveConsent(transaction, 'reels', given);
      for (const [place, { key, bytes }] of keys.entries()) {
        await keepBlob(transaction, key, now);
        await transaction
          .insertInto('reels')
          .values({
            application_id: id,
            n: place + 1,
            name: NAMES[place] ?? 'video.mp4',
            size: bytes.length,
            key,
          })
          .execute();
      }
      if (answers.state === 'accepted') await fillVocalProfile(transaction, { id, user_id: person.id }, now);
    });
  }
}

function columnsOf(
  answers: Answers,
  index: number,
  sent: Date,
): Omit<Insertable<ApplicationsTable>, 'user_id' | 'created_at' | 'updated_at' | 'submitted_at'> {
  const isActor = answers.applicant_to === 'Actor';
  const isDecided = answers.state === 'accepted' || answers.state === 'rejected';
  return {
    ...answers,
    rut: answers.country === 'CL' ? String(12_345_678 + index * 7) : null,
    passport: answers.country === 'CL' ? null : `31.22${index}.908`,
    phone: `+56 9 5550 0${130 + index}`,
    address: `Pasaje Los Aromos ${410 + index}, Ñuñoa`,
    community: 'Other',
    disability: 'none',
    voice_training: isActor ? 'Sí' : 'No',
    experiences: JSON.stringify(
      isActor
        ? [
            { project: 'Marea baja', character: 'Elisa' },
            { project: 'Nieve en Curarrehue', character: 'Narración' },
          ]
        : [],
    ),
    singing_experience: index % 2 === 0 ? 'Sí' : 'No',
    singing_detail:
      index % 2 === 0 ? 'Coro de la universidad por seis años; dos comerciales como solista.' : '',
    note:
      answers.state === 'shortlisted'
        ? 'Buena dicción y registro bajo. Llamar para prueba de la Capitana.'
        : '',
    decided_at: isDecided ? after(sent, 5 * HOUR) : null,
  };
}

async function* one(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
