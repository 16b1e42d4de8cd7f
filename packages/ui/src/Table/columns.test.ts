import { expectTypeOf, it } from 'vitest';
import type { TableColumn } from './columns';

interface Person {
  id: number;
  name: string;
  note?: string | null;
  roles: string[];
}

/* The compiler judges these: `pnpm types ui`. */
type Column = TableColumn<Person>;

it('a column without `render` names a field of the row that is a text or a number', () => {
  expectTypeOf<{ id: 'name'; header: string }>().toExtend<Column>();
  expectTypeOf<{ id: 'id'; header: string }>().toExtend<Column>();
  expectTypeOf<{ id: 'note'; header: string }>().toExtend<Column>();
  expectTypeOf<{ id: 'nmae'; header: string }>().not.toExtend<Column>();
  expectTypeOf<{ id: 'roles'; header: string }>().not.toExtend<Column>();
  expectTypeOf<{ id: string; header: string }>().not.toExtend<Column>();
});

it('a column with `render` has the name it likes', () => {
  expectTypeOf<{ id: 'age'; header: string; render: (row: Person) => string }>().toExtend<Column>();
  expectTypeOf<{ id: string; header: string; render: (row: Person) => string }>().toExtend<Column>();
  expectTypeOf<{ id: 'age'; header: string; render: (row: { other: 1 }) => string }>().not.toExtend<Column>();
});
