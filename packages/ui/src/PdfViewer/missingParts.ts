import type { OpenPage } from './pdf';

/** pdf.js stores null for a picture that it could not decode, and the reason as a text for a font. */
const isBroken = (data: unknown) => data === null || typeof data === 'string';

/**
 * Whether a painted page lacks a picture or a font that could not be decoded. pdf.js leaves these out
 * silently. Pages share some of them, so a broken shared one counts only if this page draws it.
 */
export async function lacksParts(page: OpenPage): Promise<boolean> {
  for (const [, data] of page.objs) if (isBroken(data)) return true;
  const shared = new Set<unknown>();
  for (const [id, data] of page.commonObjs) if (isBroken(data)) shared.add(id);
  if (shared.size === 0) return false;
  const { argsArray } = await page.getOperatorList();
  return argsArray.some((given: unknown) => Array.isArray(given) && given.some((value) => shared.has(value)));
}
