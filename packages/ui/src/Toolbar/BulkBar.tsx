import X from '@lucide/icons/icons/x';
import type { ReactNode, Ref } from 'react';
import type { ToolbarProps as AriaToolbarProps } from 'react-aria-components';
import { Button } from '../Button/Button';
import { Glyph } from '../ground/icon/Glyph';
import { useLabels } from '../ground/locale/LocaleContext';
import { formatCount } from '../ground/number/formatCount';
import { Bulk, Selected } from './Toolbar.styles';

const LABELS = {
  bar: 'Acciones para la selección',
  clear: 'Quitar selección',
  selected: (count: number) => (count === 1 ? '1 seleccionado' : `${formatCount(count)} seleccionados`),
};

export interface BulkBarLabels {
  /** Name of the bar. @default 'Acciones para la selección' */
  bar: string;
  /** Name of the button that clears the selection. @default 'Quitar selección' */
  clear: string;
  /** The number of chosen rows in words. @default '2 seleccionados' */
  selected: (count: number) => string;
}

export interface BulkBarProps
  extends Omit<AriaToolbarProps, 'children' | 'className' | 'render' | 'orientation'> {
  /** How many rows are selected. */
  count: number;
  onClear: () => void;
  /** Buttons (`size="sm"`, `variant="secondary"`) that act on all selected rows at once. */
  children: ReactNode;
  labels?: Partial<BulkBarLabels>;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/** Replaces the toolbar while rows are selected. It is one Tab stop; the arrow keys move along its buttons. */
export function BulkBar({ count, onClear, children, labels, ...props }: BulkBarProps) {
  const words = useLabels('BulkBar', LABELS, labels);
  return (
    <Bulk aria-label={words.bar} {...props}>
      <Button variant="icon" size="sm" aria-label={words.clear} onPress={onClear}>
        <Glyph of={X} />
      </Button>
      <Selected role="status">{words.selected(count)}</Selected>
      {children}
    </Bulk>
  );
}
