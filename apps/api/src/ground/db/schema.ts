import type {
  ChangedStatesTable,
  ConsentsTable,
  EmailChangesTable,
  KnownBrowsersTable,
  LimitsTable,
  LinksTable,
  SessionsTable,
  StateChangesTable,
  UsersTable,
} from './tables/accounts';
import type { ApplicationsTable, ReelPiecesTable, ReelsTable } from './tables/applications';
import type { RunningBackupsTable } from './tables/backups';
import type { BankAnswerColumnsTable, BanksTable, ChargeAccountsTable } from './tables/banks';
import type {
  AnnulledBoletasTable,
  BoletaOrdersTable,
  BoletaReadingsTable,
  BoletasTable,
  RegularizationsTable,
} from './tables/boletas';
import type { BreachesTable, BreachMailPeopleTable, BreachMailsTable } from './tables/breaches';
import type { AppearancesTable, ChaptersTable, CharactersTable, ParticipationsTable } from './tables/cast';
import type {
  DataBlocksTable,
  DataRequestDraftsTable,
  DataRequestLettersTable,
  DataRequestsTable,
} from './tables/dataRequests';
import type {
  ArchivedPapersTable,
  DiscardedBlobsTable,
  DocumentsTable,
  DownloadLinksTable,
  FileLinksTable,
} from './tables/documents';
import type { IdempotencyKeysTable } from './tables/edits';
import type { AuditTable } from './tables/history';
import type { MailsTable } from './tables/mails';
import type { ClosedMonthsTable } from './tables/months';
import type {
  NominaFilesTable,
  NominaLineOrdersTable,
  NominaLinesTable,
  NominasTable,
  NominaTransfersTable,
} from './tables/nominas';
import type {
  PrivacyNoticesTable,
  PrivacySettingsTable,
  PurgeRunsTable,
  SeenNoticesTable,
  TreatmentsTable,
} from './tables/privacy';
import type {
  BoletaNoticeTable,
  CatalogueEntriesTable,
  ProjectsTable,
  RetentionRatesTable,
} from './tables/projects';
import type { SharedDocumentPeopleTable, SharedDocumentsTable } from './tables/sharedDocuments';
import type { SiiSheetLinesTable, SiiSheetsTable } from './tables/siiSheets';
import type { HolidaysTable, StudioSettingsTable } from './tables/studio';
import type { VocalProfilesTable } from './tables/vocalProfiles';
import type { WorkOrderLinesTable, WorkOrderNumbersTable, WorkOrdersTable } from './tables/workOrders';

/** All tables. */
export interface Schema {
  running_backups: RunningBackupsTable;
  users: UsersTable;
  consents: ConsentsTable;
  sessions: SessionsTable;
  known_browsers: KnownBrowsersTable;
  links: LinksTable;
  email_changes: EmailChangesTable;
  state_changes: StateChangesTable;
  changed_states: ChangedStatesTable;
  mails: MailsTable;
  limits: LimitsTable;
  applications: ApplicationsTable;
  reels: ReelsTable;
  reel_pieces: ReelPiecesTable;
  vocal_profiles: VocalProfilesTable;
  documents: DocumentsTable;
  archived_papers: ArchivedPapersTable;
  file_links: FileLinksTable;
  download_links: DownloadLinksTable;
  audit: AuditTable;
  discarded_blobs: DiscardedBlobsTable;
  catalogue_entries: CatalogueEntriesTable;
  retention_rates: RetentionRatesTable;
  boleta_notice: BoletaNoticeTable;
  studio_settings: StudioSettingsTable;
  holidays: HolidaysTable;
  banks: BanksTable;
  charge_accounts: ChargeAccountsTable;
  bank_answer_columns: BankAnswerColumnsTable;
  projects: ProjectsTable;
  chapters: ChaptersTable;
  characters: CharactersTable;
  appearances: AppearancesTable;
  participations: ParticipationsTable;
  work_orders: WorkOrdersTable;
  work_order_lines: WorkOrderLinesTable;
  work_order_numbers: WorkOrderNumbersTable;
  boletas: BoletasTable;
  boleta_orders: BoletaOrdersTable;
  annulled_boletas: AnnulledBoletasTable;
  boleta_readings: BoletaReadingsTable;
  regularizations: RegularizationsTable;
  nominas: NominasTable;
  closed_months: ClosedMonthsTable;
  nomina_lines: NominaLinesTable;
  nomina_line_orders: NominaLineOrdersTable;
  nomina_files: NominaFilesTable;
  nomina_transfers: NominaTransfersTable;
  sii_sheets: SiiSheetsTable;
  sii_sheet_lines: SiiSheetLinesTable;
  shared_documents: SharedDocumentsTable;
  shared_document_people: SharedDocumentPeopleTable;
  idempotency_keys: IdempotencyKeysTable;
  treatments: TreatmentsTable;
  breaches: BreachesTable;
  breach_mails: BreachMailsTable;
  breach_mail_people: BreachMailPeopleTable;
  data_requests: DataRequestsTable;
  data_blocks: DataBlocksTable;
  data_request_letters: DataRequestLettersTable;
  data_request_drafts: DataRequestDraftsTable;
  privacy_settings: PrivacySettingsTable;
  privacy_notices: PrivacyNoticesTable;
  seen_notices: SeenNoticesTable;
  purge_runs: PurgeRunsTable;
}
