import { accountRouter } from './account';
import { accountStatesRouter } from './accountStates';
import { accountsRouter } from './accounts';
import { applicationReviewRouter } from './applicationReview';
import { applicationsRouter } from './applications';
import { archiveRouter } from './archive';
import { authRouter } from './auth';
import { bankTablesRouter } from './bankTables';
import { binRouter } from './bin';
import { boletaApprovalsRouter } from './boletaApprovals';
import { boletasRouter } from './boletas';
import { breachesRouter } from './breaches';
import { bteRouter } from './bte';
import { castRouter } from './cast';
import { castImportRouter } from './castImport';
import { cataloguesRouter } from './catalogues';
import { chaptersRouter } from './chapters';
import { charactersRouter } from './characters';
import { consentsRouter } from './consents';
import { dataReadingsRouter } from './dataReadings';
import { dataRequestsRouter } from './dataRequests';
import { documentsRouter } from './documents';
import { emailChangeRouter } from './emailChange';
import { erasureRouter } from './erasure';
import { experiencesRouter } from './experiences';
import { exportRouter } from './export';
import { filesRouter } from './files';
import { healthRouter } from './health';
import { historyRouter } from './history';
import { mailsRouter } from './mails';
import { monthsRouter } from './months';
import { nominaAnswersRouter } from './nominaAnswers';
import { nominasRouter } from './nominas';
import { orderMovesRouter } from './orderMoves';
import { ownProfileRouter } from './ownProfile';
import { paymentsRouter } from './payments';
import { pendingRouter } from './pending';
import { peopleRouter } from './people';
import { personRouter } from './person';
import { privacyRouter } from './privacy';
import { projectsRouter } from './projects';
import { reelsRouter } from './reels';
import { sessionsRouter } from './sessions';
import { sharedDocumentsRouter } from './sharedDocuments';
import { siiSheetsRouter } from './siiSheets';
import { studioRouter } from './studio';
import { vocalProfileRouter } from './vocalProfile';
import { workOrdersRouter } from './workOrders';
import { yearsRouter } from './years';

/** The API: the routes of each resource. */
const routers = {
  health: healthRouter,
  auth: { ...authRouter, ...sessionsRouter },
  account: accountRouter,
  ownProfile: ownProfileRouter,
  export: exportRouter,
  erasure: erasureRouter,
  consents: consentsRouter,
  emailChange: emailChangeRouter,
  applications: { ...applicationsRouter, ...applicationReviewRouter, ...reelsRouter },
  documents: documentsRouter,
  files: filesRouter,
  archive: archiveRouter,
  bin: binRouter,
  catalogues: { ...cataloguesRouter, ...studioRouter, ...bankTablesRouter },
  projects: projectsRouter,
  chapters: chaptersRouter,
  characters: charactersRouter,
  cast: { ...castRouter, ...peopleRouter },
  castImport: castImportRouter,
  experiences: experiencesRouter,
  workOrders: { ...workOrdersRouter, ...orderMovesRouter },
  boletas: { ...boletasRouter, ...boletaApprovalsRouter },
  bte: bteRouter,
  nominas: { ...nominasRouter, ...nominaAnswersRouter },
  siiSheets: siiSheetsRouter,
  months: monthsRouter,
  years: yearsRouter,
  payments: paymentsRouter,
  sharedDocuments: sharedDocumentsRouter,
  history: historyRouter,
  accounts: { ...accountsRouter, ...accountStatesRouter },
  person: personRouter,
  vocalProfile: vocalProfileRouter,
  pending: pendingRouter,
  privacy: privacyRouter,
  breaches: breachesRouter,
  mails: mailsRouter,
  dataReadings: dataReadingsRouter,
  dataRequests: dataRequestsRouter,
};

/** @see routers */
export type Routers = typeof routers;

type Joined<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? { [Name in keyof All]: All[Name] }
  : never;

/** Every route of the API by the name of its handler. */
export const routes: Joined<Routers[keyof Routers]> = Object.assign({}, ...Object.values(routers));
