import { isPesos } from '../amounts';
import { dayText, isDay } from '../days';
import { fieldsOf } from '../fields/fields';
import { type Mover, movesFrom, SII_MOVES, type SiiMove } from '../moves';
import { isIn, SII_STATES, type SiiState } from '../options';
import { monthAfter, twoDigits } from './months';

/** The rules of annulment that hold for boletas from a day on. They are data: the law may change them. */
export interface AnnulmentRule {
  /** First date of a boleta for which it holds, 'AAAA-MM-DD'. */
  since: string;
  /** Last day of the month after the boleta's date on which its issuer annuls it alone, 1 to 28. */
  aloneUntilDay: number;
  /** Last day of the year after the boleta's date on which the studio answers a request, or observes a boleta, 'MM-DD'. */
  answerUntil: string;
  /** Gross in whole pesos from which only a petition on paper annuls. */
  petitionFrom: number;
}

/** The rules known today (chile.md §1 'Annulment'). The first day lies before any electronic boleta. */
export const ANNULMENT_RULES: readonly AnnulmentRule[] = [
  { since: '2000-01-01', aloneUntilDay: 10, answerUntil: '03-01', petitionFrom: 100_000_000 },
];

/** The last days of a boleta's annulment, 'AAAA-MM-DD', each included. */
export interface AnnulmentDays {
  /** Until then its issuer annuls it alone. */
  aloneUntil: string;
  /** Until then a request is confirmed or rejected; silence makes the boleta valid for good. */
  answerUntil: string;
}

/** How the issuer annuls: alone, by asking the studio (VCA), or by a petition on paper (F2117). */
export type AnnulmentWay = 'alone' | 'ask' | 'petition';

/** A boleta as these rules read it. */
export interface SiiBoleta {
  state: SiiState;
  /** The boleta's own date, 'AAAA-MM-DD'; not the day on which it was issued. */
  issuedOn: string;
  /** Whole pesos. */
  gross: number;
  /** What the SII's current sheet says of it. @default nothing */
  saidBySii?: SiiState | null;
}

/** What a boleta still asks for at the SII. */
export interface SiiDue {
  /** Its state on that day: a request that nobody answered has lapsed. */
  state: SiiState;
  /** Whether its retention is declared; null for an observed one: chile.md does not tell, somebody has to look. */
  isRetentionDue: boolean | null;
  /** Until then the studio confirms or rejects; null while nobody asks. */
  answerUntil: string | null;
  /** The same in Spanish for ADMIN; '' for a valid boleta that nobody wants to annul. */
  told: string;
}

function ruleOf(issuedOn: string, rules: readonly AnnulmentRule[]): AnnulmentRule | undefined {
  const holding = (Array.isArray(rules) ? rules : []).filter(
    (rule) => isDay(rule?.since) && rule.since <= issuedOn,
  );
  return holding.reduce<AnnulmentRule | undefined>(
    (last, rule) => (last && last.since > rule.since ? last : rule),
    undefined,
  );
}

/** The last days of annulment of a boleta by its own date; null without a day, or without a rule for it. */
export function annulmentDays(
  issuedOn: unknown,
  rules: readonly AnnulmentRule[] = ANNULMENT_RULES,
): AnnulmentDays | null {
  const rule = isDay(issuedOn) ? ruleOf(issuedOn, rules) : undefined;
  if (!isDay(issuedOn) || !rule) return null;
  const aloneUntil = `${monthAfter(issuedOn)}-${twoDigits(textOrNumber(rule.aloneUntilDay))}`;
  const answerUntil = `${String(Number(issuedOn.slice(0, 4)) + 1).padStart(4, '0')}-${textOrNumber(rule.answerUntil)}`;
  return isDay(aloneUntil) && isDay(answerUntil) ? { aloneUntil, answerUntil } : null;
}

/** A rule is data and may hold anything; not everything can be written as text. */
function textOrNumber(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/**
 * How the issuer annuls a boleta on a day; null where that cannot be known (no day, no gross, no rule).
 * @param today 'AAAA-MM-DD' in Chile
 */
export function annulmentWay(
  boleta: Pick<SiiBoleta, 'issuedOn' | 'gross'>,
  today: string,
  rules: readonly AnnulmentRule[] = ANNULMENT_RULES,
): AnnulmentWay | null {
  const { issuedOn, gross } = fieldsOf(boleta);
  const days = annulmentDays(issuedOn, rules);
  const limit = days && isDay(issuedOn) ? ruleOf(issuedOn, rules)?.petitionFrom : undefined;
  if (!days || !isPesos(limit) || !isPesos(gross) || !isDay(today)) return null;
  if (gross >= limit || today > days.answerUntil) return 'petition';
  return today <= days.aloneUntil ? 'alone' : 'ask';
}

/**
 * What a boleta still asks for at the SII on a day; null without a state, a day or a rule.
 * @param today 'AAAA-MM-DD' in Chile
 */
export function siiDue(
  boleta: Pick<SiiBoleta, 'state' | 'issuedOn'>,
  today: string,
  rules: readonly AnnulmentRule[] = ANNULMENT_RULES,
): SiiDue | null {
  const { state, issuedOn } = fieldsOf(boleta);
  const days = annulmentDays(issuedOn, rules);
  if (!days || !isDay(today) || !isIn(SII_STATES, state)) return null;
  const until = dayText(days.answerUntil);
  switch (state) {
    case 'valid':
      return { state, isRetentionDue: true, answerUntil: null, told: '' };
    case 'annulled':
      return {
        state,
        isRetentionDue: false,
        answerUntil: null,
        told: 'La boleta está nula en el SII: su retención no se declara si no se ha pagado.',
      };
    case 'observed':
      return {
        state,
        isRetentionDue: null,
        answerUntil: null,
        told: 'La boleta está observada en el SII: revisa si su retención se declara.',
      };
    default:
      return today > days.answerUntil
        ? {
            state: 'valid',
            isRetentionDue: true,
            answerUntil: null,
            told: `Nadie respondió la solicitud de anulación hasta el ${until}: la boleta quedó vigente y su retención se declara.`,
          }
        : {
            state,
            isRetentionDue: true,
            answerUntil: days.answerUntil,
            told: `La persona pidió anular la boleta: confirma o rechaza en el sitio del SII hasta el ${until}. Mientras tanto, su retención se declara igual.`,
          };
  }
}

/** The ways of an issuer's moves. The studio's own moves end with the day for an answer. */
const WAYS: Partial<Record<SiiMove, AnnulmentWay>> = {
  annul: 'alone',
  askAnnulment: 'ask',
  petitionAnnulment: 'petition',
};

/** The moves of SII_MOVES that may be made on a day, in the order of the table; none where that cannot be known. */
export function siiMovesFrom(
  boleta: SiiBoleta,
  who: Mover,
  today: string,
  rules: readonly AnnulmentRule[] = ANNULMENT_RULES,
): SiiMove[] {
  const due = siiDue(boleta, today, rules);
  const way = annulmentWay(boleta, today, rules);
  const days = annulmentDays(fieldsOf(boleta).issuedOn, rules);
  if (!due || !way || !days) return [];
  return movesFrom(SII_MOVES, due.state, who).filter((name) => {
    const needed = WAYS[name];
    if (name === 'correct') return true;
    return needed ? needed === way : today <= days.answerUntil;
  });
}
