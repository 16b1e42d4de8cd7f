export { BANK_INITIAL, BANK_NAME_MAX, type BankValues, validateBank } from './bank';
export { CHARGE_ACCOUNT_INITIAL, type ChargeAccountValues, validateChargeAccount } from './chargeAccount';
export { HOLIDAY_INITIAL, HOLIDAY_NAME_MAX, type HolidayValues, validateHoliday } from './holiday';
export { type StudioValues, validateStudio } from './studioData';
