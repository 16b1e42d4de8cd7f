import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { MINUTE, SECOND } from '../time/time';
import type { Message } from './compose';

/** A mail that the server will not take however often it is tried: it answered 5xx to the recipient or to the mail itself. */
export class RefusedForGood extends Error {
  override readonly name = 'RefusedForGood';
  /** 'REFUSED 550'; the server's words would carry addresses. */
  readonly code: string;

  constructor(response: number) {
    super('The mail server refused it for good.');
    this.code = `REFUSED ${response}`;
  }
}

/**
 * Hands a mail over; rejects when it has to be tried again, with {@link RefusedForGood} when that is of no use. Delivering
 * one mail twice must not make it two.
 */
export type Deliver = (message: Message) => Promise<void>;

/** Name of a mail's file: by its number, so that a second attempt replaces the first. */
const fileNameOf = (id: number) => `${String(id).padStart(8, '0')}.eml`;

/** Every mail becomes a file of `folder`, whole or not at all. */
export function deliverToFolder(folder: string): Deliver {
  return async ({ id, raw }) => {
    await mkdir(folder, { recursive: true });
    const path = join(folder, fileNameOf(id));
    await writeFile(`${path}.tmp`, raw, { mode: 0o600 });
    await rename(`${path}.tmp`, path);
  };
}

/** How long a mail server may take, in milliseconds; together less than the worker waits before it tries again. */
const TIMEOUTS = {
  connectionTimeout: 10 * SECOND,
  greetingTimeout: 20 * SECOND,
  /** For each of its answers. */
  socketTimeout: MINUTE,
};

/**
 * Sends every mail through an SMTP server; its Message-ID stays the same, so that servers can drop a repetition.
 * @param timeouts @default long enough for servers that are slow on purpose
 */
export function deliverBySmtp(url: string, timeouts: Partial<typeof TIMEOUTS> = {}): Deliver {
  const transport = createTransport({ url, ...TIMEOUTS, ...timeouts });
  return async ({ from, to, raw }) => {
    await transport.sendMail({ envelope: { from, to: [to] }, raw }).catch(orRefusedForGood);
  };
}

/** Commands that are about this one mail; what is refused before (greeting, log-in, sender) is about the studio, and may be mended. */
const OF_THE_MAIL: readonly unknown[] = ['RCPT TO', 'DATA'];

function orRefusedForGood(error: unknown): never {
  const { responseCode, command } = error as { responseCode?: unknown; command?: unknown };
  if (typeof responseCode === 'number' && responseCode >= 500 && OF_THE_MAIL.includes(command))
    throw new RefusedForGood(responseCode);
  throw error;
}
