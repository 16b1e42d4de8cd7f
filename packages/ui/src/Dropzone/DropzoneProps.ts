import type { HTMLAttributes, ReactNode, Ref } from 'react';
import type { DropzoneUpload } from './FileRow';
import type { DropzoneLabels } from './labels';
import type { DropzoneAccept } from './limits';
import type { DropzoneRejection } from './useDropzoneFiles';
import type { InspectFile } from './useInspection';

export interface DropzoneProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'onChange' | 'defaultValue' | 'children'> {
  /** Its name, visible above it. Without one give an `aria-label` where 'Archivos' says too little. */
  label?: ReactNode;
  /** What belongs in it, under its name. */
  help?: ReactNode;
  /** Marks it '(opcional)'. @default false */
  isOptional?: boolean;
  /** The accepted files, when they are kept outside. */
  value?: readonly File[];
  /** The accepted files at first, when they are kept here. @default [] */
  defaultValue?: readonly File[];
  /** The accepted files after one was added or removed. */
  onChange?: (files: File[]) => void;
  /** The files a drop or a choice brought that were refused. */
  onReject?: (rejections: DropzoneRejection[]) => void;
  /** What is taken; both type and extension must match. @default { 'video/mp4': ['.mp4'] } (spec §5) */
  accept?: DropzoneAccept;
  /** Largest file, in bytes. @default 10485760 (spec §5) */
  maxSize?: number;
  /** Smallest file, in bytes. @default 1 */
  minSize?: number;
  /** How many files in all. @default 3 (spec §5) */
  maxFiles?: number;
  /** Looks into a file of the right type and size: null accepts it, a sentence in Spanish refuses it. */
  validateFile?: (file: File) => Promise<string | null>;
  /** Looks into an accepted file: a sentence in Spanish stands beside its row, and refuses nothing. */
  inspectFile?: InspectFile;
  /** What to do about a refused file, in Spanish, after the reason. @param code of the rejection */
  adviceFor?: (file: File, code: string) => string | null;
  /** How far the sending of each file is. */
  uploads?: ReadonlyMap<File, DropzoneUpload>;
  /** Whether files are on their way: the zone itself is away. @default while one of `uploads` is sent or waits */
  isSending?: boolean;
  /** Shows 'Cancelar' on a file being sent. */
  onCancel?: (file: File) => void;
  /** Shows 'Reintentar' on a file whose sending failed. */
  onRetry?: (file: File) => void;
  /** The error of the field as a whole: 'Agrega al menos un archivo'. */
  error?: ReactNode;
  /** @default false */
  isDisabled?: boolean;
  /** Its files stay as they are: while the form is being sent. @default false */
  isReadOnly?: boolean;
  /** Sends the files with a native form under this name. */
  name?: string;
  labels?: Partial<DropzoneLabels>;
  ref?: Ref<HTMLDivElement>;
}
