import { type ComponentPropsWithRef, type CSSProperties, type ReactNode, use } from 'react';
import { LocaleContext, useLabels } from '../LocaleProvider/LocaleContext';
import type { StatusShape } from '../Status/look';
import { Status } from '../Status/Status';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { type Axis, axisOf, dateOf, dayOf, shareOf } from './axis';
import { Bar, Dates, Frame, Lane, Name, Row, Ruler, State, Ticks, Today, Way } from './Timeline.styles';
import { writeDates } from './writeDates';

/** Something that is done between two days. */
export interface TimelineItem {
  id: string | number;
  /** Icon element, drawn at 16 px. */
  icon?: ReactNode;
  /** What it is: 'Traducción'. */
  title: string;
  /** First and last day, yyyy-MM-dd. Without both it has no bar. */
  start?: string;
  end?: string;
  /** The bar is full when done, full until today in progress, dashed as a draft, hatched when cancelled. */
  state: { shape: StatusShape; text: string };
  /** Where it leads: the whole line is pressed. @default nowhere */
  href?: string;
}

export interface TimelineProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** In the order they are read. */
  items: readonly TimelineItem[];
  /** Today, yyyy-MM-dd: marked where it falls between the first day and the last. */
  today: string;
  /** Names the table: 'Órdenes de trabajo'. */
  'aria-label': string;
  labels?: {
    /** Heads the names, for a screen reader. @default 'Tarea' */
    title?: string;
    /** Heads the dates. @default 'Fechas' */
    dates?: string;
    /** Heads the states. @default 'Estado' */
    state?: string;
    /** Beside the line of today; gets day and month. @default 'Hoy 05-03' */
    today?: (date: string) => string;
    /** From a day to a day. @default '02-02-2026 a 09-02-2026' */
    range?: (start: string, end: string) => string;
    /** Of what lacks a day. @default 'Sin fechas' */
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

/** The bar of an item; today stands at noon. */
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
 * What is done when: a line each, with its days as a bar under a ruler of weeks, and today across them. A screen reader has it as a
 * table; where there is little room dates and states stand without bars.
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
  // The day's own label stands where those of its neighbours would: of the one before the mark is left.
  const isFree = (tick: number) => !hasToday || Math.abs(tick - now) >= step;
  const ticks = Array.from(
    { length: axis?.columns ?? 0 },
    (_, column) => (axis?.first ?? 0) + column * step,
  ).filter((tick) => tick < now || isFree(tick));
  return (
    <Frame {...table} style={{ ...style, '--today': share } as CSSProperties}>
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
