import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useLabels } from '../LocaleProvider/LocaleContext';
import { Bar, End } from './Toolbar.styles';

export interface ToolbarProps extends ComponentPropsWithRef<'div'> {
  /** `SearchBox` and `FilterChip`s. */
  children: ReactNode;
  /** At the right: a count ('1.284 usuarios') or a button. */
  end?: ReactNode;
  /** Names the group for screen readers. @default 'Buscar y filtrar' */
  'aria-label'?: string;
}

/**
 * Head of a list: search and filters. A group, not an ARIA toolbar: the arrow keys belong to the search field.
 * While rows are selected, show a `BulkBar` in its place.
 */
export function Toolbar({ children, end, ...props }: ToolbarProps) {
  const words = useLabels('Toolbar', { bar: 'Buscar y filtrar' });
  return (
    <Bar role="group" aria-label={words.bar} {...props}>
      {children}
      {end !== undefined && <End>{end}</End>}
    </Bar>
  );
}
