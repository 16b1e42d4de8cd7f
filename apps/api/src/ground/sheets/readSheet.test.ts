import { readSiiSheet, type SheetCell } from '@doblaje/domain/siiSheet';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import { readSheet } from './readSheet';

const HEADER = [
  ...['N°', 'Fecha', 'Estado', 'Fecha Anulación', 'Rut', 'Nombre o Razón Social', 'Soc. Prof.'],
  ...['Brutos', 'Retenido', 'Pagado'],
];
const ANA = ['164', '03/11/2026', 'N', '', '12.345.678-5', 'ANA MUÑOZ', 'NO', '471.976', '71.976', '400.000'];
const TOTALS = ['Totales', '', '', '', '', '', '', '471.976', '71.976', '400.000'];
const LINE = { folio: 164, rut: '12.345.678-5', name: 'ANA MUÑOZ', gross: 471_976, net: 400_000 };

const latin1 = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const utf8 = (text: string) => new Uint8Array(Buffer.from(text));
const refusalOf = (bytes: Uint8Array, ...bounds: [Parameters<typeof readSheet>[2]?]) =>
  readSheet(bytes, 'planilla.xls', ...bounds).then(
    (rows) => rows,
    (problem) => problem.details?.errors?.[0]?.message ?? problem,
  );
const read = async (bytes: Uint8Array) => readSiiSheet(await readSheet(bytes, 'planilla.xls'));

const rowOf = (cells: readonly string[], tag = 'td') =>
  `<tr>${cells.map((cell) => `<${tag} align="right">\n${cell}&nbsp;</${tag}>`).join('\n')}</tr>\n`;
const PAGE = `<html><head><title>No se lee</title><meta http-equiv="Content-Type" content="text/html; charset=iso-8859-1">
<style>td { color: red }</style></head><body>
<h3>Informe mensual de boletas recibidas</h3><p>Contribuyente: ESTUDIO SPA<br>RUT: 76.007.075-0</p>
<table><tr><td colspan="4">Mes: 11 del año 2026</td></tr></table>
<table>${rowOf(HEADER, 'th')}${rowOf(ANA)}${rowOf(TOTALS)}</table><p>Documento sin valor tributario</p></body></html>`;

describe('a page of HTML called .xls', () => {
  test.each([
    ['in ISO-8859-1', latin1(PAGE)],
    ['in UTF-8 though it says otherwise', utf8(PAGE)],
    ['in UTF-8 with its mark', utf8(`\ufeff${PAGE}`)],
    ['in UTF-16', new Uint8Array(Buffer.from(`\ufeff${PAGE}`, 'utf16le'))],
    ['without ends of cells and rows', latin1(PAGE.replaceAll(/<\/(?:td|tr|th)>/g, ''))],
    [
      'in capitals, in a table within a table',
      latin1(
        PAGE.replaceAll(/<(\/?)(t\w+)/g, (_, end, tag) => `<${end}${tag.toUpperCase()}`)
          .replace('<TABLE>', '<TABLE><TR><TD><TABLE>')
          .replace(/<\/TABLE>(?=<p>)/, '</TABLE></TD></TR></TABLE>'),
      ),
    ],
    ['from its table on', latin1(PAGE.slice(PAGE.lastIndexOf('<table>')))],
  ])('%s', async (_, bytes) => {
    const { lines, faults } = await read(bytes);
    expect(faults).toEqual([]);
    expect(lines).toMatchObject([LINE]);
  });

  test('tells its studio and month above the header; its rows are counted as a spreadsheet does', async () => {
    const rows = await readSheet(latin1(PAGE), 'planilla.xls');
    expect(rows.slice(0, 4)).toEqual([
      ['Informe mensual de boletas recibidas'],
      ['Contribuyente: ESTUDIO SPA'],
      ['RUT: 76.007.075-0'],
      ['Mes: 11 del año 2026', null, null, null],
    ]);
    expect(readSiiSheet(rows)).toMatchObject({
      ruts: ['76.007.075-0'],
      months: ['2026-11'],
      lines: [{ row: 6 }],
    });
  });
});

const book = (rows: (SheetCell | boolean)[][], ...others: Parameters<typeof writeXlsx>[0]['sheets']) =>
  writeXlsx({ sheets: [{ name: 'Hoja1', rows }, ...others] });
/** A workbook whose sheet is this XML. */
async function bookOf(cells: string) {
  const files = unzipSync(await book([['x']]));
  const xml = `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${cells}</sheetData></worksheet>`;
  return zipSync({ ...files, 'xl/worksheets/sheet1.xml': strToU8(xml) });
}

describe('a workbook', () => {
  test('keeps numbers, days and texts apart', async () => {
    const day = new Date(Date.UTC(2026, 10, 3));
    const bytes = await book([
      [],
      HEADER,
      [164, day, 'N', null, ...ANA.slice(4, 7), 471_976, 71_976, 400_000],
      TOTALS,
    ]);
    expect((await readSheet(bytes, 'a'))[2]).toEqual([
      164,
      day,
      'N',
      null,
      ...ANA.slice(4, 7),
      471_976,
      71_976,
      400_000,
    ]);
    expect(await read(bytes)).toMatchObject({
      faults: [],
      months: ['2026-11'],
      lines: [{ ...LINE, row: 3 }],
    });
  });

  test('a text that Excel keeps as it is in a CSV is that text, and a formula in one is not', async () => {
    const cells = (await readSheet(utf8('="001";="a""b";=1+1;="x"&"y"\n'), 'p.csv'))[0];
    expect(cells).toEqual(['001', 'a"b', '=1+1', '="x"&"y"']);
  });

  test('a cell far from all others is told as that', async () => {
    const cell = (name: string) => `<c r="${name}"><v>1</v></c>`;
    const bytes = await bookOf(`<row r="1">${cell('A1')}</row><row r="1048576">${cell('XFD1048576')}</row>`);
    expect(await refusalOf(bytes)).toMatch(/una celda con datos muy lejos de las demás/);
  });

  test('a formula is told, whatever value it had; one in Totales is left out', async () => {
    const cell = (name: string, text: string) => `<c r="${name}" t="inlineStr"><is><t>${text}</t></is></c>`;
    const row = (number: number, cells: readonly string[], last = '') =>
      `<row r="${number}">${cells.map((text, place) => cell(`${'ABCDEFGHIJ'[place]}${number}`, text)).join('')}${last}</row>`;
    const bytes = await bookOf(
      row(1, HEADER) +
        row(2, ANA.slice(0, 9), '<c r="J2"><f t="shared" ref="J2:J3" si="0">H2-I2</f><v>400000</v></c>') +
        row(3, ['165', ...ANA.slice(1, 9)], '<c r="J3"><f t="shared" si="0"/><v>400000</v></c>') +
        row(4, TOTALS.slice(0, 9), '<c r="J4"><f>SUM(J2:J3)</f><v>1</v></c>'),
    );
    const { faults } = await read(bytes);
    expect(faults.map(({ row, column, message }) => [row, column, message])).toEqual([
      [2, 'Pagado', 'Es una fórmula: guarda la planilla con los valores'],
      [3, 'Pagado', 'Es una fórmula: guarda la planilla con los valores'],
    ]);
  });

  test('reads the sheet that is seen, and refuses to choose between two', async () => {
    const hidden = { name: 'Oculta', rows: [['x']], hidden: true };
    expect(await readSheet(await book([['a', true]], hidden, { name: 'Vacía', rows: [] }), 'a')).toEqual([
      ['a', 'VERDADERO'],
    ]);
    expect(await refusalOf(await book([['a']], { name: 'Otra', rows: [['b']] }))).toBe(
      'planilla.xls tiene datos en varias hojas: deja solo la hoja de la planilla',
    );
  });

  test('an empty one has no rows', async () => {
    expect(await readSheet(await book([]), 'a')).toEqual([]);
  });
});

describe('a text', () => {
  const texts: [string, string][] = [
    ['semicolons', [HEADER, ANA, TOTALS].map((row) => row.join(';')).join('\r\n')],
    ['tabs', [HEADER, ANA, TOTALS].map((row) => row.join('\t')).join('\n')],
    [
      'commas and quotes',
      [HEADER, ANA, TOTALS].map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\r'),
    ],
    [
      'the line of Excel that names the separator',
      `sep=;\r\n${[HEADER, ANA].map((row) => row.join(';')).join('\r\n')}`,
    ],
  ];
  test.each(texts)('with %s', async (_, text) => {
    for (const bytes of [utf8(text), utf8(`\ufeff${text}`), latin1(text)])
      expect(await read(bytes)).toMatchObject({ faults: [], lines: [LINE] });
  });

  test('keeps blank rows, so that faults name the row that is seen', async () => {
    expect(await readSheet(utf8('a;b\n\n;\nc;d\n\n\n;;\n'), 'a')).toEqual([
      ['a', 'b'],
      [''],
      ['', ''],
      ['c', 'd'],
    ]);
  });
});

describe('anything else is refused with its reason', () => {
  const LIMIT = 'que es el máximo: revisa que no traiga datos de más';
  const DOWNLOAD = 'Descárgalo de nuevo como planilla (XLS, XLSX o CSV) y sube ese archivo';
  const SAVE = 'Ábrelo en tu planilla y guárdalo como XLSX o CSV';
  test.each([
    ['nothing', utf8(''), 'está vacío'],
    ['a renamed PDF', latin1('%PDF-1.7\n'), `es un PDF y no una planilla. ${DOWNLOAD}`],
    [
      'an old workbook',
      latin1('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'),
      `es un libro de Excel antiguo (XLS) o con contraseña y no una planilla. ${SAVE}`,
    ],
    ['a photo', latin1('\x89PNG\r\n\x1a\n\0\0'), `es una imagen y no una planilla. ${DOWNLOAD}`],
    [
      'XML of Excel',
      utf8('<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?>\n<Workbook/>'),
      `es un libro de Excel (XML) y no una planilla. ${SAVE}`,
    ],
    ['bytes', new Uint8Array([1, 0, 2, 0, 0, 3]), `no es una planilla. ${SAVE}`],
    [
      'another archive',
      zipSync({ 'a.txt': strToU8('a') }),
      `es un archivo comprimido y no un libro de Excel. ${SAVE}`,
    ],
    ['a workbook cut in half', latin1('PK\x03\x04\x14\0\0\0'), `está dañado: no se puede leer. ${SAVE}`],
    ['too many bytes', new Uint8Array(5 * 1024 * 1024 + 1), 'pesa 5,1 MB y el máximo es 5 MB'],
    ['too many rows', utf8('a\n'.repeat(20_501)), `tiene más de 20.000 filas, ${LIMIT}`],
    ['an open quote', utf8('a;b\n"c;d\ne;f'), 'tiene una comilla (") que se abre y no se cierra'],
  ])('%s', async (_, bytes, why) => {
    expect(await refusalOf(bytes)).toBe(`planilla.xls ${why}`);
  });

  test('a workbook that unpacks to more than it may', async () => {
    const bomb = zipSync({
      'xl/workbook.xml': strToU8('<a/>'),
      'xl/a.xml': new Uint8Array(70 * 1024 * 1024),
    });
    expect(await refusalOf(bomb)).toBe('planilla.xls es demasiado grande al descomprimirlo');
  });

  test('a workbook that lies about what it unpacks to', async () => {
    const bomb = zipSync({
      'xl/workbook.xml': strToU8('<a/>'),
      'xl/b.xml': new Uint8Array(70 * 1024 * 1024),
    });
    // The size of the second file, in its header and in the list, becomes `size`.
    const saying = (size: number) => {
      const lie = bomb.slice();
      const view = new DataView(lie.buffer);
      for (let at = 0; at + 4 < lie.length; at++)
        for (const [mark, place] of [
          [0x04034b50, 22],
          [0x02014b50, 24],
        ] as const)
          if (view.getUint32(at, true) === mark && view.getUint32(at + place, true) > 1000)
            view.setUint32(at + place, size, true);
      return lie;
    };
    expect(await refusalOf(saying(0))).toBe('planilla.xls es demasiado grande al descomprimirlo');
    expect(await refusalOf(saying(1000))).toMatch('planilla.xls está dañado');
  });

  test('what takes more than its time; the next one is read', async () => {
    const rows = Array.from({ length: 20_000 }, () => ANA);
    expect(await refusalOf(await book(rows), { milliseconds: 1, megabytes: 256 })).toMatch(
      'es demasiado pesado',
    );
    expect(await readSheet(utf8('a;b'), 'a')).toEqual([['a', 'b']]);
  });

  test('what takes more than its memory', async () => {
    const wide = await bookOf(
      '<row r="1"><c r="A1"><v>1</v></c></row><row r="1000000"><c r="S1000000"><v>1</v></c></row>',
    );
    expect(await refusalOf(wide, { milliseconds: 60_000, megabytes: 20 })).toMatch(/pesado|filas/);
  });

  test('20,000 rows are not too many, with what stands above them, their pages and their sums', async () => {
    const rows = await readSheet(utf8(`${'a;b\n'.repeat(20_500)}\n\n`), 'a');
    expect(rows).toHaveLength(20_500);
  });
});

describe('20,000 boletas are read and 20,001 refused', () => {
  const boletas = (count: number) => Array.from({ length: count }, (_, index) => ANA.with(0, `${index + 1}`));
  // The SII's own page says less of each cell than the one above: a sheet of 5 MB.
  const short = (rows: readonly (readonly string[])[]) =>
    rows.map((cells) => `<tr><td>${cells.join('<td>')}`).join('');
  const totals = (rows: readonly unknown[]) =>
    TOTALS.map((cell, column) => (column < 7 ? cell : `${Number(cell.replaceAll('.', '')) * rows.length}`));
  const above = [
    ['Informe mensual de boletas recibidas'],
    ['RUT: 76.007.075-0'],
    ['Mes: 11 del año 2026'],
    [''],
  ];
  test.each([
    [
      'HTML',
      (rows: string[][]) => latin1(`<table>${short([...above, HEADER, ...rows, totals(rows)])}</table>`),
    ],
    [
      'CSV',
      (rows: string[][]) =>
        utf8([...above, HEADER, ...rows, totals(rows)].map((row) => row.join(';')).join('\n')),
    ],
    ['XLSX', (rows: string[][]) => book([...above, HEADER, ...rows, totals(rows)])],
  ] as const)('as %s', async (_, write) => {
    const most = await read(await write(boletas(20_000)));
    expect([most.lines.length, most.faults]).toEqual([20_000, []]);
    const { lines, faults } = await read(await write(boletas(20_001)));
    expect([lines, faults.map(({ message }) => message)]).toEqual([
      [],
      ['Tiene 20.001 boletas y se aceptan hasta 20.000: revisa que sea de un solo mes'],
    ]);
  });
});
