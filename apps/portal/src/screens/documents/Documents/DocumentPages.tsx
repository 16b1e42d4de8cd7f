import { ApiError, type Document } from '@doblaje/contract/client';
import { PdfViewer } from '@doblaje/ui/PdfViewer';
import { useMemo, useState } from 'react';
import { PDF_ASSETS, PDF_WORKER } from '../../../media/pdfFiles';
import { usePortal } from '../../../portal/portal';
import { useTask } from '../../../requests/useTask';
import { WriteToStudio } from '../../../shell/WriteToStudio';
import { documentSource, downloadDocument } from './documentFile';

interface DocumentPagesProps {
  document: Document;
  /** Called when the first parts have arrived. The server counts the document as read then. */
  onRead: () => void;
}

/** The pages of a document. */
export function DocumentPages({ document, onRead }: DocumentPagesProps) {
  const { client, config } = usePortal();
  const { run } = useTask();
  const { id, size, fileName, unread } = document;
  const source = useMemo(() => documentSource(client, { id, size, fileName }), [client, id, size, fileName]);
  const [refusal, setRefusal] = useState<string>();

  function download() {
    void run(() => downloadDocument(client, document), { failed: 'No pudimos descargar el documento' });
  }

  return (
    <PdfViewer
      src={source}
      workerSrc={config.pdfWorkerUrl ?? PDF_WORKER}
      assets={PDF_ASSETS}
      downloadName={fileName}
      onDownload={download}
      onLoad={() => {
        if (unread) onRead();
      }}
      onError={(error) => setRefusal(error instanceof ApiError ? error.message : undefined)}
      labels={{
        ...(refusal !== undefined && { failedHint: refusal }),
        damagedHint: (
          <WriteToStudio
            sentence="El archivo está dañado o no es un PDF. Para que lo envíen otra vez, avísale al estudio"
            otherwise="El archivo está dañado o no es un PDF. Pide a la persona del estudio con la que trabajas que lo envíe otra vez."
          />
        ),
      }}
    />
  );
}
