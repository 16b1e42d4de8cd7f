import { type Ref, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { usePageMark } from '../pageMark/pageMark';
import type { PdfViewerLabels } from './labels';
import { PaperSheet, Sheets } from './PrintSheets.styles';
import type { PrintedPage } from './printPages';

interface PrintSheetsProps {
  /** None while they are not made. */
  pages: readonly PrintedPage[];
  labels: PdfViewerLabels;
  ref: Ref<HTMLDivElement>;
}

/** Sheets of one size share a kind of paper. */
const paperOf = ({ width, height }: PrintedPage) => `dui-${Math.round(width)}x${Math.round(height)}`;

/** Each sheet as large as its page; margins are the document's own. By CSSOM, which a page's policy allows. */
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

/** What paper shows while a document is open, in place of everything else. Not seen on the screen. */
export function PrintSheets({ pages, labels, ref }: PrintSheetsProps) {
  usePaper(pages);
  // As long as there are none the page itself is printed, with a hint of how to print the document.
  usePageMark('data-dui-paper', pages.length > 0);
  return createPortal(
    <Sheets ref={ref} aria-hidden="true">
      {pages.length === 0 && <p>{labels.printHint}</p>}
      {pages.map((page, index) => (
        <PaperSheet
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is its place
          key={index}
          style={{ page: paperOf(page), width: `${page.width}pt`, height: `${page.height}pt` }}
        >
          {page.url === undefined ? labels.failedPage : <img src={page.url} alt="" />}
        </PaperSheet>
      ))}
    </Sheets>,
    document.body,
  );
}
