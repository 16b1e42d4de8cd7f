export {
  BREACH_AUDIENCES,
  BREACH_INITIAL,
  BREACH_MAIL_MAX,
  BREACH_PEOPLE_MAX,
  type BreachAudience,
  type BreachMailValues,
  type BreachValues,
  breachMailText,
  reasonsToTell,
  validateBreach,
  validateBreachMail,
} from './breach';
export {
  missingForNotice,
  NOTICE_PUBLISHING_INITIAL,
  type NoticeFact,
  type NoticePublishingValues,
  type NoticeSection,
  type NoticeSource,
  noticeSections,
  validateNoticePublishing,
} from './notice';
export { type PrivacySettingsValues, validatePrivacySettings } from './settings';
export {
  KEPT_MONTHS_MAX,
  keepingText,
  keepsTo,
  TREATMENT_INITIAL,
  type TreatmentValues,
  validateTreatment,
} from './treatment';
