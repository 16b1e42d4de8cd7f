export { isDay } from '../days/days';
export { isCommonPassword } from '../rules/commonPasswords';
export { chileFirst, identityField, withCountry } from '../rules/country';
export { EMAIL_MAX_LENGTH, email, isEmail } from '../rules/emailRule';
export { file, files } from '../rules/fileRules';
export * from '../rules/messages';
export { FIRST_NAME, LAST_NAME, NAME_MAX_LENGTH } from '../rules/names';
export {
  NEW_PASSWORD,
  PASSWORD_CONFIRMATION,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
} from '../rules/newPassword';
export { hasPhoneDigits, PHONE_DIGITS, rutBodyHint } from '../rules/onboardingHints';
export {
  accepted,
  checkForm,
  type FieldRule,
  type FormErrors,
  type FormRules,
  filled,
  isBlank,
  required,
  when,
} from '../rules/rules';
export {
  countCharacters,
  LONG_TEXT_MAX,
  longText,
  matches,
  maxLength,
  minLength,
  SHORT_TEXT_MAX,
  shortText,
} from '../rules/textRules';
export { chosen, day, dayFrom, rut, wholeNumber } from '../rules/valueRules';
export {
  APPLICATION_REVIEW_INITIAL,
  type ApplicationReviewValues,
  validateApplicationReview,
} from './applicationReview';
export {
  BOLETA_REGULARIZING_INITIAL,
  BOLETA_REJECTION_INITIAL,
  BOLETA_REOPENING_INITIAL,
  type BoletaRegularizingValues,
  type BoletaRejectionValues,
  type BoletaReopeningValues,
  validateBoletaRegularizing,
  validateBoletaRejection,
  validateBoletaReopening,
  validateBoletaUnregularizing,
} from './boletaMoves';
export {
  BOLETA_UPLOAD_INITIAL,
  type BoletaUploadValues,
  FOLIO_MAX,
  validateBoletaUpload,
} from './boletaUpload';
export { BTE_UPLOAD_INITIAL, type BteUploadValues, validateBteUpload } from './bteUpload';
export {
  CATALOGUE_ENTRY_INITIAL,
  CATALOGUE_LABEL_MAX,
  type CatalogueEntryValues,
  hasStage,
  type RetentionRateValues,
  validateCatalogueEntry,
  validateRetentionRate,
} from './catalogueEntry';
export { CHANGE_PASSWORD_INITIAL, type ChangePasswordValues, validateChangePassword } from './changePassword';
export { CHAPTER_INITIAL, type ChapterValues, validateChapter } from './chapter';
export {
  CHAPTER_RUN_INITIAL,
  CHAPTER_RUN_MAX,
  type ChapterRunValues,
  dayAfter,
  validateChapterRun,
} from './chapterRun';
export {
  CHARACTER_INITIAL,
  type CharacterValues,
  LOOPS_INVALID,
  LOOPS_MAX,
  validateCharacter,
  validateLoops,
} from './character';
export { durationSeconds, durationText } from './duration';
export {
  EMAIL_CHANGE_HOURS,
  OWN_EMAIL_INITIAL,
  type OwnEmailValues,
  PERSON_EMAIL_INITIAL,
  type PersonEmailValues,
  validateOwnEmail,
  validatePersonEmail,
} from './emailChange';
export { hasValidIdentity } from './identity';
export {
  INVITATION_DAYS,
  INVITATION_INITIAL,
  type InvitationValues,
  validateInvitation,
} from './invitation';
export { LOGIN_INITIAL, type LoginValues, validateLogin } from './login';
export {
  MONTH_REOPENING_INITIAL,
  type MonthReopeningValues,
  validateMonthReopening,
} from './monthReopening';
export {
  NOMINA_PAYMENT_INITIAL,
  NOMINA_REASON_INITIAL,
  type NominaPaymentValues,
  type NominaReasonValues,
  type PaymentDays,
  validateNominaPayment,
  validateNominaReason,
} from './nominaPayment';
export {
  ONBOARDING_MEDIA_INITIAL,
  type OnboardingMediaValues,
  validateOnboardingMedia,
} from './onboardingMedia';
export {
  ONBOARDING_PERSONAL_INITIAL,
  type OnboardingPersonalValues,
  validateApplicationPersonal,
  validateOnboardingPersonal,
} from './onboardingPersonal';
export {
  ONBOARDING_SINGING_INITIAL,
  type OnboardingSingingValues,
  validateOnboardingSinging,
} from './onboardingSinging';
export {
  EMPTY_EXPERIENCE,
  EXPERIENCE_INCOMPLETE,
  EXPERIENCES_MAX,
  type ExperienceEntry,
  type ExperienceErrors,
  ONBOARDING_VOICE_INITIAL,
  type OnboardingVoiceErrors,
  type OnboardingVoiceValues,
  validateOnboardingVoice,
} from './onboardingVoice';
export {
  CORRECTION_REASON_MAX,
  type PersonCorrectionValues,
  validatePersonCorrection,
} from './personCorrection';
export {
  cuentaRutOf,
  hasOtherHolder,
  isOthersAccount,
  mendedAccountNumber,
  missingBankFields,
  PROFILE_BANK_INITIAL,
  type ProfileBankValues,
  validateProfileBank,
} from './profileBank';
export {
  type ProfileCompleteness,
  type ProfileField,
  profileCompleteness,
} from './profileCompleteness';
export {
  FIRST_BIRTH_DAY,
  PROFILE_PERSONAL_INITIAL,
  type ProfilePersonalValues,
  validateProfilePersonal,
} from './profilePersonal';
export { PROFILE_LABELS, type ProfileSheetField, profileText } from './profileText';
export { PROJECT_INITIAL, type ProjectValues, validateProject } from './project';
export {
  RECOVER_INITIAL,
  type RecoverValues,
  validateRecover,
  validateResendActivation,
} from './recover';
export { REGISTER_INITIAL, type RegisterValues, validateRegister } from './register';
export {
  RECIPIENTS_MAX,
  SHARED_DOCUMENT_INITIAL,
  type SharedDocumentValues,
  validateSharedDocument,
} from './sharedDocument';
export {
  VOCAL_PROFILE_INITIAL,
  VOCAL_PROFILE_LABELS,
  type VocalProfileValues,
  validateVocalProfile,
} from './vocalProfile';
export {
  OWN_VOICE_CONSENT_INITIAL,
  type OwnVoiceConsentValues,
  VOICE_CONSENT_INITIAL,
  type VoiceConsentValues,
  validateOwnVoiceConsent,
  validateVoiceConsent,
} from './voiceConsent';
export {
  AMOUNT_MAX,
  validateWorkOrder,
  validateWorkOrderDraft,
  WORK_ORDER_INITIAL,
  WORK_ORDER_LINES_MAX,
  type WorkOrderErrors,
  type WorkOrderLineErrors,
  type WorkOrderLineValues,
  type WorkOrderValues,
} from './workOrder';
export {
  FINISHED_AT_ONCE,
  firstLoopsDone,
  isOverPlanned,
  type LoopsDoneValues,
  validateWorkOrderFinish,
  type WorkOrderFinishErrors,
  type WorkOrderFinishValues,
} from './workOrderFinish';
export {
  RECASTS,
  type Recast,
  validateWorkOrderAnswer,
  validateWorkOrderVoid,
  WHY_MAX,
  WHY_MIN,
  WORK_ORDER_VOID_INITIAL,
  type WorkOrderAnswerValues,
  type WorkOrderVoidValues,
} from './workOrderMoves';
