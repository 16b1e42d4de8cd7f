/**
 * Every setting of the portal, read and checked in one place.
 *
 * They come at run time from one JSON data block in the page (`<script type="application/json" id="config">`, which a
 * Content-Security-Policy does not block): the API fills it from its environment. A static build, where nobody fills
 * the block, takes `VITE_*` variables instead.
 */
export interface PortalConfig {
  /** The product's own name. @default 'Estudio de Doblaje' */
  brand: string;
  /** The company's external home page. @default 'https://estudiodoblaje.example' */
  homeUrl: string;
  /** Where the studio is written to; '' where nobody says. @default '' */
  contactEmail: string;
  /** Where it is called, with its country's code: '+56 2 2345 6789'. @default '' */
  contactPhone: string;
  /** Base of the catalogue calls. @default '/api' */
  apiUrl: string;
  /** Base of the authentication calls. @default '/api' */
  authUrl: string;
  /** Tell failures the specification leaves silent (activation, change of password). @default false */
  reportFailures: boolean;
  /** Send the questionnaire instead of only reading it locally. @default false */
  sendApplications: boolean;
  /** Where the PDF worker is loaded from; null: the one bundled with the portal. @default null */
  pdfWorkerUrl: string | null;
}

type Settings = Record<string, unknown>;

/**
 * @param settings by their environment names (`BRAND`, `API_URL`, …)
 * @param built what the build was told, as `VITE_BRAND`; used where the settings say nothing
 * @throws Error naming the setting that is not an address
 */
export function parseConfig(settings: Settings, built: Settings = {}): PortalConfig {
  const given = (name: string) => settings[name] ?? built[`VITE_${name}`];

  function text(name: string, fallback: string): string {
    const value = given(name);
    return typeof value === 'string' && value !== '' ? value : fallback;
  }

  /** An absolute http(s) address, a path of this origin, or nothing; anything else (`javascript:` above all) is a mistake. */
  function address(name: string, fallback: string): string {
    const value = text(name, fallback);
    if (!/^(https?:\/\/|\/(?!\/)|$)/.test(value)) throw new Error(`${name} is not an address: ${value}`);
    return value.length > 1 ? value.replace(/\/$/, '') : value;
  }

  /** Off unless it is said to be on. */
  const flag = (name: string): boolean => /^(true|1)$/.test(`${given(name)}`);

  return {
    brand: text('BRAND', 'Estudio de Doblaje'),
    homeUrl: address('HOME_URL', 'https://estudiodoblaje.example'),
    contactEmail: text('CONTACT_EMAIL', ''),
    contactPhone: text('CONTACT_PHONE', ''),
    apiUrl: address('API_URL', '/api'),
    authUrl: address('AUTH_URL', '/api'),
    reportFailures: flag('REPORT_FAILURES'),
    sendApplications: flag('SEND_APPLICATIONS'),
    pdfWorkerUrl: address('PDF_WORKER_URL', '') || null,
  };
}

/** What is known of the settings over the build's `VITE_*` values. */
export function configOf(settings: Settings): PortalConfig {
  return parseConfig(settings, import.meta.env);
}

/** Reads the page's data block over the build's `VITE_*` values. */
export function readConfig(page: Document): PortalConfig {
  const block: unknown = JSON.parse(page.getElementById('config')?.textContent || '{}');
  return configOf({ ...(typeof block === 'object' ? block : null) });
}
