import type { TreatmentKey } from '../src/office/privacy/keys';

/** The columns of a table by the treatment that covers them, in words apart by blanks; `none` are those that tell nothing of a person. */
type Covering = Readonly<Partial<Record<TreatmentKey | 'none', string>>>;

/** A table of what the studio itself is and makes: all of its columns, so that a new one is decided here too. */
const none = (columns: string): Covering => ({ none: columns });

/**
 * Which treatment tells people of each column of the database. A new column is in no treatment until somebody decides here: then the
 * privacy notice has to tell of it, too.
 */
export const COVERED: Readonly<Record<string, Covering>> = {
  users: {
    account:
      'id email first_name last_name role rut rut_number password_hash contested activated_at deactivated_at invited_at invitation_withdrawn_at is_blocked last_access_at last_access_order state searched created_at updated_at email_updated_at',
    'data-sheet':
      'country passport gender birth_date phone address personal_updated_at bank_asked_at boleta_pdf_asked_at boletas_asked_at',
    minors: 'representative_name representative_rut representative_relation representative_contact',
    sensitive: 'community disability',
    payments: 'bank account_type account_number holder_rut account_holder_name bank_updated_at',
  },
  consents: {
    consents:
      'id user_id purpose statement version given_at given_from withdrawn_at is_replaced voice_scope voice_project voice_project_title voice_territory voice_from voice_until voice_document',
  },
  sessions: { account: 'id user_id token_hash created_at last_used_at expires_at browser' },
  known_browsers: { 'access-security': 'user_id token_hash last_used_at' },
  links: { account: 'id user_id purpose token_hash created_at expires_at used_at email_change_id' },
  email_changes: {
    account: 'id user_id email is_by_studio reason asked_at expires_at ended_at is_confirmed',
  },
  state_changes: { account: 'id actor_id at active undone_at' },
  changed_states: { account: 'change_id user_id deactivated_at' },
  download_links: { account: 'token_hash session_id entity entity_id expires_at' },
  idempotency_keys: { account: 'user_id key request_hash answer expires_at' },
  seen_notices: { account: 'user_id version seen_at' },
  limits: { 'access-security': 'key count resets_at' },
  mails: {
    mails:
      'id kind address user_id document_id boleta_id nomina_id email_change_id breach_mail_id consent_id data_request_draft_id data_request_letter_id is_urgent attempts failure request_id created_at due_at done_at',
  },
  // To whom the studio wrote about a breach: the proof that it did.
  breach_mail_people: { history: 'breach_mail_id user_id' },
  data_requests: {
    requests:
      'id kind name email detail user_id proved_by state received_at due_on is_extended reason answer answered_at updated_at searched',
  },
  data_request_letters: {
    requests: 'id request_id subject text digest written_at written_by delivered_at',
  },
  data_blocks: { requests: 'request_id user_id since ended_at ended_by end_reason' },
  data_request_drafts: {
    requests: 'id kind name email detail token_hashes request_id created_at expires_at',
  },
  audit: { history: 'id at actor_id action entity entity_id changes' },
  applications: {
    applications:
      'id user_id applicant_to age country rut passport phone address community disability voice_training singing_experience singing_detail experiences vocal_tone vocal_age_range state note created_at updated_at submitted_at decided_at',
  },
  reels: { applications: 'application_id n key name size digest' },
  reel_pieces: { applications: 'application_id start size key digest created_at' },
  vocal_profiles: {
    voice:
      'user_id application_id reels_of applicant_types vocal_tone vocal_age_range vocal_age_from vocal_age_to singing singing_detail note edited_at updated_at',
  },
  participations: {
    work: 'id person_id project_id character_id type_id status_id chapters loops_planned loops_done searched',
  },
  appearances: { work: 'id chapter_id character_id person_id loops_planned loops_done updated_at' },
  characters: { work: 'person_id', none: 'id project_id name type created_at updated_at deleted_at' },
  work_orders: {
    work: 'id number number_order name_now type_id chapter_id chapter_number chapter_title project_id project_title project_now season house_number person_id person_name start_date due_date due_order amount amount_issued amount_reason notes answer_note finish_note void_reason state is_replaced replaces created_at updated_at issued_at answered_at finished_at voided_at deleted_at searched voices',
  },
  work_order_lines: { work: 'work_order_id position appearance_id character_name character_type loops' },
  documents: {
    work: 'id user_id kind title project state date file_name size key work_order_id boleta_id shared_document_id read_at created_at updated_at searched',
  },
  shared_document_people: { work: 'shared_document_id user_id document_id read_at withdrawn_at' },
  shared_documents: {
    work: 'id kind title project_id project_title chapter_id is_for_cast ends_on file_name key size created_at updated_at deleted_at searched',
  },
  archived_papers: {
    payments:
      'id kind title number name rut amount order_numbers retention net paid_on nomina_id state date keep_until size key archived_at searched',
  },
  boletas: {
    payments:
      'id work_order_id issued_order amount_order order_number order_numbers order_amount order_day others parts_differ person_id person_name person_rut rut_number name_now project_id project_title project_now season house_number kind folio issued_on gross withheld_by expected_retention retention net differs reading_differs digest reason state sii_state sii_on nomina_id created_at updated_at uploaded_at searched',
  },
  annulled_boletas: {
    payments:
      'id boleta_id document_id person_id person_name person_rut kind folio issued_on gross withheld_by retention net orders digest annulled_on reason',
  },
  boleta_orders: {
    payments:
      'boleta_id work_order_id position part awaited_id awaited_since house_number project_id project_title season',
  },
  boleta_readings: { payments: 'id annulled_id boleta_id kind is_annulled fields checks reasons read_at' },
  regularizations: {
    payments: 'boleta_id person_id annulled_on reason noted_at settled_at settled_by settled_why',
  },
  nominas: {
    payments:
      'id state boletas gross retention total paid_on paid_order void_reason answered_at created_at updated_at searched',
  },
  nomina_lines: {
    payments:
      'id nomina_id boleta_id folio issued_on gross retention net withheld_by paid_on order_number order_numbers person_id person_name person_rut project_id project_title season house_number',
  },
  nomina_line_orders: {
    payments:
      'line_id position order_number gross retention net project_id project_title season house_number',
  },
  nomina_files: {
    payments:
      'id nomina_id charge_account_id charge_account agreement template studio_rut pay_day made_at kept_at',
  },
  nomina_transfers: {
    payments:
      'file_id position person_id person_name holder_name holder_rut bank bank_name bank_rut account_type account_number email net memo documents answer answer_reason answered_at',
  },
  sii_sheets: {
    payments:
      'id month kind file_name digest boletas gross retention net is_current replaces uploaded_at uploaded_by',
  },
  sii_sheet_lines: {
    payments: 'sheet_id row folio issued_on annulled_on state rut_number name is_society gross retention net',
  },
  closed_months: {
    payments: 'month state sums closed_at closed_by reopened_at reopened_by reopen_reason updated_at',
  },
  bank_answer_columns: none('bank typed updated_at'),
  banks: none('id code name rut is_active merged_into updated_at'),
  boleta_notice: none('id shown_from shown_until updated_at'),
  breaches: none(
    'id title what since found_on data_kinds people_kinds has_children people_count effects measures agency_on updated_at',
  ),
  breach_mails: none('id breach_id text people sent_at'),
  catalogue_entries: none('id kind label stage position archived_at updated_at'),
  chapters: none(
    'id project_id number title duration_seconds due_date due_order status_id created_at updated_at deleted_at searched',
  ),
  // The studio's own accounts.
  charge_accounts: none('id name bank account agreement template updated_at'),
  // Names of stored files, which tell nothing.
  discarded_blobs: none('key due_at'),
  file_links: none('key entity entity_id'),
  holidays: none('id day name kind updated_at'),
  privacy_notices: none('version sections is_new_meaning summary published_at'),
  // The person who answers for the studio is named to everybody, by law.
  privacy_settings: none('id representative address email security updated_at'),
  projects: none(
    'id title season house_number type_id status_id client_id signal_id created_at updated_at deleted_at searched',
  ),
  purge_runs: none('id ran_at removed removed_at'),
  retention_rates: none('year rate updated_at'),
  running_backups: none('id until'),
  studio_settings: none('id name rut f29_due_day updated_at'),
  treatments: none(
    'id key name purpose data_kinds people_kinds basis basis_detail recipients transfers kept_months kept_from source updated_at',
  ),
  work_order_numbers: none('last only_row'),
};
