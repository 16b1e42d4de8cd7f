import { countText } from '@doblaje/domain/amounts';
import { ProgressBar } from '@doblaje/ui/ProgressBar';

interface LoopsBarProps {
  /** The owner of the loops: a character's name or a chapter's number. */
  of: string;
  loopsDone: number;
  loopsPlanned: number;
}

/** Recorded loops of the planned ones: 318/412. Without planned loops it shows nothing. */
export function LoopsBar({ of, loopsDone, loopsPlanned }: LoopsBarProps) {
  if (loopsPlanned === 0) return null;
  const figure = (count: number) => countText(count);
  return (
    <ProgressBar
      aria-label={`Loops grabados, ${of}`}
      value={loopsDone}
      maxValue={loopsPlanned}
      valueText={`${figure(loopsDone)}/${figure(loopsPlanned)}`}
    />
  );
}
