import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import type { Server } from './fixtures.ts';

async function mailsTo({ dataDir }: Server, address: string): Promise<Email[]> {
  const outbox = join(dataDir, 'outbox');
  // The first mail creates the folder.
  if (!existsSync(outbox)) return [];
  const files = readdirSync(outbox, { withFileTypes: true }).filter(({ name }) => name.endsWith('.eml'));
  const mails = await Promise.all(
    files.map(({ name }) => PostalMime.parse(readFileSync(join(outbox, name)))),
  );
  return mails.filter(({ to }) => to?.some((recipient) => recipient.address === address));
}

/**
 * Waits for a mail from the API and returns the link in it.
 * @param kind part of the link's path: 'activate', 'change-password', 'confirm-email' or 'stop-email'
 */
export async function linkInMail(
  server: Server,
  address: string,
  kind: 'activate' | 'change-password' | 'confirm-email' | 'stop-email',
): Promise<string> {
  const pattern = new RegExp(`${server.url}/auth/${kind}/[\\w-]+`);
  let link: string | undefined;
  await expect
    .poll(
      async () => {
        const mails = await mailsTo(server, address);
        link = mails.map(({ text }) => text?.match(pattern)?.[0]).find((found) => found !== undefined);
        return link;
      },
      { message: `a mail to ${address} with a link to ${kind}` },
    )
    .toBeDefined();
  return link ?? '';
}

/** Waits until the API has written a mail, and returns it. */
export async function mailTo(server: Server, address: string, subject: string): Promise<Email> {
  let mail: Email | undefined;
  await expect
    .poll(
      async () => {
        mail = (await mailsTo(server, address)).find((sent) => sent.subject === subject);
        return mail;
      },
      { message: `a mail to ${address}: ${subject}` },
    )
    .toBeDefined();
  return mail as Email;
}
