import SlidersHorizontal from '@lucide/icons/icons/sliders-horizontal';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useId } from 'react';
import { Glyph } from '../ground/icon/Glyph';
import { useLabels } from '../ground/locale/LocaleContext';
import { Bar, End, FoldButton, Folded } from './Toolbar.styles';

export interface ToolbarProps extends ComponentPropsWithRef<'div'> {
  /** A `SearchBox`, and `FilterChip`s that are always visible. */
  children: ReactNode;
  /** `FilterChip`s that fold into one button below 640 px. */
  filters?: ReactNode;
  /** Number of applied filters, shown on the button. @default 0 */
  applied?: number;
  /** Whether the filters are unfolded. @default false */
  isOpen?: boolean;
  /** Called when the button is pressed. */
  onOpenChange?: (isOpen: boolean) => void;
  /** At the right: a count ('1.284 usuarios') or a button. */
  end?: ReactNode;
  /** Names the group for screen readers. @default 'Buscar y filtrar' */
  'aria-label'?: string;
}

const LABELS = {
  bar: 'Buscar y filtrar',
  filters: (applied: number) => (applied === 0 ? 'Filtros' : `Filtros (${applied})`),
};

/**
 * Head of a list, with search and filters. It is a group and not an ARIA toolbar, because the
 * arrow keys belong to the search field. While rows are selected, show a `BulkBar` instead.
 */
export function Toolbar({
  children,
  filters,
  applied = 0,
  isOpen = false,
  onOpenChange,
  end,
  ...props
}: ToolbarProps) {
  const id = useId();
  const words = useLabels('Toolbar', LABELS);
  return (
    <Bar role="group" aria-label={words.bar} $folds={filters !== undefined} {...props}>
      {children}
      {filters !== undefined && (
        <>
          <FoldButton
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => onOpenChange?.(!isOpen)}
          >
            <Glyph of={SlidersHorizontal} />
            {/* The key makes a new element each time: one changed by a browser's translator would keep the old number. */}
            <span key={applied}>{words.filters(applied)}</span>
          </FoldButton>
          <Folded id={id} $isOpen={isOpen}>
            {filters}
          </Folded>
        </>
      )}
      {end !== undefined && <End>{end}</End>}
    </Bar>
  );
}
