export { BOLETA_NOTICE_ACTION, BOLETA_NOTICE_TEXT, showsBoletaNotice } from './boletaNotice';
export {
  type BoletaNoticePeriod,
  isInNoticePeriod,
  validateBoletaNoticePeriod,
} from './boletaNoticePeriod';
export {
  type ProfileWarning,
  profileWarning,
  RUT_INVALID_MESSAGE,
  RUT_MISSING_MESSAGE,
  type RutCheckResult,
  shouldCheckRut,
} from './profileWarning';
