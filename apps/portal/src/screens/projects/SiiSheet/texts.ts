import type { SiiSheetHeap } from '@doblaje/contract/client';
import type { SheetKind } from '@doblaje/domain/siiSheet';
import type { DropzoneAccept, DropzoneLabels } from '@doblaje/ui/Dropzone';

/** What people read of a kind of sheet; `link` leads to it from the other one. */
export const KINDS: Readonly<Record<SheetKind, { title: string; link: string; help: string }>> = {
  bhe: {
    title: 'Boletas de honorarios',
    link: 'Ver las de honorarios',
    help: 'En el SII: Boletas recibidas, Informe mensual, «Ver informe como planilla electrónica». Súbela tal como la descargas, o guardada como XLSX o CSV.',
  },
  bte: {
    title: 'Boletas de terceros (BTE)',
    link: 'Ver las BTE',
    help: 'La planilla de las BTE que emitió el estudio. Súbela tal como la descargas, o guardada como XLSX o CSV.',
  },
};

/** What an empty heap says. */
export const NOTHING: Readonly<Record<SiiSheetHeap, string>> = {
  same: 'Ninguna boleta coincide',
  differing: 'Ninguna tiene otros montos ni está observada solo en el SII',
  onlyAtSii: 'No falta ninguna boleta de la planilla',
  onlyHere: 'Todas las boletas de aquí están en la planilla',
  annulled: 'Ninguna está nula ni por anular',
};

/** The types of a sheet, as browsers tell them. The server tells them by their content. */
export const SHEET_TYPES: DropzoneAccept = {
  'application/vnd.ms-excel': ['.xls', '.csv'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
  'text/html': ['.html', '.htm', '.xls'],
  'text/csv': ['.csv'],
  'text/plain': ['.txt', '.csv'],
};

/** The same types for the file dialog. */
export const EXTENSIONS = ['.xls', '.xlsx', '.csv', '.html', '.htm', '.txt'];

const NO_SHEET = 'No parece una planilla: se aceptan XLS, XLSX y CSV.';

/** The texts of the drop zone. */
export const ZONE_LABELS: Partial<DropzoneLabels> = {
  drop: 'Arrastra la planilla aquí',
  release: 'Suelta la planilla aquí',
  select: 'Seleccionar planilla',
  hint: () => 'XLS, XLSX o CSV, hasta 5 MB y 20.000 filas',
  invalidType: () => NO_SHEET,
  // The zone says its size before it.
  tooLarge: () => 'El máximo de una planilla es 5 MB.',
  emptyFile: 'La planilla está vacía.',
};
