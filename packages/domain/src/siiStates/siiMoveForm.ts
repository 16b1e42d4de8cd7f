import { boletaThereSince } from '../days/boletaDays';
import { dayText, isDay } from '../days/days';
import { fieldsOf } from '../fields/fields';
import { WHY_LENGTH } from '../forms/workOrderMoves';
import { SII_MOVES, type SiiMove } from '../moves/siiMoves';
import { isIn, labelIn, type Option } from '../options/option';
import { DATE_INVALID } from '../rules/messages';
import { checkForm, type FieldRule, type FormErrors, required } from '../rules/rules';
import { day } from '../rules/valueRules';
import { annulmentDays, type SiiBoleta, siiDue, siiMovesFrom } from './annulment';

/** What may have happened to a boleta at the SII, or is wrong in what was noted, in the words of a form; SII_MOVES has the moves. */
export const SII_MOVE_OPTIONS = [
  { value: 'annul', label: 'La persona la anuló' },
  { value: 'askAnnulment', label: 'La persona pidió anularla' },
  { value: 'confirmAnnulment', label: 'El estudio confirmó la anulación' },
  { value: 'rejectAnnulment', label: 'El estudio rechazó la anulación' },
  { value: 'petitionAnnulment', label: 'Se anuló por petición en papel (F2117)' },
  { value: 'observe', label: 'El estudio la observó' },
  { value: 'correct', label: 'Sigue vigente: se anotó por error' },
] as const satisfies readonly Option<SiiMove>[];

/** Label of one of {@link SII_MOVE_OPTIONS}. Anything else gives ''. */
export function labelOfSiiMove(value: unknown): string {
  return labelIn(SII_MOVE_OPTIONS, value);
}

/** An administrator's note of what happened to a boleta at the SII. */
export type SiiMoveValues = {
  move: SiiMove | '';
  /** The day on which it happened, 'AAAA-MM-DD'. */
  on: string;
  reason: string;
};

/** The note before anything is typed. */
export const SII_MOVE_INITIAL: Readonly<SiiMoveValues> = { move: '', on: '', reason: '' };

/**
 * What may have happened to a boleta until a day, whoever did it. On which day it may have, {@link validateSiiMove} says.
 * @param today 'AAAA-MM-DD' in Chile
 */
export function siiMovesOffered(boleta: SiiBoleta, today: string): SiiMove[] {
  const states = [fieldsOf(boleta).state, siiDue(boleta, today)?.state];
  return SII_MOVE_OPTIONS.map(({ value }) => value).filter((move) =>
    SII_MOVES[move].from.some((state) => states.includes(state)),
  );
}

/** The days of the SII in words; '' where they are not known. */
function daysText(boleta: SiiBoleta): string {
  const days = annulmentDays(fieldsOf(boleta).issuedOn);
  if (!days) return '';
  return `: la persona la anula sola hasta el ${dayText(days.aloneUntil)}, y con respuesta del estudio hasta el ${dayText(days.answerUntil)}`;
}

/** Whether the SII's sheet says that the annulment was asked for, which is then noted. */
const isSaid = (boleta: SiiBoleta, move: SiiMove) =>
  move === 'askAnnulment' && fieldsOf(boleta).saidBySii === SII_MOVES[move].to;

/**
 * Final-form validator of the note: what, the day and the reason. The day heeds the SII's days: alone until the 10th of the month after the
 * boleta's, on request until 1 March. A request that the SII's sheet tells of may have been made on any day.
 * @param boleta as it is noted now
 * @param today 'AAAA-MM-DD' in Chile: a later day is refused. Without it every day passes.
 */
export function validateSiiMove(
  values: unknown,
  boleta: SiiBoleta,
  today?: string,
): FormErrors<SiiMoveValues> {
  const { issuedOn } = fieldsOf(boleta);
  const notAfter: FieldRule = (on) =>
    isDay(today) && isDay(on) && on > today ? 'La fecha no puede ser futura' : undefined;
  const notBefore: FieldRule = (on) =>
    isDay(issuedOn) && isDay(on) && on < boletaThereSince(issuedOn, today)
      ? `La boleta es del ${dayText(issuedOn)}: no pudo pasar antes`
      : undefined;
  const isPossible: FieldRule = (on, { move }) => {
    if (!isIn(SII_MOVE_OPTIONS, move) || typeof on !== 'string') return undefined;
    // What the SII itself says has happened, whatever its rule of days is.
    if (isSaid(boleta, move) && siiMovesOffered(boleta, on).includes(move)) return undefined;
    const moves =
      move === 'correct' ? siiMovesOffered(boleta, on) : siiMovesFrom(boleta, SII_MOVES[move].who, on);
    return moves.includes(move) ? undefined : `Ese día no se podía hacer eso en el SII${daysText(boleta)}`;
  };
  return checkForm<SiiMoveValues>(values, {
    move: [(move) => (isIn(SII_MOVE_OPTIONS, move) ? undefined : 'Elige qué pasó en el SII')],
    on: [required('La fecha es requerida'), day(DATE_INVALID), notAfter, notBefore, isPossible],
    reason: [required('Escribe el motivo'), ...WHY_LENGTH],
  });
}
