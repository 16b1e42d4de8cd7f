export { dayInChile, dayText, isDay } from './days';
export { momentDayText, momentText, savedText } from './moments';
export { workingDayFrom } from './workingDays';
