import type { PdfText } from '../src/boletaPdf';

/** Width of a letter of these papers. */
const LETTER = 5;

/** A text with its left end. */
export const row = (text: string, x: number, y: number, page = 1): PdfText => ({
  ...{ text, x, y, page },
  width: text.length * LETTER,
});

/** A text with its right end, as the SII prints amounts. */
const rowTo = (text: string, right: number, y: number): PdfText => row(text, right - text.length * LETTER, y);

/** Texts one below the other. */
export const column = (length: number, page: number): PdfText[] =>
  Array.from({ length }, (_, at) => row(`Total: ${at}`, 60, 800 - at, page));

/** Pages of something else, from page `first`. */
export const paper = (pages: number, first = 1): PdfText[] =>
  Array.from({ length: pages }, (_, at) => [
    row(`Guion, página ${at + 1}. Rut: 11.111.111-1`, 60, 800, first + at),
    row(`Total: ${at + 5}`, 60, 700, first + at),
    row('Fecha: 03/03/2023', 60, 650, first + at),
  ]).flat();

/** The SII's boleta of chile.md §1 as pdf.js gives it, but for what is `changed`; an empty text is not drawn. */
export function boleta(changed: Partial<typeof BOLETA> = {}): PdfText[] {
  const it = { ...BOLETA, ...changed };
  const dashed = (text: string) => text.replaceAll('-', it.hyphen);
  const [gross = '', retention = '', net = ''] = it.amounts;
  return [
    ...it.title.map((line, at) => row(line, 330, 800 - 14 * at)),
    row('NOMBRE DEL EMISOR', 60, 780),
    row(it.folio, 380, 760),
    row(it.rut === '' ? 'RUT:' : `RUT: ${dashed(it.rut)}`, 60, 760),
    row('GIRO(S): ACTIVIDADES DE DOBLAJE', 60, 748),
    row(it.address, 60, 736),
    row(it.date, 330, 720),
    row(dashed(it.receiver), 60, 700),
    row('Domicilio: GRAN AVENIDA N° 5018', 60, 688),
    row(it.services, 60, 660),
    ...it.lines.map((line, at) => row(line, 60, 648 - 12 * at)),
    rowTo('471.976', 537, 648),
    rowTo(it.grossLabel, 417, 400),
    rowTo(gross, 537, 400),
    rowTo(it.retentionLabel, 417, 387),
    rowTo(retention, 537, 387),
    rowTo('Total:', 417, 374),
    rowTo(net, 537, 374),
    row(it.emission, 175, 340),
    row(it.barcode, 175, 300),
    row('Res. Ex. N° 83 de 30/08/2004', 175, 280),
    row('Verifique este documento en www.sii.cl', 175, 268),
    row('El contribuyente receptor de esta boleta debe retener el porcentaje definido.', 60, 250),
  ].filter(({ text }) => text !== '');
}

const BOLETA = {
  title: ['BOLETA DE HONORARIOS ELECTRONICA'],
  folio: 'N ° 164',
  /** For every '-' of a RUT. */
  hyphen: '\u2212',
  rut: '12.345.678-5',
  address: 'Apolo XII 1460, MAIPU',
  date: 'Fecha: 01 de Octubre de 2026',
  receiver: 'Señor(es): RAZON SOCIAL SPA   Rut: 76.007.075- 0',
  services: 'Por atención profesional:',
  lines: ['DOBLAJE DE SERIE'],
  grossLabel: 'Total Honorarios: $:',
  retentionLabel: '15.25 % Impto. Retenido:',
  /** Gross, retention, net. */
  amounts: ['471.976', '71.976', '400.000'],
  emission: 'Fecha / Hora Emisión: 02/10/2026 12:04',
  barcode: '1234567800164EA54C26',
};
