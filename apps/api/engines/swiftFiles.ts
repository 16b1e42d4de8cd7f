import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The servers that OpenStack Swift consists of. */
export const SERVERS = ['account', 'container', 'object', 'proxy'] as const;
type SwiftServer = (typeof SERVERS)[number];

/** Who may use the store: account, user and password of Swift's own list. */
export const ACCOUNT = 'doblaje';
export const USER = 'portal';
export const PASSWORD = 'only-for-tests';
export const REGION = 'us-east-1';

interface Place {
  folder: string;
  /** The user that it runs as. */
  user: string;
  /** Ports on 127.0.0.1. */
  ports: Readonly<Record<SwiftServer | 'cache', number>>;
}

/** In the order in which a request passes them. Parts of uploads need `slo`, copies need `copy`. */
const PROXY = ['catch_errors', 'gatekeeper', 'cache', 's3api', 'tempauth', 'copy', 'slo', 'proxy-server'];

/** What differs from the name of the library's part. */
const FILTERS: Readonly<Record<string, { use?: string; more?: string }>> = {
  cache: { use: 'memcache' },
  s3api: { more: `location = ${REGION}\ns3_acl = false` },
  tempauth: { more: `user_${ACCOUNT}_${USER} = ${PASSWORD} .admin` },
};

function configuration(server: SwiftServer, { folder, user, ports }: Place): string {
  const common = `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${ports[server]}
workers = 0
user = ${user}
swift_dir = ${folder}
devices = ${join(folder, 'devices')}
mount_check = false
# Nobody listens there: the machine's own log is not for tests.
log_udp_host = 127.0.0.1
log_udp_port = 9
log_level = CRITICAL
`;
  if (server !== 'proxy') {
    return `${common}
[pipeline:main]
pipeline = ${server}-server
[app:${server}-server]
use = egg:swift#${server}
`;
  }
  const filters = PROXY.slice(0, -1).map((name) => {
    const { use = name, more = '' } = FILTERS[name] ?? {};
    return `[filter:${name}]\nuse = egg:swift#${use}\n${more}`;
  });
  return `${common}
[pipeline:main]
pipeline = ${PROXY.join(' ')}
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
# There is no other disk to ask: the only one is asked again soon after it failed.
error_suppression_interval = 1
# A busy machine is slow, not wrong: half a second to reach the other servers is for a network of their own.
conn_timeout = 10
node_timeout = 30
${filters.join('\n')}
`;
}

/** Writes the settings of all servers into the folder. */
export function writeSwiftFiles(place: Place): void {
  const files: [name: string, content: string][] = [
    ['swift.conf', '[swift-hash]\nswift_hash_path_suffix = tests\nswift_hash_path_prefix = tests\n'],
    ['memcache.conf', `[memcache]\nmemcache_servers = 127.0.0.1:${place.ports.cache}\n`],
    ...SERVERS.map((server): [string, string] => [`${server}.conf`, configuration(server, place)]),
  ];
  for (const [name, content] of files) writeFileSync(join(place.folder, name), content);
}
