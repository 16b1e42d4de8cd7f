import { Client } from 'pg';

/** Values of libpq's `target_session_attrs` that ask for a server that takes writes. */
const WRITABLE = ['read-write', 'primary'];

/**
 * The addresses of a database that may be on several servers, as libpq writes them: `postgres://a:1,b:2/name`. node-postgres
 * knows only one server an address, and ignores `target_session_attrs`.
 * @returns null when one of them is not an address
 */
export function addressesOf(url: string): string[] | null {
  const [, start = '', hosts, rest = ''] =
    /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]*)([^#]*)$/.exec(url) ?? [];
  if (hosts === undefined) return null;
  const addresses: string[] = [];
  for (const host of hosts.split(',')) {
    const address = URL.parse(`${start}${host}${rest}`);
    if (!address || (hosts.includes(',') && host === '')) return null;
    const wanted = address.searchParams.get('target_session_attrs');
    if (wanted !== null && !WRITABLE.includes(wanted)) return null;
    address.searchParams.delete('target_session_attrs');
    addresses.push(address.href);
  }
  return addresses;
}

/** Which of several servers takes writes. */
export interface Primary {
  /** Its address, as far as is known. */
  address: () => string;
  /** Connections that were made before it last changed must not be used any more. */
  era: () => number;
  /** Looks for it if that is in doubt. @throws Error of the first server when none takes writes */
  find: () => Promise<void>;
  /** A connection broke, so another server may be the primary now. */
  doubt: () => void;
  /** The server does not take writes any more. */
  hasChanged: () => void;
}

/**
 * @param addresses at least one. One alone is never looked for: it may be a pooler or a balancer.
 * @param patience for the answer of each, in milliseconds
 */
export function primaryOf(addresses: readonly [string, ...string[]], patience: number): Primary {
  const isOne = addresses.length === 1;
  let [address] = addresses;
  let era = 0;
  let isInDoubt = !isOne;
  let search: Promise<void> | undefined;

  async function look(): Promise<void> {
    // All at once: a machine that is gone does not even refuse.
    const found = await Promise.any(addresses.map((one) => takesWrites(one, patience))).catch((error) => {
      throw error instanceof AggregateError ? error.errors[0] : error;
    });
    isInDoubt = false;
    if (found === address) return;
    address = found;
    era++;
  }

  const doubt = () => {
    isInDoubt = !isOne;
  };
  return {
    address: () => address,
    era: () => era,
    doubt,
    hasChanged: () => {
      era++;
      doubt();
    },
    find: async () => {
      if (!isInDoubt) return;
      search ??= look().finally(() => {
        search = undefined;
      });
      await search;
    },
  };
}

/** @returns the address. @throws Error unless the server there takes writes */
async function takesWrites(connectionString: string, patience: number): Promise<string> {
  const client = new Client({
    ...{ connectionString, connectionTimeoutMillis: patience, query_timeout: patience },
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query("select current_setting('transaction_read_only') as read_only");
    if (rows[0].read_only === 'on') throw new Error('no server takes writes');
    return connectionString;
  } finally {
    void client.end().catch(() => {});
  }
}
