import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleBoletaPdf } from '@doblaje/contract/fixtures';
import { expect, test } from 'vitest';
import { askAboutPdf, structureOf } from '../engines/pdfPrograms';
import { faultsOf } from './paperFaults';
import { PAPERS } from './samplePapers';

const SOURCES = join(import.meta.dirname, '../src');

test.each(Object.entries(PAPERS))('a screen reader makes out all of the paper %s', async (_, write) => {
  expect(await faultsOf(await write())).toEqual([]);
});

test.each(Object.entries(PAPERS))(
  'qpdf and Poppler find nothing wrong with the paper %s',
  async (_, write) => {
    const bytes = await write();
    expect(askAboutPdf(bytes, 'qpdf', '--check')).toMatchObject({ status: 0, complaints: '' });
    const { text, complaints } = askAboutPdf(bytes, 'pdfinfo');
    expect(text).toMatch(/^Tagged: +yes$/m);
    expect(complaints).toBe('');
  },
);

// What imitates an office's documents writes with the fonts that every reader has.
test.each(['order', 'longOrder', 'certificate', 'breach'])(
  'the letters of the paper %s are in it, and can be copied',
  async (name) => {
    const { text } = askAboutPdf((await PAPERS[name]?.()) ?? new Uint8Array(), 'pdffonts');
    const fonts = text.trim().split('\n').slice(2);
    expect(fonts.length).toBeGreaterThan(1);
    for (const font of fonts) expect(font).toMatch(/ yes yes yes +\d+ +0$/);
  },
);

test.each(['order', 'certificate', 'breach'])(
  'the paper %s is told as it is meant to be read, its words apart',
  async (name) => {
    const wanted = readFileSync(join(import.meta.dirname, 'papers', `${name}.txt`), 'utf8').trim();
    expect(structureOf((await PAPERS[name]?.()) ?? new Uint8Array())).toBe(wanted);
  },
);

test('what nobody tagged is found', async () => {
  const faults = await faultsOf(sampleBoletaPdf({ rut: '12.345.678-5', folio: 59, gross: 300_000 }));
  expect(faults).toEqual(
    expect.arrayContaining([
      'not tagged',
      'the window shows the name of the file',
      '0 headings of the first level',
    ]),
  );
});

test('every file that draws a PDF is tried here, or imitates one from outside', () => {
  const files = globSync('**/*.ts', { cwd: SOURCES }).filter((file) => !file.endsWith('.test.ts'));
  const drawing = files.filter((file) =>
    /newPaper\(\{|new PDFDocument\(/.test(readFileSync(join(SOURCES, file), 'utf8')),
  );
  expect(drawing.sort()).toEqual([
    'demo/demoPdf.ts',
    'office/breaches/writeBreachPdf.ts',
    'office/orderPaper/paper.ts',
    'office/orderPaper/writeOrderPdf.ts',
    'office/payments/writeCertificatePdf.ts',
  ]);
});
