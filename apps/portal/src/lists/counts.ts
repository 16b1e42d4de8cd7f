import type { ListPage } from '@doblaje/contract/lists';

type Counted = Pick<ListPage<unknown>, 'total' | 'isTotalExact'>;

/** What rows of a list are called: one, and several of them; 'f' where they are feminine. */
export type Noun = readonly [one: string, several: string, gender?: 'f'];

/** How many there are: '1.284'; 'más de 10.000' where counting ended (desk.md §5). */
export function totalText({ total, isTotalExact }: Counted): string {
  const count = total.toLocaleString('es-CL');
  return isTotalExact ? count : `más de ${count}`;
}

/** The same with its noun: '1 documento', 'más de 10.000 documentos'. */
export function countText(counted: Counted, [one, several]: Noun): string {
  const isOne = counted.total === 1 && counted.isTotalExact;
  return `${totalText(counted)} ${isOne ? one : several}`;
}
