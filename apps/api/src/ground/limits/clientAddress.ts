import { isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * The address that attempts are counted by: the caller's IPv4 address, or its IPv6 network (/64: one subscriber).
 *
 * @param proxies how many of our own proxies are in front (TRUST_PROXY). Each appends to X-Forwarded-For the address that called it. So
 * the entry that many places from the end is the last one that a stranger could not have written. With 0 the header is ignored.
 */
export function clientAddress(c: Context, proxies: number): string {
  const forwarded = proxies > 0 ? (c.req.header('x-forwarded-for') ?? '').split(',') : [];
  const named = forwarded.at(-proxies)?.trim() ?? '';
  return network(proxies > 0 && isIP(named) !== 0 ? named : socketAddress(c));
}

function socketAddress(c: Context): string {
  // Requests made inside the process have no socket. They all count as one caller.
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
