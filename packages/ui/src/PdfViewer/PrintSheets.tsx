import { type Ref, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { usePageMark } from '../ground/pageMark/pageMark';
import type { PdfViewerLabels } from './labels';
import { PaperSheet, Sheets } from './PrintSheets.styles';
import type { PrintedPage } from './printPages';

interface PrintSheetsProps {
  /** Empty until the pages are made. */
  pages: readonly PrintedPage[];
  labels: PdfViewerLabels;
  ref: Ref<HTMLDivElement>;
}

/** Sheets of one size share a named page in CSS. */
const paperOf = ({ width, height }: PrintedPage) => `dui-${Math.round(width)}x${Math.round(height)}`;

/** Makes each sheet as large as its page, without margins: the document has its own. It uses the CSSOM, which the page's policy allows. */
function usePaper(pages: readonly PrintedPage[]) {
  useEffect(() => {
    const kinds = new Map(pages.map((page) => [paperOf(page), page]));
    const rules = [...kinds].map(
      ([name, { width, height }]) => `@page ${name} { size: ${width}pt ${height}pt; margin: 0; }`,
    );
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules.join('\n'));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [pages]);
}

/** The only content that is printed while a document is open. Not visible on the screen. */
export function PrintSheets({ pages, labels, ref }: PrintSheetsProps) {
  usePaper(pages);
  // Until the sheets are made, the page itself is printed, with a hint on how to print the document.
  usePageMark('data-dui-paper', pages.length > 0);
  return createPortal(
    <Sheets ref={ref} aria-hidden="true">
      {pages.length === 0 && <p>{labels.printHint}</p>}
      {pages.map((page) => (
        <PaperSheet
          key={page.number}
          style={{ page: paperOf(page), width: `${page.width}pt`, height: `${page.height}pt` }}
        >
          {page.url === undefined ? labels.failedPage : <img src={page.url} alt="" />}
        </PaperSheet>
      ))}
    </Sheets>,
    document.body,
  );
}
