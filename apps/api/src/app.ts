import { API_MESSAGES, type ApiOptions, createApi, Problem } from '@doblaje/contract';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { cors } from 'hono/cors';
import { accountHandlers } from './accounts/handlers';
import { administrationHandlers } from './administration/handlers';
import { applicationHandlers } from './applications/handlers';
import { archiveHandlers } from './archive/handlers';
import { authHandlers } from './auth/handlers';
import { createKnownBrowsers } from './auth/knownBrowsers';
import { findSession } from './auth/sessions';
import { binHandlers } from './bin/handlers';
import { boletaHandlers } from './boletas/handlers';
import { castHandlers } from './cast/handlers';
import { importHandlers } from './castImport/handlers';
import { catalogueHandlers } from './catalogues/handlers';
import { chapterHandlers } from './chapters/handlers';
import { characterHandlers } from './characters/handlers';
import { callerIs, onBehalfOf } from './db/caller';
import { createDownloads } from './documents/downloads';
import { documentHandlers } from './documents/handlers';
import { emailHandlers } from './emailChanges/handlers';
import { experienceHandlers } from './experiences/handlers';
import { fileHandlers } from './files/handlers';
import { isOfGoneClient } from './goneClient';
import { historyHandlers } from './history/handlers';
import { withReadings } from './history/readings';
import { clientAddress } from './limits/clientAddress';
import { logError } from './log';
import { mailHandlers } from './mail/handlers';
import { mailPage } from './mail/mailPage';
import { nominaHandlers } from './nominas/handlers';
import { Outage } from './outage';
import { pendingHandlers } from './pending/handlers';
import { personHandlers } from './person/handlers';
import { servePortal } from './portal/portal';
import { problemOf } from './problems';
import { projectHandlers } from './projects/handlers';
import { securityHeaders } from './securityHeaders';
import type { Services } from './services';
import type { Settings } from './settings';
import { sharedDocumentHandlers } from './sharedDocuments/handlers';
import { userHandlers } from './users/handlers';
import { vocalProfileHandlers } from './vocalProfiles/handlers';
import { orderHandlers } from './workOrders/handlers';

/** What the whole server is made of. */
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
  /** Folder of the built portal. */
  portalFolder: string;
  /** Folder whose mails /_correo shows; null: there is no such page. */
  shownOutbox: string | null;
  /** Parse every answer by the contract: in tests and development. @default false */
  checkResponses?: boolean;
}

/** The API under /api, the portal everywhere else. */
export function createApp(options: AppOptions): Hono {
  const { settings, portalFolder, shownOutbox } = options;
  const app = new Hono();

  const secure = securityHeaders(settings);
  app.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(secure)) {
      // A page has a policy of its own.
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
          'Accept-Ranges',
          'Content-Disposition',
          'Content-Length',
          'Content-Range',
        ],
        maxAge: 600,
      }),
    );
  }
  app.use('/api/*', compress());
  // No caller may hold up the others by having the database wait for many requests of its own at once.
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

/** The contract bound to the use cases. */
function apiOptions({ services, settings, checkResponses = false }: AppOptions): ApiOptions {
  const { db, now } = services;
  const browsers = createKnownBrowsers({ db, now, settings });
  // One for all routes that send files: what a person has open counts together.
  const downloads = createDownloads(services.blobs);
  return {
    handlers: withReadings(
      {
        health: (c) => c.json({ status: 'ok' }, 200),
        ...authHandlers(services, browsers),
        ...accountHandlers(services, browsers),
        ...userHandlers(services, browsers, downloads),
        ...emailHandlers(services),
        ...applicationHandlers(services),
        ...documentHandlers(services, downloads),
        ...archiveHandlers(services, downloads),
        ...fileHandlers(services, downloads),
        ...binHandlers(services),
        ...catalogueHandlers(services),
        ...projectHandlers(services),
        ...chapterHandlers(services),
        ...characterHandlers(services),
        ...castHandlers(services),
        ...orderHandlers(services),
        ...boletaHandlers(services),
        ...nominaHandlers(services),
        ...sharedDocumentHandlers(services),
        ...experienceHandlers(services),
        ...importHandlers(services),
        ...personHandlers(services),
        ...vocalProfileHandlers(services),
        ...historyHandlers(services),
        ...administrationHandlers(services),
        ...pendingHandlers(services),
        ...mailHandlers(services),
      },
      services,
    ),
    authenticate: async (token, _, roles) => {
      const session = await findSession(services.db, token, services.now());
      if (session) {
        const { id: sessionId, userId } = session;
        callerIs(`account ${userId}`, { sessionId, userId, roles, now: services.now });
      }
      return session;
    },
    checkResponses,
    asProblem: (error, c) => {
      // The client is gone, and the server made no mistake.
      if (isOfGoneClient(error, c)) return new Problem(400, API_MESSAGES.malformed);
      if (error instanceof Outage) logError(`${c.req.method} ${c.req.path}`, error);
      return problemOf(error);
    },
    onUnexpected: (error, c) => logError(`${c.req.method} ${c.req.path}`, error),
  };
}
