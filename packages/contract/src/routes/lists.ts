import { z } from '@hono/zod-openapi';
import { typedLine } from './fields';

/** Rows of a page when nothing else is asked for. */
const PAGE_SIZE = 20;

const count = (most: number, usual: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/, 'Debe ser un número')
    .transform(Number)
    .pipe(z.number().int().min(1).max(most))
    .default(usual)
    .openapi({ type: 'integer', minimum: 1, maximum: most, default: usual });

/**
 * The query of every list: `?search&sort&page&size` and the filters of that list. A search finds what holds all its words
 * (`searchWords`); texts are sorted by `naturalOrder`.
 * @param sorts fields to sort by; '-' before one turns the order round. The first is the usual order.
 * @param filters further parameters, each optional
 */
export const listQuery = <const Sort extends string, Filters extends z.ZodRawShape>(
  sorts: readonly [Sort | `-${Sort}`, ...Sort[]],
  filters: Filters,
) => {
  const orders = [
    ...new Set(sorts.flatMap((sort) => [sort.replace(/^-/, ''), `-${sort.replace(/^-/, '')}`])),
  ];
  return z.strictObject({
    search: z
      .string()
      // A line break or tab that was pasted is a blank like another.
      .transform((typed) => typed.replace(/\s+/g, ' '))
      .pipe(typedLine)
      .pipe(z.string().max(100))
      .default('')
      .openapi({ type: 'string' }),
    sort: z
      .enum(orders as [Sort | `-${Sort}`], { error: 'Elige un orden de la lista' })
      .default(sorts[0] as never),
    page: count(100_000, 1),
    size: count(100, PAGE_SIZE),
    ...filters,
  });
};

/** A filter by one value of a list of options; none given: all. */
export const filter = <const Value extends string>(options: readonly { readonly value: Value }[]) =>
  z
    .enum(options.map(({ value }) => value) as [Value, ...Value[]], { error: 'Elige una opción de la lista' })
    .optional();

/** The envelope of every list: one page of it, and how many there are in all. */
export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.strictObject({
    items: z.array(item),
    total: z.number().int().min(0),
    page: z.number().int().min(1),
    size: z.number().int().min(1),
  });
