import { CalendarDate } from '@internationalized/date';
import ChevronLeft from '@lucide/icons/icons/chevron-left';
import ChevronRight from '@lucide/icons/icons/chevron-right';
import { Calendar, CalendarMonthPicker, CalendarYearPicker } from 'react-aria-components';
import type { CalendarYearPickerAria } from 'react-aria-components/Calendar';
import { Glyph } from '../ground/icon/Glyph';
import { Day, Days, Jump, Jumps, Month, MonthButton, MonthHead } from './CalendarPanel.styles';
import { isIsoDate } from './dateText';

interface CalendarPanelProps {
  /** 'AAAA-MM-DD'. With any other text the calendar shows the current month. */
  value: string;
  onChoose: (value: string) => void;
  minValue: string | undefined;
  maxValue: string | undefined;
}

const asDay = (value: string | undefined) => {
  if (!isIsoDate(value)) return undefined;
  // The library's `parseDate` would bring times and time zones into the bundle.
  const [year = 0, month = 0, day = 0] = value.split('-').map(Number);
  return new CalendarDate(year, month, day);
};

/**
 * How many years the list offers, half of them on either side, within the limits. A birth date can be a lifetime away.
 */
const YEARS = 201;

const capitalized = (word: string) => word.charAt(0).toLocaleUpperCase('es') + word.slice(1);

/** The month or the year that the calendar shows, as a native select: a phone shows it as a wheel. */
function JumpTo({
  'aria-label': name,
  value,
  items,
  onChange,
}: Pick<CalendarYearPickerAria, 'aria-label' | 'value' | 'items' | 'onChange'>) {
  return (
    <Jump
      aria-label={capitalized(name)}
      value={String(value)}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      {items.map(({ id, formatted }) => (
        <option key={id} value={id}>
          {capitalized(formatted)}
        </option>
      ))}
    </Jump>
  );
}

/** A month to choose a day from, in Spanish whatever language the browser uses. Weeks start on Monday. */
export function CalendarPanel({ value, onChoose, minValue, maxValue }: CalendarPanelProps) {
  return (
    <Month>
      <Calendar
        value={asDay(value) ?? null}
        minValue={asDay(minValue)}
        maxValue={asDay(maxValue)}
        firstDayOfWeek="mon"
        autoFocus
        onChange={(day) => day && onChoose(day.toString())}
      >
        <MonthHead>
          <MonthButton slot="previous">
            <Glyph of={ChevronLeft} />
          </MonthButton>
          <Jumps>
            <CalendarMonthPicker format="long">{(months) => <JumpTo {...months} />}</CalendarMonthPicker>
            <CalendarYearPicker visibleYears={YEARS}>{(years) => <JumpTo {...years} />}</CalendarYearPicker>
          </Jumps>
          <MonthButton slot="next">
            <Glyph of={ChevronRight} />
          </MonthButton>
        </MonthHead>
        <Days>{(date) => <Day date={date} />}</Days>
      </Calendar>
    </Month>
  );
}
