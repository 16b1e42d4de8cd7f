import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** What is wrong with the mail server: it takes connections and says nothing, or answers each mail with 451 or 550. */
type MailFault = 'silent' | '451' | '550';

/** A mail server that keeps what it takes. */
export interface Mailbox {
  url: string;
  /** The Message-ID of each mail that was taken, in this order. */
  taken: string[];
  mails: Email[];
  setFault: (fault: MailFault | undefined) => void;
  /** How many connections or mails met the fault since it was set. */
  struck: () => number;
  close: () => Promise<void>;
}

/**
 * Starts a mail server on a port of 127.0.0.1.
 * @param slowness how long it takes for each mail, in milliseconds
 */
export async function startMailbox(slowness = 0): Promise<Mailbox> {
  const taken: string[] = [];
  const mails: Email[] = [];
  let fault: MailFault | undefined;
  let struck = 0;
  const refusal = () => {
    if (fault !== '451' && fault !== '550') return undefined;
    struck++;
    return Object.assign(new Error('No mail now'), { responseCode: Number(fault) });
  };
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onConnect: (_, greet) => {
      if (fault === 'silent') struck++;
      else greet();
    },
    onRcptTo: (_address, _session, answer) => answer(refusal()),
    onData: (stream, _, answer) => {
      let text = '';
      stream.on('data', (data) => {
        text += data;
      });
      stream.on('end', () => {
        setTimeout(async () => {
          const mail = await PostalMime.parse(text);
          taken.push(mail.messageId ?? '');
          mails.push(mail);
          answer();
        }, slowness);
      });
    },
  });
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    mails,
    setFault: (next) => {
      fault = next;
      struck = 0;
    },
    struck: () => struck,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
