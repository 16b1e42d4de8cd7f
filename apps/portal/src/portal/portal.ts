import { type ApiError, type Client, createClient } from '@doblaje/contract/client';
import { endsSession, STORAGE_KEYS } from '@doblaje/domain/session';
import { createNotificationQueue, type NotificationQueue } from '@doblaje/ui/NotificationRegion';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { onLogOut, onSessionEnd } from '../session/forgetting';
import { createSession, type Session, type SessionState } from '../session/session';
import type { PortalConfig } from './config';

/** What every route is assembled from: one object, made at start, handed to loaders and (by context) to screens. */
export interface Portal {
  readonly config: PortalConfig;
  readonly session: Session;
  readonly client: Client;
  /** What is notified, by screens and loaders alike; the layout of the moment shows it. */
  readonly notices: NotificationQueue;
  /** Told of every refused request, by the client; a request outside of it, an upload, tells it too. */
  readonly onRefusal: (error: ApiError, request: { token: string | null }) => void;
}

/**
 * Joins settings, the stored session and the client.
 * An answer that ends the session (spec §8) clears the token, but only if it was asked with the token still in use: a late
 * answer to an old session cannot end the new one.
 */
export function createPortal(config: PortalConfig, page: Window = window): Portal {
  const session = createSession(page.localStorage, page);
  function onRefusal(error: ApiError, request: { token: string | null }) {
    if (endsSession(error.status, error.message) && request.token === session.get().token)
      session.end('expired');
  }
  const client = createClient({
    apiUrl: config.apiUrl,
    authUrl: config.authUrl,
    getToken: () => session.get().token,
    onError: onRefusal,
  });
  const notices = createNotificationQueue();
  onSessionEnd(session, notices.clear);
  // Not with an expired session: what was sent in vain is sent again after the next log-in, and done once.
  onLogOut(session, client.forgetCalls);
  return { config, session, client, notices, onRefusal };
}

/** The keys are domain's; named here so that stories and journeys fill the same storage. */
export { STORAGE_KEYS };

const PortalContext = createContext<Portal | null>(null);

export const PortalProvider = PortalContext.Provider;

/** @throws Error outside a `PortalProvider` */
export function usePortal(): Portal {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error('usePortal needs a PortalProvider above it.');
  return portal;
}

/** The session of pages that were made before anybody came: theirs until they are taken over. */
const NOBODY: SessionState = {
  token: null,
  role: null,
  userId: null,
  rutAlertShown: false,
  boletaAlertShown: false,
};

/** The stored session, re-rendering on every change of this tab or another. */
export function useSession(): SessionState {
  const { session } = usePortal();
  return useSyncExternalStore(session.subscribe, session.get, () => NOBODY);
}
