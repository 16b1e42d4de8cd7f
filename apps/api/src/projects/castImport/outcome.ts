import { type ImportPreview, searchText } from '@doblaje/contract';
import { dayText } from '@doblaje/domain/days';
import { labelOfCharacterType } from '@doblaje/domain/options/characterTypes';
import type { Database } from '../../ground/db/database';

import { isId } from '../../ground/db/ids';
import { type Column, headingOf } from './columns';
import type { ImportPlan } from './plan';
import type { ImportedAppearance, ImportedChapter, ProjectNow } from './readProject';
import { quoted, told } from './values';
import type { ImportChanges } from './write';

type Written = ImportPreview['lines'][number]['written'];

/** How many names a note lists. */
const NAMED = 5;

/** Names and addresses of people, by id. The address distinguishes two people of the same name. */
async function namesOf(db: Database, ids: readonly string[]) {
  const wanted = [...new Set(ids)].filter(isId);
  if (wanted.length === 0) return new Map<string, { name: string; email: string }>();
  const rows = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'email'])
    .where('id', 'in', wanted)
    .execute();
  return new Map(
    rows.map(({ id, first_name, last_name, email }) => [id, { name: `${first_name} ${last_name}`, email }]),
  );
}

/** New characters that differ from another one only in accents. Most often this is a slip. */
function alikeNotes({ characters }: ImportPlan): string[] {
  const byText = new Map<string, string[]>();
  for (const { name } of characters.values())
    byText.set(searchText(name), [...(byText.get(searchText(name)) ?? []), name]);
  const alike = [...characters.values()].flatMap(({ id, name }) => {
    const other = byText.get(searchText(name))?.find((one) => one !== name);
    return id === 0 && other !== undefined ? [[name, other] as const] : [];
  });
  return alike
    .slice(0, NAMED)
    .map(([name, other]) => `${quoted(name)} es un personaje nuevo, distinto de ${quoted(other)}.`);
}

/** The effects of an import for people to read: row by row, and which people get roles. */
export async function outcomeOf(db: Database, plan: ImportPlan, changes: ImportChanges, now: ProjectNow) {
  const cast = [...changes.newCast, ...changes.changedCast];
  const before = (appearance: ImportedAppearance) =>
    now.cast.get(`${appearance.chapter} ${appearance.character}`)?.personId ?? '';
  const given = cast.filter(
    (appearance) => appearance.personId && appearance.personId !== before(appearance),
  );
  const names = await namesOf(db, [
    ...[...plan.cast.values()].map(({ personId }) => personId),
    ...[...plan.cast.values()].map(before),
  ]);
  const personText = (id: string) => {
    const person = names.get(id);
    return person ? `${person.name} (${person.email})` : '';
  };

  function chapterCells(is: ImportedChapter, was: ImportedChapter | undefined): Written {
    const cells = (column: Column, of: (chapter: ImportedChapter) => string) => ({
      column: headingOf(column),
      was: was ? told(of(was)) : null,
      to: told(of(is)),
    });
    return [
      cells('number', ({ number }) => `${number}`),
      cells('title', ({ title }) => title),
      cells('duration', ({ duration }) => duration),
      cells('dueDate', ({ dueDate }) => dayText(dueDate)),
      cells('status', ({ statusId }) => now.labels.get(statusId) ?? ''),
    ];
  }

  function castCells(is: ImportedAppearance, was: ImportedAppearance | undefined): Written {
    const there = now.characters.get(is.character);
    const character = plan.characters.get(is.character);
    const cells = (column: Column, of: (appearance: ImportedAppearance) => string) => ({
      column: headingOf(column),
      was: was ? of(was) : null,
      to: of(is),
    });
    const type = character ? labelOfCharacterType(character.type) : '';
    return [
      {
        column: headingOf('character'),
        was: there ? told(there.name) : null,
        to: told(character?.name ?? ''),
      },
      { column: headingOf('characterType'), was: there ? type : null, to: type },
      cells('person', ({ personId }) => personText(personId)),
      cells('loopsPlanned', ({ loopsPlanned }) => `${loopsPlanned}`),
      cells('loopsDone', ({ loopsDone }) => `${loopsDone}`),
    ];
  }

  function writtenBy(row: number): Written {
    const about = plan.about.get(row);
    const chapter = about && plan.chapters.get(about.chapter);
    if (!about || !chapter) return [];
    const appearance = about.appearance === null ? undefined : plan.cast.get(about.appearance);
    return [
      ...chapterCells(chapter, now.chapters.get(chapter.number)),
      ...(appearance ? castCells(appearance, now.cast.get(about.appearance ?? '')) : []),
    ];
  }

  const roles = new Map<string, number>();
  for (const { personId } of given) roles.set(personId, (roles.get(personId) ?? 0) + 1);
  return {
    writtenBy,
    /** Whether a row replaces an existing value. */
    replaces: (row: number) => writtenBy(row).some(({ was, to }) => was !== null && was !== to),
    people: [...roles].map(([id, count]) => ({
      ...(names.get(id) ?? { name: '', email: '' }),
      roles: count,
    })),
    notes: alikeNotes(plan),
  };
}
