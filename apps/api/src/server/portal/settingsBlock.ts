import { escapeHtml } from '../../ground/html/html';
import type { Settings } from '../settings/settings';

/** The settings that the portal reads. The keys are their names in the environment. */
export type PortalSettings = Pick<
  Settings,
  | 'BRAND'
  | 'HOME_URL'
  | 'CONTACT_EMAIL'
  | 'CONTACT_PHONE'
  | 'API_URL'
  | 'AUTH_URL'
  | 'REPORT_FAILURES'
  | 'SEND_APPLICATIONS'
  | 'PDF_WORKER_URL'
>;

const BLOCK = /(<script\b[^>]*\bid="config"[^>]*>)[^<]*(<\/script>)/;

/** Picks the portal's settings, by name. */
export function portalSettings(settings: PortalSettings): PortalSettings {
  const { BRAND, HOME_URL, CONTACT_EMAIL, CONTACT_PHONE, API_URL, AUTH_URL, ...others } = settings;
  const { REPORT_FAILURES, SEND_APPLICATIONS, PDF_WORKER_URL } = others;
  const studio = { BRAND, HOME_URL, CONTACT_EMAIL, CONTACT_PHONE };
  return { ...studio, API_URL, AUTH_URL, REPORT_FAILURES, SEND_APPLICATIONS, PDF_WORKER_URL };
}

/**
 * Fills the page's data block (`<script type="application/json" id="config">`) with the settings.
 * @throws Error when the page has no such block
 */
export function fillSettingsBlock(page: string, settings: PortalSettings): string {
  // A '<' in a value could end the element. Escaped, it is the same JSON.
  const json = JSON.stringify(portalSettings(settings)).replaceAll('<', '\\u003c');
  if (!hasSettingsBlock(page))
    throw new Error('The built index.html has no <script id="config"> block to fill.');
  return page.replace(BLOCK, (_, open: string, close: string) => `${open}${json}${close}`);
}

/** Whether a page is the portal's: it has the block that {@link fillSettingsBlock} fills. */
export function hasSettingsBlock(page: string): boolean {
  return BLOCK.test(page);
}

/** Puts the studio's name into the page's title, for the time before the portal runs and for link previews. */
export function fillTitle(page: string, brand: string): string {
  return page.replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(brand)}</title>`);
}
