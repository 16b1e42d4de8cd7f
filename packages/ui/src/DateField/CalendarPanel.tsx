import { parseDate } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Calendar, CalendarHeading, I18nProvider } from 'react-aria-components';
import { Button } from '../Button/Button';
import { iconProps } from '../icon/iconProps';
import { Day, Days, Month, MonthHead } from './CalendarPanel.styles';
import { isIsoDate } from './dateText';

interface CalendarPanelProps {
  /** 'AAAA-MM-DD'; anything else shows the month of today. */
  value: string;
  onChoose: (value: string) => void;
  minValue: string | undefined;
  maxValue: string | undefined;
}

const asDay = (value: string | undefined) => (isIsoDate(value) ? parseDate(value) : undefined);

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
            <Button slot="previous" variant="icon" size="sm">
              <ChevronLeft {...iconProps} />
            </Button>
            <CalendarHeading />
            <Button slot="next" variant="icon" size="sm">
              <ChevronRight {...iconProps} />
            </Button>
          </MonthHead>
          <Days>{(date) => <Day date={date} />}</Days>
        </Calendar>
      </Month>
    </I18nProvider>
  );
}
