import { Mic } from 'lucide-react';
import { Avatar } from '../../Avatar';
import { Badge } from '../../Badge';
import { Button } from '../../Button';
import { Card } from '../../Card';
import { DescriptionList } from '../../DescriptionList';
import { Icon } from '../../IconSet';
import { Lamp } from '../../Lamp';
import { Mono } from '../../Mono';
import { Pagination } from '../../Pagination';
import { ProgressBar } from '../../ProgressBar';
import { Status } from '../../Status';
import { Table } from '../../Table';
import { TextField } from '../../TextField';
import type { Pair } from './pair';

const rows = [
  { id: '1', name: 'Orden N.º 1.187', amount: '$125.000', note: 'Emitida' },
  { id: '2', name: 'Orden N.º 1.216', amount: '$260.000', note: '' },
];
type Row = (typeof rows)[number];
const none = () => undefined;

export const DATA: Readonly<Record<string, Pair>> = {
  Avatar: {
    does: (
      <p style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
        <Avatar name="Antonia Millaquén" /> Antonia Millaquén
      </p>
    ),
    dont: (
      <Button variant="icon" aria-label="Abrir">
        <Avatar name="Antonia Millaquén" />
      </Button>
    ),
  },
  Badge: { does: <Badge>Actuación</Badge>, dont: <Badge>ACTING_V2</Badge> },
  Card: {
    does: (
      <Card title="Datos bancarios">
        <DescriptionList items={[{ term: 'Banco', value: 'Banco Falabella' }]} />
      </Card>
    ),
    dont: (
      <Card title="Datos bancarios">
        <Card title="Cuenta" headingLevel={3}>
          Vista
        </Card>
      </Card>
    ),
  },
  DescriptionList: {
    does: (
      <DescriptionList
        items={[
          { term: 'Nombre', value: 'Antonia Millaquén' },
          { term: 'RUT', missing: 'Falta completar.' },
        ]}
      />
    ),
    dont: (
      <>
        <TextField label="Nombre" defaultValue="Antonia Millaquén" isDisabled />
        <TextField label="RUT" isDisabled />
      </>
    ),
  },
  Icon: {
    does: (
      <p>
        <Icon of={Mic} /> Grabando
      </p>
    ),
    dont: (
      <p>
        <Mic strokeWidth={3} size={20} aria-hidden />
      </p>
    ),
  },
  Lamp: {
    does: (
      <p style={{ display: 'flex', alignItems: 'center', gap: 12, paddingLeft: 4 }}>
        <Lamp /> Falta completar.
      </p>
    ),
    dont: (
      <p style={{ display: 'flex', alignItems: 'center', gap: 12, paddingLeft: 4 }}>
        <Lamp /> Bienvenida, Antonia
      </p>
    ),
  },
  Mono: {
    does: (
      <p>
        RUT <Mono>12.345.678-5</Mono>
      </p>
    ),
    dont: (
      <p>
        Esto es <Mono>muy importante</Mono>
      </p>
    ),
  },
  Pagination: {
    does: <Pagination page={1} size={10} total={1284} onPageChange={none} onSizeChange={none} />,
    dont: <p>Página 1 de 1</p>,
  },
  ProgressBar: {
    does: <ProgressBar value={93} aria-label="Ficha completa" />,
    dont: <ProgressBar value={50} label="Pensando..." />,
  },
  Status: {
    does: <Status shape="waiting">En revisión</Status>,
    dont: <p>★ En revisión</p>,
  },
  Table: {
    does: (
      <Table<Row>
        aria-label="Órdenes, bien"
        rows={rows}
        columns={[
          { id: 'name', header: 'Orden', render: ({ name }) => name },
          { id: 'amount', header: 'Monto', align: 'end', render: ({ amount }) => amount },
          { id: 'note', header: 'Estado', render: ({ note }) => note },
        ]}
      />
    ),
    dont: (
      <Table<Row>
        aria-label="Órdenes, mal"
        rows={rows}
        columns={[
          { id: 'name', header: 'Orden', render: ({ name }) => name },
          { id: 'amount', header: 'Monto', render: ({ amount }) => amount },
          { id: 'note', header: 'Estado', render: ({ note }) => note || <>&nbsp;</> },
        ]}
      />
    ),
  },
};
