import { z } from '@hono/zod-openapi';
import {
  COUNTED_TO,
  type FilterValueOf,
  type ListDescription,
  type ListFilter,
  type ListFilters,
} from '../lists/description';
import { typedLine } from './fields';
import { monthName } from './monthSchemas';

const count = (most: number, usual: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/, 'Debe ser un número')
    .transform(Number)
    .pipe(z.number().int().min(1).max(most))
    .default(usual)
    .openapi({ type: 'integer', minimum: 1, maximum: most, default: usual });

const NOT_LISTED = 'Elige una opción de la lista';

/** Longest name that a filter takes. */
const NAME_MAX = 300;

/** The values of a filter's options, or an id; left out: all. */
function filter(values: ListFilter) {
  if (values === 'id')
    return z
      .string()
      .regex(/^[1-9]\d{0,8}$/, NOT_LISTED)
      .optional();
  if (values === 'uuid') return z.uuid(NOT_LISTED).toLowerCase().optional();
  if (values === 'name')
    return typedLine.pipe(z.string().min(1, NOT_LISTED).max(NAME_MAX, NOT_LISTED)).optional();
  if (values === 'month') return monthName.optional();
  return z
    .enum(
      values.map(({ value }) => String(value)),
      { error: NOT_LISTED },
    )
    .optional();
}

/** The person whose rows ADMIN asks for, in addition to the list's own filters. */
export const ofPerson = { personId: filter('uuid') };

type FilterShape<Filters extends ListFilters> = {
  [Name in keyof Filters]: z.ZodOptional<
    z.ZodType<FilterValueOf<Filters[Name]>, FilterValueOf<Filters[Name]>>
  >;
};

/** The search, filters and order of a list: the query of its CSV. */
export function selectionQuery<Sort extends string, Filters extends ListFilters>(
  list: ListDescription<Sort, Filters>,
) {
  type Order = Sort | `-${Sort}`;
  const orders = list.sorts.flatMap((sort): Order[] => [sort, `-${sort}`]);
  const filters = Object.entries(list.filters).map(([name, values]) => [name, filter(values)]);
  return z.strictObject({
    search: z
      .string()
      // A pasted line break or tab counts as a blank.
      .transform((typed) => typed.replace(/\s+/g, ' '))
      .pipe(typedLine)
      .pipe(z.string().max(100))
      .default('')
      .openapi({ type: 'string' }),
    sort: z
      .enum(orders as [Order, ...Order[]], { error: 'Elige un orden de la lista' })
      .default(list.usual as never),
    ...(Object.fromEntries(filters) as FilterShape<Filters>),
  });
}

/**
 * The query of a list: `?search&sort&page&size` and its filters. A row is found if it holds all words of the search
 * (`searchWords`); texts are sorted by `naturalOrder`.
 */
export const listQuery = <Sort extends string, Filters extends ListFilters>(
  list: ListDescription<Sort, Filters>,
) => selectionQuery(list).extend({ page: count(100_000, 1), size: count(100, list.pageSize) });

/** The answer of a route that sends a whole list as a CSV (desk.md §5); its query is {@link selectionQuery}. */
export const CSV_ANSWER = {
  200: {
    description: 'UTF-8 con BOM, campos separados por ; y líneas por CRLF',
    content: { 'text/csv': { schema: z.string().openapi({ format: 'binary' }) } },
  },
};

/** The answer of a route that sends a workbook. */
export const XLSX_ANSWER = {
  200: {
    description: 'Un libro XLSX: textos y números como tales, sin fórmulas',
    content: {
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': {
        schema: z.string().openapi({ format: 'binary' }),
      },
    },
  },
};

/** The envelope of every list: `ListPage`. */
export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.strictObject({
    items: z.array(item),
    total: z
      .number()
      .int()
      .min(0)
      .max(COUNTED_TO)
      .openapi({ description: `All rows found, counted to ${COUNTED_TO}` }),
    isTotalExact: z.boolean().openapi({ description: 'false: there are more than total' }),
    page: z.number().int().min(1),
    size: z.number().int().min(1),
  });
