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
