import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inspectMp4, isWithoutMedia, isWithoutTracks, reelHint, silenceReason, uploadAdvice } from './index';

const box = (type: string, ...content: Uint8Array[]) => {
  const size = 8 + content.reduce((sum, { length }) => sum + length, 0);
  const head = new Uint8Array(8);
  new DataView(head.buffer).setUint32(0, size);
  head.set(new TextEncoder().encode(type), 4);
  return Uint8Array.from([head, ...content].flatMap((part) => [...part]));
};
const hdlr = (handler: string) => box('hdlr', new Uint8Array(8), new TextEncoder().encode(handler));
const trak = (handler: string) => box('trak', box('mdia', box('mdhd'), hdlr(handler)));
const moov = (...handlers: string[]) => box('moov', box('mvhd'), ...handlers.map(trak));
const ftyp = box('ftyp', new Uint8Array(16));
const film = box('mdat', new Uint8Array(9));
const fileOf = (...parts: Uint8Array[]) => new Blob(parts as BlobPart[]);

/** A box with a 64-bit size. */
const longBox = (size: number) => {
  const bytes = new Uint8Array(24);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, 1);
  bytes.set(new TextEncoder().encode('mdat'), 4);
  view.setBigUint64(8, BigInt(size));
  return bytes;
};

describe('the boxes of a file', () => {
  it.each([
    [
      'picture and sound',
      [ftyp, moov('vide', 'soun'), box('mdat', new Uint8Array(9))],
      ['vide', 'soun'],
      false,
    ],
    ['the list at the end', [ftyp, box('mdat', new Uint8Array(9)), moov('vide')], ['vide'], false],
    ['subtitles alone', [ftyp, moov('text'), film], ['text'], false],
    ['an empty list', [ftyp, moov(), film], [], false],
    ['the list of tracks alone', [ftyp, moov('vide', 'soun')], ['vide', 'soun'], true],
    ['a film of no bytes', [ftyp, moov('vide'), box('mdat')], ['vide'], true],
    [
      'bytes that are no box after a whole film',
      [ftyp, moov('vide'), box('mdat', new Uint8Array(9)), new Uint8Array(500)],
      ['vide'],
      false,
    ],
    ['bytes that are no box before the film', [ftyp, moov('vide'), new Uint8Array(500)], ['vide'], true],
    ['zeros after the first box', [ftyp, new Uint8Array(500)], null, true],
    ['words after the first box', [ftyp, new TextEncoder().encode('nada de esto')], null, true],
    ['nothing after it', [ftyp], null, true],
    ['half a box', [ftyp, moov('vide'), box('mdat', new Uint8Array(90)).slice(0, 40)], ['vide'], true],
    ['no list of tracks', [ftyp, box('mdat', new Uint8Array(9))], null, true],
    ['nothing at all', [], null, true],
    ['half a long size', [ftyp, moov('vide'), longBox(24).slice(0, 12)], ['vide'], true],
    ['a long size that is none', [ftyp, moov('vide'), longBox(3)], ['vide'], true],
    [
      'a size that is none',
      [ftyp, moov('vide'), Uint8Array.of(0, 0, 0, 3, 109, 100, 97, 116)],
      ['vide'],
      true,
    ],
    ['garbage among the tracks', [ftyp, box('moov', trak('vide'), new Uint8Array(7)), film], ['vide'], false],
    [
      'a track that reaches too far',
      [ftyp, box('moov', trak('vide'), trak('soun').slice(0, 20)), film],
      ['vide'],
      false,
    ],
    ['a handler cut short', [ftyp, box('moov', box('trak', box('mdia', box('hdlr')))), film], [], false],
  ])('%s', async (_, parts, tracks, isIncomplete) => {
    expect(await inspectMp4(fileOf(...parts))).toMatchObject({ tracks, isIncomplete });
  });

  it('are read where their size has 64 bits, or is the rest of the file', async () => {
    const rest = box('mdat', new Uint8Array(50));
    new DataView(rest.buffer).setUint32(0, 0);
    expect(await inspectMp4(fileOf(ftyp, longBox(24), moov('vide'), rest))).toEqual({
      tracks: ['vide'],
      isIncomplete: false,
      hasMedia: true,
    });
  });

  it('of any bytes at all are read to an end, with a result', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
        const { isIncomplete } = await inspectMp4(fileOf(ftyp, moov('vide'), bytes));
        expect(typeof isIncomplete).toBe('boolean');
      }),
    );
  });

  it('are none for a file that cannot be read', async () => {
    const gone = { size: 10, slice: () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }) };
    expect(await inspectMp4(gone)).toEqual({ tracks: null, isIncomplete: true, hasMedia: false });
  });

  it('are only read up to a limit', async () => {
    const many = new Uint8Array(8 * 5000);
    for (let at = 0; at < many.length; at += 8) many.set(box('free'), at);
    expect(await inspectMp4(fileOf(ftyp, moov('vide'), many))).toEqual({
      tracks: ['vide'],
      isIncomplete: true,
      hasMedia: false,
    });
  });
});

describe('the hint beside a chosen reel', () => {
  const whole = { tracks: ['vide', 'soun'], isIncomplete: false, hasMedia: true };
  const plays = { canPlay: true, hasPicture: true, hasSound: true };
  const fails = { canPlay: false, hasPicture: false };
  it.each([
    ['all is well', whole, plays, null],
    ['sound alone', { ...whole, tracks: ['soun'] }, { canPlay: true, hasPicture: false }, null],
    ['HEVC', whole, fails, /no puede reproducirlo \(puede ser HEVC\)/],
    ['sound alone that does not play', { ...whole, tracks: ['soun'] }, fails, /puede ser AC-3 o DTS/],
    ['sound that does not play', whole, { ...plays, hasSound: false }, /la imagen y no el sonido/],
    ['sound of which the browser does not tell', whole, { ...plays, hasSound: undefined }, null],
    ['no sound', { ...whole, tracks: ['vide'] }, { ...plays, hasSound: false }, /^El video no tiene sonido/],
    [
      'an index without its film',
      { ...whole, isIncomplete: true, hasMedia: false },
      plays,
      /incompleto: tiene el índice/,
    ],
    ['HEVC whose sound plays', whole, { canPlay: true, hasPicture: false }, /el sonido y no la imagen/],
    ['cut short', { ...whole, isIncomplete: true }, plays, /se cortará antes del final/],
    ['cut short, and nothing plays', { ...whole, isIncomplete: true }, fails, /incompleto o dañado/],
    ['garbage', { ...whole, tracks: null, isIncomplete: true }, fails, /incompleto o dañado/],
    ['subtitles alone', { ...whole, tracks: ['text'] }, fails, /no tiene video ni sonido/],
  ])('%s', (_, inspection, played, hint) => {
    if (hint === null) expect(reelHint(inspection, played)).toBeNull();
    else expect(reelHint(inspection, played)).toMatch(hint);
  });

  it('has no tracks only where their list is empty', () => {
    expect(isWithoutTracks({ ...whole, tracks: null })).toBe(false);
    expect(isWithoutTracks({ ...whole, tracks: [] })).toBe(true);
  });
});

it('a file with an index alone is recognised by the film that is missing', () => {
  expect(isWithoutMedia({ tracks: ['vide'], isIncomplete: true, hasMedia: false })).toBe(true);
  expect(isWithoutMedia({ tracks: null, isIncomplete: true, hasMedia: false })).toBe(false);
});

it.each([
  [
    'no track of sound',
    { tracks: ['vide'], isIncomplete: false, hasMedia: true },
    'El video no tiene sonido.',
  ],
  [
    'sound unknown here',
    { tracks: ['vide', 'soun'], isIncomplete: false, hasMedia: true },
    /la imagen y no el sonido/,
  ],
  ['unknown boxes', null, /no tiene sonido, o este navegador/],
])('why a video that plays is not heard: %s', (_, inspection, reason) => {
  expect(silenceReason(inspection)).toMatch(reason);
});

it.each([
  ['file-invalid-type', 'IMG_0042.MOV', /QuickTime/],
  ['file-invalid-type', 'reel.mkv', /conviértelo a MP4/],
  ['file-invalid-type', 'voz.wav', /como video MP4/],
  ['file-invalid-type', 'carta.pdf', null],
  ['file-invalid-type', undefined, null],
  ['file-too-large', 'reel.mp4', /720p/],
  ['too-many-files', 'reel.mp4', null],
])('advice for %s of %s', (fault, name, advice) => {
  if (advice === null) expect(uploadAdvice(fault, name)).toBeNull();
  else expect(uploadAdvice(fault, name)).toMatch(advice);
});
