import { Clapperboard, FileText, IdCard, MicVocal, Users } from 'lucide-react';
import { useState } from 'react';
import { RouterProvider } from 'react-aria-components';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { rightToLeft } from '../../../../.storybook/rightToLeft';
import { TopBar } from '../TopBar/TopBar';
import { Sidebar } from './Sidebar';

const navigate = fn();

const USER_ITEMS = [
  { id: 'home', icon: <IdCard />, text: 'Principal', href: '/home', isCurrent: true, hasAlert: true },
  { id: 'projects', icon: <MicVocal />, text: 'Experiencias', href: '/projects' },
  { id: 'documents', icon: <FileText />, text: 'Documentos', href: '/documents' },
];
const ADMIN_ITEMS = [
  { id: 'home', icon: <IdCard />, text: 'Principal', href: '/home' },
  ...USER_ITEMS.slice(1),
  { id: 'documentsBack', icon: <Users />, text: 'Administrativo', href: '/documents-back', isCurrent: true },
  {
    id: 'projectsBackOffice',
    icon: <Clapperboard />,
    text: 'Proyectos',
    href: '/projects-back',
    hasAlert: true,
  },
];

const meta = preview.meta({
  component: Sidebar,
  title: 'Componentes/Estructura/Sidebar, menú lateral',
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop1440' } },
  args: {
    items: USER_ITEMS,
    brand: 'Estudio de Doblaje',
    user: { name: 'Antonia Millaquén', role: 'Usuario' },
    onExpandedChange: fn(),
    onOpenChange: fn(),
  },
});

export const Default = meta.story({ name: 'Por defecto' });

/** Starts expanded. The toggle collapses it and names its next action. */
export const User = meta.story({
  name: 'Usuario',
  play: async ({ args, canvas }) => {
    const nav = canvas.getByRole('navigation', { name: 'Menú principal' });
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName(
      'Principal, requiere atención',
    );
    await expect(nav.offsetWidth).toBe(232);
    const toggle = canvas.getByRole('button', { name: 'Contraer menú' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(toggle);
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(false);
    await expect(canvas.getByRole('button', { name: 'Expandir menú' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await waitFor(() => expect(nav.offsetWidth).toBe(64));
    await userEvent.click(canvas.getByRole('button', { name: 'Expandir menú' }));
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(true);
  },
});

export const Admin = meta.story({ name: 'Administración', args: { items: ADMIN_ITEMS } });

/** Only icons. The names stay for screen readers, and a tooltip shows them on hover and keyboard focus. */
export const Collapsed = meta.story({
  name: 'Contraído',
  tags: ['movimiento'],
  args: { defaultExpanded: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName(
      'Principal, requiere atención',
    );
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Experiencias' })).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Experiencias');
  },
});

export const CollapsedAdmin = meta.story({
  name: 'Contraído, Administración',
  args: { defaultExpanded: false, items: ADMIN_ITEMS },
});

/** The caller holds the state: nothing changes until the caller changes it. */
export const Controlled = meta.story({
  name: 'Controlado desde fuera',
  args: { isExpanded: false },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Expandir menú' }));
    await expect(args.onExpandedChange).toHaveBeenCalledWith(true);
    await expect(canvas.getByRole('button', { name: 'Expandir menú' })).toBeVisible();
  },
});

export const Empty = meta.story({ name: 'Sin entradas', args: { items: [] } });

/** On a phone the page's own button opens it. */
const WithButton = meta.story({
  args: { items: ADMIN_ITEMS, user: { name: 'Fermín Arancibia', role: 'Administración' } },
  globals: { viewport: { value: 'phone390' } },
  render: function Render(args) {
    const [isOpen, setOpen] = useState(false);
    return (
      <RouterProvider navigate={navigate}>
        <TopBar brand={args.brand} homeHref="#home" onLogout={() => {}} onOpenMenu={() => setOpen(true)} />
        <Sidebar
          {...args}
          isOpen={isOpen}
          onOpenChange={(open) => {
            args.onOpenChange?.(open);
            setOpen(open);
          }}
        />
      </RouterProvider>
    );
  },
});

async function openDrawer(canvas: ReturnType<typeof within>): Promise<HTMLElement> {
  await userEvent.click(canvas.getByRole('button', { name: 'Abrir menú' }));
  return screen.findByRole('dialog', { name: 'Menú principal' });
}

/** The focus starts on the close button and stays inside. */
export const PhoneDrawer = meta.story({
  ...WithButton.input,
  name: 'Cajón, teléfono 390',
  tags: ['movimiento'],
  play: async ({ canvas }) => {
    const dialog = await openDrawer(canvas);
    const close = within(dialog).getByRole('button', { name: 'Cerrar menú' });
    await waitFor(() => expect(close).toHaveFocus());
    // It slides in from the edge.
    await waitFor(() => expect(within(dialog).getByText('Fermín Arancibia')).toBeVisible());
    await userEvent.tab({ shift: true });
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
  },
});

/** Escape closes it and gives the focus back to the button that opened it. */
export const PhoneDrawerEscape = meta.story({
  ...WithButton.input,
  name: 'Cajón cerrado con Escape',
  tags: ['movimiento'],
  play: async ({ canvas }) => {
    await openDrawer(canvas);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Abrir menú' })).toHaveFocus());
  },
});

/** Choosing an entry navigates through the router and closes the drawer. */
export const PhoneDrawerNavigation = meta.story({
  ...WithButton.input,
  name: 'Cajón, al ir a otra página',
  tags: ['movimiento'],
  beforeEach: () => {
    navigate.mockClear();
  },
  play: async ({ canvas }) => {
    const dialog = await openDrawer(canvas);
    await userEvent.click(within(dialog).getByRole('link', { name: 'Documentos' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(navigate).toHaveBeenCalledOnce();
    await expect(navigate).toHaveBeenCalledWith('/documents', undefined);
  },
});

export const PhoneDrawerMinimum = meta.story({
  ...WithButton.input,
  name: 'Cajón, mínimo 320',
  globals: { viewport: { value: 'min320' } },
  play: async ({ canvas }) => {
    const dialog = await openDrawer(canvas);
    // 48 px of the page stay visible.
    await waitFor(() => expect(dialog.getBoundingClientRect().right).toBeLessThanOrEqual(272));
  },
});

/** Docked at the right. The icon of the button shows the menu's side. */
export const RightToLeft = meta.story({
  name: 'De derecha a izquierda',
  decorators: [rightToLeft],
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation', { name: 'Menú principal' });
    await expect(getComputedStyle(nav).borderLeftWidth).toBe('1px');
    await expect(getComputedStyle(nav).borderRightWidth).toBe('0px');
    const current = canvas.getByRole('link', { current: 'page' });
    const icon = (current.querySelector('svg') as Element).getBoundingClientRect();
    const words = canvas.getByText('Principal').getBoundingClientRect();
    await expect(icon.left).toBeGreaterThan(words.right);
    await expect(current.getBoundingClientRect().right - icon.right).toBeLessThan(32);
    const toggle = canvas.getByRole('button', { name: 'Contraer menú' });
    await expect(getComputedStyle(toggle.querySelector('svg') as Element).scale).toBe('-1 1');
  },
});

export const RightToLeftPhone = meta.story({
  ...WithButton.input,
  name: 'Cajón de derecha a izquierda, teléfono 390',
  tags: ['movimiento'],
  decorators: [rightToLeft],
  play: async ({ canvas }) => {
    const dialog = await openDrawer(canvas);
    await waitFor(() => expect(dialog.getBoundingClientRect().right).toBe(window.innerWidth));
    await expect(dialog.getBoundingClientRect().left).toBeGreaterThanOrEqual(48);
    const close = within(dialog).getByRole('button', { name: 'Cerrar menú' }).getBoundingClientRect();
    await expect(close.left).toBeLessThan(dialog.getBoundingClientRect().left + 24);
  },
});
