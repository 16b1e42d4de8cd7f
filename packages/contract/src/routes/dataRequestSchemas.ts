import { DATA_REQUEST_KINDS } from '@doblaje/domain/options/dataRequestKinds';
import { DATA_REQUEST_STATES } from '@doblaje/domain/options/dataRequestStates';
import { REFUSAL_REASONS } from '@doblaje/domain/options/refusalReasons';
import { REQUEST_OUTCOMES } from '@doblaje/domain/privacy';
import { z } from '@hono/zod-openapi';
import { choice, moment } from './fields';

export const dataRequestKind = choice(DATA_REQUEST_KINDS, 'DataRequestKind');
export const requestOutcome = choice(REQUEST_OUTCOMES, 'RequestOutcome');
export const refusalReason = choice(REFUSAL_REASONS, 'RefusalReason');
const dataRequestState = choice(DATA_REQUEST_STATES, 'DataRequestState');

/** What the studio has received, in the words of who asks for it. */
export const receivedRequestSchema = z
  .strictObject({
    /** Its number. */
    id: z.number().int(),
    kind: dataRequestKind,
    receivedAt: moment,
    /** The last day to answer it, 'AAAA-MM-DD'. */
    dueOn: z.string(),
  })
  .openapi('ReceivedRequest');

/** Answered by the own routes, and in the own export. */
export const ownRequestSchema = receivedRequestSchema
  .extend({
    detail: z.string(),
    state: dataRequestState,
    isExtended: z.boolean(),
    /** '' until it is answered. */
    answer: z.string(),
    answeredAt: moment.nullable(),
  })
  .openapi('OwnRequest');

/** A row of the list. */
export const dataRequestRowSchema = receivedRequestSchema
  .extend({
    name: z.string(),
    email: z.string(),
    state: dataRequestState,
    isExtended: z.boolean(),
    /** The account with this address when it was received; null: there was none, or it is gone. */
    personId: z.string().nullable(),
    updatedAt: moment,
  })
  .openapi('DataRequestRow');

/** A whole request, with the proof of what was sent. */
export const dataRequestSchema = dataRequestRowSchema
  .extend({
    detail: z.string(),
    /** How the person proved to be who they are: by a link in a mail to the address, or by a session of its account. */
    provedBy: z.enum(['mail', 'login']),
    /** Why it was not granted, or only in part; '' for no reason. */
    reason: refusalReason,
    answer: z.string(),
    answeredAt: moment.nullable(),
    /** The block of the person's data that it led to; null: none. */
    block: z
      .strictObject({
        since: moment,
        /** Null while it goes on. */
        endedAt: moment.nullable(),
        /** Who ended it; null: nobody yet, or somebody whose account is gone. */
        endedBy: z.string().nullable(),
        /** '' while it goes on. */
        endReason: z.string(),
      })
      .nullable()
      .openapi('DataBlock'),
    /** The mails about it, the first one first. Each stays as it was written. */
    letters: z.array(
      z
        .strictObject({
          id: z.number().int(),
          subject: z.string(),
          text: z.string(),
          /** SHA-256 of subject, an empty line and text, in hexadecimal. */
          digest: z.string(),
          writtenAt: moment,
          /** Who wrote it; null: the portal, or somebody whose account is gone. */
          writtenBy: z.string().nullable(),
          /** When the mail server took it; null: not yet. */
          deliveredAt: moment.nullable(),
        })
        .openapi('RequestLetter'),
    ),
  })
  .openapi('DataRequest');

/** What a person reads about their own request. */
export type OwnRequest = z.infer<typeof ownRequestSchema>;

/** @see receivedRequestSchema */
export type ReceivedRequest = z.infer<typeof receivedRequestSchema>;

/** @see dataRequestRowSchema */
export type DataRequestRow = z.infer<typeof dataRequestRowSchema>;

/** @see dataRequestSchema */
export type DataRequest = z.infer<typeof dataRequestSchema>;
