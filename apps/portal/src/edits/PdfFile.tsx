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
 * The words of a field for one PDF, by what it is called: 'tu boleta'.
 * @param otherAdvice what is said of a file of another kind, such as a photo of the paper
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

/** First bytes of what cameras and screens make: JPEG, PNG, HEIC. */
const PICTURE = /^(?:\xff\xd8\xff|\x89PNG|.{4}ftyp(?:hei|hev|mif1|msf1))/s;

/**
 * What is wrong with a file by its name and its content; null where nothing is. Whether all of its pages open, and without a
 * password, the server tells. Its row names it already.
 * @param photoAdvice what to do instead of choosing a picture, which is often the paper's photo
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
