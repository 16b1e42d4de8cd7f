import { ProgressBar } from '@doblaje/ui/ProgressBar';

interface LoopsBarProps {
  /** Whose loops they are: a character's name, a chapter's number. */
  of: string;
  loopsDone: number;
  loopsPlanned: number;
}

/** Loops recorded of those planned: 318/412. Nothing planned is nothing to show. */
export function LoopsBar({ of, loopsDone, loopsPlanned }: LoopsBarProps) {
  if (loopsPlanned === 0) return null;
  const figure = (count: number) => count.toLocaleString('es-CL');
  return (
    <ProgressBar
      aria-label={`Loops grabados, ${of}`}
      value={loopsDone}
      maxValue={loopsPlanned}
      valueText={`${figure(loopsDone)}/${figure(loopsPlanned)}`}
    />
  );
}
