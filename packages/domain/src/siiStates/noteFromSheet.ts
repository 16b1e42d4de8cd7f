import { isDay } from '../days/days';
import { fieldsOf } from '../fields/fields';
import { SII_MOVES } from '../moves/siiMoves';
import type { SiiState } from '../options/siiStates';
import { type SiiBoleta, siiDue } from './annulment';
import { type SiiMoveValues, siiMovesOffered, validateSiiMove } from './siiMoveForm';

/** What a sheet of the SII says of a boleta. */
export interface SiiSaid {
  state: SiiState;
  /** 'AAAA-MM-DD'; null: the sheet names no day. */
  annulledOn: string | null;
}

/** A note to begin with: its reason is still to be written. */
export type SiiNoteStart = Pick<SiiMoveValues, 'move' | 'on'>;

/**
 * The note that a sheet of the SII asks for: the move that leads to what it says, with the day that it names. Where only two moves lead
 * there (asked, then confirmed), it is the first of them. A move of '': several could have led there. null: nothing is to be noted. What is
 * observed was in force: a note that says otherwise is put right first.
 * @param boleta as it is noted here
 * @param today 'AAAA-MM-DD' in Chile
 */
export function noteFromSheet(said: SiiSaid, boleta: SiiBoleta, today: string): SiiNoteStart | null {
  const { state, annulledOn } = fieldsOf(said);
  const here = fieldsOf(boleta).state;
  // A request that nobody answered has lapsed.
  if (state === here || state === siiDue(boleta, today)?.state) return null;
  const offered = siiMovesOffered(boleta, today);
  const next = state === 'observed' && here !== 'valid' ? 'valid' : state;
  const leading = offered.filter((move) => SII_MOVES[move].to === next);
  if (leading.length === 0) return null;
  // The day of an annulment is not that on which the studio observed it.
  const on = isDay(annulledOn) && state !== 'observed' ? annulledOn : '';
  const told = { ...boleta, saidBySii: said.state };
  const possible = leading.filter(
    (move) => on === '' || validateSiiMove({ move, on }, told, today).on === undefined,
  );
  const [only, other] = possible;
  // A wrong note is corrected today; on which day the SII was looked at does not matter.
  if (only === 'correct' && !other) return { move: only, on: today };
  if (only) return { move: other ? '' : only, on };
  // On that day the person could only ask: when that was, the sheet does not say.
  return { move: offered.includes('askAnnulment') ? 'askAnnulment' : '', on: '' };
}
