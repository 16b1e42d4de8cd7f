import { type Kysely, sql } from 'kysely';

const ACCOUNT = 'Mientras la cuenta exista: la persona puede borrarla cuando quiera';
const PERSON = 'La propia persona';
const PERSON_AND_STUDIO = 'La propia persona y el trabajo con el estudio';
const HOSTS = 'El proveedor del servidor y el del correo, que guardan los datos por encargo y no los usan';
const SIX_YEARS = 'desde el fin del año de la boleta, de su pago o de su llegada, lo que sea último';

/** What the portal does with personal data. ADMIN edits it; what is named by a key stays there. */
const TREATMENTS: readonly Readonly<Record<string, unknown>>[] = [
  {
    key: 'account',
    name: 'Cuenta y acceso al portal',
    purpose:
      'Que cada persona entre a su cuenta y solo ella: sesiones, navegadores conocidos, enlaces por correo y límites de intentos.',
    data_kinds: ['identity', 'contact', 'access'],
    people_kinds: ['applicants', 'talent', 'office'],
    basis: 'contract',
    recipients: HOSTS,
    kept_from: ACCOUNT,
    source: PERSON,
  },
  {
    key: 'access-security',
    name: 'Seguridad del acceso',
    purpose: 'Reconocer accesos que no son de la persona y frenar intentos repetidos.',
    data_kinds: ['access'],
    people_kinds: ['applicants', 'talent', 'office'],
    basis: 'interest',
    basis_detail: 'la seguridad de las cuentas',
    recipients: 'Nadie',
    kept_months: 3,
    kept_from: 'desde el último uso',
    source: 'El uso del portal',
  },
  {
    key: 'applications',
    name: 'Postulaciones',
    purpose: 'Evaluar a quien postula y decidir sobre su postulación.',
    data_kinds: ['identity', 'contact', 'experience', 'sensitive', 'voice'],
    people_kinds: ['applicants'],
    basis: 'consent',
    recipients: HOSTS,
    kept_months: 12,
    kept_from: 'desde que se rechaza la postulación; si se acepta, mientras la cuenta exista',
    source: PERSON,
  },
  {
    key: 'data-sheet',
    name: 'Ficha de datos',
    purpose: 'Contactar a la persona y trabajar con ella.',
    data_kinds: ['identity', 'contact'],
    people_kinds: ['talent', 'office'],
    basis: 'contract',
    recipients: HOSTS,
    kept_from: ACCOUNT,
    source: PERSON,
  },
  {
    key: 'sensitive',
    name: 'Comunidad y discapacidad',
    purpose: 'Conocer al elenco y adaptar las condiciones de trabajo.',
    data_kinds: ['sensitive'],
    people_kinds: ['talent'],
    basis: 'consent',
    recipients: HOSTS,
    kept_from: 'Hasta que la persona retire su consentimiento',
    source: PERSON,
  },
  {
    key: 'voice',
    name: 'Perfil vocal y muestras de voz',
    purpose: 'Elegir voces para los personajes.',
    data_kinds: ['experience', 'voice'],
    people_kinds: ['talent'],
    basis: 'consent',
    recipients: HOSTS,
    kept_from: ACCOUNT,
    source: PERSON_AND_STUDIO,
  },
  {
    key: 'work',
    name: 'Elenco, órdenes de trabajo y documentos',
    purpose: 'Encargar el trabajo, seguirlo y entregar contratos y guiones.',
    data_kinds: ['identity', 'contact', 'work'],
    people_kinds: ['talent'],
    basis: 'contract',
    recipients: HOSTS,
    kept_from: ACCOUNT,
    source: PERSON_AND_STUDIO,
  },
  {
    key: 'payments',
    name: 'Boletas y pagos',
    purpose: 'Revisar boletas de honorarios, retener y declarar el impuesto, y pagar.',
    data_kinds: ['identity', 'contact', 'bank', 'tax'],
    people_kinds: ['talent', 'holders'],
    basis: 'legal',
    basis_detail: 'Código Tributario, art. 17 y 200; Ley sobre Impuesto a la Renta, art. 74',
    recipients: 'El Servicio de Impuestos Internos y los bancos que pagan',
    kept_months: 72,
    kept_from: SIX_YEARS,
    source: 'La propia persona y el Servicio de Impuestos Internos',
  },
  {
    key: 'mails',
    name: 'Correos del portal',
    purpose: 'Avisar de lo que espera a la persona.',
    data_kinds: ['identity', 'contact'],
    people_kinds: ['applicants', 'talent', 'office'],
    basis: 'contract',
    recipients: HOSTS,
    kept_months: 1,
    kept_from: 'desde que el correo se entrega o se deja de intentar',
    source: 'El uso del portal',
  },
  {
    key: 'history',
    name: 'Historial de cambios',
    purpose: 'Saber quién cambió o leyó qué, y poder probarlo.',
    data_kinds: ['identity', 'work', 'tax'],
    people_kinds: ['applicants', 'talent', 'office'],
    basis: 'interest',
    basis_detail: 'responder de lo hecho con los datos',
    recipients: 'Nadie',
    kept_from: 'Mientras exista aquello de lo que trata',
    source: 'El uso del portal',
  },
];

const SECURITY =
  'La conexión va cifrada. De las contraseñas se guarda solo una huella que no permite leerlas. Cada persona ve lo suyo; lo de las demás, solo quienes administran el estudio, y queda anotado quién lo cambió y quién descargó listas o leyó fichas y archivos. Hay copias de seguridad.';

/** What the studio does with personal data, the notice that is written from it, and what the purge last did. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table treatments (
      id integer generated always as identity primary key,
      key text unique,
      name text not null unique,
      purpose text not null,
      data_kinds text[] not null,
      people_kinds text[] not null,
      basis text not null,
      basis_detail text not null default '',
      recipients text not null,
      transfers text not null default 'Ninguna',
      kept_months integer,
      kept_from text not null,
      source text not null,
      updated_at timestamptz not null default now()
    )`.execute(db);
  for (const { kept_months = null, basis_detail = '', ...of } of TREATMENTS)
    await sql`
      insert into treatments
        (key, name, purpose, data_kinds, people_kinds, basis, basis_detail, recipients, kept_months, kept_from, source)
      values (${of.key}, ${of.name}, ${of.purpose}, ${of.data_kinds}, ${of.people_kinds}, ${of.basis}, ${basis_detail},
        ${of.recipients}, ${kept_months}, ${of.kept_from}, ${of.source})`.execute(db);
  await sql`
    create table privacy_settings (
      id integer primary key default 1 check (id = 1),
      representative text not null default '',
      address text not null default '',
      email text not null default '',
      security text not null default '',
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`insert into privacy_settings (security) values (${SECURITY})`.execute(db);
  await sql`
    create table privacy_notices (
      version integer primary key check (version > 0),
      sections jsonb not null,
      is_new_meaning boolean not null,
      summary text not null,
      published_at timestamptz not null
    )`.execute(db);
  await sql`
    create table seen_notices (
      user_id uuid primary key references users on delete cascade,
      version integer not null references privacy_notices,
      seen_at timestamptz not null
    )`.execute(db);
  await sql`
    create table purge_runs (
      id text primary key,
      ran_at timestamptz not null,
      removed integer not null,
      removed_at timestamptz
    )`.execute(db);
}
