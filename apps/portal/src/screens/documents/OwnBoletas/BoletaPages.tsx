import { PdfViewer } from '@doblaje/ui/PdfViewer';
import { useEffect, useRef } from 'react';
import { PDF_ASSETS, PDF_WORKER } from '../../../media/pdfFiles';
import { usePortal } from '../../../portal/portal';

/**
 * The pages of a PDF that is still on the person's machine. They open below the visible part, so they scroll into view and take the
 * focus.
 */
export function BoletaPages({ file }: { file: File }) {
  const { config } = usePortal();
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    region.current?.focus({ preventScroll: true });
    region.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <section ref={region} tabIndex={-1} aria-label={`Vista previa de ${file.name}`}>
      <PdfViewer
        src={file}
        workerSrc={config.pdfWorkerUrl ?? PDF_WORKER}
        assets={PDF_ASSETS}
        downloadName={file.name}
        labels={{
          damagedHint: 'El archivo está dañado o no es un PDF. Descárgalo de nuevo del sitio del SII.',
        }}
      />
    </section>
  );
}
