/** What pdfkit has and its types do not show. */
declare namespace PDFKit {
  interface PDFDocument {
    /** The present font, as the font library reads it. */
    readonly _font: { readonly font: { hasGlyphForCodePoint: (point: number) => boolean } };
    /** Adds to the document's metadata. */
    appendXML: (xml: string, newline?: boolean) => void;
  }
}
