import { dayInChile } from '@doblaje/domain/days';
import { projectName } from '@doblaje/domain/naming';
import type { VoiceScope } from '@doblaje/domain/options/voiceScopes';
import { VOICE_VERSION, voiceStatement } from '@doblaje/domain/voices';
import { sql } from 'kysely';
import type { Database } from '../ground/db/database';
import { after, DAY } from '../ground/time/time';
import { endConsent, keepConsent } from '../people/consents/consents';
import { DEMO_TALENT } from './demoAccounts';
import { DEMO_ARTIST } from './demoArtist';

/** A voice consent of the demo. */
interface DemoVoice {
  email: string;
  scope: VoiceScope;
  /** Whether it is for the project of the person's next order only. */
  isForProject: boolean;
  territory: string;
  /** Days since it was given, and since it was withdrawn; null: it is in force. */
  given: number;
  withdrawn: number | null;
}

const VOICES: readonly DemoVoice[] = [
  {
    ...{ email: DEMO_TALENT, scope: 'dubbing', isForProject: true, territory: 'Chile' },
    ...{ given: 40, withdrawn: null },
  },
  {
    ...{ email: DEMO_TALENT, scope: 'training', isForProject: false, territory: 'Todo el mundo' },
    ...{ given: 60, withdrawn: 12 },
  },
  {
    ...{ email: DEMO_ARTIST, scope: 'aiRetakes', isForProject: false, territory: 'Latinoamérica' },
    ...{ given: 25, withdrawn: null },
  },
];

/** Gives the demo accounts their voice consents, before the first orders print them. Does nothing if there is one already. */
export async function createDemoVoices(db: Database, now: Date): Promise<void> {
  const there = await db
    .selectFrom('consents')
    .select('id')
    .where('voice_scope', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  if (there) return;
  for (const voice of VOICES) await giveOne(db, voice, now);
}

async function giveOne(
  db: Database,
  { email, scope, isForProject, territory, given, withdrawn }: DemoVoice,
  now: Date,
): Promise<void> {
  const person = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
  const project = isForProject ? await projectOf(db, email) : undefined;
  if (!person || (isForProject && !project)) return;
  const at = after(now, -given * DAY);
  const said = { territory, from: dayInChile(at), until: '' };
  const projectTitle = project ? projectName(project) : '';
  const voice_project = project?.id ?? 0;
  const purpose = `voice ${scope} ${voice_project}` as const;
  await keepConsent(
    db,
    {
      ...{ purpose, statement: voiceStatement({ scope, projectTitle, ...said }), version: VOICE_VERSION },
      ...{ voice_scope: scope, voice_project, voice_project_title: projectTitle },
      ...{ voice_territory: territory, voice_from: said.from, voice_until: said.until },
      voice_document: null,
    },
    { userId: person.id, now: at, unnamed: 'Chrome en Linux' },
  );
  if (withdrawn !== null)
    await endConsent(db, purpose, { userId: person.id, now: after(now, -withdrawn * DAY) });
}

/** The project of the first chapter that a person still has to record, as their first order is of it. */
const projectOf = (db: Database, email: string) =>
  db
    .selectFrom('appearances')
    .innerJoin('users', 'users.id', 'appearances.person_id')
    .innerJoin('chapters', 'chapters.id', 'appearances.chapter_id')
    .innerJoin('projects', 'projects.id', 'chapters.project_id')
    .select(['projects.id', 'projects.title', 'projects.season'])
    .where('users.email', '=', email)
    .where('chapters.deleted_at', 'is', null)
    .where('loops_done', '<', sql<number>`loops_planned`)
    .orderBy('chapters.id')
    .limit(1)
    .executeTakeFirst();
