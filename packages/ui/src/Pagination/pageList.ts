/** A page to go to, or a gap. */
export type PageEntry = number | 'gap-start' | 'gap-end';

/** How many pages there are: total / size, rounded up; at least one, so that an empty list has its page. */
export function countPages(total: number, size: number): number {
  if (!(total > 0) || !(size > 0)) return 1;
  return Math.max(1, Math.ceil(total / size));
}

/** What is shown of `pages` pages: the first, the last, the current and its neighbours; a gap hides two or more. */
export function pageList(page: number, pages: number): PageEntry[] {
  // Three in a row at the ends too, so that the row hardly changes its width.
  let from = Math.max(1, Math.min(page - 1, pages - 2));
  let to = Math.min(pages, Math.max(page + 1, 3));
  // A gap of one page would be as wide as the page itself.
  if (from <= 3) from = 1;
  if (to >= pages - 2) to = pages;
  const entries: PageEntry[] = from > 1 ? [1, 'gap-start'] : [];
  for (let number = from; number <= to; number++) entries.push(number);
  if (to < pages) entries.push('gap-end', pages);
  return entries;
}
