import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { REEL_LIMITS } from '@doblaje/domain/media';
import { z } from 'zod';
import { MEGABYTE, RESERVE } from '../../ground/disk/room';
import { LOG_FORMATS, LOG_LEVELS } from '../../ground/log/logger';
import { databaseSettings } from './databaseSettings';
import { addressOrPath, checked, flag, headerList, httpAddress, originList } from './settingTypes';

/** A setting is not valid. The message is one line with the setting's name. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

const HTTP_ADDRESS = 'debe ser una dirección http:// o https://';
const ADDRESS_OR_PATH = `${HTTP_ADDRESS}, o una ruta que empieza con /`;
const MAIL_ADDRESS = 'debe ser un correo electrónico';

/** 'rojo, verde o azul' */
const inWords = (values: readonly string[]) => values.join(', ').replace(/, (?=[^,]+$)/, ' o ');

const PORT = 'debe ser un número entre 0 y 65535';
const port = z.string().regex(/^\d+$/).transform(Number).pipe(z.number().max(65535));

const HOST = 'debe ser una dirección IP o un nombre de máquina';
const hostName = z.string().refine((host) => isIP(host) !== 0 || /^[a-z0-9.-]{1,253}$/i.test(host));

/** A quarter of it is two files of the embedded database's log. */
const LEAST_RESERVE_MB = 128;

const OTLP_PROTOCOLS = ['http/protobuf', 'http/json'] as const;
const SAMPLERS = ['parentbased_always_on', 'parentbased_traceidratio'] as const;

/** Names and meanings are OpenTelemetry's own. */
const tracing = {
  OTEL_EXPORTER_OTLP_ENDPOINT: checked(httpAddress.optional(), HTTP_ADDRESS),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: checked(httpAddress.optional(), HTTP_ADDRESS),
  OTEL_EXPORTER_OTLP_PROTOCOL: checked(
    z.enum(OTLP_PROTOCOLS).default('http/protobuf'),
    `debe ser ${inWords(OTLP_PROTOCOLS)}`,
  ),
  OTEL_EXPORTER_OTLP_HEADERS: checked(
    headerList,
    'debe ser una lista de pares nombre=valor separados por comas, con los valores codificados (%20)',
  ),
  OTEL_SERVICE_NAME: checked(
    z
      .string()
      .max(80)
      .regex(/^[\w.-]+$/)
      .default('doblaje'),
    'debe ser un nombre de letras, números, puntos y guiones',
  ),
  OTEL_TRACES_SAMPLER: checked(
    z.enum(SAMPLERS).default('parentbased_always_on'),
    `debe ser ${inWords(SAMPLERS)}`,
  ),
  OTEL_TRACES_SAMPLER_ARG: checked(
    z
      .string()
      .regex(/^(?:0|1|[01]?\.\d{1,6})$/)
      .default('1')
      .transform(Number)
      .pipe(z.number().max(1)),
    'debe ser una parte entre 0 y 1 (0.1)',
  ),
};

const schema = z.object({
  PORT: checked(port.default(3000), PORT),
  HOST: checked(hostName.default('127.0.0.1'), HOST),
  METRICS_PORT: checked(port.optional(), PORT),
  METRICS_HOST: checked(hostName.default('127.0.0.1'), HOST),
  DATA_DIR: z.string().default('./var'),
  DISK_RESERVE_MB: checked(
    z
      .string()
      .regex(/^\d{1,6}$/)
      .default(String(RESERVE / MEGABYTE))
      .transform(Number)
      .pipe(z.number().min(LEAST_RESERVE_MB)),
    `debe ser una cantidad de megabytes, desde ${LEAST_RESERVE_MB}`,
  ),
  PUBLIC_URL: checked(httpAddress.optional(), HTTP_ADDRESS),
  DEMO: flag,
  STOP_WITH_PARENT: flag,
  STOP_DELAY: checked(
    z.string().regex(/^\d+$/).default('0').transform(Number).pipe(z.number().max(60)),
    'debe ser una cantidad de segundos, de 0 a 60',
  ),
  ...databaseSettings,
  TRUST_PROXY: checked(
    z.string().regex(/^\d$/).default('0').transform(Number),
    'debe ser la cantidad de proxies propios delante del servidor, de 0 a 9',
  ),
  CORS_ORIGINS: checked(
    originList,
    'debe ser una lista de orígenes (https://ejemplo.cl) separados por comas',
  ),
  RATE_LIMITS: checked(z.enum(['on', 'off']).default('on'), "debe ser 'on' u 'off'"),
  ADMIN_EMAIL: checked(z.email().toLowerCase().optional(), MAIL_ADDRESS),
  SMTP_URL: checked(z.url({ protocol: /^smtps?$/ }).optional(), 'debe ser una dirección smtp:// o smtps://'),
  MAIL_FROM: checked(z.email().default('no-responder@estudiodoblaje.example'), MAIL_ADDRESS),
  LOG_LEVEL: checked(z.enum(LOG_LEVELS).default('info'), `debe ser ${inWords(LOG_LEVELS)}`),
  LOG_FORMAT: checked(z.enum(LOG_FORMATS).default('json'), `debe ser ${inWords(LOG_FORMATS)}`),
  SLOW_QUERY_MS: checked(
    z.string().regex(/^\d+$/).default('500').transform(Number).pipe(z.number().max(60_000)),
    'debe ser una cantidad de milisegundos, de 0 (ninguna consulta es lenta) a 60000',
  ),
  ...tracing,
  PORTAL_DIR: z.string().optional(),
  BRAND: checked(
    z
      .string()
      .max(80)
      .regex(/^\P{Cc}+$/u)
      .default('Estudio de Doblaje'),
    'debe ser un nombre de una línea, de hasta 80 caracteres',
  ),
  HOME_URL: checked(httpAddress.default('https://estudiodoblaje.example'), HTTP_ADDRESS),
  CONTACT_EMAIL: checked(z.email().optional(), MAIL_ADDRESS),
  CONTACT_PHONE: checked(
    z
      .string()
      .regex(/^\+\d[\d ]{6,20}$/)
      .optional(),
    'debe ser un teléfono con su código de país: +56 2 2345 6789',
  ),
  API_URL: checked(addressOrPath.default('/api'), ADDRESS_OR_PATH),
  AUTH_URL: checked(addressOrPath.default('/api'), ADDRESS_OR_PATH),
  REPORT_FAILURES: flag,
  SEND_APPLICATIONS: flag,
  PDF_WORKER_URL: checked(addressOrPath.optional(), ADDRESS_OR_PATH),
  REEL_MAX_BYTES: checked(
    z
      .string()
      .regex(/^[1-9]\d{0,9}$/)
      .transform(Number)
      .default(REEL_LIMITS.maxBytes),
    'debe ser una cantidad de bytes',
  ),
  S3_BUCKET: checked(
    z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
      .optional(),
    'debe ser el nombre de un bucket',
  ),
  S3_ENDPOINT: checked(httpAddress.optional(), HTTP_ADDRESS),
  BACKUP_KEY: checked(
    z
      .string()
      .regex(/^age1[a-z0-9]{10,2000}$/)
      .optional(),
    'debe ser una clave pública de age (age1…), como la que muestra doblaje backup:key',
  ),
  S3_REGION: checked(
    z
      .string()
      .regex(/^[a-z0-9-]{1,40}$/)
      .default('us-east-1'),
    'debe ser el nombre de una región',
  ),
});

/** The names of all settings. */
export const SETTINGS: readonly string[] = Object.keys(schema.shape);

/** All settings of the server, by their names in the environment, checked. README.md lists them. */
export type Settings = Readonly<z.output<typeof schema>>;

/** Whether only this machine can reach a server that listens on `host`. */
function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
}

/**
 * Reads the settings from an environment. An empty variable counts as absent.
 * @throws SettingsError with the name of the first wrong setting, but not with its value, which may be a secret
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(SETTINGS.map((name) => [name, env[name]?.trim() || undefined]));
  const result = schema.safeParse(given);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new SettingsError(`${issue?.path.join('.')}: ${issue?.message}`);
  }
  const settings = result.data;
  if (settings.DEMO && !isLoopback(settings.HOST)) {
    throw new SettingsError('DEMO: solo se permite en una dirección local (HOST=127.0.0.1, ::1 o localhost)');
  }
  if (settings.DEMO && env.NODE_ENV === 'production') {
    throw new SettingsError(
      'DEMO: no se permite con NODE_ENV=production, porque sus contraseñas son públicas',
    );
  }
  if (settings.RATE_LIMITS === 'off' && !settings.DEMO) {
    throw new SettingsError('RATE_LIMITS: off solo se permite junto con DEMO=1');
  }
  return { ...settings, DATA_DIR: resolve(settings.DATA_DIR) };
}
