import type { MatrixCell, MatrixColumn, MatrixRow } from './cells';

/** A sample row: loops done and planned by chapter, or null when the role is not in the chapter. */
export interface SampleRole extends MatrixRow {
  id: number;
  loops: readonly (readonly [done: number, planned: number] | null)[];
}

const NAMES = [
  'Inspectora Malva',
  'Farero Ulises',
  'Niña del muelle',
  'Relojero Baltasar',
  'Coro del puerto',
];
const WHO = ['Antonia Millaquén', 'Baltazar Quintrel', '', 'Catalina Ñancupil', 'Delfina Oyarzo'];

const figures = (done: number, planned: number) => `${done}/${planned}`;

/** The given number of chapters, from 201 on. */
export const sampleColumns = (count: number): MatrixColumn[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index,
    header: `${201 + index}`,
    label: `${201 + index} · El faro apagado`,
    href: `#capitulo-${201 + index}`,
    total: figures(41 + index, 96 + index),
  }));

/** The given number of roles, each in about half of the chapters. */
export const sampleRows = (count: number, chapters: number): SampleRole[] =>
  Array.from({ length: count }, (_, index) => {
    const loops = Array.from({ length: chapters }, (_, place) => {
      if ((index * 7 + place * 3) % 5 > 2) return null;
      return [place % 3 === 0 ? 12 : (place % 3) * 4 - 4, 12] as const;
    });
    const sum = (side: 0 | 1) => loops.reduce((total, pair) => total + (pair?.[side] ?? 0), 0);
    const who = WHO[index % WHO.length] ?? '';
    return {
      id: index,
      header: `${NAMES[index % NAMES.length]}${index < NAMES.length ? '' : ` ${index + 1}`}`,
      sub: who || 'Sin persona',
      isSubMissing: who === '',
      total: figures(sum(0), sum(1)),
      loops,
    };
  });

/** The cell of a role in a chapter. Another actor voices the third role in 202. */
export function sampleCell({ id, header, loops }: SampleRole, column: number): MatrixCell | null {
  const pair = loops[column];
  if (!pair) return null;
  const [done, planned] = pair;
  const isOther = id === 3 && column === 2;
  const text = figures(done, planned);
  return {
    text,
    label: `${text}${isOther ? ' DO' : ''}, ${header} en ${201 + column}${isOther ? ', lo hace Delfina Oyarzo' : ''}`,
    href: `#capitulo-${201 + column}`,
    part: done === 0 ? 'none' : done === planned ? 'all' : 'some',
    ...(isOther && { note: 'DO' }),
  };
}
