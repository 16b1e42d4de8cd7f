import { randomBytes } from 'node:crypto';
import { dayAfter } from '@doblaje/domain/forms/chapterRun';
import type { Database } from '../ground/db/database';
import { hashPassword } from '../people/passwords/passwords';
import { DEMO_TALENT } from './demoAccounts';
import { DEMO_ARTIST } from './demoArtist';
import { castEmail, createDemoPeople } from './demoPeople';
import {
  DEMO_CHARACTERS,
  DEMO_CLIENTS,
  DEMO_PEOPLE,
  DEMO_PROJECTS,
  DEMO_SIGNALS,
  DEMO_TITLES,
  type DemoProject,
} from './demoProjects';

/** The due day of the last finished chapters. Each chapter before or after is due a week earlier or later. */
const READY_UNTIL = '2026-11-18';

/** The seeded statuses of chapters. */
const STATUS = {
  waiting: 'Por grabar',
  recording: 'En grabación',
  mixing: 'En mezcla',
  ready: 'Listo',
} as const;

/** How many of a project's chapters are finished. The next one is being mixed, and the one after that is being recorded. */
function readyOf({ status, chapters }: DemoProject): number {
  if (status === 'Entregado') return chapters;
  return status === 'En producción' ? Math.floor(chapters * 0.4) : -2;
}

function chapterStatus(index: number, ready: number): string {
  if (index < ready) return STATUS.ready;
  if (index === ready) return STATUS.mixing;
  return index === ready + 1 ? STATUS.recording : STATUS.waiting;
}

/** The share of recorded loops, by the chapter's status. */
const DONE: Readonly<Record<string, number>> = {
  [STATUS.ready]: 1,
  [STATUS.mixing]: 1,
  [STATUS.recording]: 0.6,
};

/** Creates the demo studio's people, projects, chapters and casts. Does nothing if there is a project already. */
export async function createDemoStudio(db: Database, now: Date): Promise<void> {
  const there = await db.selectFrom('projects').select('id').limit(1).executeTakeFirst();
  if (there) return;
  const password_hash = await hashPassword(randomBytes(32).toString('hex'));
  await db.transaction().execute(async (transaction) => {
    const people = await createPeople(transaction, password_hash, now);
    const entries = await createChoices(transaction, now);
    for (const [index, project] of DEMO_PROJECTS.entries())
      await createProject(transaction, { project, index, people, entries, now });
  });
}

/** Ids of the cast. Demo accounts that log in come first, because they open Experiencias. */
async function createPeople(db: Database, password_hash: string, now: Date): Promise<string[]> {
  const own = await db
    .selectFrom('users')
    .select('id')
    .where('email', 'in', [DEMO_TALENT, DEMO_ARTIST])
    .orderBy('email')
    .execute();
  await createDemoPeople(db, password_hash, now);
  const cast = await db
    .selectFrom('users')
    .select('id')
    .where(
      'email',
      'in',
      DEMO_PEOPLE.map((_, index) => castEmail(index)),
    )
    .orderBy('email')
    .execute();
  return [...own, ...cast].map(({ id }) => id);
}

/** Ids of the catalogues' entries, by kind and name. */
async function createChoices(db: Database, now: Date): Promise<ReadonlyMap<string, number>> {
  for (const [kind, labels] of [
    ['client', DEMO_CLIENTS],
    ['signal', DEMO_SIGNALS],
  ] as const) {
    const rows = labels.map((label, index) => ({
      kind,
      label,
      stage: '' as const,
      position: index + 1,
      updated_at: now,
    }));
    await db
      .insertInto('catalogue_entries')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  const entries = await db.selectFrom('catalogue_entries').select(['id', 'kind', 'label']).execute();
  return new Map(entries.map(({ id, kind, label }) => [`${kind} ${label}`, id]));
}

interface Making {
  project: DemoProject;
  /** Index among the projects. */
  index: number;
  people: readonly string[];
  entries: ReadonlyMap<string, number>;
  now: Date;
}

async function createProject(db: Database, { project, index, people, entries, now }: Making): Promise<void> {
  const { title, season, typeId, status, client, signal } = project;
  const day = (days: number) => new Date(`${dayAfter(READY_UNTIL, days)}T13:12:00Z`);
  const { id: project_id } = await db
    .insertInto('projects')
    .values({
      title,
      season,
      house_number: project.houseNumber,
      type_id: typeId,
      status_id: entries.get(`projectStatus ${status}`) ?? 1,
      client_id: entries.get(`client ${client}`) ?? 0,
      signal_id: entries.get(`signal ${signal}`) ?? 0,
      created_at: day(-300 + 11 * index),
      updated_at: day(-3 * index),
    })
    .returning('id')
    .executeTakeFirstOrThrow();

  const at = { project_id, created_at: now, updated_at: now };
  const ready = readyOf(project);
  const first = Number(season || '0') * 100;
  const chapters = await db
    .insertInto('chapters')
    .values(
      Array.from({ length: project.chapters }, (_, place) => ({
        ...at,
        number: first + place + 1,
        title: project.chapters === 1 ? title : (DEMO_TITLES[(place + index) % DEMO_TITLES.length] ?? title),
        duration_seconds: project.chapters === 1 ? 5_520 + 60 * index : 2_620 + ((place * 37) % 90),
        due_date: dayAfter(READY_UNTIL, 7 * (place - Math.max(ready, 0))),
        status_id: entries.get(`chapterStatus ${chapterStatus(place, ready)}`) ?? 6,
      })),
    )
    .returning(['id', 'status_id'])
    .execute();
  const characters = await db
    .insertInto('characters')
    .values(
      Array.from({ length: 5 + (index % 4) }, (_, place) => {
        const [name, type] = DEMO_CHARACTERS[(3 * index + place) % DEMO_CHARACTERS.length] ?? [
          'Narradora',
          'ACTOR',
        ];
        // One character of each unfinished project still has no person.
        const isOpen = status !== 'Entregado' && place === 2;
        return {
          ...at,
          name,
          type,
          person_id: isOpen ? null : (people[(5 * index + place) % people.length] ?? null),
        };
      }),
    )
    .returning(['id', 'person_id'])
    .execute();

  const labels = new Map([...entries].map(([name, id]) => [id, name.replace(/^\w+ /, '')]));
  const cast = chapters.flatMap(({ id: chapter_id, status_id }, place) =>
    characters
      // Not everybody is in every chapter.
      .filter((_, who) => project.chapters === 1 || (place + 2 * who) % 5 !== 4)
      // A finished recording needs a person.
      .filter(({ person_id }) => person_id !== null || DONE[labels.get(status_id) ?? ''] !== 1)
      .map(({ id: character_id, person_id }, who) => {
        const loops_planned = 8 + ((who * 17 + place * 7 + index) % 44);
        const share = person_id === null ? 0 : (DONE[labels.get(status_id) ?? ''] ?? 0);
        const loops_done = Math.floor(loops_planned * share);
        return { chapter_id, character_id, person_id, loops_planned, loops_done, updated_at: now };
      }),
  );
  if (cast.length > 0) await db.insertInto('appearances').values(cast).execute();
}
