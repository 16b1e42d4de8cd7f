/**
 * All settings of the portal. This file reads and checks them.
 *
 * The API writes them from its environment into a JSON data block of the page (`<script type="application/json" id="config">`), which a
 * Content-Security-Policy does not block. In a static build nothing fills the block, so the build's `VITE_*` variables count instead.
 */
export interface PortalConfig {
  /** The product's own name. @default 'Estudio de Doblaje' */
  brand: string;
  /** The company's external home page. @default 'https://estudiodoblaje.example' */
  homeUrl: string;
  /** The studio's email address; '' for none. @default '' */
  contactEmail: string;
  /** The studio's telephone, with the country's code: '+56 2 2345 6789'; '' for none. @default '' */
  contactPhone: string;
  /** Base of the catalogue calls. @default '/api' */
  apiUrl: string;
  /** Base of the authentication calls. @default '/api' */
  authUrl: string;
  /** Show failures that the specification leaves silent (activation, change of password). @default false */
  reportFailures: boolean;
  /** Send the questionnaire to the server. Otherwise its answers never leave the browser. @default false */
  sendApplications: boolean;
  /** The address of the PDF worker; null for the one bundled with the portal. @default null */
  pdfWorkerUrl: string | null;
}

type Settings = Record<string, unknown>;

/**
 * Checks the settings and fills in the defaults.
 * @param settings by their environment names (`BRAND`, `API_URL`, …)
 * @param built the build's variables (`VITE_BRAND`, …), for settings that are not given
 * @throws Error that names the setting which is not an address
 */
export function parseConfig(settings: Settings, built: Settings = {}): PortalConfig {
  const given = (name: string) => settings[name] ?? built[`VITE_${name}`];

  function text(name: string, fallback: string): string {
    const value = given(name);
    return typeof value === 'string' && value !== '' ? value : fallback;
  }

  /** An absolute http(s) address, a path of this origin, or ''. Anything else is refused, above all `javascript:`. */
  function address(name: string, fallback: string): string {
    const value = text(name, fallback);
    if (!/^(https?:\/\/|\/(?!\/)|$)/.test(value)) throw new Error(`${name} is not an address: ${value}`);
    return value.length > 1 ? value.replace(/\/$/, '') : value;
  }

  /** A switch. It is off unless its value is true or 1. */
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

/** Completes given settings with the build's `VITE_*` values and the defaults. */
export function configOf(settings: Settings): PortalConfig {
  return parseConfig(settings, import.meta.env);
}

/** What is read of a page for its settings. */
interface ConfigPage {
  getElementById(id: string): Pick<Element, 'textContent'> | null;
}

/** Reads the settings from the page's data block. The build's `VITE_*` values and the defaults fill the gaps. */
export function readConfig(page: ConfigPage): PortalConfig {
  const block: unknown = JSON.parse(page.getElementById('config')?.textContent || '{}');
  return configOf({ ...(typeof block === 'object' ? block : null) });
}
