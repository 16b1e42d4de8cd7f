import { isDay } from '../days/days';
import { fieldsOf } from '../fields/fields';
import { checkForm, type FormErrors } from '../rules/rules';
import { day, dayFrom } from '../rules/valueRules';

/** First and last day of the boleta notice, both included, as 'AAAA-MM-DD'; '' is no bound: both '' is always. */
export type BoletaNoticePeriod = {
  from: string;
  until: string;
};

/** Final-form validator of the days of the boleta notice. */
export function validateBoletaNoticePeriod(values: unknown): FormErrors<BoletaNoticePeriod> {
  const valid = day('Ingresa una fecha válida');
  return checkForm<BoletaNoticePeriod>(values, {
    from: [valid],
    until: [valid, dayFrom('from', 'Elige el mismo día o uno posterior')],
  });
}

/**
 * Whether the boleta notice is shown on `today` ('AAAA-MM-DD', in Chile). A bound that is no day counts as none. Never throws.
 *
 * @param period a {@link BoletaNoticePeriod}
 */
export function isInNoticePeriod(period: unknown, today: unknown): boolean {
  const { from, until } = fieldsOf(period);
  if (!isDay(today)) return true;
  return !(isDay(from) && today < from) && !(isDay(until) && until < today);
}
