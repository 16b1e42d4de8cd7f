import ArrowRight from '@lucide/icons/icons/arrow-right';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { dirOf } from '../ground/direction/dirOf';
import { Glyph } from '../ground/icon/Glyph';
import { keyed } from '../ground/keys/keyed';
import { useLabels } from '../ground/locale/LocaleContext';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { By, Changes, Line, Lines, New, Old, Title } from './HistoryList.styles';

/** One changed field. */
export interface HistoryChange {
  /** The field's name: 'Estado'. */
  field: string;
  /** The old value, in words. Without it the field was empty. */
  from?: ReactNode;
  /** The new value. Without this and `from`, the list only says that the field changed. */
  to?: ReactNode;
}

/** One action of a person. */
export interface HistoryEntry {
  id: string | number;
  /** The action: 'Proyecto editado'. */
  title: ReactNode;
  /** The person who did it. */
  by: ReactNode;
  /** The time, ISO 8601. */
  at: string;
  /** The time as people read it. */
  atText: string;
  /** @default none */
  changes?: readonly HistoryChange[];
}

export interface HistoryListProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** The entries in reading order: the newest first. */
  items: readonly HistoryEntry[];
  labels?: {
    /** Read between the old value and the new one. @default 'cambió a' */
    became?: string;
    /** Stands for an empty value. @default '—' */
    nothing?: string;
    /** Shown for a field without values. @default 'Cambió' */
    changed?: string;
  };
}

const LABELS = { became: 'cambió a', nothing: '—', changed: 'Cambió' };

const isTold = (value: ReactNode) => value !== undefined && value !== null && value !== '';

/** Who did what, and when: one entry per line, with the old and new values of the changed fields. */
export function HistoryList({ items, labels, ...list }: HistoryListProps) {
  const words = useLabels('HistoryList', LABELS, labels);
  const tell = ({ from, to }: HistoryChange): ReactNode => {
    if (from === undefined && to === undefined) return words.changed;
    // A field that was empty before needs no dash and no arrow.
    if (!isTold(from)) return isTold(to) ? <New dir={dirOf(to)}>{to}</New> : words.nothing;
    return (
      <>
        <Old dir={dirOf(from)}>{from}</Old> <Glyph of={ArrowRight} />
        <VisuallyHidden>{words.became}</VisuallyHidden>{' '}
        <New dir={dirOf(to)}>{isTold(to) ? to : words.nothing}</New>
      </>
    );
  };
  return (
    <Lines role="list" {...list}>
      {items.map(({ id, title, by, at, atText, changes = [] }) => (
        <Line key={id}>
          <Title>{title}</Title>
          <By>
            <span>{by}</span>{' '}
            <time dir="auto" dateTime={at}>
              {atText}
            </time>
          </By>
          {changes.length > 0 && (
            <Changes>
              {keyed(changes, ({ field }) => field).map(({ key, item: change }) => (
                <div key={key}>
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
