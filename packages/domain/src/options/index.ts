export { ACCOUNT_TYPES, type AccountType, labelOfAccountType } from './accountTypes';
export { APPLICANT_TYPES, type ApplicantType, labelOfApplicantType } from './applicantTypes';
export {
  APPLICATION_STATES,
  type ApplicationState,
  labelOfApplicationState,
  labelOfOwnApplicationState,
  OWN_APPLICATION_STATES,
  type OwnApplicationState,
  ownApplicationState,
} from './applicationStates';
export { BANKS, type BankCode, labelOfBank } from './banks';
export {
  BOLETA_DIFFERENCES,
  type BoletaDifference,
  labelOfBoletaDifference,
} from './boletaDifferences';
export { BOLETA_KINDS, type BoletaKind, labelOfBoletaKind } from './boletaKinds';
export {
  BOLETA_STATES,
  type BoletaState,
  boletaTitle,
  labelOfBoletaState,
  orderNumbersText,
} from './boletaStates';
export { BOLETA_WAITS, type BoletaWait, labelOfBoletaWait } from './boletaWaits';
export { CATALOGUE_KINDS, type CatalogueKind, labelOfCatalogueKind } from './catalogueKinds';
export {
  CHAPTER_DUES,
  type ChapterDue,
  type ChapterDueFacts,
  isLateChapter,
  labelOfChapterDue,
} from './chapterDues';
export { CHARACTER_TYPES, type CharacterType, labelOfCharacterType } from './characterTypes';
export { COMMUNITIES, type Community, labelOfCommunity } from './communities';
export { CONTRACT_ENDS, type ContractEnd, ENDING_SOON_DAYS, labelOfContractEnd } from './contractEnds';
export { COUNTRIES, type CountryCode, labelOfCountry } from './countries';
export {
  DATA_REQUEST_DUES,
  type DataRequestDue,
  labelOfDataRequestDue,
  REQUEST_DUE_SOON_DAYS,
} from './dataRequestDues';
export {
  DATA_REQUEST_KINDS,
  type DataRequestKind,
  labelOfDataRequestKind,
  nameOfDataRequestKind,
} from './dataRequestKinds';
export { DATA_REQUEST_STATES, type DataRequestState, labelOfDataRequestState } from './dataRequestStates';
export { DISABILITIES, type Disability, labelOfDisability } from './disabilities';
export { DOCUMENT_KINDS, type DocumentKind, labelOfDocumentKind } from './documentKinds';
export { DOCUMENT_STATES, type DocumentState, labelOfDocumentState } from './documentStates';
export { GENDERS, type Gender, labelOfGender } from './genders';
export { HOLIDAY_KINDS, type HolidayKind, labelOfHolidayKind } from './holidayKinds';
export { LEFT_OUT_REASONS, type LeftOutReason, labelOfLeftOutReason } from './leftOutReasons';
export { LEGAL_BASES, type LegalBasis, labelOfLegalBasis } from './legalBases';
export { labelOfMonthState, MONTH_STATES, type MonthState } from './monthStates';
export { labelOfNominaFile, NOMINA_FILES, type NominaFile } from './nominaFiles';
export {
  labelOfNominaState,
  NOMINA_STATES,
  type NominaProgress,
  type NominaState,
  nominaProgressText,
  nominaTitle,
} from './nominaStates';
export { isIn, labelIn, type Option } from './option';
export { labelOfPeopleKind, PEOPLE_KINDS, type PeopleKind } from './peopleKinds';
export {
  labelOfPersonalDataKind,
  PERSONAL_DATA_KINDS,
  type PersonalDataKind,
} from './personalDataKinds';
export { labelOfPersonState, PERSON_STATES, type PersonState } from './personStates';
export { DUE_SOON_DAYS, labelOfProjectDue, PROJECT_DUES, type ProjectDue } from './projectDues';
export { labelOfProjectType, PROJECT_TYPES, type ProjectTypeId } from './projectTypes';
export { labelOfReadThing, READ_THINGS, type ReadThing } from './readThings';
export { labelOfRefusalReason, REFUSAL_REASONS, type RefusalReason } from './refusalReasons';
export { ROLE_OPTIONS } from './roles';
export {
  labelOfSharedDocumentKind,
  SHARED_DOCUMENT_KINDS,
  type SharedDocumentKind,
} from './sharedDocumentKinds';
export {
  labelOfSharedDocumentState,
  SHARED_DOCUMENT_STATES,
  type SharedDocumentState,
  sharedDocumentState,
} from './sharedDocumentStates';
export { labelOfSiiState, SII_STATES, type SiiState } from './siiStates';
export { labelOfStatusStage, STATUS_STAGES, type StatusStage } from './statusStages';
export { labelOfVocalTone, VOCAL_TONES, type VocalTone } from './vocalTones';
export { labelOfVoiceScope, VOICE_SCOPES, type VoiceScope } from './voiceScopes';
export { labelOfWithholder, WITHHOLDERS, type Withholder } from './withholders';
export {
  labelOfWorkOrderDue,
  labelOfWorkOrderWait,
  UNANSWERED_DAYS,
  WORK_ORDER_DUES,
  WORK_ORDER_WAITS,
  type WorkOrderDue,
  type WorkOrderWait,
} from './workOrderDues';
export {
  labelOfWorkOrderState,
  OPEN_ORDER_STATES,
  WORK_ORDER_STATES,
  type WorkOrderState,
} from './workOrderStates';
export {
  coversRoles,
  labelOfWorkOrderType,
  WORK_ORDER_TYPES,
  type WorkOrderTypeId,
  workOrderTitle,
} from './workOrderTypes';
export { labelOfYesNo, YES_NO, type YesNo } from './yesNo';
