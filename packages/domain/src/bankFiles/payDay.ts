import { dayText, isDay } from '../days/days';
import { workingDayFrom } from '../days/workingDays';
import { fieldsOf } from '../fields/fields';

/** Days ahead from which a day of payment is likely to be mistyped. */
const FAR = 60;

/**
 * What is odd about the day of payment that a file names, in Spanish: it is over, banks do not pay on it, or it is far ahead.
 * @param days 'AAAA-MM-DD'; the holidays are those of banks
 */
export function payDayCautions(days: {
  payDay: string;
  today: string;
  holidays: readonly string[];
}): string[] {
  const { payDay, today, holidays } = fieldsOf(days);
  if (!isDay(payDay) || !isDay(today)) return [];
  if (payDay < today) return [`El ${dayText(payDay)} ya pasó: haz el archivo con otra fecha de pago.`];
  const ahead = (Date.parse(payDay) - Date.parse(today)) / 86_400_000;
  const working = workingDayFrom(payDay, Array.isArray(holidays) ? holidays : []);
  return [
    ...(working === payDay
      ? []
      : [`El ${dayText(payDay)} los bancos no pagan: el próximo día hábil es el ${dayText(working)}.`]),
    ...(ahead > FAR ? [`Faltan ${ahead} días para el ${dayText(payDay)}: revisa la fecha de pago.`] : []),
  ];
}
