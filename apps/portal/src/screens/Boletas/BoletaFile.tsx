import { BOLETA_LIMITS, isLockedPdf, isPdf, lockedPdfMessage } from '@doblaje/domain/media';
import { Dropzone, type DropzoneProps } from '@doblaje/ui/Dropzone';

const PDF = { 'application/pdf': ['.pdf'] };

const LABELS = {
  drop: 'Arrastra tu boleta aquí',
  release: 'Suelta tu boleta aquí',
  select: 'Seleccionar archivo',
  hint: () => 'PDF, hasta 5 MB',
  full: () => 'Ya elegiste el archivo',
  fullHint: 'Quítalo para elegir otro.',
  checking: 'Revisando archivo...',
};

/** What is wrong with a file by its content; null where nothing is. */
async function refuse(file: File): Promise<string | null> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!isPdf(bytes)) return 'El contenido del archivo no es un PDF.';
  return isLockedPdf(bytes) ? `${lockedPdfMessage(file.name)}.` : null;
}

type Fixed = 'accept' | 'maxSize' | 'maxFiles' | 'validateFile' | 'value' | 'onChange';

interface BoletaFileProps extends Omit<DropzoneProps, Fixed> {
  value?: File | null | '';
  onChange?: (file: File | null) => void;
}

/** The PDF of a boleta: one, by its name, size and content. */
export function BoletaFile({ value, onChange, ...props }: BoletaFileProps) {
  return (
    <Dropzone
      {...props}
      value={value ? [value] : []}
      onChange={([file]) => onChange?.(file ?? null)}
      accept={PDF}
      maxSize={BOLETA_LIMITS.maxBytes}
      maxFiles={1}
      validateFile={refuse}
      labels={LABELS}
    />
  );
}
