export { dayInChile, dayText, isDay } from './days';
