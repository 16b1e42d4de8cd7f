import { type ReactNode, useEffect, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { AlertDialog } from '../../AlertDialog';
import { Avatar } from '../../Avatar';
import { Button } from '../../Button';
import { Dialog } from '../../Dialog';
import { Drawer } from '../../Drawer';
import { Dropzone } from '../../Dropzone';
import { video } from '../../Dropzone/sampleFiles';
import { PARTS, type PartName, part } from '../../ground/parts';
import { Lamp } from '../../Lamp';
import { createNotificationQueue, NotificationRegion } from '../../NotificationRegion';
import { PdfViewer } from '../../PdfViewer';
import { samplePdf } from '../../PdfViewer/samplePdf';
import { PersonHeading } from '../../PersonHeading';
import { Sidebar } from '../../Sidebar';
import { Skeleton } from '../../Skeleton';
import { StateTile } from '../../StateTile';
import { Status } from '../../Status';
import { Stepper } from '../../Stepper';
import { Table } from '../../Table';

const user = { name: 'Antonia Millaquén', role: 'Usuario' };
const noop = () => {};
const waiting = video('demo-narracion.mp4');
const queue = createNotificationQueue();
queue.notify({ title: 'Se queda en la página', timeout: null });
queue.notify({ title: 'Flota en su esquina', timeout: 3_600_000, position: 'bottom-left' });

const told = createNotificationQueue();

type Open = (isOpen: boolean) => void;

/** A component that shows a part. The parts of a layer show after a press of its button. */
interface Sample {
  of: string;
  /** The selectors that match in the component. */
  has: Partial<Record<PartName, string>>;
  element?: ReactNode;
  layer?: (isOpen: boolean, onOpenChange: Open) => ReactNode;
}

function Document() {
  const [src, setSrc] = useState<Blob>();
  useEffect(() => {
    samplePdf([['Orden de Actuación']]).then(setSrc);
  }, []);
  return <div style={{ height: 480 }}>{src && <PdfViewer src={src} />}</div>;
}

const samples: readonly Sample[] = [
  { of: 'Avatar', has: { avatar: part('avatar') }, element: <Avatar name={user.name} /> },
  { of: 'PersonHeading', has: { avatar: part('avatar') }, element: <PersonHeading name={user.name} /> },
  { of: 'Lamp', has: { lamp: part('lamp') }, element: <Lamp /> },
  { of: 'Skeleton', has: { skeleton: part('skeleton') }, element: <Skeleton lines={2} /> },
  {
    of: 'Table',
    has: { skeleton: part('skeleton') },
    element: (
      <Table<{ name: string }>
        aria-label="Usuarios"
        columns={[{ id: 'name', header: 'Nombre' }]}
        rows={[]}
        isLoading
      />
    ),
  },
  {
    of: 'Status',
    has: { status: part('status', { shape: 'done' }) },
    element: <Status shape="done">Entregado</Status>,
  },
  {
    of: 'StateTile',
    has: { 'state-tile': part('state-tile', { state: 'busy' }) },
    element: <StateTile state="busy" />,
  },
  {
    of: 'Stepper',
    has: { timecode: part('timecode') },
    element: <Stepper current={1} steps={[{ id: 'data', text: 'Datos' }]} timecode="TC 00:01:00:00" />,
  },
  {
    of: 'Dropzone',
    has: { zone: part('zone'), file: part('file', { state: 'accepted' }) },
    element: <Dropzone label="Demos" value={[waiting]} />,
  },
  {
    of: 'Dropzone, mientras envía',
    has: { file: part('file', { state: 'waiting' }) },
    element: (
      <Dropzone label="Envío" value={[waiting]} uploads={new Map([[waiting, { state: 'waiting' }]])} />
    ),
  },
  { of: 'PdfViewer', has: { page: `${part('page', { page: 1 })} canvas` }, element: <Document /> },
  {
    of: 'NotificationRegion',
    has: { corner: part('corner', { position: 'bottom-left' }), 'in-flow': part('in-flow') },
    element: <NotificationRegion queue={queue} />,
  },
  {
    of: 'NotificationRegion, en la barra',
    has: { 'in-bar': part('in-bar') },
    element: <NotificationRegion queue={told} place="bar" labels={{ region: 'En la barra' }} />,
  },
  {
    of: 'Dialog',
    has: { scrim: part('scrim') },
    layer: (isOpen, onOpenChange) => (
      <Dialog title="Editar proyecto" isOpen={isOpen} onOpenChange={onOpenChange}>
        Texto
      </Dialog>
    ),
  },
  {
    of: 'AlertDialog',
    has: { scrim: part('scrim') },
    layer: (isOpen, onOpenChange) => (
      <AlertDialog
        title="¿Rechazar la orden?"
        confirmText="Rechazar orden"
        onConfirm={noop}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
      />
    ),
  },
  {
    of: 'Drawer',
    has: { scrim: part('scrim') },
    layer: (isOpen, onOpenChange) => (
      <Drawer title="Orden de Actuación" isOpen={isOpen} onOpenChange={onOpenChange}>
        Texto
      </Drawer>
    ),
  },
  {
    of: 'Sidebar',
    has: { scrim: part('scrim'), lamp: part('lamp'), avatar: part('avatar') },
    layer: (isOpen, onOpenChange) => (
      <Sidebar
        brand="Estudio"
        user={user}
        items={[{ id: 'home', icon: null, text: 'Principal', href: '#home', hasAlert: true }]}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
      />
    ),
  },
];

function Shown({ sample }: { sample: Sample }) {
  const [isOpen, setOpen] = useState(false);
  const { of, has, element, layer } = sample;
  return (
    <section aria-label={of}>
      <p>
        <b>{of}</b>{' '}
        {Object.values(has).map((selector) => (
          <code key={selector} style={{ overflowWrap: 'anywhere' }}>
            {selector}{' '}
          </code>
        ))}
      </p>
      {element}
      {layer && (
        <>
          <Button variant="secondary" size="sm" onPress={() => setOpen(true)}>
            Abrir {of}
          </Button>
          {layer(isOpen, setOpen)}
        </>
      )}
    </section>
  );
}

const meta = preview.meta({
  title: 'Fundamentos/Pruebas',
  // Drawer and side menu cover the page only where there is no room beside it.
  globals: { viewport: { value: 'phone390' } },
  render: () => (
    <>
      {samples.map((sample) => (
        <Shown key={sample.of} sample={sample} />
      ))}
    </>
  ),
});

/** Every part in TESTING.md, found by its selector in each component that has it. */
export const Parts = meta.story({
  name: 'Partes',
  play: async ({ canvas }) => {
    told.notify({ title: 'Está en la barra', timeout: 3_600_000 });
    for (const { of, has, layer } of samples) {
      const section = await canvas.findByRole('region', { name: of });
      if (layer) await userEvent.click(within(section).getByRole('button', { name: `Abrir ${of}` }));
      const place = layer ? document.body : section;
      for (const selector of Object.values(has)) {
        await waitFor(() => expect([of, selector, place.querySelector(selector)]).not.toContain(null));
      }
      if (layer) {
        const dialog = await screen.findByRole(of === 'AlertDialog' ? 'alertdialog' : 'dialog');
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(dialog).not.toBeInTheDocument());
      }
    }
    const shown = new Set(samples.flatMap(({ has }) => Object.keys(has)));
    await expect([...shown].sort()).toEqual(Object.keys(PARTS).sort());
    // This page has no bar, so the notification would be faint over the scrolling content.
    told.clear();
  },
});
