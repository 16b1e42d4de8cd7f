import { naturalOrder } from '@doblaje/contract';
import type { Option } from '@doblaje/domain/options';
import { type RawBuilder, sql } from 'kysely';

/** A text or column in the order that people expect: the Spanish alphabet, 'Boleta 97' before 'Boleta 104' (contract's `naturalOrder`). */
export function inNaturalOrder(text: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`(${text}) collate natural_es`;
}

/**
 * A column of codes in the order of their visible labels. Rows without a code come first. The codes are literals and not parameters, so
 * that an index can contain the expression. That index must be rebuilt when options or their labels change (a test says so).
 */
export function inOrderOf(code: RawBuilder<unknown>, options: readonly Option[]): RawBuilder<number> {
  const codes = options.toSorted((a, b) => naturalOrder(a.label, b.label)).map(({ value }) => sql.lit(value));
  const type = sql.raw(typeof options[0]?.value === 'number' ? 'integer' : 'text');
  return sql<number>`coalesce(array_position(array[${sql.join(codes)}]::${type}[], ${code}), 0)`;
}
