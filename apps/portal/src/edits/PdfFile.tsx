import {
  cutPdfMessage,
  fileNameError,
  isPdf,
  isWholePdfFile,
  SNIFFED_BYTES,
  type UploadLimits,
} from '@doblaje/domain/media';
import { Dropzone, type DropzoneProps } from '@doblaje/ui/Dropzone';

const PDF = { 'application/pdf': ['.pdf'] };

/**
 * The texts of a field for one PDF. `what` names the file: 'tu boleta'.
 * @param otherAdvice the advice for a file of another kind, such as a photo of the paper
 */
export const pdfLabels = (what: string, { maxBytes }: UploadLimits, otherAdvice: string) => ({
  drop: `Arrastra ${what} aquí`,
  release: `Suelta ${what} aquí`,
  select: 'Seleccionar archivo',
  hint: () => `PDF, hasta ${maxBytes / 1024 / 1024} MB`,
  full: () => 'Ya elegiste el archivo',
  fullHint: 'Quítalo para elegir otro.',
  checking: 'Revisando archivo...',
  invalidType: () => otherAdvice,
});

/** First bytes of the formats of cameras and screenshots: JPEG, PNG, HEIC. */
const PICTURE = /^(?:\xff\xd8\xff|\x89PNG|.{4}ftyp(?:hei|hev|mif1|msf1))/s;

/**
 * Says what is wrong with a file, by its name and content; null if nothing is. The server checks whether all pages open without a
 * password. The message need not name the file, because its row does.
 * @param photoAdvice what to do instead of choosing a picture, which is often a photo of the paper
 */
export const refusePdf = (photoAdvice: string) => async (file: File) => {
  const unnameable = fileNameError(file.name);
  if (unnameable !== null) return `${unnameable}.`;
  const head = new Uint8Array(await file.slice(0, SNIFFED_BYTES).arrayBuffer());
  if (PICTURE.test(String.fromCharCode(...head.subarray(0, 16)))) return photoAdvice;
  if (!isPdf(head)) return 'El contenido del archivo no es un PDF.';
  return (await isWholePdfFile(file)) ? null : `${cutPdfMessage('')}.`;
};

type Fixed = 'accept' | 'maxSize' | 'maxFiles' | 'validateFile' | 'value' | 'onChange' | 'labels';

interface PdfFileProps extends Omit<DropzoneProps, Fixed> {
  value?: File | null | '';
  onChange?: (file: File | null) => void;
  limits: UploadLimits;
  /** Made by {@link pdfLabels}. Pass the same object on each render. */
  labels: ReturnType<typeof pdfLabels>;
  /** Made by {@link refusePdf}. Pass the same function on each render. */
  refuse: (file: File) => Promise<string | null>;
}

/** A field for one PDF. It checks the file's name, size and content. */
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

/** How a form holds the file of this field: null for none. */
export const FILE_FIELD = {
  format: (chosen: unknown) => (chosen as File | null) ?? '',
  parse: (chosen: unknown) => (chosen as File | '') || null,
} as const;
