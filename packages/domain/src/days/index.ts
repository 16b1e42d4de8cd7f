export { dayInChile, dayText, isDay } from './days';
export { momentDayText, momentText, savedText } from './moments';
export { isMonth, monthInChile, monthsAfter, monthText } from './months';
export { daysAfter, workingDayFrom, workingDaysAfter } from './workingDays';
