import ChevronLeft from '@lucide/icons/icons/chevron-left';
import ChevronRight from '@lucide/icons/icons/chevron-right';
import type { ComponentPropsWithRef } from 'react';
import { use } from 'react';
import { Glyph } from '../ground/icon/Glyph';
import { LocaleContext, useLabels } from '../ground/locale/LocaleContext';
import { formatCount } from '../ground/number/formatCount';
import { PageSizeSelect } from './PageSizeSelect';
import { Bar, Gap, PageButton } from './Pagination.styles';
import { countPages, pageList } from './pageList';

const SIZES = [10, 25, 50, 100] as const;

const LABELS = {
  nav: 'Paginación',
  size: 'Filas por página',
  previous: 'Página anterior',
  next: 'Página siguiente',
  page: (page: number) => `Página ${formatCount(page)}`,
  range: (from: number, to: number, total: number) =>
    `${formatCount(from)}–${formatCount(to)} de ${formatCount(total)}`,
};

export interface PaginationLabels {
  /** Name of the navigation. @default 'Paginación' */
  nav: string;
  /** @default 'Filas por página' */
  size: string;
  /** @default 'Página anterior' */
  previous: string;
  /** @default 'Página siguiente' */
  next: string;
  /** Name of a page's button. @default 'Página 2' */
  page: (page: number) => string;
  /** Which rows show, out of how many. @default '1–10 de 1.284' */
  range: (from: number, to: number, total: number) => string;
}

export interface PaginationProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange'> {
  /** The current page, counted from 1. A page beyond the last shows the last. */
  page: number;
  /** Rows per page. */
  size: number;
  /** Rows in total. */
  total: number;
  onPageChange: (page: number) => void;
  /** Called when the person chooses another number of rows; the caller then sets the page. Without it there is no such choice. */
  onSizeChange?: (size: number) => void;
  /** @default [10, 25, 50, 100] */
  sizes?: readonly number[];
  labels?: Partial<PaginationLabels>;
}

/**
 * The foot of a list: rows per page, which rows show, and the pages. A single page gets no
 * page buttons. If there is no choice of rows per page either, the foot does not render.
 */
export function Pagination({
  page,
  size,
  total,
  onPageChange,
  onSizeChange,
  sizes = SIZES,
  labels,
  ...props
}: PaginationProps) {
  const words = useLabels('Pagination', LABELS, labels);
  const { locale } = use(LocaleContext);
  const pages = countPages(total, size);
  const hasSizes = onSizeChange !== undefined && total > Math.min(...sizes);
  if (pages <= 1 && !hasSizes) return null;
  const current = Math.min(pages, Math.max(1, Math.trunc(page) || 1));
  const from = (current - 1) * size + 1;
  const to = Math.min(total, current * size);
  // Aria-disabled instead of disabled, so the button keeps the focus on reaching the first or last page.
  const step = (target: number, isEnd: boolean) =>
    isEnd ? { 'aria-disabled': true } : { onPress: () => onPageChange(target) };
  return (
    <Bar {...props}>
      {hasSizes && <PageSizeSelect label={words.size} size={size} sizes={sizes} onChange={onSizeChange} />}
      <span role="status">{words.range(from, to, total)}</span>
      {pages > 1 && (
        <nav aria-label={words.nav}>
          <ol>
            <li>
              <PageButton aria-label={words.previous} {...step(current - 1, current === 1)}>
                <Glyph of={ChevronLeft} />
              </PageButton>
            </li>
            {pageList(current, pages).map((entry) => (
              <li key={entry} aria-hidden={typeof entry === 'string' || undefined}>
                {typeof entry === 'string' ? (
                  <Gap>…</Gap>
                ) : (
                  <PageButton
                    aria-label={words.page(entry)}
                    aria-current={entry === current ? 'page' : undefined}
                    onPress={() => onPageChange(entry)}
                  >
                    {formatCount(entry, locale)}
                  </PageButton>
                )}
              </li>
            ))}
            <li>
              <PageButton aria-label={words.next} {...step(current + 1, current === pages)}>
                <Glyph of={ChevronRight} />
              </PageButton>
            </li>
          </ol>
        </nav>
      )}
    </Bar>
  );
}
