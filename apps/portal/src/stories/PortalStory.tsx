import { type ApiOptions, Problem } from '@doblaje/contract';
import { fixtureApi, type Person, tokenOf } from '@doblaje/contract/fixtures';
import { serveApi } from '@doblaje/contract/msw';
import type { HttpHandler } from 'msw';
import { useEffect, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { type PortalConfig, parseConfig } from '../config';
import { createPortal, type Portal, PortalProvider, STORAGE_KEYS } from '../portal';
import { followSession } from '../router';
import { portalRoutes } from '../routes';
import { answersOf } from '../screens/Onboarding/answers';

/** The whole portal at one address: the real route table, loaders and client; only the network is the story's. */
export interface PortalStoryProps {
  /** Where the person is. @default '/login' */
  path?: string;
  /** Settings that differ from the defaults. */
  config?: Partial<PortalConfig>;
  /** What happened on this page before: answers given, say. Called once, before anything renders. */
  prepare?: (portal: Portal) => void;
}

export function PortalStory({ path = '/login', config, prepare }: PortalStoryProps) {
  const [{ portal, router }] = useState(() => {
    const made = createPortal({ ...parseConfig({}), ...config });
    prepare?.(made);
    return { portal: made, router: createMemoryRouter(portalRoutes(made), { initialEntries: [path] }) };
  });
  useEffect(() => {
    const stop = followSession(router, portal);
    return () => {
      stop();
      router.dispose();
      // The page lives on with the next story in it, and would ask before it is closed.
      answersOf(portal).forget();
    };
  }, [router, portal]);
  return (
    <PortalProvider value={portal}>
      <RouterProvider router={router} />
    </PortalProvider>
  );
}

/** What a story's browser and server have. */
interface Scene {
  /** Who is logged in; nobody by default. */
  person?: Person;
  /** Further values of the browser's storage, as an earlier visit left them. */
  storage?: Partial<Record<keyof typeof STORAGE_KEYS, string>>;
  /** Handlers that differ from the fixtures'. */
  handlers?: Partial<ApiOptions['handlers']>;
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

/** A handler that refuses, in the words the server has for it. */
export function fails(...problem: ConstructorParameters<typeof Problem>) {
  return (): never => {
    throw new Problem(...problem);
  };
}

/** The browser of somebody whose session has ended since. */
export const LAST_WEEK: Scene = { storage: { accessToken: 'token-of-last-week', role: 'USER' } };
