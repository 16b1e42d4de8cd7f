import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { MINUTE, SECOND } from '../time/time';
import type { Message } from './compose';

/** The mail server refused the mail for good: it answered 5xx to the recipient or to the mail. Another attempt is useless. */
export class RefusedForGood extends Error {
  override readonly name = 'RefusedForGood';
  /** 'REFUSED 550'. The server's own words are left out, because they contain addresses. */
  readonly code: string;

  constructor(response: number) {
    super('The mail server refused it for good.');
    this.code = `REFUSED ${response}`;
  }
}

/**
 * Delivers a mail. It rejects if the mail must be tried again, and with {@link RefusedForGood} if another attempt is useless. Delivering
 * a mail twice must not give the recipient two mails.
 */
export type Deliver = (message: Message) => Promise<void>;

/** The name of a mail's file. It holds the mail's number, so that a second attempt replaces the first one's file. */
const fileNameOf = (id: number) => `${String(id).padStart(8, '0')}.eml`;

/** Writes every mail to a file in `folder`. A file is never half written. */
export function deliverToFolder(folder: string): Deliver {
  return async ({ id, raw }) => {
    await mkdir(folder, { recursive: true });
    const path = join(folder, fileNameOf(id));
    await writeFile(`${path}.tmp`, raw, { mode: 0o600 });
    await rename(`${path}.tmp`, path);
  };
}

/** How long a mail server may take, in milliseconds. The sum must stay below the worker's LEASE. */
const TIMEOUTS = {
  connectionTimeout: 10 * SECOND,
  greetingTimeout: 20 * SECOND,
  /** For each answer. */
  socketTimeout: MINUTE,
};

/**
 * Sends every mail through an SMTP server. A repeated mail has the same Message-ID, so that servers can drop it.
 * @param timeouts @default long enough for servers that are slow on purpose
 */
export function deliverBySmtp(url: string, timeouts: Partial<typeof TIMEOUTS> = {}): Deliver {
  const transport = createTransport({ url, ...TIMEOUTS, ...timeouts });
  return async ({ from, to, raw }) => {
    await transport.sendMail({ envelope: { from, to: [to] }, raw }).catch(orRefusedForGood);
  };
}

/** Commands about this one mail. Refusals of earlier ones (greeting, log-in, sender) concern the studio, which can mend the cause. */
const OF_THE_MAIL: readonly unknown[] = ['RCPT TO', 'DATA'];

function orRefusedForGood(error: unknown): never {
  const { responseCode, command } = error as { responseCode?: unknown; command?: unknown };
  if (typeof responseCode === 'number' && responseCode >= 500 && OF_THE_MAIL.includes(command))
    throw new RefusedForGood(responseCode);
  throw error;
}
