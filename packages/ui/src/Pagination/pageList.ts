/** A page number, or a gap. */
export type PageEntry = number | 'gap-start' | 'gap-end';

/** The number of pages: total / size, rounded up. An empty list has one page. */
export function countPages(total: number, size: number): number {
  if (!(total > 0) || !(size > 0)) return 1;
  return Math.max(1, Math.ceil(total / size));
}

/** The entries for `pages` pages: the first, the last, the current and its neighbours. A gap hides two or more pages. */
export function pageList(page: number, pages: number): PageEntry[] {
  // The first and last pages show three in a row too, so the row's width hardly changes.
  let from = Math.max(1, Math.min(page - 1, pages - 2));
  let to = Math.min(pages, Math.max(page + 1, 3));
  // A gap for one page would be as wide as that page's number.
  if (from <= 3) from = 1;
  if (to >= pages - 2) to = pages;
  const entries: PageEntry[] = from > 1 ? [1, 'gap-start'] : [];
  for (let number = from; number <= to; number++) entries.push(number);
  if (to < pages) entries.push('gap-end', pages);
  return entries;
}
