import { CalendarDate } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Calendar, CalendarHeading, I18nProvider } from 'react-aria-components';
import { iconProps } from '../icon/iconProps';
import { Day, Days, Month, MonthButton, MonthHead } from './CalendarPanel.styles';
import { isIsoDate } from './dateText';

interface CalendarPanelProps {
  /** 'AAAA-MM-DD'; anything else shows the month of today. */
  value: string;
  onChoose: (value: string) => void;
  minValue: string | undefined;
  maxValue: string | undefined;
}

const asDay = (value: string | undefined) => {
  if (!isIsoDate(value)) return undefined;
  // Not the library's `parseDate`, which brings times and their zones with it.
  const [year = 0, month = 0, day = 0] = value.split('-').map(Number);
  return new CalendarDate(year, month, day);
};

/** A month to choose a day of, in Spanish whatever the browser speaks; weeks start on Monday. */
export function CalendarPanel({ value, onChoose, minValue, maxValue }: CalendarPanelProps) {
  return (
    <I18nProvider locale="es-CL">
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
              <ChevronLeft {...iconProps} />
            </MonthButton>
            <CalendarHeading />
            <MonthButton slot="next">
              <ChevronRight {...iconProps} />
            </MonthButton>
          </MonthHead>
          <Days>{(date) => <Day date={date} />}</Days>
        </Calendar>
      </Month>
    </I18nProvider>
  );
}
