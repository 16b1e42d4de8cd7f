import { FileText, IdCard } from 'lucide-react';
import * as ui from '../../../src/index';
import type { ConformanceCase } from './conformanceCase';

const noop = () => {};
const user = { name: 'Antonia Millaquén', role: 'Usuario' };
const links = [{ href: '/login', text: 'Iniciar sesión', isCurrent: true }];
const menu = [
  { id: 'home', icon: <IdCard />, text: 'Principal', href: '/home', isCurrent: true, hasAlert: true },
  { id: 'documents', icon: <FileText />, text: 'Documentos', href: '/documents' },
];
const words = [{ text: 'Silencio', width: 118 }];
const toast = ui.createNotificationQueue();
toast.notify({ title: 'Guardado', timeout: null });

/** Layouts of pages, and their parts. */
export const layoutCases: Record<string, ConformanceCase> = {
  AsideColumns: {
    render: (probe) => (
      <ui.AsideColumns {...probe} aside={<p>Cuenta</p>}>
        <p>Datos personales</p>
      </ui.AsideColumns>
    ),
  },
  SideColumns: {
    render: (probe) => (
      <ui.SideColumns {...probe} side={<section aria-label="Capítulos" />} above={<p>Capítulo</p>}>
        <p>Capítulo 204</p>
      </ui.SideColumns>
    ),
  },
  SideList: {
    render: (probe) => (
      <ui.SideList
        {...probe}
        title="Capítulos"
        items={[{ id: '104', href: '/', number: '204', title: 'El faro apagado' }]}
        currentId="104"
      />
    ),
  },
  Breadcrumbs: {
    render: (probe) => (
      <ui.Breadcrumbs {...probe} items={[{ text: 'Administrativo', href: '/' }, { text: 'Usuario' }]} />
    ),
  },
  FootNote: { render: (probe) => <ui.FootNote {...probe}>Nota</ui.FootNote> },
  LocaleProvider: {
    forwards: { none: 'words and figures for what is in it; no element' },
    render: () => (
      <ui.LocaleProvider locale="en-US" labels={{ PasswordField: { show: 'Show password' } }}>
        <ui.PasswordField label="Password" />
      </ui.LocaleProvider>
    ),
  },
  Logo: { render: (probe) => <ui.Logo {...probe} brand="Estudio de Doblaje" href="/home" /> },
  MainLayout: {
    render: (probe) => (
      <ui.MainLayout {...probe} topBar={<header>Barra</header>} sidebar={<nav>Menú</nav>}>
        Página
      </ui.MainLayout>
    ),
  },
  NotificationRegion: {
    forwards: { none: 'a landmark of the page that is there only while there is something to tell' },
    render: () => <ui.NotificationRegion queue={toast} />,
  },
  OnboardingLayout: {
    render: (probe) => (
      <ui.OnboardingLayout {...probe} brand="Estudio de Doblaje" step={2}>
        Página
      </ui.OnboardingLayout>
    ),
  },
  PageHeading: {
    render: (probe) => (
      <ui.PageHeading
        {...probe}
        sub="2 temporadas"
        breadcrumbs={<ui.Breadcrumbs items={[{ text: 'Proyectos', href: '/' }]} />}
      >
        Proyecto
      </ui.PageHeading>
    ),
  },
  PublicHeader: {
    render: (probe) => (
      <ui.PublicHeader {...probe} brand="Estudio" homeUrl="https://estudio.example" links={links} />
    ),
  },
  PublicLayout: {
    render: (probe) => (
      <ui.PublicLayout {...probe} header={<header>Encabezado</header>}>
        Página
      </ui.PublicLayout>
    ),
  },
  RouteError: {
    render: (probe) => (
      <ui.RouteError
        {...probe}
        status={404}
        statusText="Not Found"
        message="No existe"
        action={{ href: '/', text: 'Volver' }}
      />
    ),
  },
  RythmoBand: { render: (probe) => <ui.RythmoBand {...probe} past={words} words={words} /> },
  Section: {
    render: (probe) => (
      <ui.Section {...probe} title="Datos personales">
        Texto
      </ui.Section>
    ),
  },
  Sidebar: {
    render: (probe) => (
      <ui.Sidebar {...probe} brand="Estudio" user={user} items={menu} defaultExpanded={false} />
    ),
  },
  SkipLink: { render: (probe) => <ui.SkipLink {...probe} /> },
  Stack: { render: (probe) => <ui.Stack {...probe}>Texto</ui.Stack> },
  StackRow: { render: (probe) => <ui.StackRow {...probe}>Texto</ui.StackRow> },
  StepActions: { render: (probe) => <ui.StepActions {...probe} /> },
  StepColumn: { render: (probe) => <ui.StepColumn {...probe}>Campos</ui.StepColumn> },
  StepHeading: { render: (probe) => <ui.StepHeading {...probe}>Datos personales</ui.StepHeading> },
  StepLede: { render: (probe) => <ui.StepLede {...probe}>Antes de empezar</ui.StepLede> },
  Stepper: {
    render: (probe) => (
      <ui.Stepper
        {...probe}
        current={1}
        steps={[
          { id: '1', text: 'Datos' },
          { id: '2', text: 'Final' },
        ]}
      />
    ),
  },
  Tabs: {
    forwards: 'named',
    render: (probe) => (
      <ui.Tabs
        {...probe}
        aria-label="Administrativo"
        items={[
          { id: 'users', text: 'Usuarios' },
          { id: 'applications', text: 'Postulaciones' },
        ]}
      >
        Lista
      </ui.Tabs>
    ),
  },
  TopBar: {
    render: (probe) => (
      <ui.TopBar
        {...probe}
        brand="Estudio"
        homeHref="/home"
        user={user}
        onLogout={noop}
        onOpenMenu={noop}
        onOpenNotices={noop}
      />
    ),
  },
  VisuallyHidden: { render: (probe) => <ui.VisuallyHidden {...probe}>sin leer</ui.VisuallyHidden> },
};
