import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { cellValue, gridTracks } from './columns';
import { containersOf } from './media';
import { Table } from './Table';

const columns = [
  { id: 'name', header: 'Nombre' },
  { id: 'age', header: 'Edad', priority: 'secondary' as const },
] as const;

describe('columns', () => {
  it('makes tracks from widths, and leaves secondary ones out', () => {
    const widths = [{ width: '2fr' }, { width: '8rem', priority: 'secondary' as const }, {}];
    expect(gridTracks(widths, true, false)).toEqual({
      all: ['calc(20px + 1.5rem)', 'minmax(0, 2fr)', '8rem', 'minmax(0, 1fr)'],
      primary: ['calc(20px + 1.5rem)', 'minmax(0, 2fr)', 'minmax(0, 1fr)'],
    });
    expect(gridTracks([{}], false, true).all).toEqual(['minmax(0, 1fr)', '44px']);
  });

  it('name the container by the room that they need', () => {
    const namesOf = (widths: string[]) => {
      const some = widths.map((width) => ({ width }));
      return containersOf(widths.length + 1, gridTracks(some, true, true).primary);
    };
    expect(namesOf(['2fr', '9rem', '9rem'])).toBe('dui-table');
    expect(namesOf(['2fr', '9rem', '9rem', 'minmax(7rem, 1fr)'])).toBe('dui-table dui-broad-table');
    expect(namesOf(Array.from({ length: 7 }, () => '1fr'))).toBe('dui-table dui-broad-table dui-wide-table');
  });

  it('shows text and numbers of a row, and no other values', () => {
    expect(cellValue({ a: 0 }, 'a')).toBe(0);
    expect(cellValue({ a: { b: 1 } }, 'a')).toBeUndefined();
    expect(cellValue(null, 'a')).toBeUndefined();
  });
});

describe('rendered on a server', () => {
  it('writes every row up to a hundred, and only the first ones past that', () => {
    const rows = (count: number) =>
      Array.from({ length: count }, (_, id) => ({ id, name: `P${id}`, age: id }));
    const count = (html: string) => html.split('data-index=').length - 1;
    const table = (of: number) => (
      <Table aria-label="Personas" columns={columns} rows={rows(of)} selectionMode="multiple" />
    );
    expect(count(renderToString(table(100)))).toBe(100);
    const many = renderToString(table(10_000));
    expect(count(many)).toBeLessThanOrEqual(80);
    expect(many).toContain('aria-rowcount="10001"');
    expect(many).toContain('P0');
  });
});
