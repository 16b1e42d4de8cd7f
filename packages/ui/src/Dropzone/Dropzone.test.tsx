import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Dropzone } from './Dropzone';
import { emptyFolders } from './folders';
import { formatDuration, formatProgress, formatSize } from './formatSize';
import { dropzoneLabels } from './labels';
import { formatNames, isAccepted, rejectionReason } from './limits';
import { shownName } from './shownName';

const MB = 1_048_576;
const mp4 = { 'video/mp4': ['.mp4'] };
const file = (name: string, type: string, size = 1) => new File([new Uint8Array(size)], name, { type });

describe('sizes and lengths', () => {
  it.each([
    [0, '0 KB'],
    [-5, '0 KB'],
    [Number.NaN, '0 KB'],
    [Number.POSITIVE_INFINITY, '0 KB'],
    [1, '1 byte'],
    [500, '500 bytes'],
    [512 * 1024, '512 KB'],
    [MB - 1, '1 MB'],
    [10 * MB, '10 MB'],
    [8.4 * MB, '8,4 MB'],
  ])('%d bytes are %s', (bytes, text) => expect(formatSize(bytes)).toBe(text));

  it('never shows a file over the limit with the size of the limit', () => {
    expect(formatSize(10 * MB + 1, Math.ceil)).toBe('10,1 MB');
  });

  it('writes the unit once when both sizes have the same one', () => {
    expect(formatProgress(3.8 * MB, 6.1 * MB)).toBe('3,8 de 6,1 MB');
    expect(formatProgress(300 * 1024, 6.1 * MB)).toBe('300 KB de 6,1 MB');
    expect(formatProgress(9 * MB, 6 * MB)).toBe('6 de 6 MB');
  });

  it.each([
    [0.4, '00:00'],
    [72, '01:12'],
    [3599.6, '1:00:00'],
    [3661, '1:01:01'],
  ])('%d seconds are %s', (seconds, text) => expect(formatDuration(seconds)).toBe(text));
});

it('never shows a file name that is turned around', () => {
  expect(shownName(file('demo\u202e4pm.exe', 'video/mp4'))).toBe('demo4pm.exe');
  expect(shownName(file('canción 🎤.mp4', 'video/mp4'))).toBe('canción 🎤.mp4');
});

describe('limits', () => {
  it('accepts a file whose name and type both fit', () => {
    expect(isAccepted(file('a.MP4', 'video/mp4'), mp4)).toBe(true);
    expect(isAccepted(file('a.mp4', ''), mp4)).toBe(true);
    expect(isAccepted(file('a.exe', 'video/mp4'), mp4)).toBe(false);
    expect(isAccepted(file('a.mp4', 'text/html'), mp4)).toBe(false);
    expect(isAccepted(file('a.bin', ''), { 'image/*': [] })).toBe(false);
    expect(isAccepted(file('a.png', 'image/png'), { 'image/*': [] })).toBe(true);
  });

  it('names the formats as people do', () => {
    expect(formatNames(mp4)).toBe('MP4');
    expect(formatNames({ 'image/png': ['.png'], 'image/jpeg': ['.jpg', '.jpeg'] })).toBe('PNG, JPG o JPEG');
    expect(formatNames({ 'application/pdf': [] })).toBe('PDF');
  });

  it.each([
    ['file-invalid-type', 'Solo se aceptan archivos MP4.'],
    ['file-too-large', 'El archivo supera el límite de 10 MB.'],
    ['file-too-small', 'El archivo no llega al mínimo de 20 KB.'],
    ['too-many-files', 'Se aceptan hasta 3 archivos.'],
    ['something else', 'No pudimos leer el archivo.'],
  ])('says %s in Spanish, with the limit', (code, text) => {
    const limits = { accept: mp4, maxSize: 10 * MB, minSize: 20 * 1024, maxFiles: 3 };
    expect(rejectionReason(code, file('a', ''), limits, dropzoneLabels)).toBe(text);
  });
});

describe('folders', () => {
  const inFolder = (path: string) => Object.assign(file(path.split('/').pop() ?? '', 'video/mp4'), { path });

  it('are reported as empty when no file came from them, accepted or refused', () => {
    const refused = [{ file: inFolder('/notas/lista.txt'), errors: [] }];
    const folders = ['tomas', 'notas', 'vacia', 'toma'];
    expect(emptyFolders(folders, [inFolder('/tomas/dia 1/uno.mp4')], refused)).toEqual(['vacia', 'toma']);
    expect(emptyFolders(['a'], [file('a', '')], [])).toEqual(['a']);
  });
});

describe('rendered on a server', () => {
  it('shows the limits of the specification by default, and those given', () => {
    expect(renderToString(<Dropzone />)).toContain('MP4, hasta 10MB y Max. 3 archivos');
    const pdf = <Dropzone accept={{ 'application/pdf': ['.pdf'] }} maxSize={5 * MB} maxFiles={1} />;
    expect(renderToString(pdf)).toContain('PDF, hasta 5MB y Max. 1 archivo<');
  });
});
