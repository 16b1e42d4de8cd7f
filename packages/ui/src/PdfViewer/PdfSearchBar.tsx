import ChevronDown from '@lucide/icons/icons/chevron-down';
import ChevronUp from '@lucide/icons/icons/chevron-up';
import Search from '@lucide/icons/icons/search';
import X from '@lucide/icons/icons/x';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Button } from '../Button/Button';
import { Glyph } from '../ground/icon/Glyph';
import type { PdfViewerLabels } from './labels';
import { Bar, FindControl, FindCount, FindInput } from './PdfToolbar.styles';

interface PdfSearchBarProps {
  query: string;
  /** Counted from 1; 0 without hits. */
  position: number;
  total: number;
  isSearching: boolean;
  onQuery: (query: string) => void;
  onMove: (direction: 1 | -1) => void;
  onClose: () => void;
  /** Gets the keys that are pressed anywhere in the bar. */
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  labels: PdfViewerLabels;
}

/** Replaces the bar during a search. Enter goes to the next hit, Shift+Enter to the previous one, Escape closes the search. */
export function PdfSearchBar(props: PdfSearchBarProps) {
  const { query, position, total, isSearching, onQuery, onMove, onClose, onKeyDown, labels } = props;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  const state = total > 0 ? labels.hitCount(position, total) : isSearching ? labels.searching : labels.noHits;
  return (
    <Bar role="search" aria-label={labels.search} onKeyDown={onKeyDown}>
      <FindControl $width="full">
        <Glyph of={Search} />
        <FindInput
          ref={input}
          type="search"
          aria-label={labels.search}
          value={query}
          onChange={(event) => onQuery(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') onMove(event.shiftKey ? -1 : 1);
            if (event.key !== 'Escape') return;
            // Escape closes only the search, not a drawer or dialog around the viewer.
            event.preventDefault();
            event.stopPropagation();
            onClose();
          }}
        />
      </FindControl>
      <FindCount role="status">{query.trim() !== '' && state}</FindCount>
      <Button
        variant="icon"
        size="sm"
        aria-label={labels.previousHit}
        isDisabled={total === 0}
        onPress={() => onMove(-1)}
      >
        <Glyph of={ChevronUp} />
      </Button>
      <Button
        variant="icon"
        size="sm"
        aria-label={labels.nextHit}
        isDisabled={total === 0}
        onPress={() => onMove(1)}
      >
        <Glyph of={ChevronDown} />
      </Button>
      <Button variant="icon" size="sm" aria-label={labels.closeSearch} onPress={onClose}>
        <Glyph of={X} />
      </Button>
    </Bar>
  );
}
