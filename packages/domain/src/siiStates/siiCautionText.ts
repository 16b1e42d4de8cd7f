import { monthText } from '../days';
import { fieldsOf } from '../fields/fields';
import { isIn } from '../options/option';
import { SII_STATES, type SiiState } from '../options/siiStates';

/** What the SII's sheet of a month says of a boleta that should be known before it is paid. */
export interface SaidBySii {
  /** 'differing': it is in force, with other amounts than here. */
  state: 'annulmentAsked' | 'annulled' | 'observed' | 'differing';
  /** Of the sheet: 'AAAA-MM'. */
  month: string;
  /** The amounts that differ, in the words of `amountDifferenceText`. @default none */
  differences?: readonly string[];
}

/**
 * What the SII's sheet says of a boleta that is not plainly in force: 'Nula en el SII según la planilla de octubre de 2026', 'Bruto:
 * $180.000 en el SII y $170.000 aquí, según la planilla de octubre de 2026'. Anything else gives ''.
 */
export function siiCautionText(caution: SaidBySii): string {
  const { state, month, differences } = fieldsOf(caution);
  const by = `según la planilla de ${monthText(month)}`;
  if (state === 'annulled') return `Nula en el SII ${by}`;
  const amounts = Array.isArray(differences) ? differences.map(String) : [];
  if (state === 'observed')
    return `${['Observada en el SII', ...amounts].join('; ')}${amounts.length === 0 ? ' ' : ', '}${by}`;
  if (state === 'differing' && Array.isArray(differences)) return `${amounts.join('; ')}, ${by}`;
  return state === 'annulmentAsked' ? `En el SII se pidió anularla ${by}` : '';
}

/** The state that the SII's sheet says, if it is not that the boleta is in force; null: it says nothing else. */
export function saidStateOf(caution: Pick<SaidBySii, 'state'> | null): SiiState | null {
  const { state } = fieldsOf(caution);
  return isIn(SII_STATES, state) && state !== 'valid' ? state : null;
}
