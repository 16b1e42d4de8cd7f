import type { PageLink } from './annotations';
import type { OpenPage, Pdf } from './pdf';

/** A page, counted from 1, and a place on it, in points from its top. */
export interface Destination {
  page: number;
  below: number;
}

/** For each kind of destination: which of its numbers is the height (ISO 32000-2, table 149). */
const HEIGHT_AT: Readonly<Record<string, number>> = { XYZ: 1, FitH: 0, FitBH: 0, FitR: 3 };

/** Points from the top of a page to a height given in the page's own units. */
function belowTop(page: OpenPage, height: unknown): number {
  if (typeof height !== 'number') return 0;
  const viewport = page.getViewport({ scale: 1 });
  const [, below = 0]: number[] = viewport.convertToViewportPoint(0, height);
  return Math.min(Math.max(below, 0), viewport.height);
}

async function pageOf(pdf: Pdf, target: unknown): Promise<number> {
  if (typeof target === 'number') return target + 1;
  return (await pdf.getPageIndex(target as Parameters<Pdf['getPageIndex']>[0])) + 1;
}

function stepFrom(from: number, step: string | undefined, count: number): number {
  if (step === 'FirstPage') return 1;
  if (step === 'LastPage') return count;
  return step === 'NextPage' ? Math.min(from + 1, count) : Math.max(from - 1, 1);
}

/**
 * Where a link within a document leads.
 * @param from the page of the link
 * @returns undefined when the document has no such place
 */
export async function destinationOf(
  pdf: Pdf,
  { dest, step }: PageLink,
  from: number,
): Promise<Destination | undefined> {
  if (dest === undefined) return { page: stepFrom(from, step, pdf.numPages), below: 0 };
  try {
    const explicit: unknown = typeof dest === 'string' ? await pdf.getDestination(dest) : dest;
    if (!Array.isArray(explicit)) return undefined;
    const [target, kind, ...numbers]: unknown[] = explicit;
    const number = await pageOf(pdf, target);
    if (!(number >= 1 && number <= pdf.numPages)) return undefined;
    const at = HEIGHT_AT[(kind as { name?: string } | undefined)?.name ?? ''];
    if (at === undefined) return { page: number, below: 0 };
    return { page: number, below: belowTop(await pdf.getPage(number), numbers[at]) };
  } catch {
    return undefined;
  }
}
