import type { HTMLAttributes, ReactNode, Ref } from 'react';
import type { DropzoneUpload } from './FileRow';
import type { DropzoneLabels } from './labels';
import type { DropzoneAccept } from './limits';
import type { DropzoneRejection } from './useDropzoneFiles';
import type { InspectFile } from './useInspection';

export interface DropzoneProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'onChange' | 'defaultValue' | 'children'> {
  /** The name of the zone, visible above it. Without one pass an `aria-label` if 'Archivos' says too little. */
  label?: ReactNode;
  /** A help text under the name: which files belong here. */
  help?: ReactNode;
  /** Marks the zone '(opcional)'. @default false */
  isOptional?: boolean;
  /** The accepted files, when the page holds them. */
  value?: readonly File[];
  /** The accepted files at first, when the zone holds them. @default [] */
  defaultValue?: readonly File[];
  /** Gets the accepted files after one was added or removed. */
  onChange?: (files: File[]) => void;
  /** Gets the refused files of a drop or a choice. */
  onReject?: (rejections: DropzoneRejection[]) => void;
  /** The accepted types. Both type and extension must match. @default { 'video/mp4': ['.mp4'] } (spec §5) */
  accept?: DropzoneAccept;
  /** Largest file, in bytes. @default 10485760 (spec §5) */
  maxSize?: number;
  /** Smallest file, in bytes. @default 1 */
  minSize?: number;
  /** How many files in total. @default 3 (spec §5) */
  maxFiles?: number;
  /** Checks a file that has the right type and size. null accepts it; a sentence in Spanish refuses it. */
  validateFile?: (file: File) => Promise<string | null>;
  /**
   * Checks an accepted file. The zone shows the returned sentence in Spanish beside the file's row, and still accepts
   * the file.
   */
  inspectFile?: InspectFile;
  /**
   * Advice about a refused file, in Spanish, shown after the reason.
   * @param code of the rejection
   */
  adviceFor?: (file: File, code: string) => string | null;
  /** The upload state of each file. */
  uploads?: ReadonlyMap<File, DropzoneUpload>;
  /**
   * Whether files are being sent. Meanwhile the zone itself is hidden. @default while one of `uploads` is sent or waits
   */
  isSending?: boolean;
  /** Called when a person cancels a file that is being sent. With it such a file shows 'Cancelar'. */
  onCancel?: (file: File) => void;
  /** Called when a person retries a failed file. With it such a file shows 'Reintentar'. */
  onRetry?: (file: File) => void;
  /** The error of the whole field: 'Agrega al menos un archivo'. */
  error?: ReactNode;
  /** @default false */
  isDisabled?: boolean;
  /** The files cannot be changed, for example while the form is being sent. @default false */
  isReadOnly?: boolean;
  /** The button of the zone takes the focus when it appears. @default false */
  autoFocus?: boolean;
  /** The name under which a native form sends the files. */
  name?: string;
  labels?: Partial<DropzoneLabels>;
  ref?: Ref<HTMLDivElement>;
}
