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

const DEFAULTS: PortalConfig = {
  brand: 'Estudio de Doblaje',
  homeUrl: 'https://estudiodoblaje.example',
  apiUrl: '/api',
  authUrl: '/api',
  reportFailures: false,
  sendApplications: false,
  pdfWorkerUrl: null,
};

type Settings = Record<string, unknown>;

function text(settings: Settings, name: string, fallback: string): string {
  const value = settings[name];
  return typeof value === 'string' && value !== '' ? value : fallback;
}

/** An absolute http(s) address, or a path of this origin; anything else (`javascript:` above all) is a mistake. */
function address(settings: Settings, name: string, fallback: string): string {
  const value = text(settings, name, fallback);
  if (!/^(https?:\/\/|\/(?!\/))/.test(value)) throw new Error(`${name} is not an address: ${value}`);
  return value.length > 1 ? value.replace(/\/$/, '') : value;
}

function flag(settings: Settings, name: string, fallback: boolean): boolean {
  const value = settings[name];
  if (value === undefined || value === '') return fallback;
  return value === true || value === 'true' || value === '1';
}

/**
 * @param settings by their environment names (`BRAND`, `API_URL`, …)
 * @throws Error naming the setting that is not an address
 */
export function parseConfig(settings: Settings): PortalConfig {
  const worker = text(settings, 'PDF_WORKER_URL', '');
  return {
    brand: text(settings, 'BRAND', DEFAULTS.brand),
    homeUrl: address(settings, 'HOME_URL', DEFAULTS.homeUrl),
    apiUrl: address(settings, 'API_URL', DEFAULTS.apiUrl),
    authUrl: address(settings, 'AUTH_URL', DEFAULTS.authUrl),
    reportFailures: flag(settings, 'REPORT_FAILURES', DEFAULTS.reportFailures),
    sendApplications: flag(settings, 'SEND_APPLICATIONS', DEFAULTS.sendApplications),
    pdfWorkerUrl: worker === '' ? null : address(settings, 'PDF_WORKER_URL', ''),
  };
}

function buildSettings(): Settings {
  const env: Settings = import.meta.env;
  return Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) =>
      name.startsWith('VITE_') ? [[name.slice(5), value]] : [],
    ),
  );
}

/** What is known of the settings over the build's `VITE_*` values. */
export function configOf(settings: Settings): PortalConfig {
  return parseConfig({ ...buildSettings(), ...settings });
}

/** Reads the page's data block over the build's `VITE_*` values. */
export function readConfig(page: Document): PortalConfig {
  const block: unknown = JSON.parse(page.getElementById('config')?.textContent || '{}');
  return configOf({ ...(typeof block === 'object' ? block : null) });
}
