import type { OpenPage } from './pdf';

/** What pdf.js puts in the place of a picture it could not decode (nothing) and of such a font (its reason). */
const isBroken = (data: unknown) => data === null || typeof data === 'string';

/**
 * Whether a painted page lacks a picture or a font that could not be decoded: pdf.js leaves it out without a word.
 * What several pages share is looked for in what this one draws.
 */
export async function lacksParts(page: OpenPage): Promise<boolean> {
  for (const [, data] of page.objs) if (isBroken(data)) return true;
  const shared = new Set<unknown>();
  for (const [id, data] of page.commonObjs) if (isBroken(data)) shared.add(id);
  if (shared.size === 0) return false;
  const { argsArray } = await page.getOperatorList();
  return argsArray.some((given: unknown) => Array.isArray(given) && given.some((value) => shared.has(value)));
}
