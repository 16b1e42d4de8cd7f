import { PdfViewer } from '@doblaje/ui/PdfViewer';
import { usePortal } from '../../portal';
import { PDF_ASSETS, PDF_WORKER } from '../Documents/pdfFiles';

/** The pages of a PDF that is still on the person's own machine. */
export function BoletaPages({ file }: { file: File }) {
  const { config } = usePortal();
  return (
    <PdfViewer
      src={file}
      workerSrc={config.pdfWorkerUrl ?? PDF_WORKER}
      assets={PDF_ASSETS}
      downloadName={file.name}
      labels={{
        damagedHint: 'El archivo está dañado o no es un PDF. Descárgalo de nuevo del sitio del SII.',
      }}
    />
  );
}
