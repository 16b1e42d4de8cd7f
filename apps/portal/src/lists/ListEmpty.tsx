import { Button } from '@doblaje/ui/Button';
import { EmptyState } from '@doblaje/ui/EmptyState';
import type { ReactNode } from 'react';

/** What a list says in place of rows. */
export interface EmptyText {
  title: string;
  /** What to do next. */
  text: string;
  /** Where there is nothing at all: the button that makes the first one. */
  action?: ReactNode;
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
  const { title, text, action } = isFiltered ? noMatch : none;
  const clear = (
    <Button variant="secondary" onPress={onClear}>
      Quitar filtros
    </Button>
  );
  return (
    <EmptyState size="card" title={title} action={isFiltered ? clear : action}>
      {text}
    </EmptyState>
  );
}
