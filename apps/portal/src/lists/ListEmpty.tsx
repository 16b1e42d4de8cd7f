import { Button } from '@doblaje/ui/Button';
import { EmptyState } from '@doblaje/ui/EmptyState';

/** What a list says in place of rows. */
export interface EmptyText {
  title: string;
  /** What to do next. */
  text: string;
}

interface ListEmptyProps {
  /** There is nothing at all. */
  none: EmptyText;
  /** Nothing matches. */
  noMatch: EmptyText;
  isFiltered: boolean;
  onClear: () => void;
}

/** In place of the rows: nothing matches what is searched and filtered for, or there is nothing yet. */
export function ListEmpty({ none, noMatch, isFiltered, onClear }: ListEmptyProps) {
  const { title, text } = isFiltered ? noMatch : none;
  const clear = (
    <Button variant="secondary" onPress={onClear}>
      Quitar filtros
    </Button>
  );
  return (
    <EmptyState size="card" title={title} action={isFiltered && clear}>
      {text}
    </EmptyState>
  );
}
