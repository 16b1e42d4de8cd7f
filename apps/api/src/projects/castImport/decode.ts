import { Problem } from '@doblaje/contract';
import { type Decoded, decodeText } from '../../ground/sheets/decodeText';
import { fileKind } from '../../ground/sheets/fileKind';

const refuse = (message: string): never => {
  throw new Problem(422, message);
};

const SAVE_AS = 'Ábrelo en tu planilla y guárdalo como CSV UTF-8.';

const WORDS = { zip: 'un libro de Excel (XLSX) o un archivo comprimido', html: 'una página web (HTML)' };

/**
 * A file as text. Where a few bytes of a UTF-8 file are wrong, the import reports them.
 * @throws Problem 422 for a file that is no text
 */
export function decoded(bytes: Uint8Array): Decoded {
  const kind = fileKind(bytes);
  if (kind !== 'text')
    refuse(
      `El archivo no es un CSV: es ${typeof kind === 'string' ? WORDS[kind] : kind.what} con otro nombre. ${SAVE_AS}`,
    );
  return decodeText(bytes) ?? refuse('El archivo no es un CSV: guárdalo como CSV desde tu planilla.');
}

/** The trace of an unreadable letter, or of a letter that was read and saved in a wrong encoding ('MuÃ±oz'). */
const MISREAD = /\ufffd|[ÂÃ][\u0080-\u009f¡-¿€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â€/;

/** The words of a text that contain wrongly read letters. */
export const misreadIn = (text: string): string[] =>
  MISREAD.test(text) ? text.split(/\s+/).filter((word) => MISREAD.test(word)) : [];
