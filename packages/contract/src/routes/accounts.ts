import { validateInvitation } from '@doblaje/domain/forms/invitation';
import { LEFT_OUT_REASONS, type LeftOutReason } from '@doblaje/domain/options/leftOutReasons';
import { PERSON_STATES, type PersonState } from '@doblaje/domain/options/personStates';
import { ROLE_OPTIONS } from '@doblaje/domain/options/roles';
import { VOCAL_TONES } from '@doblaje/domain/options/vocalTones';
import { z } from '@hono/zod-openapi';
import { defineRoute } from '../defineRoute';
import { COUNTED_TO } from '../lists/description';
import { usersList } from '../lists/users';
import { staleAnswer } from '../stale';
import { roleSchema } from './auth';
import { byForm } from './byForm';
import { anyId, choice, json, jsonBody, moment, nothing, typedLine, typedMail } from './fields';
import { CSV_ANSWER, listOf, listQuery, selectionQuery } from './lists';
import { applicantType } from './vocalProfile';

const valuesOf = <Value extends string>(options: readonly { value: Value }[]) =>
  options.map(({ value }) => value) as [Value, ...Value[]];

/** State of an account: a code of domain's PERSON_STATES. */
const personState = z.enum(valuesOf<PersonState>(PERSON_STATES)).openapi('PersonState');

/** One account, as ADMIN looks after it. */
export const accountSchema = z
  .strictObject({
    id: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    rut: z.string().nullable(),
    role: roleSchema,
    state: personState,
    /** What the person was accepted as; of the vocal profile, as the tone, '' where there is none. */
    applicant_types: z.array(applicantType),
    vocal_tone: choice(VOCAL_TONES, 'VocalToneOrNone'),
    /** To some minutes; null: never. */
    lastAccessAt: moment.nullable(),
    updatedAt: moment,
  })
  .openapi('Account');

/** One account, as ADMIN looks after it. */
export type Account = z.infer<typeof accountSchema>;

/** Whoever is named in an address: any text is read, only an id of somebody is found. */
const params = z.strictObject({ id: anyId });

const listUsers = defineRoute({
  access: ['ADMIN'],
  method: 'get',
  path: '/users',
  tags: ['accounts'],
  summary: 'Las cuentas de todas las personas',
  description:
    '`search` looks in names and address, without case or accents, and at the beginning of RUTs in any format.',
  request: { query: listQuery(usersList) },
  responses: { 200: { description: 'Una página', content: json(listOf(accountSchema)) } },
});

const usersCsv = defineRoute({
  access: ['ADMIN'],
  method: 'get',
  path: '/users/csv',
  tags: ['accounts'],
  summary: 'Las cuentas como CSV',
  description: 'All that the same query finds, streamed.',
  request: { query: selectionQuery(usersList) },
  responses: CSV_ANSWER,
});

/** As many people as are chosen one by one. */
const MOST_CHOSEN = 1000;

/** As many people as are named among those left out; the others are counted. */
export const MOST_LEFT_NAMED = 20;

const stateChange = z
  .strictObject({
    /** How many are in another state now. */
    changed: z.number().int().min(0),
    /** What undoes it, for an hour; null where nobody was changed. */
    undo: z.string().nullable(),
    left: z.strictObject({
      total: z.number().int().min(0),
      /** At most {@link MOST_LEFT_NAMED} of them, oneself first. */
      items: z.array(
        z.strictObject({
          id: z.string(),
          name: z.string(),
          reason: z.enum(valuesOf<LeftOutReason>(LEFT_OUT_REASONS)).openapi('LeftOutReason'),
        }),
      ),
    }),
    /** Whose orders wait for an answer or for the work although they cannot enter any more; at most {@link MOST_LEFT_NAMED} named. */
    openOrders: z.strictObject({
      total: z.number().int().min(0),
      items: z.array(z.strictObject({ id: z.string(), name: z.string(), orders: z.number().int().min(1) })),
    }),
    /** How many of those chosen one by one have erased their account since. */
    gone: z.number().int().min(0),
  })
  .openapi('StateChange');

/** What became of a change of many accounts' states. */
export type StateChange = z.infer<typeof stateChange>;

/** As many people as are named with their orders before they are deactivated; the others are counted. */
export const MOST_ASKED_NAMED = 100;

/** As many orders as are named of each; the others are counted. */
export const MOST_ORDERS_NAMED = 3;

const statesPreview = z
  .strictObject({
    /** How many would be deactivated. */
    changed: z.number().int().min(0),
    /** Whose orders wait for an answer or for the work, whoever has most first; at most {@link MOST_ASKED_NAMED} named. */
    openOrders: z.strictObject({
      total: z.number().int().min(0),
      items: z.array(
        z.strictObject({
          id: z.string(),
          name: z.string(),
          orders: z.number().int().min(1),
          /** 'Orden de Actuación N.º 1.246', the newest first; at most {@link MOST_ORDERS_NAMED}. */
          titles: z.array(z.string()),
        }),
      ),
    }),
  })
  .openapi('StatesPreview');

/** What deactivating would leave open. */
export type StatesPreview = z.infer<typeof statesPreview>;

/** Who is meant: those named, or all that a query of the list finds. */
const chosen = z.strictObject({
  ids: z.array(anyId).max(MOST_CHOSEN).optional(),
  all: selectionQuery(usersList).omit({ sort: true }).optional(),
});

const isOneOfBoth = ({ ids, all }: z.infer<typeof chosen>) => (ids === undefined) !== (all === undefined);
const WHOM = { message: 'Elige a quién', path: ['ids'] };

const previewUserStates = defineRoute({
  access: ['ADMIN'],
  method: 'post',
  path: '/users/states/preview',
  tags: ['accounts'],
  summary: 'Qué órdenes quedarían abiertas al desactivar cuentas',
  description:
    'For the question before `POST /users/states` deactivates the same people. Nothing is changed.',
  request: jsonBody(chosen.refine(isOneOfBoth, WHOM)),
  responses: { 200: { description: 'Lo que quedaría abierto', content: json(statesPreview) } },
});

const changeUserStates = defineRoute({
  access: ['ADMIN'],
  method: 'post',
  path: '/users/states',
  tags: ['accounts'],
  summary: 'Activar o desactivar cuentas',
  description: `Those named by \`ids\`, or \`all\` that a query of the list finds, at most ${COUNTED_TO}: all in one transaction. Whoever is in that state already stays as they are; oneself and whoever has not activated their account are left out, and named. Deactivating ends the sessions, and names who has open orders.`,
  request: jsonBody(chosen.extend({ active: z.boolean() }).refine(isOneOfBoth, WHOM)),
  responses: { 200: { description: 'Lo que cambió', content: json(stateChange) } },
});

const undoUserStates = defineRoute({
  access: ['ADMIN'],
  method: 'post',
  path: '/users/states/undo',
  tags: ['accounts'],
  summary: 'Deshacer una activación o desactivación propia',
  description:
    'Those who were changed then and are as it left them get the state that they had; sessions that were ended stay so. Repeating it is no error. 404 once an hour is over, and for another ADMIN’s.',
  request: jsonBody(z.strictObject({ undo: anyId })),
  refusals: [404],
  responses: { 200: { description: 'Lo que cambió', content: json(stateChange) } },
});

const changeUserRole = defineRoute({
  access: ['ADMIN'],
  method: 'put',
  path: '/users/{id}/role',
  tags: ['accounts'],
  summary: 'Cambiar el rol de una persona',
  description: '409 with code OWN_ACCOUNT for one’s own, LAST_ADMIN where nobody else is an active ADMIN.',
  request: { params, ...jsonBody(z.strictObject({ role: roleSchema, updatedAt: moment })) },
  refusals: [404, 409],
  responses: {
    200: { description: 'La cuenta como quedó', content: json(accountSchema) },
    409: staleAnswer(accountSchema),
  },
});

const endUserSessions = defineRoute({
  access: ['ADMIN'],
  method: 'delete',
  path: '/users/{id}/sessions',
  tags: ['accounts'],
  summary: 'Cerrar las sesiones de una persona',
  description: 'They end at once. Of one’s own the one that asks stays.',
  request: { params },
  refusals: [404],
  responses: {
    200: {
      description: 'Cuántas se cerraron',
      content: json(z.strictObject({ closed: z.number().int().min(0) })),
    },
  },
});

const resendUserActivation = defineRoute({
  access: ['ADMIN'],
  method: 'post',
  path: '/users/{id}/activation',
  tags: ['accounts'],
  summary: 'Enviar otra vez el correo de activación a una persona',
  description: '409 with code ALREADY_ACTIVATED for whoever has activated their account.',
  request: { params },
  refusals: [404, 409],
  responses: { 202: { description: 'Sigue en su correo', content: json(nothing) } },
});

const inviteUser = defineRoute({
  access: ['ADMIN'],
  method: 'post',
  path: '/users/invitations',
  creates: true,
  tags: ['accounts'],
  summary: 'Invitar a una persona',
  description:
    'Makes an account that is not activated, and mails a link to choose its password, good for 7 days and once. The same answer for an address that has an account: the mail tells its owner, and of an account that was activated nothing changes. Names that a person registered themselves stay; links of earlier invitations end.',
  request: jsonBody(
    z
      .strictObject({
        first_name: typedLine,
        last_name: typedLine,
        email: typedMail,
        role: z.literal(['', ...valuesOf(ROLE_OPTIONS)], { error: 'Elige un rol' }),
      })
      .superRefine(byForm(validateInvitation)),
  ),
  responses: { 202: { description: 'Sigue en su correo', content: json(nothing) } },
});

export const routes = {
  listUsers,
  usersCsv,
  previewUserStates,
  changeUserStates,
  undoUserStates,
  changeUserRole,
  endUserSessions,
  resendUserActivation,
  inviteUser,
} as const;
