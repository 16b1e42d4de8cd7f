import type { OpenPage, Pdf } from './pdf';

/** The properties that the viewer uses of pdf.js's data on a link, field or note of a page. */
interface Annotation {
  id: string;
  subtype: string;
  /** Left, bottom, right and top, in the page's own units. */
  rect: readonly [number, number, number, number];
  hasAppearance: boolean;
  hidden?: boolean;
  /** Of a field: its type, with a text or the chosen options of a list as its value. */
  fieldType?: string;
  fieldValue?: string | readonly string[] | null;
  combo?: boolean;
  password?: boolean;
  options?: readonly { exportValue: string; displayValue: string }[];
  /** Of a link: an address, a place in the document, or a step like 'NextPage'. */
  url?: string;
  dest?: unknown;
  action?: string;
  /** The words under the annotation. */
  overlaidText?: string;
}

/** Where an annotation lies on its page, in per cent. */
interface Place {
  left: string;
  top: string;
  width: string;
  height: string;
}

/** A link out of the document or to another place in it. */
export interface PageLink {
  id: string;
  place: Place;
  /** The words under the link. */
  text: string;
  /** An address outside the document. */
  url?: string;
  /** A place in the document, in pdf.js's own form. `step` is the other way to say where. */
  dest?: unknown;
  step?: string;
}

/** The filled-in value of a form field. */
export interface PageField {
  id: string;
  place: Place;
  text: string;
}

/** A document must not start anything but these kinds of address. */
const SAFE = /^(?:https?|mailto):/i;

const STEPS = ['NextPage', 'PrevPage', 'FirstPage', 'LastPage'];

async function annotationsOf(page: OpenPage): Promise<readonly Annotation[]> {
  try {
    return (await page.getAnnotations()) as Annotation[];
  } catch {
    // The page is readable without its annotations.
    return [];
  }
}

const isText = ({ subtype, fieldType, password }: Annotation) =>
  subtype === 'Widget' && (fieldType === 'Tx' || fieldType === 'Ch') && !password;

const valuesOf = ({ fieldValue }: Annotation) =>
  [fieldValue ?? []].flat().filter((value) => typeof value === 'string' && value.trim() !== '');

/**
 * Makes pdf.js draw fields that have a value but no picture in the file. pdf.js draws
 * the values in its storage, so render with `AnnotationMode.ENABLE_STORAGE`.
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

/** The links of a page and the values of its form, because a screen reader cannot read them off the picture. */
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
