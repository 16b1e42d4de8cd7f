/** The longest name of a file on the systems people use, in UTF-16 units. */
export const FILE_NAME_MAX = 255;

/**
 * Why a file of this name cannot be sent, in Spanish; null when it can. What a name holds that is no letter, an emoji
 * for example, is no reason.
 */
export function fileNameError(name: unknown): string | null {
  if (typeof name !== 'string' || name === '') return 'El archivo debe tener un nombre';
  if (name.length > FILE_NAME_MAX) {
    return `El nombre del archivo debe tener como máximo ${FILE_NAME_MAX} caracteres`;
  }
  return /[/\\]/.test(name) ? 'El nombre del archivo no puede contener / ni \\' : null;
}
