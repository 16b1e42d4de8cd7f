import { type Element, INK, MARGIN, MUTED, type Page, RULE } from './page';
import { lineHeight } from './typesetter';

/** A column of a table, in points. The first one names its rows. */
export interface PaperColumn {
  head: string;
  /** From the margin. */
  from: number;
  width: number;
  /** Aligned to the right. */
  isNumber?: boolean;
}

/** A row of a table: a text for each column. */
export interface PaperRow {
  cells: readonly string[];
  isTotal?: boolean;
}

/** Blank above and below the text of a row. */
const AIR = 5;

/** Writes a table whose columns and rows have names for screen readers. On further pages the names of the columns stand again. */
export function writePaperTable(
  page: Page,
  columns: readonly PaperColumn[],
  rows: readonly PaperRow[],
): void {
  const table = page.element(page.root, 'Table');
  writeHeads(page, columns, page.element(table, 'TR'));
  const nameWidth = columns[0]?.width ?? 0;
  for (const { cells, isTotal = false } of rows) {
    const height = page.set.lines(cells[0] ?? '', nameWidth).length * lineHeight();
    if (page.room(height + 2 * AIR)) writeHeads(page, columns, null);
    const row = page.element(table, 'TR');
    const y = page.y + AIR;
    for (const [index, column] of columns.entries()) {
      const text = cells[index] ?? '';
      const place = { ...placeOf(page, text, column), y };
      // Bold letters are wider, and numbers are aligned by the width of plain ones.
      if (index > 0) page.text(row, 'TD', text, place);
      else page.text(row, 'TH', text, { ...place, scope: 'Row', weight: isTotal ? 'bold' : 'regular' });
    }
    page.y = y + height + AIR;
    page.rule(page.y, isTotal ? INK : RULE);
  }
}

/** The names of the columns. They are read once: on further pages they are decoration, without a row. */
function writeHeads(page: Page, columns: readonly PaperColumn[], row: Element | null): void {
  page.rule(page.y, INK);
  const y = page.y + AIR;
  for (const column of columns) {
    const { x, width } = placeOf(page, column.head, column);
    if (row) page.text(row, 'TH', column.head, { x, y, width, color: MUTED, scope: 'Column' });
    else page.artifact(() => void page.set.draw(page.set.lines(column.head, width), x, y, { color: MUTED }));
  }
  page.y = y + lineHeight() + AIR;
  page.rule(page.y, RULE);
}

function placeOf(page: Page, text: string, { from, width, isNumber = false }: PaperColumn) {
  if (!isNumber) return { x: MARGIN + from, width };
  const own = page.set.widthOf(text) + 0.1;
  return { x: MARGIN + from + width - own, width: own };
}
