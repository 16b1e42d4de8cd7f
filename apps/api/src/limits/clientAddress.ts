import { isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * Whose attempts are counted together: the caller's IPv4 address, or its IPv6 network (/64: one subscriber).
 *
 * @param proxies how many proxies of ours stand in front (TRUST_PROXY). Each appends to X-Forwarded-For the address
 * it was called from, so the entry that many places from the end is the last one a stranger could not have written.
 * With 0 the header is not looked at.
 */
export function clientAddress(c: Context, proxies: number): string {
  const forwarded = proxies > 0 ? (c.req.header('x-forwarded-for') ?? '').split(',') : [];
  const named = forwarded.at(-proxies)?.trim() ?? '';
  return network(proxies > 0 && isIP(named) !== 0 ? named : socketAddress(c));
}

function socketAddress(c: Context): string {
  // Without a socket (a request made inside the process) all callers are one.
  return c.env?.incoming ? (getConnInfo(c).remote.address ?? '') : '';
}

function network(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (isIP(address) !== 6) return address;
  const [head = '', tail = ''] = address.toLowerCase().replace(/%.*$/, '').split('::');
  const start = head === '' ? [] : head.split(':');
  const end = tail === '' ? [] : tail.split(':');
  const zeros = Array<string>(Math.max(0, 8 - start.length - end.length)).fill('0');
  return `${[...start, ...zeros, ...end].slice(0, 4).map(shorten).join(':')}::/64`;
}

const shorten = (group: string) => group.replace(/^0+(?=.)/, '');
