import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { reasonOf } from './failure';
import { PdfViewer } from './PdfViewer';
import { layOut, pageAt, readingHeight } from './pageLayout';
import { findAll, fold, joinPieces } from './searchText';
import { formatZoom, stepZoom, zoomRule } from './zoom';

describe('search', () => {
  const found = (text: string, query: string) =>
    findAll(fold(text), query).map(({ start, end }) => text.slice(start, end));

  it('finds without accents or case, and marks the words as written', () => {
    expect(found('Búsqueda y BUSQUEDA', 'búsqueda')).toEqual(['Búsqueda', 'BUSQUEDA']);
    expect(found('Mañana\ncanto', 'manana  canto')).toEqual(['Mañana\ncanto']);
    expect(found('La ﬁrma', 'firma')).toEqual(['ﬁrma']);
    expect(found('N\u0303andu\u0301', 'ñandú')).toEqual(['N\u0303andu']);
  });

  it('finds nothing for an empty search, and never one hit twice', () => {
    expect(found('texto', '')).toEqual([]);
    expect(found('texto', '   ')).toEqual([]);
    expect(found('', 'a')).toEqual([]);
    expect(found('aaaa', 'aa')).toHaveLength(2);
    expect(found('a.b', '.')).toEqual(['.']);
  });

  it('joins pieces in reading order', () => {
    expect(
      joinPieces([
        { str: 'Orden', hasEOL: false },
        { str: ' de', hasEOL: true },
        { str: 'Canto', hasEOL: false },
      ]),
    ).toEqual({ text: 'Orden de\nCanto', starts: [0, 5, 9] });
  });
});

describe('the reason for a failure', () => {
  const reason = (name: string, message: string) => reasonOf(Object.assign(new Error(message), { name }));

  it('is the file if it arrived, and the connection if it did not', () => {
    expect(reason('InvalidPDFException', 'Invalid PDF structure.')).toBe('damaged');
    expect(reason('UnknownErrorException', 'Pages tree contains circular reference.')).toBe('damaged');
    expect(reason('UnknownErrorException', 'unknown encryption method')).toBe('protected');
    expect(reason('UnknownErrorException', 'unsupported encryption algorithm')).toBe('protected');
    expect(reason('ResponseException', 'Unexpected server response (403)')).toBe('notReceived');
    for (const message of [
      'Failed to fetch',
      'NetworkError when attempting to fetch resource.',
      'Load failed',
    ]) {
      expect(reason('UnknownErrorException', message)).toBe('notReceived');
    }
  });
});

describe('zoom', () => {
  it('goes by steps and stops at the ends', () => {
    expect(stepZoom(1, 1)).toBe(1.25);
    expect(stepZoom(1, -1)).toBe(0.85);
    expect(stepZoom(0.9, -1)).toBe(0.85);
    expect(stepZoom(4, 1)).toBe(4);
    expect(stepZoom(0.25, -1)).toBe(0.25);
  });

  it('fits a page of 595 points into its room', () => {
    expect(zoomRule('fit', 396)(595)).toBeCloseTo(0.5, 2);
    expect(zoomRule('fit', 0)(595)).toBe(1);
    expect(zoomRule(99, 400)(595)).toBe(4);
    expect(formatZoom(0.854)).toBe('85 %');
  });
});

describe('the current page', () => {
  const A4 = { width: 595, height: 842 };
  const LOW = { width: 595, height: 200 };

  it('every page fits into the room, whatever the size of the first one', () => {
    const sizes = [A4, { width: 842, height: 595 }, { width: 200, height: 200 }];
    const layout = layOut(3, (page) => sizes[page - 1] ?? A4, zoomRule('fit', 440));
    expect(layout.width).toBe(440);
    expect(layout.zoomAt(1)).toBeGreaterThan(layout.zoomAt(2));
  });

  it.each([
    ['pages higher than the window', 5, A4, 900],
    ['pages of which three are in sight', 12, LOW, 900],
    ['pages that nearly all are in sight', 4, LOW, 1000],
    ['two pages, the second one low', 2, A4, 1100],
  ])('is each page in turn on the way down, and again on the way up: %s', (_, count, size, room) => {
    const layout = layOut(count, (page) => (page === 2 && count === 2 ? LOW : size), zoomRule(1, 0));
    const most = layout.height - room;
    const read = Array.from({ length: 401 }, (_, step) => {
      const top = (most * step) / 400;
      return pageAt(layout.offsets, readingHeight(top, room, most - top));
    });
    expect([...new Set(read)]).toEqual(Array.from({ length: count }, (_, index) => index + 1));
    expect(read).toEqual([...read].sort((a, b) => a - b));
  });
});

describe('rendered on a server', () => {
  it('is a skeleton that says so', () => {
    const html = renderToString(<PdfViewer src="/a.pdf" />);
    expect(html).toContain('Cargando documento');
    expect(html).toContain('aria-busy="true"');
  });
});
