import { countText } from '@doblaje/domain/amounts';
import { labelOfWorkOrderState } from '@doblaje/domain/options/workOrderStates';
import { labelOfWorkOrderType, workOrderTitle } from '@doblaje/domain/options/workOrderTypes';
import type { Appearance } from './routes/cast';
import type { Chapter } from './routes/chapters';
import type { WorkOrder, WorkOrderRow } from './routes/orderSchemas';
import type { SeasonToCreate } from './routes/projects';
import type { CastMember } from './routes/sharedDocumentSchemas';
import type { ShownThing } from './routes/shown';

export type { ShownThing };

/** Most changes that are listed: nobody reads more. */
const NAMED = 10;

/**
 * The changes since a dialog showed its entries, one sentence each; empty if there are none.
 * @param shown the entries that the dialog showed
 * @param now the same entries as they are now
 */
export function changesSince(shown: readonly ShownThing[], now: readonly ShownThing[]): string[] {
  const before = new Map(shown.map((thing) => [thing.key, thing]));
  const there = new Set(now.map(({ key }) => key));
  const changes = now.flatMap(({ key, version, name, says }) => {
    const was = before.get(key);
    if (!was) return [says === '' ? `Ahora está ${name}.` : `${name}: ahora está, ${says}.`];
    if (was.version === version) return [];
    return [was.says === says ? `${name} cambió: ${says}.` : `${name}: ahora ${says}; antes ${was.says}.`];
  });
  const gone = shown.filter(({ key }) => !there.has(key)).map(({ name }) => `${name}: ya no está.`);
  const all = [...changes, ...gone];
  return all.length > NAMED ? [...all.slice(0, NAMED), `Y ${all.length - NAMED} cambios más.`] : all;
}

const loopsText = (loops: number) => `${countText(loops)} ${loops === 1 ? 'loop' : 'loops'}`;

/** The voice of each character, with the number of loops. */
export const castShown = (cast: readonly Appearance[]): ShownThing[] =>
  cast.map(({ id, name, personId, personName, loopsPlanned }) => ({
    key: `role:${id}`,
    version: `${personId} ${loopsPlanned}`,
    name,
    says: `${personName || 'sin persona'}, ${loopsText(loopsPlanned)}`,
  }));

type Named = Pick<WorkOrderRow, 'id' | 'number' | 'typeId' | 'personName'>;

const orderName = ({ typeId, number, personName }: Named) =>
  `${number === null ? labelOfWorkOrderType(typeId) : workOrderTitle(typeId, number)} de ${personName}`;

/** Orders of people. */
export const ordersShown = (orders: readonly (Named & Pick<WorkOrderRow, 'state'>)[]): ShownThing[] =>
  orders.map((order) => ({
    key: `order:${order.id}`,
    version: order.state,
    name: orderName(order),
    says: labelOfWorkOrderState(order.state).toLowerCase(),
  }));

/** The cast of a chapter and its orders, as the dialog that issues orders shows them. */
export const toIssueShown = ({
  cast,
  orders,
}: {
  cast: readonly Appearance[];
  orders: Parameters<typeof ordersShown>[0];
}): ShownThing[] => [...castShown(cast), ...ordersShown(orders)];

/**
 * The warnings before a draft is issued: its person's other open orders of the type in the chapter, and roles that somebody
 * else voices by now.
 */
export const draftShown = ({ alike, lines, personId, personName, typeId }: WorkOrder): ShownThing[] => [
  ...alike.map(({ id, number }) => ({
    key: `order:${id}`,
    version: '',
    name: orderName({ id, number, typeId, personName }),
    says: 'abierta',
  })),
  ...lines
    .filter((line) => line.personId !== '' && line.personId !== personId)
    .map((line) => ({
      key: `role:${line.appearanceId}`,
      version: line.personId,
      name: line.characterName,
      says: `lo hace ${line.personName}`,
    })),
];

/** The cast's loops of the roles of orders to be finished, each role once. */
export function loopsShown(orders: readonly Pick<WorkOrder, 'lines'>[]): ShownThing[] {
  const lines = orders.flatMap((order) => order.lines).filter(({ appearanceId }) => appearanceId !== 0);
  const roles = new Map(lines.map((line) => [line.appearanceId, line]));
  return [...roles.values()].map(({ appearanceId, characterName, loopsDone, loopsPlanned }) => ({
    key: `loops:${appearanceId}`,
    version: `${loopsDone} ${loopsPlanned}`,
    name: characterName,
    says: `${countText(loopsDone)} de ${loopsText(loopsPlanned)}`,
  }));
}

/** The people of a cast, and whether each gets a shared document. */
export const membersShown = (members: readonly CastMember[]): ShownThing[] =>
  members.map(({ personId, name, isActive }) => ({
    key: `person:${personId}`,
    version: `${isActive}`,
    name,
    says: isActive ? 'lo recibe' : 'sin la cuenta activa',
  }));

/** The chapters of a project. */
export const chaptersShown = (chapters: readonly Pick<Chapter, 'id' | 'number'>[]): ShownThing[] =>
  chapters.map(({ id, number }) => ({
    key: `chapter:${id}`,
    version: `${number}`,
    name: `el capítulo ${number}`,
    says: '',
  }));

/** The cast that continues in the next season of a project, and the existing seasons. */
export const seasonShown = ({ characters, seasons }: SeasonToCreate): ShownThing[] => [
  ...characters.map(({ id, name, personId, personName }) => ({
    key: `character:${id}`,
    version: personId,
    name,
    says: personName || 'sin persona',
  })),
  ...seasons.map(({ id, season, houseNumber }) => ({
    key: `season:${id}`,
    version: `${season} ${houseNumber}`,
    name: season === '' ? `el proyecto ${houseNumber}` : `la temporada ${season} (${houseNumber})`,
    says: '',
  })),
];
