import { routeFor } from '@doblaje/domain/access';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import type { PortalConfig } from '../portal/config';
import { createPortal } from '../portal/portal';
import { App } from '../routes/App';
import { portalRoutes } from '../routes/routes';
import type { SessionPage } from '../session/session';
import { documentTitle } from '../shell/pageTitle';
import type { FirstPage } from './pages';

/** The parts of a served page that differ from page to page. */
export interface Rendered {
  title: string;
  /** The content of `#root`. */
  html: string;
  /** The rules of its components, in the form that styled-components takes over in the browser. */
  styles: { text: string; attributes: string };
}

/** A browser without any stored session. */
const nobody: SessionPage = {
  localStorage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
  addEventListener: () => undefined,
};

/** @throws Error when the page is not found, fails, or redirects */
export async function renderPage({ route, address }: FirstPage, config: PortalConfig): Promise<Rendered> {
  const portal = createPortal(config, nobody);
  const router = createMemoryRouter(portalRoutes(portal), { initialEntries: [address] });
  await new Promise<void>((resolve) => {
    if (router.state.initialized) resolve();
    else router.subscribe(({ initialized }) => initialized && resolve());
  });
  const { location, errors } = router.state;
  if (errors !== null || routeFor(location.pathname)?.path !== route) {
    throw new Error(`${address} is not the page it was to be.`, { cause: errors });
  }
  const sheet = new ServerStyleSheet();
  const html = renderToString(sheet.collectStyles(<App portal={portal} router={router} />));
  const [, attributes = '', text = ''] = /^<style([^>]*)>([^<]*)<\/style>$/.exec(sheet.getStyleTags()) ?? [];
  if (text === '') throw new Error(`The styles of ${address} are not one element.`);
  router.dispose();
  return {
    title: documentTitle(routeFor(address)?.title, config.brand),
    // The policy forbids style attributes, and the browser logs each one. A class hides the same elements that react-aria hides by a
    // style.
    html: html.replaceAll(/ style="[^"]*"/g, ''),
    styles: { text, attributes },
  };
}
