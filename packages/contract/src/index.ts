export { bankRefusal, sheetBankRefusal } from './bankRefusal';
export { type ByteRange, byteRange } from './byteRange';
export {
  type Api,
  type ApiOptions,
  createApi,
  type HandlerOf,
  type Handlers,
  type HandlersOf,
} from './createApi';
export { appearsIn } from './http/appearsIn';
export { KEY_HOURS } from './http/creating';
export type { Access } from './http/defineRouter';
export {
  type ApiContext,
  type Authenticate,
  bearerOf,
  type GuardEnv,
  type Session,
  type SessionEnv,
} from './http/guard';
export { noLongerPossible, notPossible } from './http/notPossible';
export { OWN_FILE_ACCOUNT } from './http/ownFile';
export {
  API_MESSAGES,
  ERROR_CODES,
  type ErrorBody,
  type ErrorCode,
  type FieldError,
  Problem,
  type ProblemDetails,
  rutTakenBy,
  tooManyAttempts,
} from './http/problem';
export { ContractViolation } from './http/responseCheck';
export { SESSION_ENDS_IN } from './http/sessionEnds';
export { type Stale, stale } from './http/stale';
export { refuseAnsweredFile, refuseUnderWay, refuseWaiting } from './http/underWay';
export { invitationShown } from './invitationShown';
export * from './lists';
export { naturalOrder } from './lists/naturalOrder';
export { searchText, searchWords } from './lists/searchText';
export type * from './records';
export { routes } from './routes';
export { MOST_ASKED_NAMED, MOST_LEFT_NAMED, MOST_ORDERS_NAMED } from './routes/accountStates';
export { BIN_MOST } from './routes/bin';
export { BOLETA_FORM_BYTES, type BoletaPartSent, readBoletaForm, readBteForm } from './routes/boletaUpload';
export { KIND_OF_READING } from './routes/dataReadings';
export { MISSING_MOST } from './routes/monthSchemas';
export { NOMINA_MOST } from './routes/nominaSchemas';
export { ownDataSchema } from './routes/ownData';
export { PENDING_KINDS } from './routes/pending';
export { NAMES_IN_ROW } from './routes/sharedDocumentSchemas';
export { readSharedDocumentForm, SHARED_DOCUMENT_FORM_BYTES } from './routes/sharedDocumentUpload';
export { SII_PAGE, SII_SHEET_HEAPS } from './routes/siiSheets';
export { YEAR_MOST } from './routes/years';
export {
  castShown,
  changesSince,
  chaptersShown,
  draftShown,
  loopsShown,
  membersShown,
  ordersShown,
  type ShownThing,
  seasonShown,
  toIssueShown,
} from './shown';
