import type { ComponentPropsWithRef, ReactNode } from 'react';
import { dirOf } from '../ground/direction/dirOf';
import { Lamp } from '../Lamp/Lamp';
import { List, Missing, Term, Value } from './DescriptionList.styles';

/** One term and its value. */
export interface Description {
  term: string;
  /** The value. Without one (null, undefined, '') the list shows '—', or `missing`. */
  value?: ReactNode;
  /** Shown with a lamp when a needed value is missing: 'Falta completar.' */
  missing?: ReactNode;
}

export interface DescriptionListProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  items: readonly Description[];
  /**
   * 'stacked': each value under its term, without lines, for a line or two in a card. 'inline': one beside the other,
   * for short facts under a heading. @default 'columns'
   */
  layout?: 'columns' | 'stacked' | 'inline';
}

/** Terms and values in two columns, stacked below 640 px. */
export function DescriptionList({ items, layout = 'columns', ...props }: DescriptionListProps) {
  return (
    <List {...props} $layout={layout}>
      {items.map(({ term, value, missing }) => (
        <div key={term}>
          <Term>{term}</Term>
          <Value dir={dirOf(value)}>{isThere(value) ? value : <Nothing missing={missing} />}</Value>
        </div>
      ))}
    </List>
  );
}

function isThere(value: ReactNode): boolean {
  return value !== null && value !== undefined && value !== '' && value !== false;
}

function Nothing({ missing }: Pick<Description, 'missing'>) {
  if (missing === undefined) return '—';
  return (
    <Missing>
      <Lamp />
      <span>{missing}</span>
    </Missing>
  );
}
