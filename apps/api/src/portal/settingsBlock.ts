import type { Settings } from '../settings';

/** The settings that the portal reads; the keys are their names in the environment. */
export type PortalSettings = Pick<
  Settings,
  'BRAND' | 'HOME_URL' | 'API_URL' | 'AUTH_URL' | 'REPORT_FAILURES' | 'SEND_APPLICATIONS' | 'PDF_WORKER_URL'
>;

const BLOCK = /(<script\b[^>]*\bid="config"[^>]*>)[^<]*(<\/script>)/;

/**
 * Fills the page's data block (`<script type="application/json" id="config">`) with the settings.
 * @throws Error when the page has no such block
 */
export function fillSettingsBlock(page: string, settings: PortalSettings): string {
  const { BRAND, HOME_URL, API_URL, AUTH_URL, REPORT_FAILURES, SEND_APPLICATIONS, PDF_WORKER_URL } = settings;
  const values = { BRAND, HOME_URL, API_URL, AUTH_URL, REPORT_FAILURES, SEND_APPLICATIONS, PDF_WORKER_URL };
  // '<' would let a value end the element; as an escape it is the same JSON.
  const json = JSON.stringify(values).replaceAll('<', '\\u003c');
  if (!BLOCK.test(page)) throw new Error('The built index.html has no <script id="config"> block to fill.');
  return page.replace(BLOCK, (_, open: string, close: string) => `${open}${json}${close}`);
}
