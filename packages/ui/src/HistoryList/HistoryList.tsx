import { ArrowRight } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { iconProps } from '../icon/iconProps';
import { useLabels } from '../LocaleProvider/LocaleContext';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { By, Changes, Line, Lines, New, Old, Title } from './HistoryList.styles';

/** One field that was changed. */
export interface HistoryChange {
  /** What the field is called: 'Estado'. */
  field: string;
  /** What it was, in words. Nothing: it was empty. */
  from?: ReactNode;
  /** What it is since. Neither this nor `from`: only that it was changed is told. */
  to?: ReactNode;
}

/** One thing that somebody did. */
export interface HistoryEntry {
  id: string | number;
  /** What was done: 'Proyecto editado'. */
  title: ReactNode;
  /** Who did it. */
  by: ReactNode;
  /** When, ISO 8601. */
  at: string;
  /** The same as people read it. */
  atText: string;
  /** @default none */
  changes?: readonly HistoryChange[];
}

export interface HistoryListProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** In the order they are read: the newest first. */
  items: readonly HistoryEntry[];
  labels?: {
    /** Said between the old value and the new one. @default 'cambió a' */
    became?: string;
    /** Stands for a value that was or became empty. @default '—' */
    nothing?: string;
    /** Of a field whose values are not told. @default 'Cambió' */
    changed?: string;
  };
}

const LABELS = { became: 'cambió a', nothing: '—', changed: 'Cambió' };

const isTold = (value: ReactNode) => value !== undefined && value !== null && value !== '';

/** Who did what, and when: one entry a line, with the fields that changed from what to what. */
export function HistoryList({ items, labels, ...list }: HistoryListProps) {
  const words = useLabels('HistoryList', LABELS, labels);
  const tell = ({ from, to }: HistoryChange): ReactNode => {
    if (from === undefined && to === undefined) return words.changed;
    // What was empty before needs no dash and no arrow.
    if (!isTold(from)) return isTold(to) ? <New>{to}</New> : words.nothing;
    return (
      <>
        <Old>{from}</Old> <ArrowRight {...iconProps} />
        <VisuallyHidden>{words.became}</VisuallyHidden> <New>{isTold(to) ? to : words.nothing}</New>
      </>
    );
  };
  return (
    <Lines role="list" {...list}>
      {items.map(({ id, title, by, at, atText, changes = [] }) => (
        <Line key={id}>
          <Title>{title}</Title>
          <By>
            <span>{by}</span> <time dateTime={at}>{atText}</time>
          </By>
          {changes.length > 0 && (
            <Changes>
              {changes.map((change, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: one field may be told twice, and the order never changes
                <div key={`${change.field} ${place}`}>
                  <dt>{change.field}</dt>
                  <dd>{tell(change)}</dd>
                </div>
              ))}
            </Changes>
          )}
        </Line>
      ))}
    </Lines>
  );
}
