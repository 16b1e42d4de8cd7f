import { FileText } from 'lucide-react';
import * as ui from '../../../src/index';
import type { ConformanceCase } from './conformanceCase';

const noop = () => {};
const clients = [
  { id: '21', name: 'Puerto Mudo' },
  { id: '22', name: 'Nube Austral' },
];
const reels = [{ id: '1', name: 'reel.mp4', detail: '8,4 MB' }];
const changes = [{ field: 'Temporada', from: '1', to: '' }, { field: 'RUT' }];
const accepted = { shape: 'inProgress', text: 'Aceptada' } as const;
const AT = '2026-11-18T13:12:00.000Z';
const user = { name: 'Antonia Millaquén', role: 'Usuario' };

/** Components that show facts, states and messages. */
export const dataCases: Record<string, ConformanceCase> = {
  Avatar: { render: (probe) => <ui.Avatar {...probe} name={user.name} /> },
  Badge: { render: (probe) => <ui.Badge {...probe}>Usuario</ui.Badge> },
  BoletaNotice: { render: (probe) => <ui.BoletaNotice {...probe} onDismiss={noop} /> },
  Card: {
    render: (probe) => (
      <ui.Card {...probe} title="Cuenta">
        Texto
      </ui.Card>
    ),
  },
  EntryList: {
    render: (probe) => <ui.EntryList {...probe} title="Clientes" items={clients} onMove={noop} />,
  },
  HistoryList: {
    render: (probe) => (
      <ui.HistoryList
        {...probe}
        items={[{ id: 6, title: 'Proyecto editado', by: user.name, at: AT, atText: '18-11-2026', changes }]}
      />
    ),
  },
  DescriptionList: {
    render: (probe) => <ui.DescriptionList {...probe} items={[{ term: 'RUT', value: '12.345.678-5' }]} />,
  },
  EmptyState: { render: (probe) => <ui.EmptyState {...probe} title="Aún no hay documentos" /> },
  ErrorState: { render: (probe) => <ui.ErrorState {...probe} onRetry={noop} /> },
  Icon: { render: (probe) => <ui.Icon {...probe} of={FileText} /> },
  Lamp: { render: (probe) => <ui.Lamp {...probe} /> },
  MediaPlayer: {
    render: (probe) => (
      <ui.MediaPlayer {...probe} aria-label="Videos" items={reels} getSource={() => '/reels/1'} />
    ),
  },
  MessagePanel: { render: (probe) => <ui.MessagePanel {...probe} title="Revisa tu correo" /> },
  Mono: { render: (probe) => <ui.Mono {...probe}>12.345.678-5</ui.Mono> },
  Notification: { render: (probe) => <ui.Notification {...probe} title="Guardado" onClose={noop} /> },
  Pagination: {
    inlineStyle: 'react-aria’s native select; a class hides it too',
    render: (probe) => (
      <ui.Pagination {...probe} page={2} size={10} total={1284} onPageChange={noop} onSizeChange={noop} />
    ),
  },
  PersonHeading: { render: (probe) => <ui.PersonHeading {...probe} name={user.name} /> },
  ProgressBar: { render: (probe) => <ui.ProgressBar {...probe} label="Enviando" value={40} /> },
  Skeleton: { render: (probe) => <ui.Skeleton {...probe} /> },
  SkeletonBar: { render: (probe) => <ui.SkeletonBar {...probe} /> },
  StateTile: { render: (probe) => <ui.StateTile {...probe} state="done" /> },
  Status: {
    render: (probe) => (
      <ui.Status {...probe} shape="done">
        Entregado
      </ui.Status>
    ),
  },
  Table: {
    inlineStyle: 'tracks of the grid, which come by the columns',
    render: (probe) => (
      <ui.Table
        {...probe}
        aria-label="Usuarios"
        columns={[{ id: 'name', header: 'Nombre' }]}
        rows={[{ id: 1, name: user.name }]}
        selectionMode="multiple"
      />
    ),
  },
  Sheet: {
    render: (probe) => (
      <ui.Sheet
        {...probe}
        aria-label="Personajes"
        columns={[
          { id: 'name', header: 'Personaje', isRowHeader: true, render: ({ name }) => name },
          {
            id: 'loops',
            header: 'Loops',
            kind: 'number',
            value: ({ loops }) => loops,
            nameOf: () => 'Loops',
          },
        ]}
        rows={[{ id: 1, name: 'Inspectora Malva', loops: 41 }]}
        totals={{ loops: '41' }}
        renderRowMenu={({ name }) => <ui.Menu label={name} items={[]} />}
        onEdit={noop}
      />
    ),
  },
  Matrix: {
    render: (probe) => (
      <ui.Matrix
        {...probe}
        aria-label="Elenco"
        columns={[{ id: 104, header: '204', label: '204 · El faro apagado', href: '#204', total: '41/48' }]}
        rows={[{ id: 1, header: 'Inspectora Malva', sub: user.name, total: '41/48' }]}
        getCell={() => ({
          text: '41/48',
          label: '41/48, Inspectora Malva',
          href: '#204',
          part: 'some',
        })}
        total="41/48"
      />
    ),
  },
  TablePerson: {
    render: (probe) => (
      <ui.TablePerson {...probe} avatar={<ui.Avatar name="Antonia Millaquén" />}>
        Antonia Millaquén
      </ui.TablePerson>
    ),
  },
  TableSubline: { render: (probe) => <ui.TableSubline {...probe}>antonia@example.com</ui.TableSubline> },
  Timeline: {
    inlineStyle: 'places and widths, which come by the dates',
    render: (probe) => (
      <ui.Timeline
        {...probe}
        aria-label="Órdenes de trabajo"
        today="2026-03-05"
        items={[
          { id: 1, title: 'Mezcla', start: '2026-03-02', end: '2026-03-09', state: accepted, href: '#1' },
          { id: 2, title: 'Subtitulaje', state: { shape: 'draft', text: 'Borrador' } },
        ]}
      />
    ),
  },
};
