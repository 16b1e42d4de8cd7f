import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { TopBar } from './TopBar';

const meta = preview.meta({
  component: TopBar,
  title: 'Componentes/Estructura/TopBar, barra superior',
  parameters: { layout: 'fullscreen' },
  args: {
    brand: 'Estudio de Doblaje',
    homeHref: '#home',
    user: { name: 'Antonia Millaquén', role: 'Usuario' },
    onLogout: fn(),
    onOpenMenu: fn(),
  },
});

const fits = async () => {
  await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
};

export const Default = meta.story({ name: 'Por defecto' });

export const User = meta.story({
  name: 'Usuario',
  tags: ['movimiento'],
  globals: { viewport: { value: 'desktop1440' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Estudio de Doblaje' })).toHaveAttribute('href', '#home');
    await expect(canvas.getByText('Antonia Millaquén')).toBeVisible();
    // The menu is docked at this width.
    await expect(canvas.queryByRole('button', { name: 'Abrir menú' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar sesión' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
});

export const Admin = meta.story({
  name: 'Administración',
  args: { user: { name: 'Fermín Arancibia', role: 'Administración' } },
});

/** The logged-in person is not known yet. Nothing jumps when the name arrives. */
export const UnknownUser = meta.story({ name: 'Sin datos de la persona', args: { user: undefined } });

export const LongTexts = meta.story({
  name: 'Textos largos',
  args: {
    brand: 'Compañía Internacional de Doblaje y Subtitulaje del Pacífico Sur',
    user: { name: 'María de los Ángeles Fernández-Larraín Undurraga Echeñique', role: 'Administración' },
  },
  play: fits,
});

/** The bell's name says how many there are; the bar of a page that keeps none has no bell. */
export const Notices = meta.story({
  name: 'Con avisos recientes',
  args: { onOpenNotices: fn(), noticeCount: 3 },
  play: async ({ args, canvas }) => {
    const bell = canvas.getByRole('button', { name: 'Avisos recientes: 3' });
    bell.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenNotices).toHaveBeenCalledOnce();
    await fits();
  },
});

export const NoNotices = meta.story({
  name: 'Sin avisos recientes',
  args: { onOpenNotices: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Avisos recientes' })).toHaveTextContent('');
  },
});

export const Phone = meta.story({
  name: 'Teléfono 390',
  globals: { viewport: { value: 'phone390' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir menú' }));
    await expect(args.onOpenMenu).toHaveBeenCalledOnce();
    await expect(canvas.getByText('Antonia Millaquén')).not.toBeVisible();
    await fits();
  },
});

export const Minimum = meta.story({
  name: 'Mínimo 320',
  args: { onOpenNotices: fn(), noticeCount: 10 },
  globals: { viewport: { value: 'min320' } },
  play: fits,
});
