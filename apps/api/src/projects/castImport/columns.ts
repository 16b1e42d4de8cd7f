import { searchText } from '@doblaje/contract';

/** The columns of an import. The first heading of each is our own; the others are headings that people use. */
const COLUMNS = {
  number: ['Capítulo', 'N.º', 'Nº', 'N°', 'Número', 'N.º de capítulo', 'Número de capítulo'],
  title: ['Título', 'Título del capítulo'],
  duration: ['Duración'],
  dueDate: ['Entrega', 'Fecha de entrega'],
  status: ['Estado', 'Estado del capítulo'],
  character: ['Personaje'],
  characterType: ['Tipo', 'Tipo de personaje'],
  person: ['Persona', 'Actor o actriz', 'Voz'],
  rut: ['RUT', 'RUT de la persona'],
  email: ['Correo', 'Correo electrónico', 'Correo de la persona', 'E-mail', 'Email'],
  loopsPlanned: ['Loops planificados', 'Loops', 'Planificados'],
  loopsDone: ['Loops grabados', 'Grabados'],
} as const;

/** One column of an import. */
export type Column = keyof typeof COLUMNS;

const BY_HEADING = new Map<string, Column>(
  Object.entries(COLUMNS).flatMap(([column, headings]) =>
    headings.map((heading) => [searchText(heading), column as Column] as const),
  ),
);

/** A column's own heading. */
export const headingOf = (column: Column): string => COLUMNS[column][0];

/** The column of a heading, without regard to case, accents and blanks; undefined for a heading that is not read. */
export const columnOfHeading = (heading: string): Column | undefined =>
  BY_HEADING.get(searchText(heading).replace(/\s+/g, ' ').trim());
