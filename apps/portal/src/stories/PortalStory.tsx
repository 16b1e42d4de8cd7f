import { type ApiOptions, Problem } from '@doblaje/contract';
import { fixtureApi, type Person, tokenOf } from '@doblaje/contract/fixtures';
import { serveApi } from '@doblaje/contract/msw';
import type { HttpHandler } from 'msw';
import { useEffect, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { type PortalConfig, parseConfig } from '../portal/config';
import { createPortal, type Portal, PortalProvider, STORAGE_KEYS } from '../portal/portal';
import { followSession } from '../routes/router';
import { portalRoutes } from '../routes/routes';
import { answersOf } from '../screens/public/Onboarding/answers/answers';

/** The whole portal at one address, with the real route table, loaders and client. Only the network is replaced by the story. */
export interface PortalStoryProps {
  /** The address to open. @default '/login' */
  path?: string;
  /** Settings different from the defaults. */
  config?: Partial<PortalConfig>;
  /** Sets up what happened before on this page, such as answers given. Called once, before anything renders. */
  prepare?: (portal: Portal) => void;
}

/** In a test run notifications stay: on a busy machine their seconds end before the story has found their button. */
function withPatientNotices(portal: Portal): Portal {
  if (import.meta.env.MODE !== 'test') return portal;
  const { notices } = portal;
  const notify: typeof notices.notify = ({ timeout, ...options }) =>
    notices.notify({ ...options, timeout: timeout === null ? null : 120_000 });
  return { ...portal, notices: { ...notices, notify } };
}

export function PortalStory({ path = '/login', config, prepare }: PortalStoryProps) {
  const [{ portal, router }] = useState(() => {
    const made = withPatientNotices(createPortal({ ...parseConfig({}), ...config }));
    prepare?.(made);
    return { portal: made, router: createMemoryRouter(portalRoutes(made), { initialEntries: [path] }) };
  });
  useEffect(() => {
    const stop = followSession(router, portal);
    return () => {
      stop();
      router.dispose();
      // The next story uses the same page, which would ask before it is closed.
      answersOf(portal).forget();
    };
  }, [router, portal]);
  return (
    <PortalProvider value={portal}>
      <RouterProvider router={router} />
    </PortalProvider>
  );
}

/** Handlers different from the fixtures'. */
export type Handlers = Partial<ApiOptions['handlers']>;

/** The contents of a story's browser and server. */
export interface Scene {
  /** The person logged in; nobody by default. */
  person?: Person | undefined;
  /** Further values in the browser's storage, left by an earlier visit. */
  storage?: Partial<Record<keyof typeof STORAGE_KEYS, string>> | undefined;
  handlers?: Handlers | undefined;
}

/** Fills the storage and serves the API: a story's `beforeEach`. */
export function scene({ person, storage = {}, handlers }: Scene = {}) {
  return ({ msw }: { msw: { use: (...handlers: HttpHandler[]) => void } }) => {
    localStorage.clear();
    if (person) {
      localStorage.setItem(STORAGE_KEYS.accessToken, tokenOf(person));
      localStorage.setItem(STORAGE_KEYS.role, person.role);
    }
    for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value);
    msw.use(...serveApi(fixtureApi(handlers)));
    return () => localStorage.clear();
  };
}

/** A handler that refuses, with the server's own words. */
export function fails(...problem: ConstructorParameters<typeof Problem>) {
  return (): never => {
    throw new Problem(...problem);
  };
}

/** The browser of a person who has seen the notices of boletas and of the RUT, so that neither lies over the page. */
export const QUIET: NonNullable<Scene['storage']> = { boletaAlertShown: 'true', rutAlertShown: 'true' };

/** The browser of a person whose session has ended. */
export const LAST_WEEK: Scene = { storage: { accessToken: 'token-of-last-week', role: 'USER' } };
