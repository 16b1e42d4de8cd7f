import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { expect, onTestFinished, test } from 'vitest';
import { startPostfix } from '../engines/postfix';

test('a mail that was taken arrives, also when it has to wait and Postfix is killed meanwhile', async () => {
  const postfix = await startPostfix();
  onTestFinished(postfix.remove);
  const transport = createTransport(postfix.url);
  onTestFinished(() => transport.close());
  const send = (subject: string) =>
    transport.sendMail({ from: 'estudio@doblaje.test', to: 'quien.sea@correo.cl', subject, text: 'Hola' });
  const arrived = () =>
    existsSync(postfix.mails)
      ? readdirSync(postfix.mails).map((name) => readFileSync(join(postfix.mails, name), 'utf8'))
      : [];

  await send('Primera');
  await expect.poll(arrived).toEqual([expect.stringContaining('Subject: Primera')]);

  rmSync(postfix.mailbox, { recursive: true });
  writeFileSync(postfix.mailbox, 'no folder');
  await send('Segunda');
  await expect.poll(postfix.waiting).toBe(1);
  await postfix.crash();
  rmSync(postfix.mailbox);
  await postfix.start();
  await expect.poll(arrived).toEqual([expect.stringContaining('Subject: Segunda')]);
  await expect.poll(postfix.waiting).toBe(0);
});
