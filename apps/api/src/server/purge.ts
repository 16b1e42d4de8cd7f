import { ARCHIVE_YEARS } from '@doblaje/domain/archive';
import { sql } from 'kysely';
import { purgeBin, RESTORABLE } from '../ground/bin/bin';
import type { Database } from '../ground/db/database';
import { purgeKeys } from '../ground/edits/createOnce';
import { purgeFileLinks } from '../ground/files/links';
import { purgeLimits } from '../ground/limits/limiter';
import { purgeMails } from '../ground/mail/outbox';
import { DAY, KEPT } from '../ground/time/time';
import { purgeArchive } from '../office/archive/archive';
import { CONFIRMABLE, purgeRequestDrafts, purgeRequests, REQUESTS_KEPT } from '../office/dataRequests/purge';
import type { KeptPart } from '../office/privacy/kept';
import { BROWSER_LIFE, purgeBrowsers } from '../people/access/knownBrowsers';
import { IDLE_LIMIT, purgeSessions } from '../people/access/sessions';
import { DRAFT_LIFE, purgeDrafts, purgeRefused, REFUSED_KEPT } from '../people/applications/erase';
import { purgeEmailChanges } from '../people/emailChanges/end';
import { purgeLinks } from '../people/links/links';
import { purgeRepresentatives } from '../people/ownProfile/representative';
import { purgeUnguarded } from '../people/ownProfile/unguarded';
import { DELETABLE } from './registry';

/** A part of the purge. */
interface Part extends KeptPart {
  /** Removes what is over, and says how many. */
  work: (db: Database, now: Date) => Promise<number>;
}

const days = (life: number) => life / DAY;

/** What the studio removes by itself, in this order, and after how long. The privacy notice must not promise less. */
export const PARTS: readonly Part[] = [
  {
    ...{ id: 'sessions', what: 'Sesiones', treatment: 'account', work: purgeSessions },
    ...{ days: days(IDLE_LIMIT), after: '12 horas sin uso, o cuando vencen' },
  },
  {
    ...{ id: 'browsers', what: 'Navegadores conocidos', treatment: 'access-security', work: purgeBrowsers },
    ...{ days: days(BROWSER_LIFE), after: `${days(BROWSER_LIFE)} días desde su último uso` },
  },
  {
    ...{ id: 'links', what: 'Enlaces enviados por correo', treatment: 'account', work: purgeLinks },
    ...{ days: days(KEPT), after: `${days(KEPT)} días desde que vencen` },
  },
  {
    ...{ id: 'email-changes', what: 'Cambios de correo', treatment: 'account', work: purgeEmailChanges },
    ...{ days: days(KEPT), after: `${days(KEPT)} días desde que terminan` },
  },
  {
    ...{ id: 'mails', what: 'Correos enviados', treatment: 'mails', work: purgeMails },
    ...{ days: days(KEPT), after: `${days(KEPT)} días desde que se entregan o se dejan de intentar` },
  },
  {
    ...{ id: 'file-links', what: 'Enlaces de descarga', treatment: 'account', work: purgeFileLinks },
    ...{ days: 0, after: 'Cuando vencen' },
  },
  {
    ...{ id: 'keys', what: 'Claves de envíos repetidos', treatment: 'account', work: purgeKeys },
    ...{ days: 1, after: 'Un día' },
  },
  {
    ...{ id: 'archive', what: 'Archivo contable', treatment: 'payments', work: purgeArchive },
    ...{ days: ARCHIVE_YEARS * 365, after: `${ARCHIVE_YEARS} años desde el fin del año` },
  },
  {
    ...{ id: 'bin', what: 'Papelera', treatment: 'work' },
    ...{ days: days(RESTORABLE), after: `${days(RESTORABLE)} días desde que se elimina` },
    work: (db, now) => purgeBin(db, now, DELETABLE),
  },
  {
    ...{ id: 'drafts', what: 'Postulaciones sin enviar', treatment: 'applications', work: purgeDrafts },
    ...{ days: days(DRAFT_LIFE), after: `${days(DRAFT_LIFE)} días sin cambios` },
  },
  {
    ...{ id: 'refused', what: 'Postulaciones rechazadas', treatment: 'applications', work: purgeRefused },
    ...{ days: days(REFUSED_KEPT), after: `${days(REFUSED_KEPT)} días desde que se rechazan` },
  },
  {
    ...{ id: 'representatives', what: 'Quienes representaban a menores de edad', treatment: 'minors' },
    ...{ days: 0, after: 'Cuando la persona cumple 18 años', work: purgeRepresentatives },
  },
  {
    ...{
      id: 'unguarded',
      what: 'Datos sensibles de menores de 16 años sin autorización',
      treatment: 'sensitive',
    },
    ...{ days: 0, after: 'Mientras falte la de quien representa', work: purgeUnguarded },
  },
  {
    ...{ id: 'request-drafts', what: 'Solicitudes sin confirmar', treatment: 'requests' },
    ...{ days: days(CONFIRMABLE), after: `${days(CONFIRMABLE)} días`, work: purgeRequestDrafts },
  },
  {
    ...{ id: 'requests', what: 'Solicitudes respondidas', treatment: 'requests', work: purgeRequests },
    ...{ days: days(REQUESTS_KEPT), after: '4 años desde la respuesta' },
  },
  {
    ...{ id: 'limits', what: 'Límites de intentos', treatment: 'access-security', work: purgeLimits },
    ...{ days: 1, after: 'Cuando vencen' },
  },
];

/** Removes data that nobody can use any more. The sweeper removes their files. Each part writes down how many it removed. */
export async function purge(db: Database, now: Date): Promise<void> {
  for (const { id, work } of PARTS) {
    const removed = await work(db, now);
    const removed_at = removed > 0 ? now : null;
    await db
      .insertInto('purge_runs')
      .values({ id, ran_at: now, removed, removed_at })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet({
          ...{ ran_at: now, removed },
          removed_at: sql`coalesce(excluded.removed_at, purge_runs.removed_at)`,
        }),
      )
      .execute();
  }
}
