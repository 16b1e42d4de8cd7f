import {
  cutPdfMessage,
  isLockedPdf,
  isPdf,
  isWholePdf,
  lockedPdfMessage,
  type UploadLimits,
} from '@doblaje/domain/media';
import { Dropzone, type DropzoneProps } from '@doblaje/ui/Dropzone';

const PDF = { 'application/pdf': ['.pdf'] };

/** The words of a field for one PDF, by what it is called: 'tu boleta'. */
export const pdfLabels = (what: string, { maxBytes }: UploadLimits) => ({
  drop: `Arrastra ${what} aquí`,
  release: `Suelta ${what} aquí`,
  select: 'Seleccionar archivo',
  hint: () => `PDF, hasta ${maxBytes / 1024 / 1024} MB`,
  full: () => 'Ya elegiste el archivo',
  fullHint: 'Quítalo para elegir otro.',
  checking: 'Revisando archivo...',
});

/**
 * What is wrong with a file by its content; null where nothing is.
 * Its row names it already.
 * @param advice what to choose instead of one that asks for a password
 */
export const refusePdf = (advice?: string) => async (file: File) => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!isPdf(bytes)) return 'El contenido del archivo no es un PDF.';
  if (!isWholePdf(bytes)) return `${cutPdfMessage('')}.`;
  return isLockedPdf(bytes) ? `${lockedPdfMessage('', advice)}.` : null;
};

type Fixed = 'accept' | 'maxSize' | 'maxFiles' | 'validateFile' | 'value' | 'onChange' | 'labels';

interface PdfFileProps extends Omit<DropzoneProps, Fixed> {
  value?: File | null | '';
  onChange?: (file: File | null) => void;
  limits: UploadLimits;
  /** By {@link pdfLabels}; the same one each time. */
  labels: ReturnType<typeof pdfLabels>;
  /** By {@link refusePdf}; the same one each time. */
  refuse: (file: File) => Promise<string | null>;
}

/** One PDF of a form: by its name, size and content. */
export function PdfFile({ value, onChange, limits, labels, refuse, ...props }: PdfFileProps) {
  return (
    <Dropzone
      {...props}
      value={value ? [value] : []}
      onChange={([file]) => onChange?.(file ?? null)}
      accept={PDF}
      maxSize={limits.maxBytes}
      maxFiles={1}
      validateFile={refuse}
      labels={labels}
    />
  );
}

/** How a form holds the file of such a field: null for none. */
export const FILE_FIELD = {
  format: (chosen: unknown) => (chosen as File | null) ?? '',
  parse: (chosen: unknown) => (chosen as File | '') || null,
} as const;
