import type { ListPage } from '@doblaje/contract/lists';
import { countText } from '@doblaje/domain/amounts';

type Counted = Pick<ListPage<unknown>, 'total' | 'isTotalExact'>;

/** The noun for rows, in singular and plural; 'f' if it is feminine. */
export type Noun = readonly [one: string, several: string, gender?: 'f'];

/** The total: '1.284', or 'más de 10.000' if the server stopped counting (desk.md §5). */
export function totalText({ total, isTotalExact }: Counted): string {
  const count = countText(total);
  return isTotalExact ? count : `más de ${count}`;
}

/** The total with its noun: '1 documento', 'más de 10.000 documentos'. */
export function countedText(counted: Counted, [one, several]: Noun): string {
  const isOne = counted.total === 1 && counted.isTotalExact;
  return `${totalText(counted)} ${isOne ? one : several}`;
}
