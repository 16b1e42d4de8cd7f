/** Most characters of a file's name: common systems accept it, and it fits an answer's header. */
export const FILE_NAME_MAX = 200;

// A bidi character can reverse a name: 'demo\u202e4pm.exe' reads 'demoexe.mp4'. Control characters, CR LF among them, end a header.
const TURNED_OR_ENDED = /[\u202a-\u202e\u2066-\u2069\u2028\u2029\p{Cc}\p{Cs}]/u;
// Only invisible characters before an optional extension.
const NO_NAME_SEEN = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]+(?:\.[a-z0-9]*)?$/iu;

/**
 * Why a file with this name cannot be sent, in Spanish; null if it can. Characters that are no letters, an emoji
 * for example, are allowed.
 */
export function fileNameError(name: unknown): string | null {
  if (typeof name !== 'string' || name === '') return 'El archivo debe tener un nombre';
  if (name.length > 2 * FILE_NAME_MAX || [...name].length > FILE_NAME_MAX) {
    return `El nombre del archivo debe tener como máximo ${FILE_NAME_MAX} caracteres`;
  }
  if (TURNED_OR_ENDED.test(name) || NO_NAME_SEEN.test(name)) {
    return 'El nombre del archivo tiene caracteres que no se ven. Cámbiale el nombre y vuelve a elegirlo';
  }
  return /[/\\]/.test(name) ? 'El nombre del archivo no puede contener / ni \\' : null;
}
