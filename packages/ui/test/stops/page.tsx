/* What a keyboard meets of our components: countStops.ts counts it, beside the pages of other libraries in bench. */
import { Button, Link, Matrix, RadioGroup, Table, type TableColumn, Tabs } from '../../src';
import { sampleCell, sampleColumns, sampleRows } from '../../src/Matrix/sampleCast';
import { CHAPTERS, CHOICES, PEOPLE, show } from './show';

type Person = (typeof PEOPLE)[number];

const columns: TableColumn<Person>[] = [
  {
    id: 'name',
    header: 'Nombre',
    isSortable: true,
    render: ({ id, name }) => <Link href={`#${id}`}>{name}</Link>,
  },
  { id: 'role', header: 'Rol', isSortable: true },
  { id: 'access', header: 'Último acceso', isSortable: true },
  {
    id: 'id',
    header: 'Acciones',
    render: ({ name }) => <Button aria-label={`Acciones de ${name}`}>…</Button>,
  },
];

const table = { 'aria-label': 'Personas', columns, rows: [...PEOPLE], onSortChange: () => undefined };

show({
  table: <Table {...table} />,
  selection: <Table {...table} selectionMode="multiple" />,
  matrix: (
    <Matrix
      aria-label="Elenco"
      columns={sampleColumns(CHAPTERS.length)}
      rows={sampleRows(PEOPLE.length, CHAPTERS.length)}
      getCell={sampleCell}
      total="214/480"
    />
  ),
  radios: (
    <RadioGroup label="Desea postular como" options={CHOICES.map((value) => ({ value, label: value }))} />
  ),
  tabs: (
    <Tabs aria-label="Vistas" items={CHOICES.map((id) => ({ id, text: id }))}>
      {(id: string) => <p>Vista: {id}</p>}
    </Tabs>
  ),
});
