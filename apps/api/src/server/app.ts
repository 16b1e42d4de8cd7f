import { API_MESSAGES, type ApiOptions, createApi, Problem, SESSION_ENDS_IN } from '@doblaje/contract';
import { Hono, type MiddlewareHandler } from 'hono';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX, compress } from 'hono/compress';
import { cors } from 'hono/cors';
import { binHandlers } from '../ground/bin/handlers';
import { callerIs, onBehalfOf } from '../ground/db/caller';
import { isOfGoneClient } from '../ground/failures/goneClient';
import { logError } from '../ground/failures/log';
import { Outage } from '../ground/failures/outage';
import { problemOf } from '../ground/failures/problems';
import { createDownloads } from '../ground/files/downloads';
import { fileHandlers } from '../ground/files/handlers';
import { historyHandlers } from '../ground/history/handlers';
import { withReadings } from '../ground/history/readings';
import { clientAddress } from '../ground/limits/clientAddress';
import { currentRequest, noteRoute } from '../ground/log/currentRequest';
import { mailHandlers } from '../ground/mail/handlers';
import { mailPage } from '../ground/mail/mailPage';
import { healthHandlers } from '../ground/readiness/handlers';
import type { Services } from '../ground/services';
import { archiveHandlers } from '../office/archive/handlers';
import { bteHandlers } from '../office/boletas/bteHandlers';
import { boletaHandlers } from '../office/boletas/handlers';
import { breachHandlers } from '../office/breaches/handlers';
import { catalogueHandlers } from '../office/catalogues/handlers';
import { dataReadingsHandlers } from '../office/dataReadings/handlers';
import { dataRequestsHandlers } from '../office/dataRequests/handlers';
import { documentHandlers } from '../office/documents/handlers';
import { monthHandlers } from '../office/months/handlers';
import { nominaHandlers } from '../office/nominas/handlers';
import { paymentHandlers } from '../office/payments/handlers';
import { pendingHandlers } from '../office/pending/handlers';
import { privacyHandlers } from '../office/privacy/handlers';
import { sharedDocumentHandlers } from '../office/sharedDocuments/handlers';
import { siiSheetHandlers } from '../office/siiSheets/handlers';
import { orderHandlers } from '../office/workOrders/handlers';
import { yearHandlers } from '../office/years/handlers';
import { accessHandlers } from '../people/access/handlers';
import { createKnownBrowsers } from '../people/access/knownBrowsers';
import { findSession } from '../people/access/sessions';
import { refuseWhileBlocked } from '../people/access/whileBlocked';
import { administrationHandlers } from '../people/accounts/handlers';
import { applicationHandlers } from '../people/applications/handlers';
import { emailHandlers } from '../people/emailChanges/handlers';
import { erasureHandlers } from '../people/erasure/handlers';
import { experienceHandlers } from '../people/experiences/handlers';
import { exportHandlers } from '../people/export/handlers';
import { consentHandlers } from '../people/ownConsents/handlers';
import { profileHandlers } from '../people/ownProfile/handlers';
import { personHandlers } from '../people/personSheet/handlers';
import { accountHandlers } from '../people/registration/handlers';
import { vocalProfileHandlers } from '../people/vocalProfiles/handlers';
import { castHandlers } from '../projects/cast/handlers';
import { importHandlers } from '../projects/castImport/handlers';
import { chapterHandlers } from '../projects/chapters/handlers';
import { characterHandlers } from '../projects/characters/handlers';
import { projectHandlers } from '../projects/projects/handlers';
import { servePortal } from './portal/portal';
import { PARTS } from './purge';
import { DELETABLE, ERASURE, LINKED, NOTICES, OWN_DATA, TAKE_FIRST_RUT } from './registry';
import { securityHeaders } from './securityHeaders';
import type { Settings } from './settings/settings';

/** The parts of the whole server. */
export interface AppOptions {
  services: Services;
  settings: Pick<
    Settings,
    | 'API_URL'
    | 'AUTH_URL'
    | 'BRAND'
    | 'CORS_ORIGINS'
    | 'HOME_URL'
    | 'CONTACT_EMAIL'
    | 'CONTACT_PHONE'
    | 'PDF_WORKER_URL'
    | 'PUBLIC_URL'
    | 'REPORT_FAILURES'
    | 'SEND_APPLICATIONS'
    | 'TRUST_PROXY'
  >;
  /** The folder of the built portal. */
  portalFolder: string;
  /** The folder whose mails /_correo shows; null for a server without that page. */
  shownOutbox: string | null;
  /** Whether the server has been told to stop: it is not ready then. @default never */
  isStopping?: () => boolean;
  /** Parse every answer by the contract: in tests and development. @default false */
  checkResponses?: boolean;
}

/**
 * Says of an answer of text that it may be compressed. Said later, by `compress`, it would cost more than all other headers: hono then
 * makes the answer anew, with its body as a stream.
 */
const varyByEncoding: MiddlewareHandler = async (c, next) => {
  await next();
  if (COMPRESSIBLE_CONTENT_TYPE_REGEX.test(c.res.headers.get('Content-Type') ?? ''))
    c.res.headers.append('Vary', 'Accept-Encoding');
};

/** The API under /api, the portal everywhere else. */
export function createApp(options: AppOptions): Hono {
  const { settings, portalFolder, shownOutbox } = options;
  const app = new Hono();

  const secure = securityHeaders(settings);
  app.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(secure)) {
      // A page has already set its own policy.
      if (name !== 'Content-Security-Policy' || !c.res.headers.has(name)) c.res.headers.set(name, value);
    }
  });

  if (settings.CORS_ORIGINS.length > 0) {
    app.use(
      '/api/*',
      cors({
        origin: settings.CORS_ORIGINS,
        allowHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key', 'Range'],
        exposeHeaders: [
          'Retry-After',
          'X-Request-Id',
          SESSION_ENDS_IN,
          'Accept-Ranges',
          'Content-Disposition',
          'Content-Length',
          'Content-Range',
        ],
        maxAge: 600,
      }),
    );
  }
  app.use('/api/*', compress(), varyByEncoding);
  // Requests count by their caller, so that one caller with many requests does not make others wait for the database.
  app.use('/api/*', (c, next) => onBehalfOf(`address ${clientAddress(c, settings.TRUST_PROXY)}`, next));
  const api = createApi({ ...apiOptions(options), basePath: '/api' });
  app.all('/api/*', (c) => api.fetch(c.req.raw, c.env));
  app.all('/api', (c) => api.fetch(c.req.raw, c.env));

  if (shownOutbox !== null) app.route('/', mailPage(shownOutbox));
  app.route('/', servePortal(portalFolder, settings));
  app.notFound((c) => c.json({ message: API_MESSAGES.notFound }, 404));
  app.onError((error, c) => {
    logError(`${c.req.method} page`, error);
    return c.json({ message: API_MESSAGES.unexpected }, 500);
  });
  return app;
}

/** Binds the contract's routes to their handlers. */
function apiOptions({ services, settings, isStopping, checkResponses = false }: AppOptions): ApiOptions {
  const { db, now } = services;
  const browsers = createKnownBrowsers({ db, now, settings });
  // All routes that send files share this, so that a person's open files count together.
  const downloads = createDownloads(services.blobs);
  return {
    handlers: withReadings(
      {
        ...healthHandlers(services, { isStopping }),
        ...accessHandlers(services, browsers, NOTICES),
        ...accountHandlers(services, browsers),
        ...profileHandlers(services, browsers, TAKE_FIRST_RUT),
        ...exportHandlers(services, downloads, OWN_DATA),
        ...erasureHandlers(services, ERASURE),
        ...consentHandlers(services),
        ...emailHandlers(services),
        ...applicationHandlers(services),
        ...documentHandlers(services, downloads),
        ...archiveHandlers(services, downloads),
        ...fileHandlers(services, downloads, LINKED),
        ...binHandlers(services, DELETABLE),
        ...catalogueHandlers(services),
        ...projectHandlers(services),
        ...chapterHandlers(services),
        ...characterHandlers(services),
        ...castHandlers(services),
        ...orderHandlers(services),
        ...boletaHandlers(services),
        ...bteHandlers(services),
        ...nominaHandlers(services),
        ...siiSheetHandlers(services),
        ...monthHandlers(services),
        ...yearHandlers(services),
        ...paymentHandlers(services),
        ...sharedDocumentHandlers(services),
        ...experienceHandlers(services),
        ...importHandlers(services),
        ...personHandlers(services, TAKE_FIRST_RUT),
        ...vocalProfileHandlers(services),
        ...historyHandlers(services),
        ...administrationHandlers(services),
        ...pendingHandlers(services),
        ...privacyHandlers(services, PARTS),
        ...breachHandlers(services),
        ...mailHandlers(services),
        ...dataReadingsHandlers(services),
        ...dataRequestsHandlers(services),
      },
      services,
    ),
    authenticate: async (token, c, roles) => {
      const session = await findSession(services.db, token, services.now());
      if (session) {
        if (session.isBlocked) refuseWhileBlocked(c);
        const { id: sessionId, userId } = session;
        callerIs(`account ${userId}`, { sessionId, userId, roles, now: services.now });
      }
      return session;
    },
    checkResponses,
    asProblem: (error, c) => {
      // The client is gone, and the server made no mistake.
      if (isOfGoneClient(error, c)) return new Problem(400, API_MESSAGES.malformed);
      if (error instanceof Outage) logError(c.req.method, error);
      return problemOf(error);
    },
    onRoute: (pattern) => noteRoute(pattern === '*' ? '/api/*' : `/api${pattern}`),
    requestId: () => currentRequest()?.id,
    onUnexpected: (error, c) => logError(c.req.method, error),
  };
}
