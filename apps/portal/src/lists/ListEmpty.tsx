import { Button } from '@doblaje/ui/Button';
import { EmptyState } from '@doblaje/ui/EmptyState';
import type { ReactNode } from 'react';

/** The text of a list without rows. */
export interface EmptyText {
  title: string;
  /** What to do next. */
  text: string;
  /** The button that creates the first item, for a list that is empty. */
  action?: ReactNode;
}

interface ListEmptyProps {
  /** For a list without items. */
  none: EmptyText;
  /** For a search or filter without matches. */
  noMatch: EmptyText;
  isFiltered: boolean;
  onClear: () => void;
}

/** Stands in place of the rows if the list has no items yet, or if nothing matches the search and filters. */
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
