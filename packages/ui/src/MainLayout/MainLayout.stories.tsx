import { Clapperboard, FileText, IdCard, MicVocal, Users } from 'lucide-react';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { createNotificationQueue, NotificationRegion } from '../NotificationRegion';
import { PageHeading } from '../PageHeading/PageHeading';
import { Sidebar } from '../Sidebar/Sidebar';
import { TopBar } from '../TopBar/TopBar';
import { MainLayout, type MainLayoutProps } from './MainLayout';

const ITEMS = [
  { id: 'home', icon: <IdCard />, text: 'Principal', href: '#home', isCurrent: true, hasAlert: true },
  { id: 'projects', icon: <MicVocal />, text: 'Experiencias', href: '#projects' },
  { id: 'documents', icon: <FileText />, text: 'Documentos', href: '#documents' },
  { id: 'documentsBack', icon: <Users />, text: 'Administrativo', href: '#documents-back' },
  { id: 'projectsBackOffice', icon: <Clapperboard />, text: 'Proyectos', href: '#projects-back' },
];
const USER = { name: 'Fermín Arancibia', role: 'Administración' };

/** The three parts joined as in the portal: one state for the menu's width, one for the drawer. */
function Shell({
  children,
  notices,
  startsExpanded,
}: Partial<MainLayoutProps> & { startsExpanded: boolean }) {
  const [isExpanded, setExpanded] = useState(startsExpanded);
  const [isOpen, setOpen] = useState(false);
  return (
    <MainLayout
      isSidebarExpanded={isExpanded}
      notices={notices}
      topBar={
        <TopBar
          brand="Estudio de Doblaje"
          homeHref="#home"
          user={USER}
          onLogout={() => {}}
          onOpenMenu={() => setOpen(true)}
        />
      }
      sidebar={
        <Sidebar
          items={ITEMS}
          brand="Estudio de Doblaje"
          user={USER}
          isExpanded={isExpanded}
          onExpandedChange={setExpanded}
          isOpen={isOpen}
          onOpenChange={setOpen}
        />
      }
    >
      {children}
    </MainLayout>
  );
}

const meta = preview.meta({
  component: MainLayout,
  title: 'Componentes/Estructura/MainLayout, estructura con sesión',
  parameters: {
    guide: {
      use: 'Las páginas con sesión: barra, menú, avisos y contenido.',
      keys: [['Tab', 'Primero «Saltar al contenido».']],
      does: ['Darle el estado del menú: los dos anchos son suyos.'],
      donts: ['Poner otra columna fija.'],
    },
    layout: 'fullscreen',
  },
  globals: { viewport: { value: 'desktop1440' } },
  args: {
    topBar: null,
    sidebar: null,
    children: (
      <>
        <PageHeading>Principal</PageHeading>
        <p>Ficha completa: 13 de 14 datos</p>
      </>
    ),
  },
  render: ({ children, notices }) => (
    <Shell startsExpanded notices={notices}>
      {children}
    </Shell>
  ),
});

/** The skip link comes first. Collapsing the menu gives its width to the page. */
export const Default = meta.story({
  name: 'Por defecto',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const main = canvas.getByRole('main');
    await expect(main).toHaveFocus();
    const { left } = main.getBoundingClientRect();
    await expect(left).toBe(232);
    await userEvent.click(canvas.getByRole('button', { name: 'Contraer menú' }));
    await waitFor(() => expect(main.getBoundingClientRect().left).toBe(64));
    await userEvent.click(canvas.getByRole('button', { name: 'Expandir menú' }));
    await waitFor(() => expect(main.getBoundingClientRect().left).toBe(left));
  },
});

export const Collapsed = meta.story({
  name: 'Contraído',
  tags: ['movimiento'],
  render: ({ children }) => <Shell startsExpanded={false}>{children}</Shell>,
});

const TALL = (
  <>
    <PageHeading>Proyectos</PageHeading>
    <div style={{ height: '200vh' }}>Lista larga</div>
  </>
);

/** Bar and menu stay while a long page scrolls. */
export const LongPage = meta.story({
  name: 'Página larga',
  args: { children: TALL },
  play: async ({ canvas }) => {
    window.scrollTo(0, 600);
    await expect(canvas.getByRole('banner').getBoundingClientRect().top).toBe(0);
    await expect(
      canvas.getByRole('link', { name: 'Documentos' }).getBoundingClientRect().top,
    ).toBeGreaterThan(56);
    window.scrollTo(0, 0);
  },
});

const fits = async () => {
  await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
};

export const Tablet = meta.story({
  name: 'Tableta 768',
  globals: { viewport: { value: 'tablet768' } },
  play: fits,
});
export const Phone = meta.story({
  name: 'Teléfono 390',
  globals: { viewport: { value: 'phone390' } },
  play: fits,
});
export const Minimum = meta.story({
  name: 'Mínimo 320',
  globals: { viewport: { value: 'min320' } },
  play: fits,
});

/** A notification that stays until it is closed takes its own height on a phone, so the heading stays in sight. */
export const NoticeOnPhone = meta.story({
  name: 'Con aviso, teléfono 390',
  globals: { viewport: { value: 'phone390' } },
  render: function Render({ children }) {
    const [queue] = useState(() => {
      const started = createNotificationQueue();
      started.notify({ type: 'warning', title: 'Información del perfil incompleta', timeout: null });
      return started;
    });
    return (
      <Shell startsExpanded notices={<NotificationRegion queue={queue} />}>
        {children}
      </Shell>
    );
  },
  play: async ({ canvas }) => {
    const notice = (await canvas.findByRole('alert')).getBoundingClientRect();
    const heading = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    await expect(notice.top).toBeGreaterThanOrEqual(56);
    await expect(heading.top).toBeGreaterThanOrEqual(notice.bottom);
  },
});
