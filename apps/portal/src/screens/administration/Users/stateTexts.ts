import type { Account, StateChange } from '@doblaje/contract/client';
import { countText } from '@doblaje/domain/amounts';
import { labelOfLeftOutReason } from '@doblaje/domain/options/leftOutReasons';
import { midSentence } from '../../../formats/midSentence';
import { accountName } from './account';

const plural = (count: number, one: string, several: string) =>
  count === 1 ? `1 ${one}` : `${countText(count)} ${several}`;

const sentences = (...texts: readonly string[]) => texts.filter(Boolean).join(' ');

/** The number of people a notification names. If only one more is left, name that one too: 'y 1 más' would be no shorter. */
const NAMED = 5;

/** 'Ana, Bea y 3 más': the first names, and the number of others. */
function listText(names: readonly string[], total: number): string {
  const named = names.slice(0, total === NAMED + 1 ? total : NAMED);
  const others = total - named.length;
  if (others > 0) named.push(`${countText(others)} más`);
  return named.length === 1 ? `${named[0]}` : `${named.slice(0, -1).join(', ')} y ${named.at(-1)}`;
}

/** The people left out, grouped by reason; '' if there are none. */
function leftText({ total, items }: StateChange['left']): string {
  if (total === 0) return '';
  const waiting = items.filter(({ reason }) => reason === 'unactivated');
  // The logged-in ADMIN is always named if left out. All others left out are not activated yet.
  const alone = items.filter(({ reason }) => reason !== 'unactivated' || total === 1 || waiting.length === 1);
  const groups = alone.map(({ name, reason }) => `${name} (${midSentence(labelOfLeftOutReason(reason))})`);
  const rest = total - alone.length;
  if (rest > 0) {
    const names = waiting.map(({ name }) => name);
    groups.push(`${countText(rest)} sin activar: ${listText(names, rest)}`);
  }
  return `${total === 1 ? 'Quedó' : 'Quedaron'} fuera: ${groups.join('; ')}.`;
}

/** The people with open orders (desk.md §3); '' if there are none. */
function ordersText({ total, items }: StateChange['openOrders'], isOfOne: boolean): string {
  const [first] = items;
  if (!first) return '';
  if (isOfOne) return `Tiene ${plural(first.orders, 'orden abierta', 'órdenes abiertas')}.`;
  const names = items.map(({ name, orders }) => `${name} (${countText(orders)})`);
  return `Con órdenes abiertas: ${listText(names, total)}.`;
}

/** Says how many of the selected people no longer exist; '' if all do. */
const goneText = (gone: number) =>
  gone === 0
    ? ''
    : `${plural(gone, 'persona ya no existe: puede que haya', 'personas ya no existen: puede que hayan')} borrado sus datos.`;

/** The effect on the changed people. */
function changedText(active: boolean, who: string | undefined, count: number): string {
  const [can, cannot] = count === 1 ? ['puede', 'ya no puede'] : ['pueden', 'ya no pueden'];
  const subject = who === undefined ? '' : `${who} `;
  const text = active
    ? `${subject}${can} volver a entrar.`
    : `${subject}${cannot} entrar. Sus sesiones se cerraron.`;
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/**
 * The notification about a change of states.
 * @param rows the selected people as the page has them; empty if all people found were meant
 */
export function stateChangeText(
  active: boolean,
  rows: readonly Account[],
  { changed, left, openOrders, gone }: StateChange,
) {
  if (changed === 0) {
    return {
      type: 'warning' as const,
      title: 'Nadie cambió de estado',
      message: sentences(leftText(left), goneText(gone)) || `Ya ${active ? 'podían' : 'no podían'} entrar.`,
    };
  }
  const to = active ? 'active' : 'inactive';
  const isLeft = new Set(left.items.map(({ id }) => id));
  const [first, ...others] = rows.filter(({ id, state }) => state !== to && !isLeft.has(id));
  const who = first && others.length === 0 ? accountName(first) : undefined;
  return {
    title: active
      ? plural(changed, 'usuario activado', 'usuarios activados')
      : plural(changed, 'usuario desactivado', 'usuarios desactivados'),
    message: sentences(
      changedText(active, who, changed),
      ordersText(openOrders, who !== undefined),
      leftText(left),
      goneText(gone),
    ),
  };
}
