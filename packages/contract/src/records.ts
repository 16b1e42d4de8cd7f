/** The types of what the API is sent and answers, for the server and the browser. */
export type { StateChange, StatesPreview } from './routes/accountStates';
export type { Account, OpenInvitation } from './routes/accounts';
export type { ApplicationDetail } from './routes/applicationReview';
export type { Application, ApplicationAnswers, OwnApplication } from './routes/applications';
export type { ArchivedKind, ArchivedPaper } from './routes/archive';
export type { BankCheck, ToldBankFileFault } from './routes/bankFileSchemas';
export type { BinKind, Deleted } from './routes/bin';
export type { BoletaLeftOut } from './routes/boletaApprovals';
export type {
  Boleta,
  BoletaOrder,
  BoletaReading,
  BoletaRow,
  BoletaTotals,
  OwnAnnulled,
  SentBoletaPdf,
  ToRegularize,
} from './routes/boletaSchemas';
export type { SentBoleta } from './routes/boletaUpload';
export type { Breach } from './routes/breachSchemas';
export type { Appearance, Cast, ProjectMatrix } from './routes/cast';
export type { ImportCounts, ImportPreview } from './routes/castImport';
export type { BoletaNoticePeriod, CatalogueEntry, Catalogues, RetentionRate } from './routes/catalogues';
export type { Chapter, Chapters, ListedChapter } from './routes/chapters';
export type { Character } from './routes/characters';
export type { GivenConsent, OwnConsents } from './routes/consents';
export type { DataReading } from './routes/dataReadings';
export type { DataRequest, DataRequestRow, OwnRequest, ReceivedRequest } from './routes/dataRequestSchemas';
export type { Document, DocumentDetail, DocumentRow, DocumentsPage } from './routes/documents';
export type { EmailChange } from './routes/emailChangeSchema';
export type { Erasure } from './routes/erasure';
export type { Experience, ExperienceDetail } from './routes/experiences';
export type { HistoryChange, HistoryLine } from './routes/history';
export type { UndeliveredMail } from './routes/mails';
export type { MissingPerson, MonthClose, MonthSums, Reminded } from './routes/monthSchemas';
export type { AnswerColumns, BankAnswerCheck } from './routes/nominaAnswers';
export type { NominaRow } from './routes/nominaRow';
export type {
  Nomina,
  NominaChange,
  NominaLine,
  NominaPaidTo,
  PaidMonth,
  PayableBoleta,
  SettledBoleta,
  SiiCaution,
} from './routes/nominaSchemas';
export type { NominaLeftOut } from './routes/nominas';
export type { CastToIssue } from './routes/orderMoves';
export type { WorkOrder, WorkOrderRow } from './routes/orderSchemas';
export type { OwnData } from './routes/ownData';
export type { OwnPayment, OwnYear } from './routes/payments';
export type { PendingKind } from './routes/pending';
export type { CastablePerson } from './routes/people';
export type { PersonCorrection, PersonDetail } from './routes/person';
export type {
  KeptData,
  NoticeVersion,
  PersonalData,
  PrivacyNotice,
  PrivacySettings,
  Treatment,
} from './routes/privacySchemas';
export type { Profile, ProfilePatch } from './routes/profileFields';
export type { Project, SeasonToCreate } from './routes/projects';
export type { OpenSession } from './routes/sessions';
export type {
  CastMember,
  Recipient,
  SharedDocument,
  SharedDocumentRow,
  UploadedDocument,
} from './routes/sharedDocumentSchemas';
export type { SentDocument } from './routes/sharedDocumentUpload';
export type { SiiMatch, SiiMatchLine, SiiSheetHeap } from './routes/siiSheets';
export type { Bank, BankChoice, ChargeAccount, Holiday, StudioSettings } from './routes/studioSchemas';
export type { VocalProfile, Voice } from './routes/vocalProfile';
export type {
  BoletaAnnulledAtSii,
  BoletaOnlyAtSii,
  PaymentToRegularize,
  PaymentWithoutData,
  PendingAnnulment,
  RetentionGap,
  UnmatchedBoleta,
  YearClose,
} from './routes/years';
