import { checkForm, type FormErrors } from '../forms/rules';
import { day, dayFrom } from '../forms/valueRules';

/** From and until which day the boleta notice is shown, both included, as 'AAAA-MM-DD'; '' for no bound: both '' is always. */
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

/** Whether the boleta notice is shown on `today` ('AAAA-MM-DD', in Chile). */
export function isInNoticePeriod({ from, until }: BoletaNoticePeriod, today: string): boolean {
  return (from === '' || from <= today) && (until === '' || today <= until);
}
