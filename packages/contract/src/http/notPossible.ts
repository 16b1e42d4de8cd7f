import { Problem } from './problem';

/** The refusal of something that is no longer possible. */
export const notPossible = (message: string) => new Problem(409, message, { code: 'NOT_POSSIBLE' });

/** The refusal of a move that the table of moves does not allow. @param now 'la boleta está aprobada' */
export const noLongerPossible = (now: string) => notPossible(`Esto ya no se puede hacer: ${now}.`);
