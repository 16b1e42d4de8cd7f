/** The treatments that the portal itself names. Their rows are made by a migration, and cannot be removed. */
export type TreatmentKey =
  | 'account'
  | 'access-security'
  | 'applications'
  | 'consents'
  | 'data-sheet'
  | 'minors'
  | 'sensitive'
  | 'voice'
  | 'work'
  | 'payments'
  | 'mails'
  | 'requests'
  | 'history';
