/** One page of {@link writtenPdf}. */
export interface WrittenPage {
  /** In points. @default 595 × 842 */
  width?: number;
  height?: number;
  /** The page's drawing commands: 'BT /F1 18 Tf 40 500 Td (Hola) Tj ET'. */
  content: string;
  /** The page's annotations, each as '/Subtype/Link/Rect[…]/Dest[{2}/Fit]', with `{2}` for the second page. */
  annotations?: readonly string[];
}

/** A hand-written PDF for stories, with sizes, links and fields. It has no table of its objects; readers find them without one. */
export function writtenPdf(pages: readonly WrittenPage[]): Blob {
  const objects: string[] = [];
  const add = (body: string) => `${objects.push(`${objects.length + 4} 0 obj\n${body}\nendobj`) + 3} 0 R`;
  const contents = pages.map(({ content }) =>
    add(`<</Length ${content.length}>>\nstream\n${content}\nendstream`),
  );
  const first = objects.length + 4;
  const named = (text: string) => text.replace(/\{(\d+)\}/g, (_, page) => `${first + Number(page) - 1} 0 R`);
  const sheets = pages.map(({ width = 595, height = 842, annotations = [] }, index) =>
    add(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} ${height}]/Resources<</Font<</F1 3 0 R>>>>` +
        `/Contents ${contents[index]}/Annots[${annotations.map((_, at) => `${first + pages.length + before(index) + at} 0 R`).join(' ')}]>>`,
    ),
  );
  function before(index: number) {
    return pages.slice(0, index).reduce((sum, page) => sum + (page.annotations?.length ?? 0), 0);
  }
  const fields = pages.flatMap(({ annotations = [] }) =>
    annotations.map((annotation) => add(`<</Type/Annot${named(annotation)}>>`)),
  );
  const text = [
    '%PDF-1.7',
    `1 0 obj\n<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[${fields.join(' ')}]/DR<</Font<</F1 3 0 R>>>>>>>>\nendobj`,
    `2 0 obj\n<</Type/Pages/Kids[${sheets.join(' ')}]/Count ${pages.length}>>\nendobj`,
    '3 0 obj\n<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>\nendobj',
    ...objects,
    'trailer\n<</Root 1 0 R>>',
  ].join('\n');
  return new Blob([text], { type: 'application/pdf' });
}
