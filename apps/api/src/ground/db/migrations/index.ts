import type { Migration } from 'kysely/migration';
import * as accounts from './2026-11-20-accounts';
import * as profiles from './2026-11-20-profiles';
import * as uploads from './2026-11-20-uploads';
import * as accountLinks from './2026-11-22-account-links';
import * as idempotencyKeys from './2026-11-22-idempotency-keys';
import * as knownBrowsers from './2026-11-22-known-browsers';
import * as resumableReels from './2026-11-22-resumable-reels';
import * as textSearch from './2026-11-22-text-search';
import * as uniqueRut from './2026-11-22-unique-rut';
import * as workPaperArchive from './2026-11-22-work-paper-archive';
import * as audit from './2026-11-23-audit';
import * as listIndexes from './2026-11-23-list-indexes';
import * as peopleIndexes from './2026-11-23-people-indexes';
import * as projects from './2026-11-23-projects';
import * as cast from './2026-11-23-projects-cast';
import * as sessionBrowsers from './2026-11-23-session-browsers';
import * as storedFiles from './2026-11-23-stored-files';
import * as studioLists from './2026-11-23-studio-lists';
import * as applicationDecisions from './2026-11-24-application-decisions';
import * as chaptersDue from './2026-11-24-chapters-due';
import * as vocalProfiles from './2026-11-24-vocal-profiles';
import * as whoIsActive from './2026-11-24-who-is-active';
import * as whoSentApplications from './2026-11-24-who-sent-applications';
import * as workOrders from './2026-11-25-work-orders';
import * as boletas from './2026-11-26-boletas';
import * as nominas from './2026-11-27-nominas';
import * as sharedDocuments from './2026-11-27-shared-documents';
import * as replacedOrders from './2026-11-28-replaced-orders';
import * as accountHolder from './2026-11-29-account-holder';
import * as boletaDays from './2026-11-29-boleta-days';
import * as boletaNotice from './2026-11-29-boleta-notice';
import * as chaptersList from './2026-11-29-chapters-list';
import * as finishedOrders from './2026-11-29-finished-orders';
import * as mailOrder from './2026-11-29-mail-order';
import * as nominaPapers from './2026-11-29-nomina-papers';
import * as projectNames from './2026-11-29-project-names';
import * as replacedOnceIssued from './2026-11-29-replaced-once-issued';
import * as sameNames from './2026-11-29-same-names';
import * as withdrawnInvitations from './2026-11-29-withdrawn-invitations';
import * as boletaPapers from './2026-11-30-boleta-papers';
import * as emailChanges from './2026-11-30-email-changes';
import * as orderPapers from './2026-11-30-order-papers';
import * as rutsOfBoletas from './2026-11-30-ruts-of-boletas';
import * as boletaOrders from './2026-12-01-boleta-orders';
import * as nominaLineOrders from './2026-12-01-nomina-line-orders';
import * as regularizations from './2026-12-01-regularizations';
import * as studio from './2026-12-02-studio';
import * as studioBanks from './2026-12-02-studio-banks';
import * as transferAnswers from './2026-12-02-transfer-answers';
import * as transferFiles from './2026-12-02-transfer-files';
import * as boletaReadings from './2026-12-03-boleta-readings';
import * as readingDiffers from './2026-12-03-reading-differs';
import * as siiSheets from './2026-12-04-sii-sheets';
import * as closedMonths from './2026-12-05-closed-months';
import * as yearClose from './2026-12-05-year-close';
import * as paymentsWithoutData from './2026-12-06-payments-without-data';
import * as answeredNominas from './2026-12-07-answered-nominas';
import * as paidLines from './2026-12-08-paid-lines';
import * as settledWhy from './2026-12-08-settled-why';
import * as annulledDigests from './2026-12-09-annulled-digests';
import * as sheetStates from './2026-12-09-sheet-states';
import * as firstRuts from './2026-12-10-first-ruts';
import * as boletasPaidByBank from './2026-12-11-boletas-paid-by-bank';
import * as mailRequests from './2026-12-12-mail-requests';
import * as runningBackups from './2026-12-12-running-backups';
import * as privacy from './2026-12-13-privacy';
import * as consentsLedger from './2026-12-14-consents-ledger';
import * as breaches from './2026-12-15-breaches';
import * as representatives from './2026-12-18-representatives';
import * as voices from './2026-12-20-voices';
import * as readingsIndex from './2026-12-21-readings-index';
import * as dataRequests from './2026-12-22-data-requests';
import * as minorPapers from './2026-12-23-minor-papers';
import * as dataBlocks from './2026-12-24-data-blocks';

/** All migrations by name, in the order of their names. A released migration must never change. */
export const migrations: Readonly<Record<string, Migration>> = {
  '2026-11-20-accounts': accounts,
  '2026-11-20-profiles': profiles,
  '2026-11-20-uploads': uploads,
  '2026-11-22-account-links': accountLinks,
  '2026-11-22-idempotency-keys': idempotencyKeys,
  '2026-11-22-known-browsers': knownBrowsers,
  '2026-11-22-resumable-reels': resumableReels,
  '2026-11-22-text-search': textSearch,
  '2026-11-22-unique-rut': uniqueRut,
  '2026-11-22-work-paper-archive': workPaperArchive,
  '2026-11-23-audit': audit,
  '2026-11-23-list-indexes': listIndexes,
  '2026-11-23-people-indexes': peopleIndexes,
  '2026-11-23-projects': projects,
  '2026-11-23-projects-cast': cast,
  '2026-11-23-session-browsers': sessionBrowsers,
  '2026-11-23-stored-files': storedFiles,
  '2026-11-23-studio-lists': studioLists,
  '2026-11-24-application-decisions': applicationDecisions,
  '2026-11-24-chapters-due': chaptersDue,
  '2026-11-24-vocal-profiles': vocalProfiles,
  '2026-11-24-who-is-active': whoIsActive,
  '2026-11-24-who-sent-applications': whoSentApplications,
  '2026-11-25-work-orders': workOrders,
  '2026-11-26-boletas': boletas,
  '2026-11-27-nominas': nominas,
  '2026-11-27-shared-documents': sharedDocuments,
  '2026-11-28-replaced-orders': replacedOrders,
  '2026-11-29-account-holder': accountHolder,
  '2026-11-29-boleta-days': boletaDays,
  '2026-11-29-boleta-notice': boletaNotice,
  '2026-11-29-chapters-list': chaptersList,
  '2026-11-29-finished-orders': finishedOrders,
  '2026-11-29-mail-order': mailOrder,
  '2026-11-29-nomina-papers': nominaPapers,
  '2026-11-29-project-names': projectNames,
  '2026-11-29-replaced-once-issued': replacedOnceIssued,
  '2026-11-29-same-names': sameNames,
  '2026-11-29-withdrawn-invitations': withdrawnInvitations,
  '2026-11-30-boleta-papers': boletaPapers,
  '2026-11-30-email-changes': emailChanges,
  '2026-11-30-order-papers': orderPapers,
  '2026-11-30-ruts-of-boletas': rutsOfBoletas,
  '2026-12-01-boleta-orders': boletaOrders,
  '2026-12-01-nomina-line-orders': nominaLineOrders,
  '2026-12-01-regularizations': regularizations,
  '2026-12-02-studio': studio,
  '2026-12-02-studio-banks': studioBanks,
  '2026-12-02-transfer-answers': transferAnswers,
  '2026-12-02-transfer-files': transferFiles,
  '2026-12-03-boleta-readings': boletaReadings,
  '2026-12-03-reading-differs': readingDiffers,
  '2026-12-04-sii-sheets': siiSheets,
  '2026-12-05-closed-months': closedMonths,
  '2026-12-05-year-close': yearClose,
  '2026-12-06-payments-without-data': paymentsWithoutData,
  '2026-12-07-answered-nominas': answeredNominas,
  '2026-12-08-paid-lines': paidLines,
  '2026-12-08-settled-why': settledWhy,
  '2026-12-09-annulled-digests': annulledDigests,
  '2026-12-09-sheet-states': sheetStates,
  '2026-12-10-first-ruts': firstRuts,
  '2026-12-11-boletas-paid-by-bank': boletasPaidByBank,
  '2026-12-12-mail-requests': mailRequests,
  '2026-12-12-running-backups': runningBackups,
  '2026-12-13-privacy': privacy,
  '2026-12-14-consents-ledger': consentsLedger,
  '2026-12-15-breaches': breaches,
  '2026-12-18-representatives': representatives,
  '2026-12-20-voices': voices,
  '2026-12-21-readings-index': readingsIndex,
  '2026-12-22-data-requests': dataRequests,
  '2026-12-23-minor-papers': minorPapers,
  '2026-12-24-data-blocks': dataBlocks,
};
