import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

type Pdf = Awaited<ReturnType<typeof getDocument>['promise']>;

/** An element of the structure, or a piece of the page. */
interface Node {
  role?: string;
  type?: string;
  id?: string;
  alt?: string;
  scope?: string;
  children?: readonly Node[];
}

/** What this judge knows: another role may be right, and is then looked at before it comes here. */
const ROLES =
  'Root Document P H1 H2 H3 L LI Lbl LBody Table THead TBody TR TH TD Figure Link Span Sect'.split(' ');

/** What puts ink on a page. */
const INK = new Set([
  OPS.stroke,
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.constructPath,
  OPS.showText,
  OPS.showSpacedText,
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.shadingFill,
]);

const allIn = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(allIn)];

/** What a screen reader could not make out in a PDF. None in a paper of the studio. */
export async function faultsOf(bytes: Uint8Array): Promise<string[]> {
  const pdf = await getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise;
  const faults = await documentFaults(pdf);
  const elements: Node[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const tree = ((await page.getStructTree()) ?? {}) as Node;
    const of = (texts: string[]) => texts.map((text) => `page ${number}: ${text}`);
    elements.push(...allIn(tree));
    faults.push(...of(await contentFaults(page, tree)), ...of(await inkFaults(page)));
  }
  return [...faults, ...headingFaults(elements), ...headFaults(elements), ...elements.flatMap(elementFaults)];
}

async function documentFaults(pdf: Pdf): Promise<string[]> {
  const { info, metadata } = await pdf.getMetadata();
  const { Title: title, Language: language } = info as { Title?: string; Language?: string };
  const preferences = (await pdf.getViewerPreferences()) as Map<string, unknown> | null;
  // pdf.js answers with a map, which its types call an object.
  const marks = (await pdf.getMarkInfo()) as unknown as Map<string, boolean> | null;
  return [
    ...(title ? [] : ['no title']),
    ...(metadata?.get('dc:title') === title ? [] : ['another title in the metadata']),
    ...(preferences?.get('DisplayDocTitle') === true ? [] : ['the window shows the name of the file']),
    ...(language === 'es-CL' ? [] : [`language ${language}`]),
    ...(marks?.get('Marked') ? [] : ['not tagged']),
    ...(marks?.get('Suspects') ? ['tags that are suspects'] : []),
    // No validator of PDF/UA is at hand that could hold it.
    ...(/pdfuaid/.test(metadata?.getRaw?.() ?? '') ? ['says that it is PDF/UA'] : []),
  ];
}

type Page = Awaited<ReturnType<Pdf['getPage']>>;

/** Each text is in an element or is decoration, and elements come in the order in which they are drawn. */
async function contentFaults(page: Page, tree: Node): Promise<string[]> {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const open: { tag?: string; id?: string }[] = [];
  const drawn: string[] = [];
  const untagged: string[] = [];
  for (const item of items) {
    if (!('type' in item)) {
      const { tag, id } = open.at(-1) ?? {};
      if (item.str.trim() !== '' && tag !== 'Artifact' && !id) untagged.push(`untagged text '${item.str}'`);
    } else if (item.type === 'endMarkedContent') open.pop();
    else {
      open.push(item);
      if (item.id) drawn.push(item.id);
    }
  }
  const told = allIn(tree).flatMap(({ type, id }) => (type === 'content' && id ? [id] : []));
  const isInOrder = told.join() === drawn.join();
  return isInOrder ? untagged : [...untagged, `told as ${told.join(' ')}, drawn as ${drawn.join(' ')}`];
}

/** Lines and shapes outside elements are decoration. */
async function inkFaults(page: Page): Promise<string[]> {
  const { fnArray } = await page.getOperatorList();
  let depth = 0;
  let stray = 0;
  for (const operation of fnArray) {
    if (operation === OPS.beginMarkedContent || operation === OPS.beginMarkedContentProps) depth++;
    else if (operation === OPS.endMarkedContent) depth--;
    else if (depth === 0 && INK.has(operation)) stray++;
  }
  return stray === 0 ? [] : [`${stray} shapes that are neither content nor decoration`];
}

function headingFaults(elements: readonly Node[]): string[] {
  const levels = elements.flatMap(({ role = '' }) => (/^H\d$/.test(role) ? [Number(role[1])] : []));
  const ones = levels.filter((level) => level === 1).length;
  const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
  return [
    ...(ones === 1 ? [] : [`${ones} headings of the first level`]),
    ...jumps.map((level) => `a heading of level ${level} too deep`),
  ];
}

function elementFaults({ role, alt, scope, children = [] }: Node): string[] {
  if (role === undefined) return [];
  if (!ROLES.includes(role)) return [`role ${role}`];
  if (role === 'Figure' && !alt) return ['a figure without words'];
  if (role === 'TH' && !scope) return ['a heading of neither row nor column'];
  if (role !== 'Table') return [];
  const rows = cellsIn(children);
  const width = rows[0]?.length;
  const isRow = (cells: readonly Node[]) =>
    isHead(cells) || (cells[0]?.scope === 'Row' && cells.slice(1).every(({ role }) => role === 'TD'));
  return rows
    .filter((cells) => cells.length !== width || !isRow(cells))
    .map((cells) => `a row of ${cells.map(({ role }) => role).join(' ')}`);
}

/** The rows of a page. pdf.js tells of those of other pages, too, without what is in them. */
const cellsIn = (rows: readonly Node[]) =>
  rows
    .filter((row) => allIn(row).some(({ type }) => type === 'content'))
    .map(({ children = [] }) => children);

const isHead = (cells: readonly Node[]) => cells.every(({ scope }) => scope === 'Column');

/** A table goes on over pages, each of which tells its part; its heads are told once. */
function headFaults(elements: readonly Node[]): string[] {
  const rows = cellsIn(elements.filter(({ role }) => role === 'TR'));
  const heads = rows.filter(isHead).length;
  return rows.length === 0 || heads === 1 ? [] : [`${heads} rows of heads`];
}
