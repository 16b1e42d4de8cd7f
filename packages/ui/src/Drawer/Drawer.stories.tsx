import { Check } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { rightToLeft } from '../../../../.storybook/rightToLeft';
import { Button } from '../Button/Button';
import { iconProps } from '../ground/icon/iconProps';
import { MainLayout } from '../MainLayout/MainLayout';
import { Menu } from '../Menu/Menu';
import { PageHeading } from '../PageHeading/PageHeading';
import { SearchSelect } from '../SearchSelect/SearchSelect';
import { Sidebar } from '../Sidebar/Sidebar';
import { Status } from '../Status/Status';
import { TextField } from '../TextField/TextField';
import { TopBar } from '../TopBar/TopBar';
import { Drawer, DrawerActions } from './Drawer';

const meta = preview.meta({
  component: Drawer,
  title: 'Componentes/Capas/Drawer, panel lateral, cajón',
  parameters: {
    guide: {
      use: 'Los detalles de una fila: al lado de la lista donde le quedan 30 rem, si no sobre la página.',
      keys: [
        ['Escape', 'Lo cierra; el foco vuelve a la fila.'],
        ['Tab', 'Al lado de la lista sigue hacia la página; sobre ella no sale de él.'],
      ],
      does: ['Mantener la lista usable al lado.'],
      donts: ['Meter en él un formulario largo.'],
    },
    layout: 'fullscreen',
  },
  globals: { viewport: { value: 'desktop1440' } },
  args: {
    isOpen: false,
    onOpenChange: fn(),
    title: 'Orden de Actuación N.º 1.234',
    meta: (
      <>
        <span>La bahía de los relojes</span>
        <span>03-03-2026</span>
        <Status shape="waiting">Emitida</Status>
      </>
    ),
    children: <p>Inspectora Malva, 48 loops. Los loops 12 a 19 van susurrados.</p>,
    footer: (
      <>
        <TextField label="Nota para el estudio" isOptional />
        <DrawerActions>
          <Button variant="dangerSecondary">Rechazar</Button>
          <Button icon={<Check {...iconProps} />}>Aceptar</Button>
        </DrawerActions>
      </>
    ),
  },
  render: function Page({ onOpenChange, ...args }) {
    const [isOpen, setOpen] = useState(args.isOpen);
    const change = (open: boolean) => {
      onOpenChange(open);
      setOpen(open);
    };
    return (
      <MainLayout
        topBar={<TopBar brand="Estudio de Doblaje" homeHref="#home" onLogout={() => {}} />}
        sidebar={<Sidebar brand="Estudio de Doblaje" items={[]} />}
      >
        <PageHeading actions={<Button variant="secondary">Subir boleta</Button>}>Documentos</PageHeading>
        <Button variant="ghost" onPress={() => change(true)}>
          Orden de Actuación N.º 1.234
        </Button>
        <Drawer {...args} isOpen={isOpen} onOpenChange={change} />
      </MainLayout>
    );
  },
});

const open = async (canvas: ReturnType<typeof within>) => {
  const row = canvas.getByRole('button', { name: 'Orden de Actuación N.º 1.234' });
  await userEvent.click(row);
  return { row, drawer: await screen.findByRole('dialog', { name: 'Orden de Actuación N.º 1.234' }) };
};

/** Docked, the drawer takes the focus; the page makes room and stays usable. Escape gives the focus back to the row. */
export const Default = meta.story({
  name: 'Por defecto',
  tags: ['movimiento'],
  play: async ({ args, canvas }) => {
    const { row, drawer } = await open(canvas);
    await waitFor(() => expect(drawer).toHaveFocus());
    const edge = drawer.getBoundingClientRect();
    await expect(edge.top).toBe(56);
    await expect(edge.right).toBe(window.innerWidth);
    const upload = canvas.getByRole('button', { name: 'Subir boleta' });
    await expect(upload.getBoundingClientRect().right).toBeLessThanOrEqual(edge.left);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(row).toHaveFocus());
  },
});

/** Closed by its button. If the focus is already back in the list, it stays there. */
export const ClosedByButton = meta.story({
  name: 'Cerrado con la equis',
  tags: ['movimiento'],
  play: async ({ canvas }) => {
    const { drawer } = await open(canvas);
    const upload = canvas.getByRole('button', { name: 'Subir boleta' });
    upload.focus();
    within(drawer).getByRole('button', { name: 'Cerrar' }).click();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(upload).toHaveFocus();
  },
});

/** Escape first closes a menu inside, and only then the drawer. */
export const MenuInside = meta.story({
  name: 'Escape cierra el menú de adentro, y después el panel',
  tags: ['movimiento'],
  args: { isOpen: true, children: <Menu label="Acciones" items={[{ id: 'print', text: 'Imprimir' }]} /> },
  play: async ({ args }) => {
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.click(drawer.getByRole('button', { name: 'Acciones' }));
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await waitFor(() => expect(drawer.getByRole('button', { name: 'Acciones' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
});

/** Escape first closes the list of a search too, with or without a choice, so the drawer does not take the typed text with it. */
export const SearchInside = meta.story({
  name: 'Escape cierra la búsqueda de adentro, y después el panel',
  tags: ['movimiento'],
  args: {
    isOpen: true,
    children: (
      <SearchSelect
        label="Persona"
        options={[
          { value: '1', label: 'Antonia Millaquén' },
          { value: '2', label: 'Baltasar Ruz' },
        ]}
      />
    ),
  },
  play: async ({ args }) => {
    const drawer = within(await screen.findByRole('dialog'));
    const person = drawer.getByRole('combobox', { name: 'Persona' });
    const closeList = async () => {
      await screen.findByRole('listbox');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
      await expect(args.onOpenChange).not.toHaveBeenCalled();
    };
    await userEvent.type(person, 'ant');
    await closeList();
    await userEvent.type(person, 'nadie');
    await closeList();
    await userEvent.click(person);
    await closeList();
    await userEvent.type(person, 'ant{Enter}');
    await expect(person).toHaveValue('Antonia Millaquén');
    await userEvent.click(person);
    await closeList();
    await expect(person).toHaveValue('Antonia Millaquén');
    // Leave the field first: user-event reports a change when a typed field loses the focus, but not when React removes it.
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
});

/**
 * The drawer docks where the page keeps 30 rem beside it; in this story the menu's
 * width decides. The pressed row stays in place, although the page grows above it.
 */
export const Docking = meta.story({
  name: 'Al lado de la lista',
  render: function Page(args) {
    const [isOpen, setOpen] = useState(false);
    const [isExpanded, setExpanded] = useState(true);
    return (
      <MainLayout
        topBar={<TopBar brand="Estudio de Doblaje" homeHref="#home" onLogout={() => {}} />}
        sidebar={
          <Sidebar
            brand="Estudio de Doblaje"
            items={[]}
            isExpanded={isExpanded}
            onExpandedChange={setExpanded}
          />
        }
        isSidebarExpanded={isExpanded}
      >
        <PageHeading sub={'Órdenes de trabajo, contratos, guiones y boletas. '.repeat(4)}>
          Documentos
        </PageHeading>
        <Button variant="ghost" onPress={() => setOpen(true)}>
          Orden de Actuación N.º 1.234
        </Button>
        <Drawer {...args} isOpen={isOpen} onOpenChange={setOpen} />
      </MainLayout>
    );
  },
  play: async ({ canvas }) => {
    // With letters of 18 px there is too little room beside menu and drawer, but enough beside the collapsed menu.
    const root = document.documentElement;
    root.style.fontSize = '112.5%';
    try {
      const row = canvas.getByRole('button', { name: 'Orden de Actuación N.º 1.234' });
      const { top } = row.getBoundingClientRect();
      const over = await open(canvas);
      await waitFor(() => expect(row.closest('[inert]')).not.toBeNull());
      await expect(row.getBoundingClientRect().top).toBe(top);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(over.drawer).not.toBeInTheDocument());

      await userEvent.click(canvas.getByRole('button', { name: 'Contraer menú' }));
      const main = canvas.getByRole('main');
      await waitFor(() => expect(main.getBoundingClientRect().left).toBe(72));
      const before = row.getBoundingClientRect().top;
      const beside = await open(canvas);
      await expect(row.closest('[inert]')).toBeNull();
      const text = canvas.getByText(/Órdenes de trabajo/).getBoundingClientRect();
      await expect(text.right).toBeLessThanOrEqual(beside.drawer.getBoundingClientRect().left);
      await expect(Math.abs(row.getBoundingClientRect().top - before)).toBeLessThan(1);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(beside.drawer).not.toBeInTheDocument());
      await waitFor(() => expect(Math.abs(row.getBoundingClientRect().top - before)).toBeLessThan(1));
    } finally {
      root.style.fontSize = '';
    }
    await open(canvas);
  },
});

/** Below 1100 px it is a modal over a scrim. */
export const Tablet = meta.story({
  name: 'Tableta 768',
  globals: { viewport: { value: 'tablet768' } },
  play: async ({ canvas }) => {
    const { row, drawer } = await open(canvas);
    await waitFor(() => expect(drawer.getBoundingClientRect().right).toBe(window.innerWidth));
    await expect(drawer.getBoundingClientRect().left).toBeGreaterThanOrEqual(48);
    await userEvent.tab({ shift: true });
    await expect(drawer).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(row).toHaveFocus());
    await open(canvas);
  },
});

/** Below 640 px it fills the window. */
export const Phone = meta.story({
  name: 'Mínimo 320',
  globals: { viewport: { value: 'min320' } },
  args: { isOpen: true },
  play: async () => {
    const drawer = await screen.findByRole('dialog');
    await waitFor(() => expect(drawer.getBoundingClientRect().left).toBe(0));
    await expect(drawer.getBoundingClientRect().width).toBe(320);
    await expect(
      within(drawer).getByRole('button', { name: 'Aceptar' }).getBoundingClientRect().bottom,
    ).toBeLessThanOrEqual(window.innerHeight);
  },
});

const LINES = Array.from({ length: 60 }, (_, index) => `Línea ${index + 1}`);

/** Only the content scrolls, also by keyboard. */
export const LongContent = meta.story({
  name: 'Contenido largo',
  args: {
    isOpen: true,
    title: 'Orden de Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen N.º 1.234.567',
    children: LINES.map((line) => <p key={line}>{line}</p>),
  },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(drawer.getByText('Línea 1').parentElement).toHaveAttribute('tabindex', '0'));
    // Head and foot stay in sight.
    await expect(
      drawer.getByRole('button', { name: 'Aceptar' }).getBoundingClientRect().bottom,
    ).toBeLessThanOrEqual(window.innerHeight);
    await expect(drawer.getByRole('heading').getBoundingClientRect().top).toBeGreaterThanOrEqual(56);
  },
});

export const Flush = meta.story({
  name: 'Sin márgenes',
  args: { isOpen: true, isFlush: true, footer: undefined, children: <div>Visor</div> },
});

/** A link opens it from the start. Nothing had the focus before, so the caller says which element gets it on closing. */
export const OpenByLink = meta.story({
  name: 'Abierto por un enlace, se cierra',
  args: { isOpen: true, returnFocusTo: () => screen.getByRole('button', { name: 'Subir boleta' }) },
  play: async ({ canvas }) => {
    const drawer = await screen.findByRole('dialog', { name: 'Orden de Actuación N.º 1.234' });
    await waitFor(() => expect(drawer).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Subir boleta' })).toHaveFocus());
  },
});

export const OpenByLinkOnPhone = meta.story({
  name: 'Abierto por un enlace, se cierra, teléfono 390',
  globals: { viewport: { value: 'phone390' } },
  args: { isOpen: true, returnFocusTo: () => document.querySelector<HTMLElement>('main h1') },
  play: async ({ canvas }) => {
    await screen.findByRole('dialog', { name: 'Orden de Actuación N.º 1.234' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
});

/** The caller drops the entry on closing. The content stays until the drawer is gone, and so does the focus to give back. */
export const ForgottenEntry = meta.story({
  name: 'Entrada perdida del historial',
  render: function Forgetful(args) {
    const [entry, setEntry] = useState<string | null>(null);
    return (
      <main>
        <Button onPress={() => setEntry('Orden 1.234')}>Abrir</Button>
        <Drawer
          {...args}
          isOpen={entry !== null}
          onOpenChange={() => setEntry(null)}
          title={entry ?? 'Nada'}
          footer={undefined}
        >
          {entry ? <Button>Descargar</Button> : <p>Nada</p>}
        </Drawer>
      </main>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir' }));
    const drawer = await screen.findByRole('dialog', { name: 'Orden 1.234' });
    within(drawer).getByRole('button', { name: 'Descargar' }).focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(drawer).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Abrir' })).toHaveFocus());
  },
});

export const LongWordInFoot = meta.story({
  name: 'Una palabra larga al pie',
  args: { isOpen: true, footer: <p>{'m'.repeat(120)}</p> },
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'Orden de Actuación N.º 1.234' });
    await waitFor(() => expect(drawer).toBeVisible());
    const { right } = within(drawer).getByText(/^m+$/).getBoundingClientRect();
    const words = document.createRange();
    words.selectNodeContents(within(drawer).getByText(/^m+$/));
    await expect(words.getBoundingClientRect().right).toBeLessThanOrEqual(right + 1);
  },
});

/** Docked at the left, where lines end; the page makes room there. */
export const RightToLeft = meta.story({
  name: 'De derecha a izquierda',
  tags: ['movimiento'],
  decorators: [rightToLeft],
  play: async ({ canvas }) => {
    const { row, drawer } = await open(canvas);
    await waitFor(() => expect(drawer).toHaveFocus());
    const edge = drawer.getBoundingClientRect();
    await expect(edge.left).toBe(0);
    const upload = canvas.getByRole('button', { name: 'Subir boleta' }).getBoundingClientRect();
    await expect(upload.left).toBeGreaterThanOrEqual(edge.right);
    const close = within(drawer).getByRole('button', { name: 'Cerrar' }).getBoundingClientRect();
    await expect(close.left).toBeLessThan(24);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(row).toHaveFocus());
  },
});

/** Over the page it slides in from the left, and out to it. */
export const RightToLeftTablet = meta.story({
  name: 'De derecha a izquierda, tableta 768',
  tags: ['movimiento'],
  decorators: [rightToLeft],
  globals: { viewport: { value: 'tablet768' } },
  play: async ({ canvas }) => {
    const { drawer } = await open(canvas);
    await waitFor(() => expect(drawer.getBoundingClientRect().left).toBe(0));
    await expect(drawer.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth - 48);
    const panel = drawer.closest<HTMLElement>('[data-dui-drawer]') ?? drawer;
    await expect(getComputedStyle(panel).getPropertyValue('--away')).toBe('-100%');
  },
});
