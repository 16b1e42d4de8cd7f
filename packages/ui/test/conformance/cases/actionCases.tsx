import { FileText } from 'lucide-react';
import * as ui from '../../../src/index';
import type { ConformanceCase } from './conformanceCase';

const noop = () => {};
const options = [
  { value: 'actor', label: 'Actor' },
  { value: 'tecnico', label: 'Técnico' },
];

/** Pressable components, and layers over the page. */
export const actionCases: Record<string, ConformanceCase> = {
  ActionList: {
    render: (probe) => (
      <ui.ActionList {...probe} items={[{ id: 'data', icon: <FileText />, text: 'Descargar', href: '/' }]} />
    ),
  },
  AlertDialog: {
    render: (probe) => (
      <ui.AlertDialog
        {...probe}
        isOpen
        onOpenChange={noop}
        title="¿Rechazar la orden?"
        confirmText="Rechazar orden"
        onConfirm={noop}
      />
    ),
  },
  BulkBar: {
    render: (probe) => (
      <ui.BulkBar {...probe} count={2} onClear={noop}>
        <ui.Button size="sm">Activar</ui.Button>
      </ui.BulkBar>
    ),
  },
  Button: { render: (probe) => <ui.Button {...probe}>Guardar</ui.Button> },
  ButtonRow: { render: (probe) => <ui.ButtonRow {...probe} /> },
  Dialog: {
    render: (probe) => (
      <ui.Dialog
        {...probe}
        isOpen
        onOpenChange={noop}
        title="Editar proyecto"
        actions={<ui.Button>Guardar</ui.Button>}
      >
        Texto
      </ui.Dialog>
    ),
  },
  DialogActions: { render: (probe) => <ui.DialogActions {...probe} /> },
  DialogBody: { render: (probe) => <ui.DialogBody {...probe} /> },
  Drawer: {
    render: (probe) => (
      <ui.Drawer {...probe} isOpen onOpenChange={noop} title="Orden de Actuación N.º 1.234">
        Texto
      </ui.Drawer>
    ),
  },
  DrawerActions: { render: (probe) => <ui.DrawerActions {...probe} /> },
  FilterChip: {
    render: (probe) => (
      <ui.FilterChip {...probe} name="Rol" options={options} value={['actor']} onChange={noop} />
    ),
  },
  HeadAction: { render: (probe) => <ui.HeadAction {...probe}>Editar</ui.HeadAction> },
  Link: {
    render: (probe) => (
      <ui.Link {...probe} href="/">
        Volver
      </ui.Link>
    ),
  },
  LinkButton: {
    render: (probe) => (
      <ui.LinkButton {...probe} href="/">
        Volver
      </ui.LinkButton>
    ),
  },
  Menu: {
    render: (probe) => (
      <ui.Menu {...probe} label="Acciones de Antonia" items={[{ id: 'edit', text: 'Editar' }]} />
    ),
  },
  TextButton: { render: (probe) => <ui.TextButton {...probe}>Agregar RUT</ui.TextButton> },
  Toolbar: { render: (probe) => <ui.Toolbar {...probe}>Filtros</ui.Toolbar> },
  Tooltip: {
    forwards: { none: 'a bubble that is there only while it shows; its stories look at it' },
    render: () => (
      <ui.Tooltip text="Documentos">
        <ui.Button variant="icon" aria-label="Documentos">
          <FileText aria-hidden />
        </ui.Button>
      </ui.Tooltip>
    ),
  },
};
