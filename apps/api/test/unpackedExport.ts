import { strFromU8, unzipSync } from 'fflate';
import type { testServer } from './testServer';

/** The files of a ZIP by their names, unpacked by another library than the one that packs; bytes as latin-1 characters. */
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
