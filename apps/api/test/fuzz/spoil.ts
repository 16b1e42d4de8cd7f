import fc from 'fast-check';
import { type Kind, Ref } from './refs';

const nested = (depth: number, wrap: (inner: unknown) => unknown) => {
  let value: unknown = 1;
  for (let level = 0; level < depth; level++) value = wrap(value);
  return value;
};

/** Values that no schema means, or that break what reads them carelessly. */
const HOSTILE: readonly unknown[] = [
  ...[
    null,
    true,
    false,
    [],
    {},
    '',
    ' ',
    0,
    -0,
    -1,
    1.5,
    1e308,
    5e-324,
    2 ** 31,
    2 ** 53,
    -(2 ** 63),
    '0',
    '-1',
  ],
  ...['NaN', 'Infinity', '1e999', '0x10', '９', '١', '1,5', 'null', 'undefined', 'true', '[object Object]'],
  ...[
    'a'.repeat(16_385),
    '👩‍👩‍👧'.repeat(300),
    `${'e'}${'\u0301'.repeat(2000)}`,
    '\ud800',
    'a\udc00b',
    '\u0000',
    'a\u0000b',
  ],
  ...[
    '\u2028',
    '\u202eabc',
    '\ufeffabc',
    'İıſß',
    '\\',
    '%',
    '_%_',
    '%00',
    '%ff',
    '\t',
    'a\nb',
    'a\r\nX-Injected: yes',
  ],
  ...[
    "' or 1=1 --",
    "'; drop table users; --",
    '$1',
    '" or ""="',
    "E'\\x00'",
    '1; select pg_sleep(1)',
    '::text',
    '*',
  ],
  ...[
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '=1+1',
    '#{7*7}',
    '{{7*7}}',
    '../../etc/passwd',
  ],
  ...[
    '0000-00-00',
    '2026-02-30',
    '9999-12-31',
    '0001-01-01',
    '275760-09-13',
    '-000001-01-01T00:00:00Z',
    '2026-13',
  ],
  ...[
    '2026-11-20T12:00:00+14:00',
    '2026-11-20T24:00:00Z',
    '+275760-09-13T00:00:00.001Z',
    '1969-12-31T23:59:60Z',
  ],
  ...[
    '00000000-0000-0000-0000-000000000000',
    '00000000-0000-0000-0000-00000000000g',
    '{}',
    '[]',
    'constructor',
  ],
  ...[
    '__proto__',
    'toString',
    'a@b',
    'a@b.c\nBcc: d@e.f',
    '"a b"@c.cl',
    `${'a'.repeat(64)}@${'b'.repeat(250)}.cl`,
    '12.345.678-K',
  ],
  nested(500, (inner) => [inner]),
  nested(500, (inner) => ({ a: inner })),
  Array.from({ length: 1001 }, (_, n) => n),
  { length: 3, 0: 'a' },
  JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"role":"ADMIN"}}}'),
];

/** Fields that no route takes. */
const EXTRA = [
  '__proto__',
  'constructor',
  'id',
  'role',
  'user_id',
  'userId',
  'is_admin',
  'then',
  'toJSON',
  '',
];

const KINDS: readonly Kind[] = [
  'users',
  'documents',
  'projects',
  'boletas',
  'applications',
  'emails',
  'work-orders',
];

/** What is done to one place of a request. */
export type Change =
  | { how: 'set'; value: unknown }
  | { how: 'drop' }
  | { how: 'wrap' }
  | { how: 'extra'; key: string; value: unknown };

export const hostileValue = fc.constantFrom(...HOSTILE);

export const change: fc.Arbitrary<Change> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ how: fc.constant('set' as const), value: hostileValue }) },
  { weight: 1, arbitrary: fc.constantFrom<Change>({ how: 'drop' }, { how: 'wrap' }) },
  {
    weight: 1,
    arbitrary: fc.record({
      how: fc.constant('extra' as const),
      key: fc.constantFrom(...EXTRA),
      value: hostileValue,
    }),
  },
  {
    weight: 2,
    // A row of another kind, or of somebody else.
    arbitrary: fc
      .tuple(fc.constantFrom(...KINDS), fc.nat(999))
      .map(([kind, at]) => ({ how: 'set' as const, value: new Ref(kind, at) })),
  },
);

type Tree = Record<string, unknown>;

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !(value instanceof Ref) && !Buffer.isBuffer(value);

function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf);
  return isTree(value)
    ? Object.fromEntries(Object.entries(value).map(([key, held]) => [key, copyOf(held)]))
    : value;
}

function* placesIn(tree: Tree): Generator<[Tree, string]> {
  for (const [key, value] of Object.entries(tree)) {
    yield [tree, key];
    if (isTree(value)) yield* placesIn(value);
  }
}

/**
 * A copy that differs in one place.
 * @param at which place, counted around
 */
export function spoil<Whole extends object>(whole: Whole, at: number, how: Change): Whole {
  const copy = copyOf(whole) as Whole;
  // The first level names the parts of a request: its path, its query, its body.
  const places = Object.values(copy).flatMap((part) => (isTree(part) ? [...placesIn(part)] : []));
  const [tree, key] = places[at % places.length] ?? [];
  if (!tree || key === undefined) return copy;
  if (how.how === 'set') tree[key] = how.value;
  else if (how.how === 'wrap') tree[key] = [tree[key]];
  else if (how.how === 'drop') Reflect.deleteProperty(tree, key);
  else {
    const inner = tree[key];
    const into = isTree(inner) && !Array.isArray(inner) ? inner : tree;
    if (Array.isArray(into)) into.push(how.value);
    else Object.defineProperty(into, how.key, { value: how.value, enumerable: true, configurable: true });
  }
  return copy;
}
