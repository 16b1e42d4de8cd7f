import { OpenAPIHono, type RouteHandler } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { Authenticate, GuardEnv, SessionEnv } from './guard';
import { API_MESSAGES, Problem } from './problem';
import { answerError, refuse, unknownPath } from './refusals';
import { routes } from './routes';
import { fieldErrors, speakSpanish } from './spanishIssues';

type Routes = typeof routes;

/**
 * The handler of a route. It gets hono's context with the checked request (`c.req.valid('json')`) and, if the route
 * needs one, the session (`c.get('session')`). It returns `c.json(body, status)` of a stated success or throws a
 * `Problem`.
 */
export type HandlerOf<R extends Routes[keyof Routes]> = RouteHandler<
  R,
  R['access'] extends 'public' ? GuardEnv : SessionEnv
>;

/** One handler per route, under the route's name. */
export type Handlers = { [Name in keyof Routes]: HandlerOf<Routes[Name]> };

/** The parts of {@link createApi}. */
export interface ApiOptions {
  handlers: Handlers;
  authenticate: Authenticate;
  /** Parse every answer by the contract: on in tests, stories and development. @default false */
  checkResponses?: boolean;
  /** Path that the API is served under, without a slash at the end, for example '/api'. @default '' */
  basePath?: string;
  /** Turns an error of a handler into a refusal, if it stands for one: an unreachable database, for example. */
  asProblem?: (error: Error, c: Context<GuardEnv>) => Problem | undefined;
  /** Gets every error that is not a `Problem`, before the answer 500 hides it. */
  onUnexpected?: (error: Error, c: Context) => void;
}

/**
 * The whole HTTP API over the given handlers. It checks requests and enforces access. Every refusal is
 * `{ message, errors?, code? }` in Spanish and never holds a stack or the text of an unexpected error.
 */
export function createApi(options: ApiOptions) {
  const { handlers, authenticate, checkResponses = false, basePath = '' } = options;
  speakSpanish();
  const api = new OpenAPIHono<GuardEnv>({
    // The typed paths do not contain the base path: the client's base address has it.
    getPath: (request) => pathWithin(request.url, basePath),
    defaultHook: (result) => {
      if (!result.success) {
        throw new Problem(422, API_MESSAGES.invalid, { errors: fieldErrors(result.error) });
      }
    },
  });
  api.onError(answerError(options));
  api.notFound((c) => refuse(c, unknownPath(c)));
  api.use(async (c, next) => {
    c.set('api', { authenticate, checkResponses });
    // Every answer is about one person at one moment, so no cache may keep it.
    c.header('Cache-Control', 'no-store');
    await next();
  });

  return (
    api
      .openapi(routes.health, handlers.health)
      .openapi(routes.login, handlers.login)
      .openapi(routes.logout, handlers.logout)
      .openapi(routes.session, handlers.session)
      .openapi(routes.register, handlers.register)
      .openapi(routes.activate, handlers.activate)
      .openapi(routes.resendActivation, handlers.resendActivation)
      .openapi(routes.requestPasswordReset, handlers.requestPasswordReset)
      .openapi(routes.changePassword, handlers.changePassword)
      .openapi(routes.me, handlers.me)
      .openapi(routes.profile, handlers.profile)
      .openapi(routes.updateProfile, handlers.updateProfile)
      .openapi(routes.updatePassword, handlers.updatePassword)
      .openapi(routes.changeOwnEmail, handlers.changeOwnEmail)
      .openapi(routes.resendOwnEmail, handlers.resendOwnEmail)
      .openapi(routes.cancelOwnEmail, handlers.cancelOwnEmail)
      .openapi(routes.confirmEmail, handlers.confirmEmail)
      .openapi(routes.stopEmail, handlers.stopEmail)
      .openapi(routes.listSessions, handlers.listSessions)
      .openapi(routes.closeSession, handlers.closeSession)
      .openapi(routes.closeOtherSessions, handlers.closeOtherSessions)
      .openapi(routes.exportOwnData, handlers.exportOwnData)
      .openapi(routes.linkOwnData, handlers.linkOwnData)
      .openapi(routes.erasure, handlers.erasure)
      .openapi(routes.eraseAccount, handlers.eraseAccount)
      .openapi(routes.ownApplication, handlers.ownApplication)
      .openapi(routes.createApplication, handlers.createApplication)
      .openapi(routes.putReel, handlers.putReel)
      .openapi(routes.reelProgress, handlers.reelProgress)
      .openapi(routes.submitApplication, handlers.submitApplication)
      .openapi(routes.listApplications, handlers.listApplications)
      .openapi(routes.applicationsCsv, handlers.applicationsCsv)
      .openapi(routes.readApplication, handlers.readApplication)
      .openapi(routes.reviewApplication, handlers.reviewApplication)
      .openapi(routes.linkReel, handlers.linkReel)
      .openapi(routes.listDocuments, handlers.listDocuments)
      .openapi(routes.documentProjects, handlers.documentProjects)
      .openapi(routes.readDocument, handlers.readDocument)
      .openapi(routes.documentFile, handlers.documentFile)
      .openapi(routes.linkDocument, handlers.linkDocument)
      .openapi(routes.linkedFile, handlers.linkedFile)
      .openapi(routes.listArchive, handlers.listArchive)
      .openapi(routes.archiveCsv, handlers.archiveCsv)
      .openapi(routes.archivedFile, handlers.archivedFile)
      .openapi(routes.linkArchived, handlers.linkArchived)
      .openapi(routes.listDeleted, handlers.listDeleted)
      .openapi(routes.catalogues, handlers.catalogues)
      .openapi(routes.createCatalogueEntry, handlers.createCatalogueEntry)
      .openapi(routes.updateCatalogueEntry, handlers.updateCatalogueEntry)
      .openapi(routes.orderCatalogue, handlers.orderCatalogue)
      .openapi(routes.saveRetentionRate, handlers.saveRetentionRate)
      .openapi(routes.saveBoletaNotice, handlers.saveBoletaNotice)
      .openapi(routes.listAllChapters, handlers.listAllChapters)
      .openapi(routes.listProjects, handlers.listProjects)
      .openapi(routes.projectsCsv, handlers.projectsCsv)
      .openapi(routes.createProject, handlers.createProject)
      .openapi(routes.readProject, handlers.readProject)
      .openapi(routes.updateProject, handlers.updateProject)
      .openapi(routes.deleteProject, handlers.deleteProject)
      .openapi(routes.restoreProject, handlers.restoreProject)
      .openapi(routes.readNextSeason, handlers.readNextSeason)
      .openapi(routes.createNextSeason, handlers.createNextSeason)
      .openapi(routes.listChapters, handlers.listChapters)
      .openapi(routes.createChapter, handlers.createChapter)
      .openapi(routes.createChapters, handlers.createChapters)
      .openapi(routes.updateChapter, handlers.updateChapter)
      .openapi(routes.deleteChapter, handlers.deleteChapter)
      .openapi(routes.restoreChapter, handlers.restoreChapter)
      .openapi(routes.listCharacters, handlers.listCharacters)
      .openapi(routes.createCharacter, handlers.createCharacter)
      .openapi(routes.updateCharacter, handlers.updateCharacter)
      .openapi(routes.deleteCharacter, handlers.deleteCharacter)
      .openapi(routes.restoreCharacter, handlers.restoreCharacter)
      .openapi(routes.readCast, handlers.readCast)
      .openapi(routes.addToCast, handlers.addToCast)
      .openapi(routes.editCast, handlers.editCast)
      .openapi(routes.copyCast, handlers.copyCast)
      .openapi(routes.removeFromCast, handlers.removeFromCast)
      .openapi(routes.readMatrix, handlers.readMatrix)
      .openapi(routes.matrixCsv, handlers.matrixCsv)
      .openapi(routes.listWorkOrders, handlers.listWorkOrders)
      .openapi(routes.workOrdersCsv, handlers.workOrdersCsv)
      .openapi(routes.readWorkOrder, handlers.readWorkOrder)
      .openapi(routes.createWorkOrder, handlers.createWorkOrder)
      .openapi(routes.updateWorkOrder, handlers.updateWorkOrder)
      .openapi(routes.deleteWorkOrder, handlers.deleteWorkOrder)
      .openapi(routes.restoreWorkOrder, handlers.restoreWorkOrder)
      .openapi(routes.issueWorkOrder, handlers.issueWorkOrder)
      .openapi(routes.answerWorkOrder, handlers.answerWorkOrder)
      .openapi(routes.finishWorkOrder, handlers.finishWorkOrder)
      .openapi(routes.finishWorkOrders, handlers.finishWorkOrders)
      .openapi(routes.voidWorkOrder, handlers.voidWorkOrder)
      .openapi(routes.replaceWorkOrder, handlers.replaceWorkOrder)
      .openapi(routes.readCastToIssue, handlers.readCastToIssue)
      .openapi(routes.issueForCast, handlers.issueForCast)
      .openapi(routes.listBoletas, handlers.listBoletas)
      .openapi(routes.boletasCsv, handlers.boletasCsv)
      .openapi(routes.boletaTotals, handlers.boletaTotals)
      .openapi(routes.ownBoletas, handlers.ownBoletas)
      .openapi(routes.approveBoletas, handlers.approveBoletas)
      .openapi(routes.undoApprovals, handlers.undoApprovals)
      .openapi(routes.reopenBoleta, handlers.reopenBoleta)
      .openapi(routes.readBoleta, handlers.readBoleta)
      .openapi(routes.uploadBoleta, handlers.uploadBoleta)
      .openapi(routes.approveBoleta, handlers.approveBoleta)
      .openapi(routes.rejectBoleta, handlers.rejectBoleta)
      .openapi(routes.annulBoleta, handlers.annulBoleta)
      .openapi(routes.listNominas, handlers.listNominas)
      .openapi(routes.payableBoletas, handlers.payableBoletas)
      .openapi(routes.paidMonth, handlers.paidMonth)
      .openapi(routes.paidMonthCsv, handlers.paidMonthCsv)
      .openapi(routes.makeNomina, handlers.makeNomina)
      .openapi(routes.readNomina, handlers.readNomina)
      .openapi(routes.bankFile, handlers.bankFile)
      .openapi(routes.removeBoleta, handlers.removeBoleta)
      .openapi(routes.payNomina, handlers.payNomina)
      .openapi(routes.voidNomina, handlers.voidNomina)
      .openapi(routes.askBankData, handlers.askBankData)
      .openapi(routes.listSharedDocuments, handlers.listSharedDocuments)
      .openapi(routes.sharedDocumentsCsv, handlers.sharedDocumentsCsv)
      .openapi(routes.uploadSharedDocument, handlers.uploadSharedDocument)
      .openapi(routes.readSharedDocument, handlers.readSharedDocument)
      .openapi(routes.withdrawSharedDocument, handlers.withdrawSharedDocument)
      .openapi(routes.restoreSharedDocument, handlers.restoreSharedDocument)
      .openapi(routes.withdrawFromPerson, handlers.withdrawFromPerson)
      .openapi(routes.restoreToPerson, handlers.restoreToPerson)
      .openapi(routes.castMembers, handlers.castMembers)
      .openapi(routes.listPeople, handlers.listPeople)
      .openapi(routes.linkDemo, handlers.linkDemo)
      .openapi(routes.listExperiences, handlers.listExperiences)
      .openapi(routes.experienceStatuses, handlers.experienceStatuses)
      .openapi(routes.readExperience, handlers.readExperience)
      .openapi(routes.previewImport, handlers.previewImport)
      .openapi(routes.importErrors, handlers.importErrors)
      .openapi(routes.importCast, handlers.importCast)
      .openapi(routes.importSample, handlers.importSample)
      .openapi(routes.history, handlers.history)
      .openapi(routes.pending, handlers.pending)
      .openapi(routes.listUsers, handlers.listUsers)
      .openapi(routes.usersCsv, handlers.usersCsv)
      .openapi(routes.previewUserStates, handlers.previewUserStates)
      .openapi(routes.changeUserStates, handlers.changeUserStates)
      .openapi(routes.undoUserStates, handlers.undoUserStates)
      .openapi(routes.changeUserRole, handlers.changeUserRole)
      .openapi(routes.endUserSessions, handlers.endUserSessions)
      .openapi(routes.resendUserActivation, handlers.resendUserActivation)
      .openapi(routes.inviteUser, handlers.inviteUser)
      .openapi(routes.withdrawInvitation, handlers.withdrawInvitation)
      .openapi(routes.undeliveredMails, handlers.undeliveredMails)
      .openapi(routes.resendMail, handlers.resendMail)
      // Must come after every other address below /users: `{id}` matches any text.
      .openapi(routes.readPerson, handlers.readPerson)
      .openapi(routes.correctPerson, handlers.correctPerson)
      .openapi(routes.changePersonEmail, handlers.changePersonEmail)
      .openapi(routes.resendPersonEmail, handlers.resendPersonEmail)
      .openapi(routes.cancelPersonEmail, handlers.cancelPersonEmail)
      .openapi(routes.revealAccountNumber, handlers.revealAccountNumber)
      .openapi(routes.readVocalProfile, handlers.readVocalProfile)
      .openapi(routes.saveVocalProfile, handlers.saveVocalProfile)
  );
}

/** The API's type: what the typed client is made from, by a type-only import. */
export type Api = ReturnType<typeof createApi>;

function pathWithin(url: string, basePath: string): string {
  const start = url.indexOf('/', url.indexOf('://') + 3);
  const path = start < 0 ? '/' : url.slice(start).replace(/[?#].*$/s, '');
  if (!path.startsWith(`${basePath}/`)) return basePath ? '/' : path;
  return path.slice(basePath.length);
}
