import { plain } from '../sheets/readings';
import { rutOfCell } from './cells';
import { cellsOf } from './columns';

/** What the rows above a sheet's header tell. */
export interface ToldAbove {
  /** RUTs, as '76.007.075-0'. */
  ruts: string[];
  /** 'AAAA-MM', if exactly one month is told. */
  month: string | null;
}

const MONTHS = [
  ...['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio', 'julio', 'agosto', 'septiembre', 'octubre'],
  ...['noviembre', 'diciembre'],
];

/** 'mes 11 del año 2026', 'Período: 11/2026'. */
const NUMBERED = /\b(?:mes|periodo)\W{0,5}(\d{1,2})\W{1,5}(?:del?\W)?(?:ano\W{1,5})?(\d{4})\b/g;
/** 'noviembre de 2026'; not the day on which the sheet was made: '2 de diciembre de 2026'. */
const NAMED = new RegExp(
  `(?<!\\d de )\\b(${MONTHS.join('|')})\\W{1,5}(?:del?\\W)?(?:ano\\W{1,5})?(\\d{4})\\b`,
  'g',
);
const RUT = /(?<![\d.])\d{1,3}(?:\.?\d{3}){2}\s?[-\u2010-\u2015\u2212]\s?[\dkK](?![\dA-Za-z])/g;

/** Enough for any title; a row may have any number of cells. */
const CELLS = 100;

/** A month as people write it: '2026-11' → 'noviembre de 2026'. Anything else gives ''. */
export function monthText(month: string): string {
  const [, year, number] = /^(\d{4})-(\d{2})$/.exec(month) ?? [];
  const name = MONTHS[Number(number) - 1];
  return name === undefined ? '' : `${name} de ${year}`;
}

/** The RUTs and the month in the rows above the header. */
export function toldAbove(rows: readonly unknown[]): ToldAbove {
  const text = rows
    .flatMap((row) => cellsOf(row).slice(0, CELLS))
    .map((cell) => (typeof cell === 'number' ? `${cell}` : plain(cell)))
    .filter((cell) => cell !== '')
    .join(' | ');
  const ruts = Array.from(text.matchAll(RUT), ([found]) => rutOfCell(found)).flatMap((reading) =>
    'value' in reading ? [reading.value] : [],
  );
  const bare = text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]+/g, '');
  const months = [
    ...Array.from(bare.matchAll(NUMBERED), ([, month, year]) => `${year}-${`${month}`.padStart(2, '0')}`),
    ...Array.from(
      bare.matchAll(NAMED),
      ([, name, year]) => `${year}-${`${MONTHS.indexOf(`${name}`) + 1}`.padStart(2, '0')}`,
    ),
  ];
  const [month, ...others] = new Set(months.filter((told) => monthText(told) !== ''));
  return { ruts: [...new Set(ruts)], month: others.length === 0 && month !== undefined ? month : null };
}
