import { strFromU8, unzipSync } from 'fflate';
import type { testServer } from './testServer';

/** Unpacks a ZIP with another library than the one that packs it: files by name, JSON and HTML as text, others as latin-1. */
export function unpacked(zip: ArrayBuffer): Map<string, string> {
  const files = Object.entries(unzipSync(new Uint8Array(zip)));
  return new Map(files.map(([name, bytes]) => [name, strFromU8(bytes, !/\.(json|html)$/.test(name))]));
}

/** The files of a person's export. */
export async function unpackedExport(server: Awaited<ReturnType<typeof testServer>>, token: string) {
  const response = await server.app.request('/api/users/me/export', {
    headers: { authorization: `Bearer ${token}` },
  });
  return unpacked(await response.arrayBuffer());
}
