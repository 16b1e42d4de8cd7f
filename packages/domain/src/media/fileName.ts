/** The longest name of a file on the systems people use, in UTF-16 units. */
export const FILE_NAME_MAX = 255;

// Turned around by such a character, 'demo\u202e4pm.exe' reads 'demoexe.mp4'.
const TURNED_AROUND = /[\u202a-\u202e\u2066-\u2069]/;
// A dot and an extension of letters behind something, or behind nothing, that can be seen.
const NO_NAME_SEEN = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]+(?:\.[a-z0-9]*)?$/iu;

/**
 * Why a file of this name cannot be sent, in Spanish; null when it can. What a name holds that is no letter, an emoji
 * for example, is no reason.
 */
export function fileNameError(name: unknown): string | null {
  if (typeof name !== 'string' || name === '') return 'El archivo debe tener un nombre';
  if (name.length > FILE_NAME_MAX) {
    return `El nombre del archivo debe tener como máximo ${FILE_NAME_MAX} caracteres`;
  }
  if (TURNED_AROUND.test(name) || NO_NAME_SEEN.test(name)) {
    return 'El nombre del archivo tiene caracteres que no se ven. Cámbiale el nombre y vuelve a elegirlo';
  }
  return /[/\\]/.test(name) ? 'El nombre del archivo no puede contener / ni \\' : null;
}
