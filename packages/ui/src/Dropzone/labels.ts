import { formatProgress, formatSize } from './formatSize';

/** Every text of a `Dropzone`. The functions get limits as bytes and counts. */
export interface DropzoneLabels {
  /** Name of the group and of the list of files. @default 'Archivos' */
  files: string;
  /** First line of the zone. @default 'Arrastra tus archivos aquí' */
  drop: string;
  /** First line on touch screens, where a person cannot drag. @default 'Toca para elegir' */
  touch: string;
  /** First line while a person drags files over the zone. @default 'Suelta tus archivos aquí' */
  release: string;
  /** The button that opens the file picker. @default 'Seleccionar archivos' */
  select: string;
  /** The limits. @default 'MP4, hasta 10MB y Max. 3 archivos', from the given limits */
  hint: (formats: string, maxSize: number, maxFiles: number) => string;
  /** First line when the zone is full. @default 'Ya hay 3 archivos', from the given limit */
  full: (maxFiles: number) => string;
  /** Second line when the zone is full. @default 'Quita uno para agregar otro.' */
  fullHint: string;
  /** While the zone checks the contents. @default 'Revisando archivos...' */
  checking: string;
  /** @default '2 archivos aceptados, 1 rechazado' */
  count: (accepted: number, rejected: number) => string;
  /** @default 'Enviando 2 de 3' */
  sendingCount: (position: number, total: number) => string;
  /** A size in bytes. @param round how to round the last figure @default '8,4 MB' */
  size: (bytes: number, round?: (value: number) => number) => string;
  /** How much of a file is sent. Both numbers are in bytes. @default '3,8 de 6,1 MB' */
  sentOf: (loaded: number, total: number) => string;
  /** Announced when a file enters the list. @default '{name} agregado' */
  added: (name: string) => string;
  /** Announced when a file leaves the list. @default '{name} quitado' */
  removed: (name: string) => string;
  /** Name of a row's cross. @default 'Quitar {name}' */
  remove: (name: string) => string;
  /** Name of the preview's button. @default 'Reproducir {name}' */
  preview: (name: string) => string;
  /** @default 'Cancelar' */
  cancel: string;
  /** @default 'Reintentar' */
  retry: string;
  /** State of a file whose upload has not begun. @default 'En espera' */
  waiting: string;
  /** State of a file that arrived. @default 'Enviado' */
  sent: string;
  /** Name of a row's progress bar. @default 'Envío de {name}' */
  progress: (name: string) => string;
  /** @default 'Solo se aceptan archivos MP4.', from the given formats */
  invalidType: (formats: string) => string;
  /** @default 'El archivo supera el límite de 10 MB.', from the given limit */
  tooLarge: (maxSize: number) => string;
  /** @default 'El archivo no llega al mínimo de 10 KB.', from the given limit */
  tooSmall: (minSize: number) => string;
  /** @default 'El archivo está vacío.' */
  emptyFile: string;
  /** @default 'Se aceptan hasta 3 archivos.', from the given limit */
  tooMany: (maxFiles: number) => string;
  /** @default 'Este archivo ya está en la lista.' */
  duplicate: string;
  /** @default 'La carpeta está vacía.' */
  emptyFolder: string;
  /** @default 'No pudimos leer el archivo.' */
  unreadable: string;
}

const count = (value: number, one: string, many: string) => `${value} ${value === 1 ? one : many}`;

export const dropzoneLabels: DropzoneLabels = {
  files: 'Archivos',
  drop: 'Arrastra tus archivos aquí',
  touch: 'Toca para elegir',
  release: 'Suelta tus archivos aquí',
  select: 'Seleccionar archivos',
  // Spec §2, verbatim: 'MP4, hasta 10MB y Max. 3 archivos'.
  hint: (formats, maxSize, maxFiles) =>
    `${formats}, hasta ${formatSize(maxSize).replace(' ', '')} y Max. ${count(maxFiles, 'archivo', 'archivos')}`,
  full: (maxFiles) => `Ya hay ${count(maxFiles, 'archivo', 'archivos')}`,
  fullHint: 'Quita uno para agregar otro.',
  checking: 'Revisando archivos...',
  count: (accepted, rejected) => {
    const parts = [count(accepted, 'archivo aceptado', 'archivos aceptados')];
    if (rejected > 0) parts.push(count(rejected, 'rechazado', 'rechazados'));
    return parts.join(', ');
  },
  sendingCount: (position, total) => `Enviando ${position} de ${total}`,
  size: formatSize,
  sentOf: formatProgress,
  added: (name) => `${name} agregado`,
  removed: (name) => `${name} quitado`,
  remove: (name) => `Quitar ${name}`,
  preview: (name) => `Reproducir ${name}`,
  cancel: 'Cancelar',
  retry: 'Reintentar',
  waiting: 'En espera',
  sent: 'Enviado',
  progress: (name) => `Envío de ${name}`,
  invalidType: (formats) => `Solo se aceptan archivos ${formats}.`,
  tooLarge: (maxSize) => `El archivo supera el límite de ${formatSize(maxSize)}.`,
  tooSmall: (minSize) => `El archivo no llega al mínimo de ${formatSize(minSize)}.`,
  emptyFile: 'El archivo está vacío.',
  tooMany: (maxFiles) => `Se ${maxFiles === 1 ? 'acepta 1 archivo' : `aceptan hasta ${maxFiles} archivos`}.`,
  duplicate: 'Este archivo ya está en la lista.',
  emptyFolder: 'La carpeta está vacía.',
  unreadable: 'No pudimos leer el archivo.',
};
