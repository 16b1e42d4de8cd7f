import type { ReactNode } from 'react';

/** Every text of a `PdfViewer`. */
export interface PdfViewerLabels {
  /** The name of a file without one. @default 'documento.pdf' */
  fileName: string;
  /** Name of the viewer. @default 'Documento' */
  document: string;
  /** Name of the bar. @default 'Herramientas del documento' */
  toolbar: string;
  /** @default 'Página anterior' */
  previousPage: string;
  /** @default 'Página siguiente' */
  nextPage: string;
  /** Name of the page field. @default 'Página' */
  page: string;
  /** After the page field. @default 'de {count}' */
  pageCount: (count: number) => string;
  /** @default 'Alejar' */
  zoomOut: string;
  /** @default 'Acercar' */
  zoomIn: string;
  /** @default 'Ajustar al ancho' */
  fitWidth: string;
  /** @default 'Buscar en el documento' */
  search: string;
  /** @default 'Descargar' */
  download: string;
  /** @default 'Imprimir' */
  print: string;
  /** While the pages for printing are made. @default 'Preparando la impresión' */
  preparing: string;
  /** @default 'Cancelar' */
  cancelPrint: string;
  /** Printed when the browser's menu starts printing before a long document's pages are made. */
  printHint: string;
  /** @default 'Resultado anterior' */
  previousHit: string;
  /** @default 'Resultado siguiente' */
  nextHit: string;
  /** @default 'Cerrar búsqueda' */
  closeSearch: string;
  /** @default '1 de 2' */
  hitCount: (position: number, total: number) => string;
  /** @default 'Sin resultados' */
  noHits: string;
  /** While pages are still being read. @default 'Buscando...' */
  searching: string;
  /** @default 'Cargando documento' */
  loading: string;
  /** @default 'Este documento tiene contraseña' */
  passwordTitle: string;
  /** @default 'Contraseña del documento' */
  password: string;
  /** @default 'Abrir documento' */
  openDocument: string;
  /** @default 'Abriendo...' */
  opening: string;
  /** @default 'La contraseña no abre este documento' */
  wrongPassword: string;
  /** @default 'No pudimos abrir el documento' */
  failed: string;
  /** @default 'Revisa tu conexión e inténtalo otra vez.' */
  failedHint: string;
  /** Under the same title, for a file that arrived but cannot be read. @default 'El archivo está dañado o no es un PDF.' */
  damagedHint: ReactNode;
  /** Under the same title, for a lock that no password opens in this viewer. */
  protectedHint: string;
  /** Title for a form that only Adobe's programs draw (XFA). @default 'Este documento es un formulario de Adobe' */
  adobeForm: string;
  /** @default 'Solo lo abre Adobe Acrobat Reader: descárgalo y ábrelo con ese programa.' */
  adobeFormHint: string;
  /** On a page that cannot be drawn. @default 'No pudimos mostrar esta página.' */
  failedPage: string;
  /** Name of a link within the document that has no words under it. @default 'Ir a otra parte del documento' */
  innerLink: string;
  /** Name of a link out of the document, made from its words. @default '{text} (se abre en otra pestaña)' */
  outerLink: (text: string) => string;
  /** On a page with a picture or font that cannot be drawn. */
  partialPage: string;
}

export const pdfViewerLabels: PdfViewerLabels = {
  document: 'Documento',
  fileName: 'documento.pdf',
  toolbar: 'Herramientas del documento',
  previousPage: 'Página anterior',
  nextPage: 'Página siguiente',
  page: 'Página',
  pageCount: (count) => `de ${count}`,
  zoomOut: 'Alejar',
  zoomIn: 'Acercar',
  fitWidth: 'Ajustar al ancho',
  search: 'Buscar en el documento',
  download: 'Descargar',
  print: 'Imprimir',
  preparing: 'Preparando la impresión',
  cancelPrint: 'Cancelar',
  printHint: 'Para imprimir este documento, usa «Imprimir» en su barra o las teclas Ctrl + P.',
  previousHit: 'Resultado anterior',
  nextHit: 'Resultado siguiente',
  closeSearch: 'Cerrar búsqueda',
  hitCount: (position, total) => `${position} de ${total}`,
  noHits: 'Sin resultados',
  searching: 'Buscando...',
  loading: 'Cargando documento',
  passwordTitle: 'Este documento tiene contraseña',
  password: 'Contraseña del documento',
  openDocument: 'Abrir documento',
  opening: 'Abriendo...',
  wrongPassword: 'La contraseña no abre este documento',
  failed: 'No pudimos abrir el documento',
  failedHint: 'Revisa tu conexión e inténtalo otra vez.',
  damagedHint: 'El archivo está dañado o no es un PDF.',
  protectedHint:
    'Está protegido de una forma que el portal no sabe abrir: descárgalo y ábrelo con otro programa.',
  adobeForm: 'Este documento es un formulario de Adobe',
  adobeFormHint: 'Solo lo abre Adobe Acrobat Reader: descárgalo y ábrelo con ese programa.',
  failedPage: 'No pudimos mostrar esta página.',
  innerLink: 'Ir a otra parte del documento',
  outerLink: (text) => `${text} (se abre en otra pestaña)`,
  partialPage:
    'No pudimos mostrar todo lo que tiene esta página. Descarga el documento para verlo con otro programa.',
};
