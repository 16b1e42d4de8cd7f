import type { KeyboardEvent, ReactNode, Ref } from 'react';
import {
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { onResize } from '../ground/media/onResize';
import type { Destination } from './destination';
import type { PdfViewerLabels } from './labels';
import { PdfPage } from './PdfPage';
import { PdfSearchBar } from './PdfSearchBar';
import { type PdfActions, PdfToolbar } from './PdfToolbar';
import { Stack, Well } from './PdfViewer.styles';
import { PrintProgress } from './PrintProgress';
import { PrintSheets } from './PrintSheets';
import type { PageSize, Pdf, PdfHit } from './pdf';
import { useLatest } from './useLatest';
import { usePages } from './usePages';
import { usePrint } from './usePrint';
import { useSearch } from './useSearch';
import type { PdfZoom } from './zoom';
import { stepZoom, zoomRule } from './zoom';

interface LoadedPdfProps {
  /** undefined while the document loads. The bar is already there, and stays mounted when the document opens. */
  pdf: Pdf | undefined;
  firstSize: PageSize;
  defaultZoom: PdfZoom;
  /** The document loads without needing an answer. It is false while the password is asked for. */
  isBusy: boolean;
  /** Whether the pages take the focus when they appear. */
  takesFocus: boolean;
  /** The document's bytes are already here, or there are few of them. */
  isLight: boolean;
  onDownload: () => void;
  onPageChange: ((page: number) => void) | undefined;
  labels: PdfViewerLabels;
  ref?: Ref<HTMLDivElement>;
  /** Shown in the well until the document is open. */
  children: ReactNode;
}

const NO_HITS: readonly PdfHit[] = [];

/** The bar, the pages and the search of a document, while it loads and when it is open. */
export function LoadedPdf(props: LoadedPdfProps) {
  const {
    pdf,
    firstSize,
    defaultZoom,
    isBusy,
    takesFocus,
    isLight,
    onDownload,
    onPageChange,
    labels,
    ref,
    children,
  } = props;
  const count = pdf?.numPages ?? 0;
  const well = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => well.current);
  const searchButton = useRef<HTMLButtonElement>(null);
  const [room, setRoom] = useState(0);
  const [choice, setChoice] = useState<PdfZoom>(defaultZoom);
  const [isFinding, setFinding] = useState(false);
  const [query, setQuery] = useState('');

  useLayoutEffect(() => {
    const element = well.current;
    if (!element) return;
    const measure = () => {
      const { paddingLeft, paddingRight } = getComputedStyle(element);
      setRoom(element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight));
    };
    measure();
    return onResize(measure, [element]);
  }, []);

  useLayoutEffect(() => {
    if (takesFocus) well.current?.focus();
  }, [takesFocus]);

  const zoomOf = useMemo(() => zoomRule(choice, room), [choice, room]);
  const [isCalm, setCalm] = useState(false);
  const onPainted = useCallback(() => setCalm(true), []);
  const pages = usePages({ count, firstSize, zoomOf, well, isCalm });
  const { page } = pages;
  const zoom = pages.zoomAt(page);
  useEffect(() => {
    if (count > 0) onPageChange?.(page);
  }, [page, count, onPageChange]);

  const printing = usePrint({ pdf, isLight, isCalm });
  const search = useSearch(pdf, isFinding ? query : '');
  const hit = search.hits[search.current];
  const hitsOf = useMemo(() => {
    const byPage = new Map<number, PdfHit[]>();
    for (const found of search.hits) byPage.set(found.page, [...(byPage.get(found.page) ?? []), found]);
    return byPage;
  }, [search.hits]);

  // Go to the page of the hit first, then to the hit itself once its text is there.
  const goTo = useRef(pages.goTo);
  useEffect(() => {
    goTo.current = pages.goTo;
  });
  const shownHit = useRef<PdfHit>(undefined);
  useEffect(() => {
    if (!hit || (hit.page === shownHit.current?.page && hit.start === shownHit.current.start)) return;
    shownHit.current = hit;
    goTo.current(hit.page);
    let tries = 0;
    const timer = setInterval(() => {
      const mark = well.current?.querySelector(`[data-page="${hit.page}"] [data-current]`);
      mark?.scrollIntoView({ block: 'center', inline: 'nearest' });
      if (mark || ++tries > 40) clearInterval(timer);
    }, 50);
    return () => clearInterval(timer);
  }, [hit]);

  function closeSearch() {
    setFinding(false);
    shownHit.current = undefined;
    requestAnimationFrame(() => searchButton.current?.focus());
  }

  function findOnKey(event: KeyboardEvent<HTMLElement>) {
    if (!pdf || !(event.ctrlKey || event.metaKey) || event.key !== 'f') return;
    event.preventDefault();
    setFinding(true);
  }

  function moveOnKey(event: KeyboardEvent<HTMLElement>) {
    findOnKey(event);
    if (!pdf || event.target !== well.current || event.ctrlKey || event.metaKey || event.altKey) return;
    const act = new Map<string, () => void>([
      ['ArrowLeft', () => pages.goTo(Math.max(page - 1, 1))],
      ['ArrowRight', () => pages.goTo(Math.min(page + 1, count))],
      ['Home', () => pages.goTo(1)],
      ['End', () => pages.goTo(count)],
      ['+', () => setChoice(stepZoom(zoom, 1))],
      ['-', () => setChoice(stepZoom(zoom, -1))],
      ['0', () => setChoice('fit')],
    ]).get(event.key);
    if (!act) return;
    event.preventDefault();
    act();
  }

  const { onGo } = useLatest({
    onGo: ({ page, below }: Destination) => {
      pages.goTo(page, below);
      // Scrolling may remove the page with its link, so the focus moves to the well.
      well.current?.focus();
    },
  });
  const actions = useLatest<PdfActions>({
    onPage: (number) => pages.goTo(number),
    onZoom: (direction) => setChoice(stepZoom(zoom, direction)),
    onFit: () => setChoice('fit'),
    onSearch: () => setFinding(true),
    onPrint: printing.print,
    onDownload,
    onKeyDown: findOnKey,
  });

  return (
    <>
      {isFinding ? (
        <PdfSearchBar
          query={query}
          position={search.hits.length > 0 ? search.current + 1 : 0}
          total={search.hits.length}
          isSearching={search.isSearching}
          onQuery={setQuery}
          onMove={search.move}
          onClose={closeSearch}
          onKeyDown={findOnKey}
          labels={labels}
        />
      ) : (
        <PdfToolbar
          page={pdf ? page : 0}
          count={count}
          zoom={zoom}
          isFit={choice === 'fit'}
          {...actions}
          searchButton={searchButton}
          labels={labels}
        />
      )}
      {printing.progress !== undefined && (
        <PrintProgress
          done={printing.progress}
          count={count}
          onCancel={printing.cancel}
          onKeyDown={findOnKey}
          labels={labels}
        />
      )}
      {pdf && <PrintSheets ref={printing.sheets} pages={printing.pages} labels={labels} />}
      <Well
        ref={well}
        onKeyDown={moveOnKey}
        {...(pdf
          ? { dir: 'ltr', tabIndex: 0, role: 'region', 'aria-label': labels.document }
          : { 'aria-busy': isBusy })}
      >
        {!pdf && children}
        {pdf && room > 0 && (
          <Stack style={{ height: pages.height, minWidth: pages.width }}>
            {pages.numbers.map((number) => (
              <PdfPage
                key={number}
                pdf={pdf}
                number={number}
                size={pages.sizeOf(number)}
                zoom={pages.zoomAt(number)}
                top={pages.topOf(number)}
                hits={hitsOf.get(number) ?? NO_HITS}
                currentHit={hit?.page === number ? hit : undefined}
                onSize={pages.onSize}
                onPainted={onPainted}
                onGo={onGo}
                labels={labels}
              />
            ))}
          </Stack>
        )}
      </Well>
    </>
  );
}
