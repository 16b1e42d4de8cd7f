import type { Account, StateChange } from '@doblaje/contract/client';
import { labelOfLeftOutReason } from '@doblaje/domain/options/leftOutReasons';
import { accountName } from './account';

const plural = (count: number, one: string, several: string) =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString('es-CL')} ${several}`;

/** 'Es tu propia cuenta' within a sentence. */
const within = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

/** As many as a notification names; one more is named too: 'y 1 más' would be no shorter. */
const NAMED = 5;

/** Who was left out, and why; '' where nobody was. */
function leftText({ total, items }: StateChange['left']): string {
  if (total === 0) return '';
  const named = items
    .slice(0, total === NAMED + 1 ? total : NAMED)
    .map(({ name, reason }) => `${name} (${within(labelOfLeftOutReason(reason))})`);
  const others = total - named.length;
  if (others > 0) named.push(`${others.toLocaleString('es-CL')} más`);
  const list = named.length === 1 ? named[0] : `${named.slice(0, -1).join(', ')} y ${named.at(-1)}`;
  return `${total === 1 ? 'Quedó' : 'Quedaron'} fuera: ${list}.`;
}

/** What follows for those whom it changed. */
function changedText(active: boolean, who: string | undefined, count: number): string {
  const [can, cannot] = count === 1 ? ['puede', 'ya no puede'] : ['pueden', 'ya no pueden'];
  const subject = who === undefined ? '' : `${who} `;
  const text = active
    ? `${subject}${can} volver a entrar.`
    : `${subject}${cannot} entrar. Sus sesiones se cerraron.`;
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/**
 * What is told of a change of states.
 * @param rows who was chosen, as the page has them; of all that is found, nobody
 */
export function changeText(active: boolean, rows: readonly Account[], { changed, left }: StateChange) {
  if (changed === 0) {
    return {
      type: 'warning' as const,
      title: 'Nadie cambió de estado',
      message: leftText(left) || `Ya ${active ? 'podían' : 'no podían'} entrar.`,
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
    message: [changedText(active, who, changed), leftText(left)].filter(Boolean).join(' '),
  };
}
