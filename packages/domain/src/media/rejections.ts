import { UPLOAD_KINDS, type UploadLimits } from './limits';

/** Why a file is refused. The codes are those of react-dropzone, so that one table serves both. */
export type UploadFault = 'file-invalid-type' | 'file-too-large' | 'file-too-small' | 'too-many-files';

/** The facts about a file before it is read; a browser's File fits. */
export interface UploadFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** Stated media type; '' when the browser knows none. */
  readonly type: string;
}

/** The limits, if their kind is known, or null. */
function known(limits: unknown): UploadLimits | null {
  if (typeof limits !== 'object' || limits === null) return null;
  const { kind, maxFiles, maxBytes } = limits as Partial<UploadLimits>;
  const complete = typeof maxFiles === 'number' && typeof maxBytes === 'number';
  return complete && (kind === 'mp4' || kind === 'pdf') ? { kind, maxFiles, maxBytes } : null;
}

function isUploadFile(file: unknown): file is UploadFile {
  if (typeof file !== 'object' || file === null) return false;
  const { name, size, type } = file as Partial<UploadFile>;
  return typeof name === 'string' && typeof size === 'number' && typeof type === 'string';
}

/**
 * The first limit that a file breaks by its name, stated type or size; null if it keeps all. `isMp4` and `isPdf` check
 * its bytes. Anything but a file is 'file-invalid-type'.
 */
export function uploadFault(file: unknown, limits: UploadLimits): UploadFault | null {
  const allowed = known(limits);
  if (allowed === null || !isUploadFile(file)) return 'file-invalid-type';
  const { mime, extension } = UPLOAD_KINDS[allowed.kind];
  const named = file.name.slice(-extension.length).toLowerCase() === extension;
  // Some systems state no type: then the name and the bytes decide.
  if (!named || (file.type !== '' && file.type !== mime)) return 'file-invalid-type';
  if (!(file.size > 0)) return 'file-too-small';
  return file.size > allowed.maxBytes ? 'file-too-large' : null;
}

/** The Spanish message for a rejected file, with its name and the limit. An unknown code gets the one for a wrong type. */
export function uploadMessage(fault: unknown, fileName: unknown, limits: UploadLimits): string {
  const name = typeof fileName === 'string' && fileName !== '' ? fileName : 'El archivo';
  const allowed = known(limits);
  if (fault === 'file-too-small') return `${name} está vacío`;
  if (allowed === null) return `${name} no es un archivo permitido`;
  switch (fault) {
    case 'file-too-large':
      return `${name} supera el máximo de ${Math.floor(allowed.maxBytes / 1_048_576)} MB`;
    case 'too-many-files':
      return allowed.maxFiles === 1
        ? `${name} sobra: solo se puede subir 1 archivo`
        : `${name} sobra: se pueden subir hasta ${allowed.maxFiles} archivos`;
    default:
      return `${name} no es un archivo ${UPLOAD_KINDS[allowed.kind].label}`;
  }
}
