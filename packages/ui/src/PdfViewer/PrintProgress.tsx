import type { KeyboardEvent } from 'react';
import { Button } from '../Button/Button';
import { ProgressBar } from '../ProgressBar/ProgressBar';
import type { PdfViewerLabels } from './labels';
import { PrintBar } from './PdfToolbar.styles';

interface PrintProgressProps {
  done: number;
  count: number;
  onCancel: () => void;
  /** Gets the keys that are pressed anywhere in the bar. */
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  labels: PdfViewerLabels;
}

/** Shown while the pages for printing are made. */
export function PrintProgress({ done, count, onCancel, onKeyDown, labels }: PrintProgressProps) {
  return (
    <PrintBar onKeyDown={onKeyDown}>
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
