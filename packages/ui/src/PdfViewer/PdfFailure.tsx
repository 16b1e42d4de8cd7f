import Download from '@lucide/icons/icons/download';
import { Button } from '../Button/Button';
import { EmptyState } from '../EmptyState/EmptyState';
import { ErrorState } from '../ErrorState/ErrorState';
import { Glyph } from '../ground/icon/Glyph';
import type { FailureReason } from './failure';
import type { PdfViewerLabels } from './labels';
import { Well } from './PdfViewer.styles';

interface PdfFailureProps {
  reason: FailureReason;
  onRetry: () => void;
  /** undefined when there is no file to download. */
  onDownload: (() => void) | undefined;
  labels: PdfViewerLabels;
}

/** Says why there are no pages. It offers a retry where that may help, and the file where another program may show it. */
export function PdfFailure({ reason, onRetry, onDownload, labels }: PdfFailureProps) {
  if (reason === 'notReceived' || reason === 'damaged') {
    return (
      <Well>
        <ErrorState title={labels.failed} size="card" onRetry={onRetry}>
          {reason === 'damaged' ? labels.damagedHint : labels.failedHint}
        </ErrorState>
      </Well>
    );
  }
  return (
    <Well>
      <EmptyState
        role="alert"
        title={reason === 'adobeForm' ? labels.adobeForm : labels.failed}
        size="card"
        action={
          onDownload && (
            <Button variant="secondary" icon={<Glyph of={Download} />} onPress={onDownload}>
              {labels.download}
            </Button>
          )
        }
      >
        {reason === 'adobeForm' ? labels.adobeFormHint : labels.protectedHint}
      </EmptyState>
    </Well>
  );
}
