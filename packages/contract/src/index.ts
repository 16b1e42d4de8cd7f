export { type ByteRange, byteRange } from './byteRange';
export { type Api, type ApiOptions, createApi, type HandlerOf, type Handlers } from './createApi';
export { KEY_HOURS } from './creating';
export type { Access } from './defineRoute';
export {
  type ApiContext,
  type Authenticate,
  bearerOf,
  type GuardEnv,
  type Session,
  type SessionEnv,
} from './guard';
export { invitationShown } from './invitationShown';
export {
  ARCHIVED_KINDS,
  applicationsList,
  archiveList,
  BOLETA_RUT_LEAST,
  boletasList,
  COUNTED_TO,
  chaptersList,
  documentsList,
  experiencesList,
  type FilterOf,
  type ListDescription,
  type ListPage,
  type ListQuery,
  type ListSelection,
  nominasList,
  type OrderOf,
  orderOf,
  ordersList,
  peopleList,
  projectsList,
  type SortOf,
  sessionsList,
  sharedDocumentsList,
  usersList,
} from './lists';
export { naturalOrder } from './lists/naturalOrder';
export { searchText, searchWords } from './lists/searchText';
export {
  API_MESSAGES,
  appearsIn,
  ERROR_CODES,
  type ErrorBody,
  type ErrorCode,
  type FieldError,
  Problem,
  type ProblemDetails,
  rutTakenBy,
  tooManyAttempts,
} from './problem';
export { ContractViolation } from './responseCheck';
export { routes } from './routes';
export {
  MOST_ASKED_NAMED,
  MOST_LEFT_NAMED,
  MOST_ORDERS_NAMED,
  type StateChange,
  type StatesPreview,
} from './routes/accountStates';
export type { Account, OpenInvitation } from './routes/accounts';
export type { ApplicationDetail } from './routes/applicationReview';
export type { Application, ApplicationAnswers, OwnApplication } from './routes/applications';
export type { ArchivedKind, ArchivedPaper } from './routes/archive';
export { BIN_MOST, type BinKind, type Deleted } from './routes/bin';
export type { BoletaLeftOut } from './routes/boletaApprovals';
export type { Boleta, BoletaRow, BoletaTotals } from './routes/boletaSchemas';
export { BOLETA_FORM_BYTES, readBoletaForm, type SentBoleta } from './routes/boletaUpload';
export type { Appearance, Cast, Matrix } from './routes/cast';
export type { ImportCounts, ImportPreview } from './routes/castImport';
export type { BoletaNoticePeriod, CatalogueEntry, Catalogues, RetentionRate } from './routes/catalogues';
export type { Chapter, Chapters, ListedChapter } from './routes/chapters';
export type { Character } from './routes/characters';
export type { Document, DocumentDetail, DocumentRow, DocumentsPage } from './routes/documents';
export type { EmailChange } from './routes/emailChangeSchema';
export type { Erasure } from './routes/erasure';
export type { Experience, ExperienceDetail } from './routes/experiences';
export type { HistoryChange, HistoryLine } from './routes/history';
export type { UndeliveredMail } from './routes/mails';
export type {
  Nomina,
  NominaChange,
  NominaLine,
  NominaPaidTo,
  NominaRow,
  PaidMonth,
  PayableBoleta,
} from './routes/nominaSchemas';
export { NOMINA_MOST } from './routes/nominaSchemas';
export type { NominaLeftOut } from './routes/nominas';
export type { CastToIssue } from './routes/orderMoves';
export type { WorkOrder, WorkOrderRow } from './routes/orderSchemas';
export { type OwnData, ownDataSchema } from './routes/ownData';
export { PENDING_KINDS, type PendingKind } from './routes/pending';
export type { CastablePerson } from './routes/people';
export type { Person, PersonCorrection } from './routes/person';
export type { Profile, ProfilePatch } from './routes/profileFields';
export type { Project, SeasonToCreate } from './routes/projects';
export type { OpenSession } from './routes/sessions';
export {
  type CastMember,
  NAMES_IN_ROW,
  type SharedDocument,
  type SharedDocumentRow,
  type UploadedDocument,
} from './routes/sharedDocumentSchemas';
export {
  readSharedDocumentForm,
  type SentDocument,
  SHARED_DOCUMENT_FORM_BYTES,
} from './routes/sharedDocumentUpload';
export type { VocalProfile, Voice } from './routes/vocalProfile';
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
} from './shown';
export { type Stale, stale } from './stale';
