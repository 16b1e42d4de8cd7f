import { latinOf } from './decodeText';

/**
 * What a file is by its content: a kind that may be a sheet, or the words for something else. `isOpened`: a spreadsheet opens it, and can
 * save it as something that is read.
 */
export type FileKind = 'zip' | 'html' | 'text' | { what: string; isOpened: boolean };

/** Kinds of file that people mistake for a sheet, by their first bytes. */
const FIRST_BYTES: readonly [start: RegExp, kind: Exclude<FileKind, 'text'>][] = [
  [/^PK\p{Cc}{2}/u, 'zip'],
  [/^\xd0\xcf\p{Cc}\xe0/u, { what: 'un libro de Excel antiguo (XLS) o con contraseña', isOpened: true }],
  [/^%PDF/, { what: 'un PDF', isOpened: false }],
  [
    /^(?:\xef\xbb\xbf)?\s*<\?xml[^<]*(?:<\?[^<]*)*<(?:\w+:)?Workbook/,
    { what: 'un libro de Excel (XML)', isOpened: true },
  ],
  [/^(?:\xef\xbb\xbf)?\s*<(?:!doctype|html|head|body|table|meta|\?xml|!--)/i, 'html'],
  [/^MIME-Version:/i, { what: 'una página web guardada (MHTML)', isOpened: true }],
  [/^\{\\rtf/, { what: 'un documento de texto (RTF)', isOpened: false }],
  [/^(?:\x89PNG|\xff\xd8\xff|GIF8)/, { what: 'una imagen', isOpened: false }],
  [/^(?:\xef\xbb\xbf)?\s*(?:\{\s*"|\[\s*[[{])/, { what: 'un JSON', isOpened: false }],
];

/** Enough for what stands before the first word that tells. */
const LOOKED_AT = 400;

/** What a file is, whatever its name says. A text of any encoding is 'text'; so is what this does not know. */
export function fileKind(bytes: Uint8Array): FileKind {
  const start = latinOf(bytes.subarray(0, LOOKED_AT));
  return FIRST_BYTES.find(([bytesOf]) => bytesOf.test(start))?.[1] ?? 'text';
}
