import { Archive, Pencil } from 'lucide-react';
import { Button } from '../../Button';
import { EntryList } from '../../EntryList';
import { HistoryList } from '../../HistoryList';
import { Icon } from '../../IconSet';
import { Matrix } from '../../Matrix';
import { type SampleRole, sampleCell, sampleColumns, sampleRows } from '../../Matrix/sampleCast';
import { Sheet, type SheetColumn } from '../../Sheet';
import { SideList } from '../../SideList';
import { Status } from '../../Status';
import { TextField } from '../../TextField';
import { Timeline } from '../../Timeline';
import { SAMPLE_ORDERS } from '../../Timeline/sampleOrders';
import { FilterChip, SearchBox, Toolbar } from '../../Toolbar';
import type { Pair } from './pair';

const none = () => undefined;

const entry = (name: string) => ({
  id: name,
  name,
  actions: (
    <>
      <Button variant="icon" size="sm" aria-label={`Editar ${name}`}>
        <Icon of={Pencil} />
      </Button>
      <Button variant="icon" size="sm" aria-label={`Archivar ${name}`}>
        <Icon of={Archive} />
      </Button>
    </>
  ),
});

const created = {
  id: 1,
  title: 'Proyecto creado',
  by: 'Antonia Millaquén',
  at: '2026-11-03T10:00:00.000Z',
  atText: '03-11-2026 07:00',
};
const edited = {
  id: 2,
  title: 'Proyecto editado',
  by: 'Fermín Arancibia',
  at: '2026-11-18T13:12:00.000Z',
  atText: '18-11-2026 10:12',
};

/** In 203 another actor voices the second role: its cell has initials. */
const chapters = sampleColumns(3);
const cast = sampleRows(5, 3).filter(({ id }) => id === 0 || id === 3);

interface Role {
  id: number;
  name: string;
  done: number;
}

const roles: readonly Role[] = [
  { id: 1, name: 'Inspectora Malva', done: 41 },
  { id: 2, name: 'Farero Ulises', done: 36 },
];
const roleName: SheetColumn<Role> = {
  id: 'name',
  header: 'Personaje',
  isRowHeader: true,
  render: ({ name }) => name,
};
const numbers: readonly SheetColumn<Role>[] = [
  roleName,
  {
    id: 'done',
    header: 'Grabados',
    kind: 'number',
    value: ({ done }) => done,
    nameOf: ({ name }) => `Grabados de ${name}`,
  },
];
const texts: readonly SheetColumn<Role>[] = [
  roleName,
  {
    id: 'note',
    header: 'Voz',
    render: ({ name }) => (
      <TextField label="" aria-label={`Voz de ${name}`} defaultValue="Grave y pausada, con acento" />
    ),
  },
];
const refused = new Map([
  [2, { cells: { done: { text: 'treinta', isInvalid: true } }, note: 'Escribe un número entero' }],
]);

const chapter = (number: string, title: string) => ({ id: number, href: '#', number, title });

const search = <SearchBox label="Buscar por nombre" value="" onSearch={none} />;

/** Three weeks: more would not fit beside the names. */
const days = [
  ['2026-02-02', '2026-02-06'],
  ['2026-02-09', '2026-02-19'],
  ['2026-02-16', '2026-02-20'],
] as const;
const orders = days.flatMap(([start, end], place) => {
  const order = SAMPLE_ORDERS[place];
  return order ? [{ ...order, start, end }] : [];
});

export const LISTS: Readonly<Record<string, Pair>> = {
  EntryList: {
    does: <EntryList title="Clientes" items={['Puerto Mudo', 'Nube Austral'].map(entry)} onMove={none} />,
    dont: (
      <EntryList
        title="Órdenes"
        items={['1.187 · Actuación · $125.000 · Emitida', '1.216 · Mezcla · $260.000 · Pagada'].map(entry)}
        onMove={none}
      />
    ),
    of: [1, 0],
  },
  HistoryList: {
    does: (
      <HistoryList
        aria-label="Historial, bien"
        items={[
          { ...edited, changes: [{ field: 'Estado', from: 'En preparación', to: 'En producción' }] },
          created,
        ]}
      />
    ),
    dont: (
      <HistoryList
        aria-label="Historial, mal"
        items={[
          {
            ...edited,
            title: 'PROJECT_UPDATED',
            changes: [{ field: 'status', from: 'PRE_PROD', to: 'IN_PROD' }],
          },
          { ...created, title: 'PROJECT_CREATED' },
        ]}
      />
    ),
  },
  Matrix: {
    does: (
      <Matrix<SampleRole>
        aria-label="Elenco, bien"
        columns={chapters}
        rows={cast}
        getCell={sampleCell}
        total="214/480"
        note="DO: ese capítulo lo hace Delfina Oyarzo."
      />
    ),
    dont: (
      <Matrix<SampleRole>
        aria-label="Elenco, mal"
        columns={chapters}
        rows={cast}
        getCell={sampleCell}
        total="214/480"
      />
    ),
    of: [0, 1],
  },
  Sheet: {
    does: (
      <Sheet<Role> aria-label="Loops, bien" columns={numbers} rows={roles} marks={refused} onEdit={none} />
    ),
    dont: <Sheet<Role> aria-label="Loops, mal" columns={texts} rows={roles} onEdit={none} />,
  },
  SideList: {
    does: (
      <SideList
        title="Capítulos"
        currentId="201"
        items={[
          {
            ...chapter('201', 'El faro apagado'),
            status: <Status shape="done">Listo</Status>,
            facts: ['00:44:12', 'Entrega 24-03-2026'],
          },
          {
            ...chapter('202', 'Niebla en el muelle'),
            status: <Status shape="waiting">Por grabar</Status>,
            facts: ['00:43:50', 'Entrega 31-03-2026'],
          },
        ]}
      />
    ),
    dont: (
      <SideList
        title="Capítulos"
        currentId="201"
        items={[chapter('201', 'El faro apagado'), chapter('202', 'Niebla en el muelle')].map((item) => ({
          ...item,
          status: entry(item.title).actions,
        }))}
      />
    ),
  },
  Timeline: {
    does: <Timeline aria-label="Órdenes, bien" items={orders} today="2026-02-18" />,
    dont: <Timeline aria-label="Órdenes, mal" items={orders.toReversed()} today="2026-02-18" />,
    of: [0, 1],
  },
  Toolbar: {
    does: (
      <Toolbar aria-label="Buscar y filtrar, bien" end="38 de 1.284 usuarios">
        {search}
        <FilterChip
          name="Estado"
          options={[{ value: 'inactive', label: 'Inactivo' }]}
          value={['inactive']}
          onChange={none}
        />
      </Toolbar>
    ),
    dont: (
      <Toolbar aria-label="Buscar y filtrar, mal" end="38 de 1.284 usuarios">
        {search}
      </Toolbar>
    ),
    of: [1, 0],
  },
};
