import { ErrorCode } from 'react-dropzone';
import type { DropzoneLabels } from './labels';

/** MIME types and the file extensions of each: `{ 'video/mp4': ['.mp4'] }`. */
export type DropzoneAccept = Readonly<Record<string, readonly string[]>>;

export interface DropzoneLimits {
  accept: DropzoneAccept;
  /** Bytes. */
  maxSize: number;
  /** Bytes. */
  minSize: number;
  maxFiles: number;
}

/** The names of the formats, as people say them: 'MP4', 'JPG o PNG'. */
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
 * Whether both the name and the type of a file are ones of `accept`. The library is content with one of the two,
 * and so would take `carta.exe` sent as video/mp4. A file without a type is judged by its name.
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

/** Why a file was refused, in Spanish, by the library's code. An unknown code keeps its own text out of sight. */
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
