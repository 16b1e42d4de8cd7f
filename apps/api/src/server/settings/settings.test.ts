import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings, SettingsError } from './settings';

test('without variables the documented defaults hold', () => {
  expect(readSettings({})).toEqual({
    PORT: 3000,
    HOST: '127.0.0.1',
    METRICS_HOST: '127.0.0.1',
    DATA_DIR: resolve('./var'),
    DISK_RESERVE_MB: 256,
    DATABASE_POOLER: false,
    DATABASE_CONNECTIONS: 10,
    DATABASE_CONNECT_TIMEOUT: 5,
    DATABASE_LOCK_TIMEOUT: 3,
    DATABASE_STATEMENT_TIMEOUT: 15,
    DATABASE_IDLE_TIMEOUT: 15,
    DEMO: false,
    STOP_WITH_PARENT: false,
    STOP_DELAY: 0,
    TRUST_PROXY: 0,
    CORS_ORIGINS: [],
    RATE_LIMITS: 'on',
    LOG_LEVEL: 'info',
    LOG_FORMAT: 'json',
    SLOW_QUERY_MS: 500,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/protobuf',
    OTEL_EXPORTER_OTLP_HEADERS: {},
    OTEL_SERVICE_NAME: 'doblaje',
    OTEL_TRACES_SAMPLER: 'parentbased_always_on',
    OTEL_TRACES_SAMPLER_ARG: 1,
    MAIL_FROM: 'no-responder@estudiodoblaje.example',
    BRAND: 'Estudio de Doblaje',
    HOME_URL: 'https://estudiodoblaje.example',
    API_URL: '/api',
    AUTH_URL: '/api',
    REPORT_FAILURES: false,
    SEND_APPLICATIONS: false,
    REEL_MAX_BYTES: 10_485_760,
    S3_REGION: 'us-east-1',
  });
});

test('an empty variable counts as absent, and blanks around a value are ignored', () => {
  expect(readSettings({ PORT: '', BRAND: '  ', HOST: ' ::1 ' })).toMatchObject({
    PORT: 3000,
    BRAND: 'Estudio de Doblaje',
    HOST: '::1',
  });
});

test.each([
  ['REPORT_FAILURES', '1', true],
  ['REPORT_FAILURES', 'true', true],
  ['SEND_APPLICATIONS', '0', false],
  ['API_URL', 'https://api.estudio.cl/v1/', 'https://api.estudio.cl/v1'],
  ['PUBLIC_URL', 'https://portal.estudio.cl/', 'https://portal.estudio.cl'],
  ['CORS_ORIGINS', 'https://a.cl, http://b.cl:8080', ['https://a.cl', 'http://b.cl:8080']],
  ['DATABASE_URL', 'postgresql://u:p@[::1]:1,b/x', 'postgresql://u:p@[::1]:1,b/x'],
  ['DISK_RESERVE_MB', '1024', 1024],
  ['DATABASE_POOLER', '1', true],
  ['DATABASE_CONNECTIONS', '40', 40],
  ['DATABASE_LOCK_TIMEOUT', '5', 5],
  ['TRUST_PROXY', '2', 2],
  ['STOP_DELAY', '20', 20],
  ['METRICS_PORT', '9464', 9464],
  ['LOG_LEVEL', 'silent', 'silent'],
  ['LOG_FORMAT', 'text', 'text'],
  ['SLOW_QUERY_MS', '0', 0],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://trazas.interno:4318/', 'http://trazas.interno:4318'],
  [
    'OTEL_EXPORTER_OTLP_HEADERS',
    'authorization=Bearer%20a=b, x-a=1',
    { authorization: 'Bearer a=b', 'x-a': '1' },
  ],
  ['OTEL_TRACES_SAMPLER_ARG', '0.05', 0.05],
] as const)('%s=%s is read', (name, value, expected) => {
  expect(readSettings({ [name]: value })[name]).toEqual(expected);
});

test.each([
  ['PORT', 'http'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '3000.5'],
  ['HOST', 'mi máquina'],
  ['METRICS_PORT', 'no'],
  ['METRICS_HOST', 'mi máquina'],
  ['PUBLIC_URL', 'portal.estudio.cl'],
  ['PUBLIC_URL', 'javascript:alert(1)'],
  ['DEMO', 'sí'],
  ['DISK_RESERVE_MB', '127'],
  ['DISK_RESERVE_MB', '1 GB'],
  ['DATABASE_URL', 'mysql://secreto@db/x'],
  ['DATABASE_URL', 'postgres://secreto@a:5432,/x'],
  ['DATABASE_URL', 'postgres://secreto@a:5432,b:x/x'],
  ['DATABASE_URL', 'postgres://secreto@a,b/x?target_session_attrs=standby'],
  ['DATABASE_POOLER', 'transaction'],
  ['DATABASE_CONNECTIONS', '3'],
  ['DATABASE_CONNECTIONS', '501'],
  ['DATABASE_CONNECT_TIMEOUT', '0'],
  ['DATABASE_LOCK_TIMEOUT', '3s'],
  ['DATABASE_STATEMENT_TIMEOUT', '601'],
  ['DATABASE_IDLE_TIMEOUT', '-1'],
  ['TRUST_PROXY', 'true'],
  ['LOG_LEVEL', 'todo'],
  ['LOG_FORMAT', 'xml'],
  ['SLOW_QUERY_MS', '2s'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'trazas.interno:4318'],
  ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', '/v1/traces'],
  ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'secreto'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'a=secreto%0Ab'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'a=secreto%FF'],
  ['OTEL_SERVICE_NAME', 'mi portal'],
  ['OTEL_TRACES_SAMPLER', 'always_off'],
  ['OTEL_TRACES_SAMPLER_ARG', '1.5'],
  ['OTEL_TRACES_SAMPLER_ARG', '10%'],
  ['SLOW_QUERY_MS', '60001'],
  ['STOP_DELAY', '61'],
  ['STOP_DELAY', '5s'],
  ['CORS_ORIGINS', '*'],
  ['CORS_ORIGINS', 'https://a.cl/ruta'],
  ['RATE_LIMITS', 'no'],
  ['SMTP_URL', 'http://secreto@correo'],
  ['MAIL_FROM', 'Estudio <a@b.cl>'],
  ['HOME_URL', '/casa'],
  ['CONTACT_EMAIL', 'hola'],
  ['CONTACT_PHONE', '2345 6789'],
  ['API_URL', '//otro.cl'],
  ['AUTH_URL', 'api'],
  ['PDF_WORKER_URL', 'data:text/javascript,1'],
  ['BRAND', 'dos\nlíneas'],
  ['ADMIN_EMAIL', 'jefa'],
  ['REEL_MAX_BYTES', '10 MB'],
  ['REEL_MAX_BYTES', '0'],
  ['S3_BUCKET', 'Mi Bucket'],
  ['S3_ENDPOINT', 's3.ejemplo.cl'],
  ['S3_REGION', 'sa east'],
])('%s=%s is refused in one line that names the variable and does not repeat its value', (name, value) => {
  const read = () => readSettings({ [name]: value });
  expect(read).toThrow(SettingsError);
  expect(read).toThrow(new RegExp(`^${name}: debe ser [^\\n]+$`));
  expect(read).not.toThrow(/secreto/);
});

test.each(['0.0.0.0', '::', '192.168.1.10', 'estudio.cl'])('demo data is refused on %s', (HOST) => {
  expect(() => readSettings({ DEMO: '1', HOST })).toThrow(/^DEMO: /);
});

test.each(['127.0.0.1', '127.8.8.8', '::1', 'localhost'])('demo data is allowed on %s', (HOST) => {
  expect(readSettings({ DEMO: '1', HOST, RATE_LIMITS: 'off' })).toMatchObject({
    DEMO: true,
    RATE_LIMITS: 'off',
  });
});

test('the demo’s public passwords are refused in production', () => {
  expect(() => readSettings({ DEMO: '1', NODE_ENV: 'production' })).toThrow(/^DEMO: /);
  expect(readSettings({ NODE_ENV: 'production' }).DEMO).toBe(false);
});

test('limits cannot be switched off without DEMO', () => {
  expect(() => readSettings({ RATE_LIMITS: 'off' })).toThrow(/^RATE_LIMITS: /);
});
