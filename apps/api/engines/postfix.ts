import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installDebian } from '../../../scripts/debian';
import { freePort, listensOn } from './freePort';
import { engineFolder, type Owner, ownerForRoot, userNamed } from './owner';
import { untilReady, type Watched, watch } from './watched';

const PROGRAM = '/usr/lib/postfix/sbin/master';

/** Its services: the server, its queue, and the delivery into a folder. */
const SERVICES = `
postlog unix-dgram n - n - 1 postlogd
cleanup unix n - n - 0 cleanup
qmgr unix n - n 300 1 qmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
trace unix - - n - 0 bounce
retry unix - - n - - error
error unix - - n - - error
proxymap unix - - n - - proxymap
virtual unix - n n - - virtual
anvil unix - - n - 1 anvil
`;

/** Folders of the queue. They belong to Postfix's own user, but for `pid`. */
const QUEUE = ['active', 'bounce', 'corrupt', 'defer', 'deferred', 'flush', 'hold', 'incoming', 'maildrop'];
const SOCKETS = ['private', 'public', 'saved', 'trace'];

/** Postfix, which takes any mail on 127.0.0.1 and delivers it into one folder, whomever it is to. */
export interface Postfix {
  /** Its address as `SMTP_URL` has it. */
  url: string;
  /** Folder with a file for each mail that arrived. */
  mails: string;
  /** The folder above {@link Postfix.mails}: where it is no folder, mails wait. */
  mailbox: string;
  /** How many mails wait for another try. */
  waiting: () => number;
  /** Kills it. */
  crash: () => Promise<void>;
  /** Starts it again, with the same queue, on the same port. */
  start: () => Promise<void>;
  remove: () => Promise<void>;
}

function settings(folder: string, user: Owner): string {
  const of = (name: string) => join(folder, name);
  return `compatibility_level = 3.6
queue_directory = ${of('queue')}
data_directory = ${of('data')}
maillog_file = ${of('log/mail.log')}
maillog_file_prefixes = ${folder}
# Debian's list of more kinds of tables is nobody's here: a warning of it fills the log's own socket, and on a slow machine all wait for that.
meta_directory = ${folder}
inet_interfaces = 127.0.0.1
inet_protocols = ipv4
myhostname = correo.doblaje.test
mydestination =
mynetworks = 127.0.0.0/8
smtpd_relay_restrictions = permit_mynetworks, reject
local_recipient_maps =
alias_maps =
# Nothing leaves this machine.
default_transport = virtual
relay_transport = virtual
virtual_mailbox_base = ${of('mail')}
virtual_mailbox_maps = static:all/
virtual_uid_maps = static:${user.uid}
virtual_gid_maps = static:${user.gid}
# What could not be delivered is tried again within seconds, so that a test sees it.
queue_run_delay = 2s
minimal_backoff_time = 2s
maximal_backoff_time = 4s
`;
}

function ensurePostfix(): Owner {
  if (!existsSync(PROGRAM) && !installDebian('postfix')) {
    throw new Error('Postfix is needed and could not be installed (Debian: apt-get install postfix).');
  }
  return userNamed('postfix');
}

/**
 * Starts it in a user namespace: it insists on being root, and there it is, with no right outside.
 * @throws Error when it is missing and cannot be installed, or the tests do not run as root
 */
export async function startPostfix(): Promise<Postfix> {
  const user = ensurePostfix();
  const owner = ownerForRoot();
  if (!owner)
    throw new Error('Postfix starts only where the tests run as root, who may make it a namespace.');
  const folder = engineFolder('postfix', owner);
  // Its own user has to pass.
  chmodSync(folder, 0o711);
  const make = (name: string, whose: Owner) => {
    mkdirSync(join(folder, name), { mode: 0o755 });
    chownSync(join(folder, name), whose.uid, whose.gid);
  };
  for (const name of ['queue', 'queue/pid', 'log']) make(name, owner);
  for (const name of ['data', 'mail', ...[...QUEUE, ...SOCKETS].map((part) => `queue/${part}`)])
    make(name, user);
  const port = await freePort();
  const files = {
    'main.cf': settings(folder, user),
    'master.cf': `127.0.0.1:${port} inet n - n - - smtpd${SERVICES}`,
  };
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(join(folder, name), content);
    chownSync(join(folder, name), owner.uid, owner.gid);
  }

  const mailbox = join(folder, 'mail/all');
  let engine: Watched;
  const start = async () => {
    // -d: in the foreground.
    engine = watch({ folder, command: [PROGRAM, '-c', folder, '-d'], owner, mayBecome: [user] });
    await untilReady('Postfix', engine, () => listensOn(port));
  };
  await start();
  return {
    url: `smtp://127.0.0.1:${port}`,
    mailbox,
    mails: join(mailbox, 'new'),
    waiting: () =>
      readdirSync(join(folder, 'queue/deferred'), { recursive: true, withFileTypes: true }).filter((file) =>
        file.isFile(),
      ).length,
    crash: () => engine.tell('crash'),
    start,
    remove: async () => {
      await engine.tell('remove');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
