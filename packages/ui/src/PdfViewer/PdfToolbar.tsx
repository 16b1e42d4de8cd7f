import ChevronLeft from '@lucide/icons/icons/chevron-left';
import ChevronRight from '@lucide/icons/icons/chevron-right';
import Download from '@lucide/icons/icons/download';
import MoveHorizontal from '@lucide/icons/icons/move-horizontal';
import Printer from '@lucide/icons/icons/printer';
import Search from '@lucide/icons/icons/search';
import ZoomIn from '@lucide/icons/icons/zoom-in';
import ZoomOut from '@lucide/icons/icons/zoom-out';
import type { KeyboardEvent, Ref } from 'react';
import { memo, useState } from 'react';
import { Button } from '../Button/Button';
import { Glyph } from '../ground/icon/Glyph';
import type { PdfViewerLabels } from './labels';
import { Bar, Gap, Later, PageInput, Pager, ZoomGroup, ZoomValue } from './PdfToolbar.styles';
import { formatZoom } from './zoom';

/** The actions of the bar's buttons. */
export interface PdfActions {
  onPage: (page: number) => void;
  onZoom: (direction: 1 | -1) => void;
  onFit: () => void;
  onSearch: () => void;
  onPrint: () => void;
  onDownload: () => void;
  /** Gets the keys that are pressed anywhere in the bar. */
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

interface PdfToolbarProps extends PdfActions {
  /** 1 to `count`; 0 while no document is open. */
  page: number;
  count: number;
  zoom: number;
  isFit: boolean;
  searchButton: Ref<HTMLButtonElement>;
  labels: PdfViewerLabels;
}

function PdfToolbarView(props: PdfToolbarProps) {
  const {
    page,
    count,
    zoom,
    isFit,
    onPage,
    onZoom,
    onFit,
    onSearch,
    onPrint,
    onDownload,
    onKeyDown,
    searchButton,
    labels,
  } = props;
  const [typed, setTyped] = useState<string>();
  const isEmpty = count === 0;

  // Aria-disabled at an end, so the button that led there keeps the focus.
  function unlessEnd(isEnd: boolean, onPress: () => void) {
    return isEnd && !isEmpty ? { 'aria-disabled': true } : { onPress };
  }

  function commit() {
    const wanted = Number.parseInt(typed ?? '', 10);
    setTyped(undefined);
    if (Number.isFinite(wanted)) onPage(Math.min(Math.max(wanted, 1), count));
  }

  return (
    <Bar role="group" aria-label={labels.toolbar} onKeyDown={onKeyDown}>
      <Pager>
        <Button
          variant="icon"
          size="sm"
          aria-label={labels.previousPage}
          isDisabled={isEmpty}
          {...unlessEnd(page <= 1, () => onPage(page - 1))}
        >
          <Glyph of={ChevronLeft} />
        </Button>
        <PageInput
          aria-label={labels.page}
          inputMode="numeric"
          disabled={isEmpty}
          value={typed ?? (isEmpty ? '' : page)}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key === 'Enter') commit();
            if (event.key !== 'Escape' || typed === undefined) return;
            // Escape takes back the typed number only, and does not close a drawer or dialog around the viewer.
            event.preventDefault();
            event.stopPropagation();
            setTyped(undefined);
          }}
        />
        <span>{!isEmpty && labels.pageCount(count)}</span>
        <Button
          variant="icon"
          size="sm"
          aria-label={labels.nextPage}
          isDisabled={isEmpty}
          {...unlessEnd(page >= count, () => onPage(page + 1))}
        >
          <Glyph of={ChevronRight} />
        </Button>
      </Pager>
      <ZoomGroup>
        <Button
          variant="icon"
          size="sm"
          aria-label={labels.zoomOut}
          isDisabled={isEmpty}
          {...unlessEnd(zoom <= 0.25, () => onZoom(-1))}
        >
          <Glyph of={ZoomOut} />
        </Button>
        <ZoomValue>{!isEmpty && formatZoom(zoom)}</ZoomValue>
        <Button
          variant="icon"
          size="sm"
          aria-label={labels.zoomIn}
          isDisabled={isEmpty}
          {...unlessEnd(zoom >= 4, () => onZoom(1))}
        >
          <Glyph of={ZoomIn} />
        </Button>
        <Button
          variant="icon"
          size="sm"
          aria-label={labels.fitWidth}
          aria-pressed={isFit}
          isDisabled={isEmpty}
          onPress={onFit}
        >
          <Glyph of={MoveHorizontal} />
        </Button>
      </ZoomGroup>
      <Gap />
      <Button
        ref={searchButton}
        variant="icon"
        size="sm"
        aria-label={labels.search}
        isDisabled={isEmpty}
        onPress={onSearch}
      >
        <Glyph of={Search} />
      </Button>
      <Later>
        <Button variant="icon" size="sm" aria-label={labels.print} isDisabled={isEmpty} onPress={onPrint}>
          <Glyph of={Printer} />
        </Button>
      </Later>
      <Button variant="icon" size="sm" aria-label={labels.download} isDisabled={isEmpty} onPress={onDownload}>
        <Glyph of={Download} />
      </Button>
    </Bar>
  );
}

/** The controls of an open document. Memoized: the nine buttons render only when one of them changes, not with every page. */
export const PdfToolbar = memo(PdfToolbarView);
