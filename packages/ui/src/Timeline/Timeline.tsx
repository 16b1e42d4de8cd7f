import { type ComponentPropsWithRef, type CSSProperties, type ReactNode, use } from 'react';
import { LocaleContext, useLabels } from '../ground/locale/LocaleContext';
import type { StatusShape } from '../Status/look';
import { Status } from '../Status/Status';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { type Axis, axisOf, dateOf, dayOf, shareOf } from './axis';
import { Bar, Dates, Frame, Lane, Name, Row, Ruler, State, Ticks, Today, Way } from './Timeline.styles';
import { writeDates } from './writeDates';

/** An entry with its days. */
export interface TimelineItem {
  id: string | number;
  /** Icon element, drawn at 16 px. */
  icon?: ReactNode;
  /** The entry's name: 'Traducción'. */
  title: string;
  /** First and last day, yyyy-MM-dd. An entry without both has no bar. */
  start?: string;
  end?: string;
  /** The bar is full when done, full up to today when in progress, dashed for a draft, hatched when cancelled. */
  state: { shape: StatusShape; text: string };
  /** The entry's address. A press anywhere on the line leads there. @default nowhere */
  href?: string;
}

export interface TimelineProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The entries, in reading order. */
  items: readonly TimelineItem[];
  /** Today, yyyy-MM-dd. It is marked if it falls between the first and the last day. */
  today: string;
  /** Name of the table: 'Órdenes de trabajo'. */
  'aria-label': string;
  labels?: {
    /** Heading of the names, for screen readers. @default 'Tarea' */
    title?: string;
    /** Heading of the dates. @default 'Fechas' */
    dates?: string;
    /** Heading of the states. @default 'Estado' */
    state?: string;
    /** Beside today's line. Gets day and month. @default 'Hoy 05-03' */
    today?: (date: string) => string;
    /** Two days as a range. @default '02-02-2026 a 09-02-2026' */
    range?: (start: string, end: string) => string;
    /** For an entry that lacks a day. @default 'Sin fechas' */
    noDates?: string;
  };
}

const LABELS = {
  title: 'Tarea',
  dates: 'Fechas',
  state: 'Estado',
  today: (date: string) => `Hoy ${date}`,
  range: (start: string, end: string) => `${start} a ${end}`,
  noDates: 'Sin fechas',
};

const percent = (share: number) => `${share * 100}%`;

/** The bar of an entry. Today is drawn at noon. */
function barOf({ start = '', end = '', state }: TimelineItem, axis: Axis, now: number) {
  const [first, after] = [dayOf(start), dayOf(end) + 1];
  if (!(first < after)) return null;
  const place = {
    left: percent(shareOf(axis, first)),
    width: percent((after - first) / (axis.step * axis.columns)),
  };
  const gone = Math.min(1, Math.max(0, (now - first) / (after - first)));
  return (
    <Bar $shape={state.shape} style={place}>
      {state.shape === 'inProgress' && <i style={{ width: percent(gone) }} />}
    </Bar>
  );
}

/**
 * Shows when each entry happens. Each has a line, with its days as a bar under a ruler of weeks, and a line for today
 * runs across. Screen readers get a table. Where there is little room, dates and states stand without bars.
 */
export function Timeline({ items, today, labels, style, ...table }: TimelineProps) {
  const { locale } = use(LocaleContext);
  const words = useLabels('Timeline', LABELS, labels);
  const { whole, dayAndMonth } = writeDates(locale);
  const axis = axisOf(items.flatMap(({ start = '', end = '' }) => [dayOf(start), dayOf(end)]));
  const now = dayOf(today) + 0.5;
  const share = axis ? shareOf(axis, now) : -1;
  const hasToday = share >= 0 && share <= 1;
  const step = axis?.step ?? 0;
  // Today's label takes the place of its neighbours' labels. The week before keeps only its mark.
  const isFree = (tick: number) => !hasToday || Math.abs(tick - now) >= step;
  const ticks = Array.from(
    { length: axis?.columns ?? 0 },
    (_, column) => (axis?.first ?? 0) + column * step,
  ).filter((tick) => tick < now || isFree(tick));
  return (
    <Frame dir="ltr" {...table} style={{ ...style, '--today': share } as CSSProperties}>
      <Ruler>
        <VisuallyHidden role="columnheader">{words.title}</VisuallyHidden>
        <VisuallyHidden role="columnheader">{words.dates}</VisuallyHidden>
        <VisuallyHidden role="columnheader">{words.state}</VisuallyHidden>
        <Ticks>
          {ticks.map((tick) => (
            <span key={tick} style={{ left: axis ? percent(shareOf(axis, tick)) : 0 }}>
              {isFree(tick) && dayAndMonth(dateOf(tick))}
            </span>
          ))}
        </Ticks>
      </Ruler>
      {items.map((item) => {
        const { id, icon, title, start, end, state, href } = item;
        return (
          <Row key={id}>
            <Name>
              {icon}
              {href === undefined ? <span>{title}</span> : <Way href={href}>{title}</Way>}
            </Name>
            <Dates $isIndented={icon !== undefined}>
              {start && end ? words.range(whole(start), whole(end)) : words.noDates}
            </Dates>
            <Lane $columns={axis?.columns ?? 1}>{axis && barOf(item, axis, now)}</Lane>
            <State>
              <Status shape={state.shape}>{state.text}</Status>
            </State>
          </Row>
        );
      })}
      {hasToday && (
        <Today>
          <span>{words.today(dayAndMonth(today))}</span>
        </Today>
      )}
    </Frame>
  );
}
