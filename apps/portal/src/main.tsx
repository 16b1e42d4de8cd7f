import '@doblaje/ui/tokens.css';
import '@doblaje/ui/fonts.css';
import '@doblaje/ui/global.css';
import './portal/oldBrowser.css';
import { routeFor } from '@doblaje/domain/access';
import { breathe } from './firstPaint/breathe';
import { showPortal } from './firstPaint/showPortal';
import { readConfig } from './portal/config';
import { createPortal } from './portal/portal';
import { App } from './routes/App';
import { createPortalRouter } from './routes/createPortalRouter';
import { followSession } from './routes/router';
import { documentTitle } from './shell/pageTitle';

/** Starts in three steps: code, router, page. The browser handles typing and scrolling between them. */
async function start(root: HTMLElement): Promise<void> {
  const portal = createPortal(readConfig(document));
  // Set the title now: the first page may still be loading.
  document.title = documentTitle(routeFor(window.location.pathname)?.title, portal.config.brand);
  await breathe();
  const router = createPortalRouter(portal);
  followSession(router, portal);
  await showPortal(root, router, <App portal={portal} router={router} />);
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');

void start(root);
