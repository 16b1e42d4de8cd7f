import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import type { Server } from './fixtures.ts';

async function mailsTo({ mails: folder }: Server, address: string): Promise<Email[]> {
  // The first mail creates the folder.
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => !name.endsWith('.tmp'));
  const mails = await Promise.all(files.map((name) => PostalMime.parse(readFileSync(join(folder, name)))));
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
