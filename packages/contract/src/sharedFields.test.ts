import { expect, test } from 'vitest';
import type { z } from 'zod';
import { routes } from './routes';

/** The parts of a schema that the walk reads. */
interface Def {
  type: string;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  innerType?: z.ZodType;
  options?: z.ZodType[];
  in?: z.ZodType;
  left?: z.ZodType;
  right?: z.ZodType;
}

const defOf = (schema: z.ZodType): Def => schema.def;

/** The first schema of a pipe. */
const beginning = (schema: z.ZodType): z.ZodType => {
  const { type, in: first } = defOf(schema);
  return type === 'pipe' && first ? beginning(first) : schema;
};

/** The single values of a schema, each with its path. */
function valuesOf(schema: z.ZodType, way: string): { way: string; schema: z.ZodType }[] {
  const def = defOf(schema);
  if (def.shape) return Object.entries(def.shape).flatMap(([key, inner]) => valuesOf(inner, `${way}.${key}`));
  if (def.element) return valuesOf(def.element, `${way}[]`);
  if (def.innerType) return valuesOf(def.innerType, way);
  if (def.options) return def.options.flatMap((option) => valuesOf(option, way));
  if (def.left && def.right) return [def.left, def.right].flatMap((side) => valuesOf(side, way));
  const first = beginning(schema);
  if (first !== schema && !['string', 'number'].includes(defOf(first).type)) return valuesOf(first, way);
  return [{ way, schema }];
}

const VALUES = Object.entries(routes).flatMap(([name, route]) => {
  const { request } = route as { request?: unknown };
  const asked = request as
    | {
        params?: z.ZodType;
        query?: z.ZodType;
        headers?: z.ZodType;
        body?: { content: Record<string, { schema: unknown }> };
      }
    | undefined;
  // A file's body is skipped: its reader judges it.
  const bodies = Object.entries(asked?.body?.content ?? {})
    .filter(([type]) => type === 'application/json')
    .map(([type, { schema }]) => [type, schema] as const);
  const parts = { params: asked?.params, query: asked?.query, headers: asked?.headers };
  return [...Object.entries(parts), ...bodies]
    .filter(
      (part): part is [string, z.ZodType] =>
        typeof part[1] === 'object' && part[1] !== null && 'def' in part[1],
    )
    .flatMap(([part, schema]) => valuesOf(schema, `${name}: ${part}`));
});

/** Values that no database takes, or no integer column. */
const UNSTORABLE = ['a\0b', '\0', 'a\ud800b', '\udc00', '99999999999\0', 2 ** 31, -(2 ** 31) - 1, 1e300];

/** Whether a schema accepts a value and leaves it unchanged. */
const passes = (schema: z.ZodType, value: unknown) => {
  const result = schema.safeParse(value);
  return result.success && result.data === value;
};

test('the walk finds fields', () => {
  expect(VALUES.length).toBeGreaterThan(300);
});

test('no request accepts an id, text or number that could not be stored', () => {
  const open = VALUES.flatMap(({ way, schema }) =>
    UNSTORABLE.filter((value) => passes(schema, value)).map(
      (value) => `${way} takes ${JSON.stringify(value)}`,
    ),
  );
  expect(open).toEqual([]);
});
