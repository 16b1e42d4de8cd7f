import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { lockedPdf, samplePdf } from '@doblaje/contract/fixtures';
import { BOLETA_LIMITS } from '@doblaje/domain/media';
import { describe, expect, test } from 'vitest';
import { checkPdf } from '../src/ground/pdfs/checkPdf';
import { openPdf } from '../src/ground/pdfs/openPdf';

const file = (name: string) => new Uint8Array(readFileSync(join(import.meta.dirname, 'files', name)));
const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const whole = bytes(Buffer.from(samplePdf([['Una página'], ['Otra']])).toString('latin1'));
const text = Buffer.from(whole).toString('latin1');

/** The reason to refuse a file; undefined if it is accepted. */
const refused = (sent: Uint8Array) =>
  checkPdf({ bytes: sent, name: 'a.pdf', limits: BOLETA_LIMITS }).then(
    () => undefined,
    (problem) => problem.body?.errors?.[0]?.message ?? problem.errors?.[0]?.message ?? problem.message,
  );

describe('a PDF that readers can open is accepted', () => {
  test.each([
    ['as programs write it', whole],
    ['whose owner forbids printing, without a password', file('solo-permisos.pdf')],
    ['with a mark of bytes before it', file('bom-delante.pdf')],
    ['without the mark of its end', file('sin-eof.pdf')],
    ['with the lines of a mail before it', bytes(`Content-Type: application/pdf\r\n\r\n${text}`)],
    ['with much after it', bytes(`${text}${'\0'.repeat(5000)}`)],
    ['whose table of objects is elsewhere', bytes(text.replace(/startxref\s+\d+/, 'startxref\n99999'))],
  ])('%s', async (_, sent) => {
    expect(await refused(sent)).toBeUndefined();
  });
});

describe('any other PDF is refused with its reason', () => {
  const CUT = 'a.pdf está incompleto: le falta el final. Vuelve a guardarlo como PDF';
  const DAMAGED = 'a.pdf está dañado: no se pueden abrir todas sus páginas. Vuelve a guardarlo como PDF';
  test.each([
    ['its first line alone', bytes('%PDF-1.7'), CUT],
    ['cut in half', whole.slice(0, whole.length / 2), CUT],
    ['cut at three quarters', whole.slice(0, whole.length * 0.75), CUT],
    ['a text', bytes('hola'), 'a.pdf no es un archivo PDF'],
    ['a page of the web', bytes('<!doctype html><p>Boleta</p>'), 'a.pdf no es un archivo PDF'],
    [
      'without pages',
      bytes(text.replace(/\/Kids \[[^\]]*\]/, (kids) => '/Kids []'.padEnd(kids.length))),
      DAMAGED,
    ],
    [
      'in a circle',
      bytes(text.replace(/\/Kids \[[^\]]*\]/, (kids) => '/Kids [2 0 R]'.padEnd(kids.length))),
      DAMAGED,
    ],
    [
      'with a password',
      lockedPdf(),
      'a.pdf está protegido con contraseña: sube el PDF tal como lo entrega el SII',
    ],
    [
      'with a lock of another kind',
      bytes(Buffer.from(lockedPdf()).toString('latin1').replace('/Filter /Standard', '/Filter /FOPN_foo')),
      'a.pdf está protegido de una forma que el portal no sabe abrir. Guárdalo sin protección',
    ],
  ])('%s', async (_, sent, reason) => {
    expect(await refused(sent)).toBe(reason);
  });
});

/** A small file with an object stream that unpacks to more than `size` bytes. */
function bomb(size: number): Uint8Array {
  const packed = deflateSync(Buffer.concat([Buffer.from('3 0 ('), Buffer.alloc(size, 65), Buffer.from(')')]));
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const places: number[] = [];
  const add = (...body: Buffer[]) => {
    places.push(Buffer.concat(parts).length);
    parts.push(...body);
  };
  add(Buffer.from('1 0 obj\n<</Type/Catalog/Pages 3 0 R>>\nendobj\n'));
  const of = (what: string, data: Buffer) => [
    Buffer.from(`${what}/Length ${data.length}/Filter/FlateDecode>>\nstream\n`),
    data,
    Buffer.from('\nendstream\nendobj\n'),
  ];
  add(...of('2 0 obj\n<</Type/ObjStm/N 1/First 4', packed));
  const rows = Buffer.alloc(5 * 7);
  const at = Buffer.concat(parts).length;
  for (const [index, [kind, place]] of [
    [0, 0],
    [1, places[0]],
    [1, places[1]],
    [2, 2],
    [1, at],
  ].entries()) {
    rows.writeUInt8(kind ?? 0, index * 7);
    rows.writeUInt32BE(place ?? 0, index * 7 + 1);
  }
  add(...of('4 0 obj\n<</Type/XRef/Size 5/W[1 4 2]/Root 1 0 R', deflateSync(rows)));
  parts.push(Buffer.from(`startxref\n${at}\n%%EOF\n`));
  return new Uint8Array(Buffer.concat(parts));
}

test('a PDF that unpacks to more than a document may is given up, and the next one is opened', async () => {
  const bounds = { milliseconds: 60_000, bytes: 192 * 1024 * 1024 };
  let turns = 0;
  const counting = setInterval(() => turns++, 10);
  const opened = await openPdf(bomb(600 * 1024 * 1024), bounds);
  clearInterval(counting);
  expect(opened).toBe('heavy');
  // The event loop kept running meanwhile.
  expect(turns).toBeGreaterThan(5);
  expect(await openPdf(whole)).toBe('whole');
});

test('a PDF that takes too long is given up, and the one waiting behind it is opened', async () => {
  const slow = openPdf(bomb(300 * 1024 * 1024), { milliseconds: 1, bytes: 1024 ** 3 });
  const next = openPdf(whole);
  expect([await slow, await next]).toEqual(['heavy', 'whole']);
});
