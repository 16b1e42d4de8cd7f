export { HOLIDAY_INITIAL, HOLIDAY_NAME_MAX, type HolidayValues, validateHoliday } from './holiday';
export { type StudioValues, validateStudio } from './studioData';
