import { sampleBoletaPdf, sampleMp4, samplePdf } from '@doblaje/contract/fixtures';
import fc from 'fast-check';
import type { Operation } from './operations';
import { kindOf } from './pools';
import { rowOf } from './samples';
import { change, hostileValue, spoil } from './spoil';
import { valuesOf } from './values';

/** How far a request is from what the contract asks for. */
export const MANNERS = ['valid', 'near', 'hostile'] as const;

/** @see MANNERS */
export type Manner = (typeof MANNERS)[number];

/** A request as it is generated: rows that it names are still `Ref`s. */
export interface Asked {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  headers: Record<string, unknown>;
  /** Of a JSON body or a form; a Buffer is sent as it is; undefined: none. */
  parts: { body?: unknown };
  /** What differs from a request of the contract as a whole. */
  odd: { method?: string; type?: string; path?: string };
}

const bytes = (...texts: readonly (string | Uint8Array)[]) =>
  fc.constantFrom(...texts.map((text) => Buffer.from(text)));

const SHEET = 'Capítulo;Título;Personaje;Tipo;Loops;Grabados\r\n1;Uno;Malva;Actor;3;0\r\n';
const FILES: Readonly<Record<string, fc.Arbitrary<Buffer>>> = {
  'text/csv': bytes(SHEET, SHEET.replaceAll(';', ','), 'rut;monto\r\n12.345.678-5;1\r\n'),
  'application/octet-stream': bytes(
    'RUT;Monto;Estado\r\n12.345.678-5;254250;Pagado\r\n',
    SHEET,
    'PK\u0003\u0004',
  ),
  'video/mp4': bytes(sampleMp4()),
};

const pdf = bytes(
  samplePdf([['Un documento']]),
  sampleBoletaPdf({ rut: '12.345.678-5', folio: 71, gross: 150_000 }),
);

function bodyOf({ body }: Operation): fc.Arbitrary<unknown> {
  if (!body) return fc.constant(undefined);
  const file = FILES[body.type];
  if (file) return file;
  const value = valuesOf(body.schema, '');
  if (body.type !== 'multipart/form-data') return value;
  return fc.tuple(value, pdf).map(([fields, file]) => ({ ...(fields as object), file }));
}

/** The parameters of a route that stand in one place. */
function placed(operation: Operation, place: 'path' | 'query' | 'header'): fc.Arbitrary<Asked['path']> {
  const here = operation.parameters.filter((one) => one.in === place);
  const each = here.map(({ name, schema }) => {
    const kind = name === 'account' ? 'catalogues/charge-accounts' : kindOf(operation);
    const isRow = place === 'path' && ['id', 'account'].includes(name) && kind;
    const row = name === 'personId' ? rowOf('users') : isRow ? rowOf(kind) : undefined;
    return [name, place === 'path' && row ? row : valuesOf(schema, name)] as const;
  });
  const required = here.filter((one) => one.required || place === 'path').map(({ name }) => name);
  return fc.record(Object.fromEntries(each), { requiredKeys: required });
}

const ODD_BODIES = bytes(
  ...[
    '',
    '{',
    '[',
    '{"a":}',
    'null',
    '"text"',
    '1',
    '[]',
    '{"a":1e999}',
    '{"a":1}{"b":2}',
    "{'a':1}",
    '\ufeff{}',
  ],
  ...[
    '[{"a":1,"a":2}]',
    '['.repeat(30_000),
    '{"a":'.repeat(10_000),
    '{"\\ud800":"\\udc00"}',
    '\u0000',
    'a=1&b=2',
  ],
  ...[
    '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
    '%PDF-1.7\n%%EOF',
  ],
  ...[
    '--frontera\r\nContent-Disposition: form-data; name="file"\r\n\r\n',
    '--frontera--\r\n',
    'a'.repeat(70_000),
  ],
  Buffer.from([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00]),
  Buffer.from([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0xed, 0xa0, 0x80, 0x7d]),
  Buffer.from([0x1f, 0x8b, 0x08, 0x00, 0xff]),
);

const ODD_TYPES = [
  ...[
    'application/json; charset=utf-16',
    'application/json; charset=nada',
    'APPLICATION/JSON',
    'text/plain',
    'text/json',
  ],
  ...[
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary=frontera',
    '/',
    'a/b;;;',
  ],
  ...['application/x-www-form-urlencoded', 'application/xml', 'application/json, text/html', ''],
];

const ODD_HEADERS: readonly (readonly [string, string])[] = [
  ...(
    ['bytes=0-', 'bytes=5-2', 'bytes=-0', 'bytes=0-0,2-3', 'bytes=99999999999999999999-', 'lines=1'] as const
  ).map((range) => ['Range', range] as const),
  ['Idempotency-Key', "' or 1=1 --aaaaaaaaaaaaa"],
  ['Idempotency-Key', 'la-misma-clave-de-antes'],
  ['Content-Encoding', 'gzip'],
  ['Accept-Encoding', 'gzip, deflate, br, *;q=0'],
  ['Cookie', 'known-browser=%00%ff; known-browser=\u00ff; __proto__=1'],
  ['Authorization', `Bearer ${'x'.repeat(6000)}`],
  ['Authorization', 'Bearer \u00ff\u00fe'],
  ['Authorization', 'Basic YTpi'],
  ['If-None-Match', '"a", W/"b", *'],
  ['If-Modified-Since', 'ayer'],
  ['If-Range', '"x"'],
  ['X-Forwarded-For', "'; drop table limits; --, ::1, 999.1.1.1"],
  ['X-Request-Id', 'a'.repeat(64)],
  ['Host', 'malo.example:99999'],
  ['Origin', 'null'],
  ['Accept', 'text/html;q=0, */*;q=nada'],
  ['X-HTTP-Method-Override', 'DELETE'],
];

const ODD_PATHS = [
  '/%00',
  '/%ff',
  '/..%2f..%2fetc',
  '/%2e%2e/%2e%2e',
  '//',
  '/;a=1',
  '/\u00ff',
  '/%u0041',
  '%',
];

const header = fc.constantFrom(...ODD_HEADERS);

/** A request that is odd as a whole: its bytes, its type, its headers, its method or its address. */
function oddly(valid: fc.Arbitrary<Asked>, operation: Operation): fc.Arbitrary<Asked> {
  const odd = (part: fc.Arbitrary<Asked['odd']>) =>
    fc.tuple(valid, part).map(([asked, odd]): Asked => ({ ...asked, odd }));
  const ids = fc.tuple(valid, fc.array(hostileValue, { minLength: 3, maxLength: 3 })).map(
    ([asked, values]): Asked => ({
      ...asked,
      path: Object.fromEntries(Object.keys(asked.path).map((name, n) => [name, values[n % values.length]])),
    }),
  );
  const takesBody = operation.body !== undefined;
  return fc.oneof(
    {
      weight: takesBody ? 4 : 1,
      arbitrary: fc.tuple(valid, ODD_BODIES).map(([asked, body]) => ({ ...asked, parts: { body } })),
    },
    { weight: takesBody ? 2 : 0, arbitrary: odd(fc.record({ type: fc.constantFrom(...ODD_TYPES) })) },
    {
      weight: 3,
      arbitrary: fc
        .tuple(valid, fc.array(header, { minLength: 1, maxLength: 3 }))
        .map(([asked, headers]) => ({
          ...asked,
          headers: { ...asked.headers, ...Object.fromEntries(headers) },
        })),
    },
    {
      weight: 1,
      arbitrary: odd(
        fc.record({ method: fc.constantFrom('HEAD', 'OPTIONS', 'PUT', 'PATCH', 'TRACE', 'DELETE') }),
      ),
    },
    { weight: 1, arbitrary: odd(fc.record({ path: fc.constantFrom(...ODD_PATHS) })) },
    { weight: operation.path.includes('{') ? 3 : 0, arbitrary: ids },
    {
      weight: operation.parameters.some((one) => one.in === 'query') ? 3 : 0,
      arbitrary: fc
        .tuple(
          valid,
          fc.dictionary(
            fc.constantFrom('otro', ...operation.parameters.map((one) => one.name)),
            hostileValue,
          ),
        )
        .map(([asked, query]) => ({ ...asked, query })),
    },
  );
}

/** Requests to a route, in one manner. */
export function requestsOf(operation: Operation, manner: Manner): fc.Arbitrary<Asked> {
  const valid = fc
    .record({
      path: placed(operation, 'path'),
      query: placed(operation, 'query'),
      headers: placed(operation, 'header'),
      body: bodyOf(operation),
    })
    .map(({ body, ...rest }): Asked => ({ ...rest, parts: body === undefined ? {} : { body }, odd: {} }));
  if (manner === 'valid') return valid;
  if (manner === 'hostile') return oddly(valid, operation);
  return fc
    .tuple(valid, fc.array(fc.tuple(fc.nat(500), change), { minLength: 1, maxLength: 2 }))
    .map(([asked, changes]) => changes.reduce((sofar, [at, how]) => spoil(sofar, at, how), asked));
}
