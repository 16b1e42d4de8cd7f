import type { OpenPage, Pdf } from './pdf';

/** What pdf.js tells of a link, a field or a note on a page, as far as the viewer asks. */
interface Annotation {
  id: string;
  subtype: string;
  /** Left, bottom, right, top in the page's own units. */
  rect: readonly [number, number, number, number];
  hasAppearance: boolean;
  hidden?: boolean;
  /** Of a field: text, or the chosen ones of a list. */
  fieldType?: string;
  fieldValue?: string | readonly string[] | null;
  combo?: boolean;
  password?: boolean;
  options?: readonly { exportValue: string; displayValue: string }[];
  /** Of a link: an address, a place in the document, or a step such as 'NextPage'. */
  url?: string;
  dest?: unknown;
  action?: string;
  /** The words that lie under it. */
  overlaidText?: string;
}

/** Where something lies on its page, in parts of a hundred. */
interface Place {
  left: string;
  top: string;
  width: string;
  height: string;
}

/** A link, which leads out of the document or to another place in it. */
export interface PageLink {
  id: string;
  place: Place;
  /** The words that lie under it. */
  text: string;
  /** Out of the document. */
  url?: string;
  /** Within it: what pdf.js finds a page by, or a step. */
  dest?: unknown;
  step?: string;
}

/** What was filled in in a form. */
export interface PageField {
  id: string;
  place: Place;
  text: string;
}

/** Whatever else an address may start is none of a document's business. */
const SAFE = /^(?:https?|mailto):/i;

const STEPS = ['NextPage', 'PrevPage', 'FirstPage', 'LastPage'];

async function annotationsOf(page: OpenPage): Promise<readonly Annotation[]> {
  try {
    return (await page.getAnnotations()) as Annotation[];
  } catch {
    // The page can be read without them.
    return [];
  }
}

const isText = ({ subtype, fieldType, password }: Annotation) =>
  subtype === 'Widget' && (fieldType === 'Tx' || fieldType === 'Ch') && !password;

const valuesOf = ({ fieldValue }: Annotation) =>
  [fieldValue ?? []].flat().filter((value) => typeof value === 'string' && value.trim() !== '');

/**
 * Has pdf.js draw the fields that hold a value of which the file has no picture. It draws what its storage holds, so
 * render with `AnnotationMode.ENABLE_STORAGE`.
 */
export async function fillFields(pdf: Pdf, page: OpenPage): Promise<void> {
  for (const field of await annotationsOf(page)) {
    const values = valuesOf(field);
    if (!isText(field) || field.hasAppearance || values.length === 0) continue;
    const isList = field.fieldType === 'Ch' && !field.combo;
    pdf.annotationStorage.setValue(field.id, { value: isList ? values : values[0] });
  }
}

function linkOf(
  { id, url, dest, action, overlaidText = '' }: Annotation,
  place: Place,
): PageLink | undefined {
  const link = { id, place, text: overlaidText.trim() };
  if (url !== undefined) return SAFE.test(url) ? { ...link, url } : undefined;
  if (dest !== undefined && dest !== null) return { ...link, dest };
  return action !== undefined && STEPS.includes(action) ? { ...link, step: action } : undefined;
}

function fieldOf(field: Annotation, place: Place): PageField | undefined {
  if (!isText(field)) return undefined;
  const words = valuesOf(field).map(
    (value) => field.options?.find(({ exportValue }) => exportValue === value)?.displayValue ?? value,
  );
  return words.length > 0 ? { id: field.id, place, text: words.join(', ') } : undefined;
}

/** The links of a page, and what its form says: pictures of words are not read aloud. */
export async function readAnnotations(page: OpenPage) {
  const viewport = page.getViewport({ scale: 1 });
  const links: PageLink[] = [];
  const fields: PageField[] = [];
  for (const annotation of await annotationsOf(page)) {
    if (annotation.hidden || !Array.isArray(annotation.rect)) continue;
    const [x1 = 0, y1 = 0]: number[] = viewport.convertToViewportPoint(
      annotation.rect[0],
      annotation.rect[1],
    );
    const [x2 = 0, y2 = 0]: number[] = viewport.convertToViewportPoint(
      annotation.rect[2],
      annotation.rect[3],
    );
    const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;
    const place: Place = {
      left: percent(Math.min(x1, x2), viewport.width),
      top: percent(Math.min(y1, y2), viewport.height),
      width: percent(Math.abs(x2 - x1), viewport.width),
      height: percent(Math.abs(y2 - y1), viewport.height),
    };
    const link = linkOf(annotation, place);
    if (link) links.push(link);
    const field = fieldOf(annotation, place);
    if (field) fields.push(field);
  }
  return { links, fields };
}
