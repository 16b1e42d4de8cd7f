import { ErrorCode } from 'react-dropzone';
import type { DropzoneLabels } from './labels';

/** MIME types, each with its file extensions: `{ 'video/mp4': ['.mp4'] }`. */
export type DropzoneAccept = Readonly<Record<string, readonly string[]>>;

export interface DropzoneLimits {
  accept: DropzoneAccept;
  /** Bytes. */
  maxSize: number;
  /** Bytes. */
  minSize: number;
  maxFiles: number;
}

/** The formats as people call them: 'MP4', 'JPG o PNG'. */
export function formatNames(accept: DropzoneAccept): string {
  const names = Object.entries(accept).flatMap(([type, extensions]) =>
    extensions.length > 0
      ? extensions.map((extension) => extension.replace('.', '').toUpperCase())
      : [(type.split('/')[1] ?? type).toUpperCase()],
  );
  const last = names.pop() ?? '';
  return names.length > 0 ? `${names.join(', ')} o ${last}` : last;
}

/**
 * Whether `accept` allows both the name and the type of a file. The library checks only one of the two, so it would
 * accept `carta.exe` sent as video/mp4. A file without a type is checked by its name alone.
 */
export function isAccepted(file: File, accept: DropzoneAccept): boolean {
  const name = file.name.toLowerCase();
  const entries = Object.entries(accept);
  return (
    entries.length === 0 ||
    entries.some(([type, extensions]) => {
      const typeMatches =
        file.type === '' ||
        file.type === type ||
        (type.endsWith('/*') && file.type.startsWith(type.slice(0, -1)));
      const nameMatches =
        extensions.length === 0
          ? file.type !== ''
          : extensions.some((extension) => name.endsWith(extension.toLowerCase()));
      return typeMatches && nameMatches;
    })
  );
}

/**
 * The reason for a refusal in Spanish, from the library's code. For an unknown code the person does not see the
 * library's own text.
 */
export function rejectionReason(
  code: string,
  file: File,
  limits: DropzoneLimits,
  labels: DropzoneLabels,
): string {
  switch (code) {
    case ErrorCode.FileInvalidType:
      return labels.invalidType(formatNames(limits.accept));
    case ErrorCode.FileTooLarge:
      return labels.tooLarge(limits.maxSize);
    case ErrorCode.FileTooSmall:
      return file.size === 0 ? labels.emptyFile : labels.tooSmall(limits.minSize);
    case ErrorCode.TooManyFiles:
      return labels.tooMany(limits.maxFiles);
    default:
      return labels.unreadable;
  }
}
