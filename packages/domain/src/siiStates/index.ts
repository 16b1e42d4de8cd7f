export {
  ANNULMENT_RULES,
  type AnnulmentDays,
  type AnnulmentRule,
  type AnnulmentWay,
  annulmentDays,
  annulmentWay,
  type SiiBoleta,
  type SiiDue,
  siiDue,
  siiMovesFrom,
} from './annulment';
export {
  type AnnulmentFollow,
  type AnnulmentOutcome,
  annulmentFollows,
  type PaymentAtBank,
  TO_REGULARIZE,
} from './annulmentFollows';
export { F29_DUE_DAYS, type F29Settings, f29DueDay } from './f29';
export { isReplaceable } from './isReplaceable';
export { noteFromSheet, type SiiNoteStart, type SiiSaid } from './noteFromSheet';
export { type BoletaPart, checkParts, type PartNote, type PartsCheck } from './parts';
export { type SaidBySii, saidStateOf, siiCautionText } from './siiCautionText';
export {
  labelOfSiiMove,
  SII_MOVE_INITIAL,
  SII_MOVE_OPTIONS,
  type SiiMoveValues,
  siiMovesOffered,
  validateSiiMove,
} from './siiMoveForm';
export { REGISTER_DAY, type YearDays, yearDays, yearToCheck } from './yearDays';
