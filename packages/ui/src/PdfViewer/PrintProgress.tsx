import { Button } from '../Button/Button';
import { ProgressBar } from '../ProgressBar/ProgressBar';
import type { PdfViewerLabels } from './labels';
import { PrintBar } from './PdfToolbar.styles';

interface PrintProgressProps {
  done: number;
  count: number;
  onCancel: () => void;
  labels: PdfViewerLabels;
}

/** Shown while the pages for printing are made. */
export function PrintProgress({ done, count, onCancel, labels }: PrintProgressProps) {
  return (
    <PrintBar>
      <ProgressBar
        label={labels.preparing}
        value={done}
        maxValue={count}
        valueText={labels.hitCount(done, count)}
      />
      <Button variant="secondary" size="sm" onPress={onCancel}>
        {labels.cancelPrint}
      </Button>
    </PrintBar>
  );
}
