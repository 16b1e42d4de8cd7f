import { describe, expect, it } from 'vitest';
import {
  BOLETA_LIMITS,
  DOCUMENT_LIMITS,
  damagedPdfMessage,
  fileNameError,
  heavyPdfMessage,
  isMp4,
  isPdf,
  lockedPdfMessage,
  protectedPdfMessage,
  REEL_LIMITS,
  SNIFFED_BYTES,
  tooLargeText,
  uploadFault,
  uploadMessage,
} from './index';

const ascii = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

/** The `ftyp` box of a file (major brand, version 512, compatible brands), followed by the start of the next box. */
function ftyp(
  major: string,
  compatible: readonly string[] = [],
  size = 16 + compatible.length * 4,
): Uint8Array {
  const head = ascii(`\0\0\0\0ftyp${major}\0\0\x02\0${compatible.join('')}\0\0\0\x08mdat`);
  new DataView(head.buffer).setUint32(0, size);
  return head;
}

describe('isMp4', () => {
  it.each([
    ['ffmpeg', ftyp('isom', ['isom', 'iso2', 'avc1', 'mp41'])],
    ['a camera', ftyp('mp42', ['isom', 'mp42'])],
    ['an editor', ftyp('XAVC', ['XAVC', 'mp42'])],
    ['an Apple export', ftyp('M4V ', ['M4V ', 'mp42'])],
    ['a major brand of its own and MP4 as compatible', ftyp('abcd', ['efgh', 'mp41'])],
    ['no compatible brands', ftyp('isom')],
    ['a fragmented file', ftyp('iso5', ['iso6', 'dash'])],
  ])('knows the file of %s', (_, head) => {
    expect(isMp4(head)).toBe(true);
    expect(isMp4(head.slice().buffer)).toBe(true);
  });

  it.each([
    ['nothing', new Uint8Array()],
    ['text', ascii('this is not a film at all, sorry')],
    ['the word alone', ascii('ftypisom')],
    ['a QuickTime film', ftyp('qt  ', ['qt  '])],
    ['a QuickTime film that names MP4 too', ftyp('qt  ', ['mp42'])],
    ['music', ftyp('M4A ', ['M4A ', 'mp42', 'isom'])],
    ['a photo', ftyp('heic', ['mif1', 'heic'])],
    ['an AVIF picture', ftyp('avif', ['avif', 'mif1', 'isom'])],
    ['unknown brands', ftyp('abcd', ['efgh'])],
    ['a brand that only begins inside the list', ftyp('som ')],
    ['an MP4 brand after the end of the box', ftyp('abcd', ['efgh', 'mp41'], 20)],
    ['a box too small to hold a brand', ftyp('isom', [], 8)],
    ['a web page named .mp4', ascii('<!doctype html><p>ftypisom</p>  ')],
    ['a PDF', ascii('%PDF-1.7 ftypisom')],
    ['a Matroska film', Uint8Array.of(0x1a, 0x45, 0xdf, 0xa3, ...new Array<number>(40).fill(0))],
    ['a cut-off head', ftyp('isom').subarray(0, 10)],
  ])('refuses %s', (_, head) => {
    expect(isMp4(head)).toBe(false);
  });

  it('reads a view into a larger buffer from where the view starts', () => {
    const buffer = new Uint8Array(100);
    buffer.set(ftyp('mp42', ['isom']), 33);
    expect(isMp4(buffer.subarray(33))).toBe(true);
    expect(isMp4(buffer)).toBe(false);
  });

  it('needs no more than the first bytes', () => {
    const film = new Uint8Array(5_000_000);
    film.set(ftyp('isom', ['mp42']));
    expect(isMp4(film.subarray(0, SNIFFED_BYTES))).toBe(true);
    expect(isMp4(film)).toBe(true);
  });

  it.each([null, undefined, 'ftypisom', 7, {}, [0, 0, 0, 24]])('refuses %j', (head) => {
    expect(isMp4(head)).toBe(false);
    expect(isPdf(head)).toBe(false);
  });
});

describe('isPdf', () => {
  it.each([
    '%PDF-1.7\n%âãÏÓ',
    '%PDF-2.0\r\n',
    '%PDF-1.4',
    '\xef\xbb\xbf%PDF-1.7',
    `${' '.repeat(1000)}%PDF-1.7`,
  ])('knows %j', (text) => {
    expect(isPdf(ascii(text))).toBe(true);
    expect(isPdf(ascii(text).buffer)).toBe(true);
  });

  it.each(['', '%PDF', '%PDF-', '%PDF-x.y', '%pdf-1.7', 'PK\u0003\u0004', `${' '.repeat(1100)}%PDF-1.7`])(
    'refuses %j',
    (text) => {
      expect(isPdf(ascii(text))).toBe(false);
    },
  );
});

describe('limits', () => {
  it('are those of the studio', () => {
    expect(REEL_LIMITS).toEqual({ kind: 'mp4', maxFiles: 3, maxBytes: 10_485_760 });
    expect(BOLETA_LIMITS).toEqual({ kind: 'pdf', maxFiles: 1, maxBytes: 5_242_880 });
    expect(DOCUMENT_LIMITS).toEqual({ kind: 'pdf', maxFiles: 1, maxBytes: 10_485_760 });
  });
});

describe('uploadFault', () => {
  const reel = { name: 'Demo.MP4', size: 10_485_760, type: 'video/mp4' };

  it('accepts a file of exactly the limit', () => {
    expect(uploadFault(reel, REEL_LIMITS)).toBeNull();
    expect(uploadFault({ ...reel, type: '' }, REEL_LIMITS)).toBeNull();
    expect(
      uploadFault(new File(['%PDF-1.7'], 'b.pdf', { type: 'application/pdf' }), BOLETA_LIMITS),
    ).toBeNull();
  });

  it.each([
    ['one byte too many', { ...reel, size: 10_485_761 }, 'file-too-large'],
    ['an empty file', { ...reel, size: 0 }, 'file-too-small'],
    ['a size that is no number', { ...reel, size: Number.NaN }, 'file-too-small'],
    ['another extension', { ...reel, name: 'demo.mov' }, 'file-invalid-type'],
    ['no extension', { ...reel, name: 'mp4' }, 'file-invalid-type'],
    ['another type', { ...reel, type: 'video/quicktime' }, 'file-invalid-type'],
    ['no file', null, 'file-invalid-type'],
    ['a text', 'demo.mp4', 'file-invalid-type'],
    ['an object that is no file', { name: 'demo.mp4' }, 'file-invalid-type'],
  ])('stops %s', (_, file, fault) => {
    expect(uploadFault(file, REEL_LIMITS)).toBe(fault);
  });

  it('accepts nothing where the limits are missing', () => {
    expect(uploadFault(reel, { kind: 'constructor' } as never)).toBe('file-invalid-type');
    expect(uploadFault(reel, undefined as never)).toBe('file-invalid-type');
  });
});

describe('tooLargeText', () => {
  it.each([
    [5 * 1024 * 1024 + 1, 5 * 1024 * 1024, 'pesa 5,1 MB y el máximo es 5 MB'],
    [52_428_800, 10_485_760, 'pesa 50 MB y el máximo es 10 MB'],
    [3_000_000, 2.5 * 1024 * 1024, 'pesa 2,9 MB y el máximo es 2,5 MB'],
    ['5' as never, null as never, 'pesa 0 MB y el máximo es 0 MB'],
  ])('says of %s bytes where %s are the limit', (bytes, maxBytes, told) => {
    expect(tooLargeText(bytes, maxBytes)).toBe(told);
  });
});

describe('uploadMessage', () => {
  it.each([
    ['file-too-large', REEL_LIMITS, 'demo.mp4 supera el máximo de 10 MB'],
    ['file-too-large', BOLETA_LIMITS, 'demo.mp4 supera el máximo de 5 MB'],
    ['file-too-small', REEL_LIMITS, 'demo.mp4 está vacío'],
    ['too-many-files', REEL_LIMITS, 'demo.mp4 sobra: se pueden subir hasta 3 archivos'],
    ['too-many-files', BOLETA_LIMITS, 'demo.mp4 sobra: solo se puede subir 1 archivo'],
    ['file-invalid-type', REEL_LIMITS, 'demo.mp4 no es un archivo MP4'],
    ['file-invalid-type', BOLETA_LIMITS, 'demo.mp4 no es un archivo PDF'],
    ['what?', REEL_LIMITS, 'demo.mp4 no es un archivo MP4'],
  ])('says for %s', (fault, limits, message) => {
    expect(uploadMessage(fault, 'demo.mp4', limits)).toBe(message);
  });

  it('works without a name or limits', () => {
    expect(uploadMessage('file-too-small', '', REEL_LIMITS)).toBe('El archivo está vacío');
    expect(uploadMessage('file-too-large', 'a.mp4', undefined as never)).toBe(
      'a.mp4 no es un archivo permitido',
    );
  });
});

describe('fileNameError', () => {
  it.each([
    'demo.mp4',
    'canción número 3 🎤.mp4',
    '.mp4',
    'شريط\u200f.mp4',
    `${'a'.repeat(196)}.mp4`,
    `${'🎤'.repeat(196)}.mp4`,
  ])('takes %s', (name) => {
    expect(fileNameError(name)).toBeNull();
  });

  it.each([
    [`${'a'.repeat(197)}.mp4`, 'El nombre del archivo debe tener como máximo 200 caracteres'],
    ['ñ'.repeat(12_004), 'El nombre del archivo debe tener como máximo 200 caracteres'],
    ['toma/1.mp4', 'El nombre del archivo no puede contener / ni \\'],
    ['..\\toma.mp4', 'El nombre del archivo no puede contener / ni \\'],
    ['', 'El archivo debe tener un nombre'],
    [undefined, 'El archivo debe tener un nombre'],
  ])('says why it refuses %j', (name, message) => {
    expect(fileNameError(name)).toBe(message);
  });

  it.each([
    ...['demo\u202e4pm.exe', 'demo\u2066.mp4', '\u3164\u034f.mp4', '\u200b', ' \u2800.MP4'],
    ...['demo\r\nSet-Cookie: a=b.mp4', 'demo\0.mp4', 'demo\u2028.mp4', 'demo\ud800.mp4'],
  ])('refuses %j, which shows as another name or not at all', (name) => {
    expect(fileNameError(name)).toBe(
      'El nombre del archivo tiene caracteres que no se ven. Cámbiale el nombre y vuelve a elegirlo',
    );
  });
});

describe('a PDF that cannot be opened', () => {
  it('is named in the refusal', () => {
    expect(lockedPdfMessage('boleta.pdf')).toMatch(/^boleta\.pdf está protegido con contraseña/);
    expect(lockedPdfMessage('')).toMatch(/^El archivo está protegido/);
    expect(protectedPdfMessage('b.pdf')).toMatch(/^b\.pdf está protegido de una forma/);
    expect(damagedPdfMessage(null)).toMatch(/^El archivo está dañado/);
    expect(heavyPdfMessage('b.pdf')).toMatch(/^b\.pdf tarda demasiado/);
  });
});
