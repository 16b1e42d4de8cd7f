import { FileText, IdCard } from 'lucide-react';
import type { ReactElement, RefCallback } from 'react';
import { TextField as AriaTextField } from 'react-aria-components';
import * as ui from '../index';

/** What every component is given on top of its own props; each case spreads it. */
export interface Probe {
  ref: RefCallback<Element>;
  id: string;
  className: string;
  'data-probe': string;
  'aria-describedby': string;
}

/** How a component is rendered, and where what a caller adds ends up. */
export interface ConformanceCase {
  render: (probe: Probe) => ReactElement;
  /**
   * `root`: all of it on one element. `control`: `ref`, `id` and `aria-*` on the control, `className` and `data-*`
   * on the root around it. `named`: all of it on the root save `aria-*`, which is on the part inside that has the
   * name. `none`: a component without an element of its own to give them to, and why.
   * @default 'root'
   */
  forwards?: 'root' | 'control' | 'named' | { none: string };
}

const noop = () => {};
const options = [
  { value: 'actor', label: 'Actor' },
  { value: 'tecnico', label: 'Técnico' },
];
const user = { name: 'Antonia Millaquén', role: 'Usuario' };
const links = [{ href: '/login', text: 'Iniciar sesión', current: true }];
const menu = [
  { id: 'home', icon: <IdCard />, text: 'Principal', to: '/home', active: true, alert: true },
  { id: 'documents', icon: <FileText />, text: 'Documentos', to: '/documents' },
];
const words = [{ text: 'Silencio', width: 118 }];
const toast = ui.createNotificationQueue();
toast.notify({ title: 'Guardado', timeout: null });

/** One line a component of the barrel. A component that is missing here fails the suite. */
export const cases: Record<string, ConformanceCase> = {
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
  Avatar: { render: (probe) => <ui.Avatar {...probe} name={user.name} /> },
  Badge: { render: (probe) => <ui.Badge {...probe}>Usuario</ui.Badge> },
  BoletaNotice: { render: (probe) => <ui.BoletaNotice {...probe} onDismiss={noop} /> },
  Breadcrumbs: {
    render: (probe) => (
      <ui.Breadcrumbs {...probe} items={[{ text: 'Administrativo', href: '/' }, { text: 'Usuario' }]} />
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
  Card: {
    render: (probe) => (
      <ui.Card {...probe} title="Cuenta">
        Texto
      </ui.Card>
    ),
  },
  Checkbox: {
    forwards: 'control',
    render: (probe) => (
      <ui.Checkbox {...probe} isIndeterminate>
        Acepto
      </ui.Checkbox>
    ),
  },
  DateField: {
    forwards: 'control',
    render: (probe) => <ui.DateField {...probe} label="Fecha de entrega" />,
  },
  DescriptionList: {
    render: (probe) => <ui.DescriptionList {...probe} items={[{ term: 'RUT', value: '12.345.678-5' }]} />,
  },
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
  Dropzone: { render: (probe) => <ui.Dropzone {...probe} /> },
  EmptyState: { render: (probe) => <ui.EmptyState {...probe} title="Aún no hay documentos" /> },
  ErrorState: { render: (probe) => <ui.ErrorState {...probe} onRetry={noop} /> },
  FieldControl: { render: (probe) => <ui.FieldControl {...probe} $width="sm" /> },
  FieldInput: { render: (probe) => <ui.FieldInput {...probe} $size="md" aria-label="Rut" /> },
  FieldPrefix: { render: (probe) => <ui.FieldPrefix {...probe} $size="md" /> },
  FieldRows: {
    render: (probe) => (
      <ui.FieldRows {...probe} label="Experiencia" count={1} onAdd={noop} onRemove={noop}>
        {(index) => <ui.TextField label={`Proyecto ${index + 1}`} />}
      </ui.FieldRows>
    ),
  },
  FieldShell: {
    forwards: { none: 'the parts around a control; the field that uses it has the root' },
    render: () => (
      <AriaTextField isInvalid validationBehavior="aria">
        <ui.FieldShell label="Rut" help="Sin puntos" error="El RUT es inválido">
          <ui.FieldInput $size="md" />
        </ui.FieldShell>
      </AriaTextField>
    ),
  },
  FilterChip: {
    render: (probe) => (
      <ui.FilterChip {...probe} name="Rol" options={options} value={['actor']} onChange={noop} />
    ),
  },
  FileButton: {
    render: (probe) => <ui.FileButton {...probe}>Subir boleta</ui.FileButton>,
  },
  AsideColumns: {
    render: (probe) => (
      <ui.AsideColumns {...probe} aside={<p>Cuenta</p>}>
        <p>Datos personales</p>
      </ui.AsideColumns>
    ),
  },
  HeadAction: { render: (probe) => <ui.HeadAction {...probe}>Editar</ui.HeadAction> },
  Mono: { render: (probe) => <ui.Mono {...probe}>12.345.678-5</ui.Mono> },
  MonoFields: { render: (probe) => <ui.MonoFields {...probe} /> },
  TextButton: { render: (probe) => <ui.TextButton {...probe}>Agregar RUT</ui.TextButton> },
  FootNote: { render: (probe) => <ui.FootNote {...probe}>Nota</ui.FootNote> },
  FormBar: {
    render: (probe) => (
      <ui.FormBar {...probe} isDirty>
        <ui.Button>Guardar cambios</ui.Button>
      </ui.FormBar>
    ),
  },
  FormErrorSummary: {
    render: (probe) => (
      <ui.FormErrorSummary {...probe} errors={[{ fieldId: 'rut', message: 'El RUT es inválido' }]} />
    ),
  },
  FormGrid: { render: (probe) => <ui.FormGrid {...probe} /> },
  FormattedField: {
    forwards: 'control',
    render: (probe) => (
      <ui.FormattedField {...probe} label="Rut" format={(value, caret) => ({ value, caret })} />
    ),
  },
  Icon: { render: (probe) => <ui.Icon {...probe} of={FileText} /> },
  Lamp: { render: (probe) => <ui.Lamp {...probe} /> },
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
  Logo: { render: (probe) => <ui.Logo {...probe} brand="Estudio de Doblaje" href="/home" /> },
  MainLayout: {
    render: (probe) => (
      <ui.MainLayout {...probe} topBar={<header>Barra</header>} sidebar={<nav>Menú</nav>}>
        Página
      </ui.MainLayout>
    ),
  },
  Menu: {
    render: (probe) => (
      <ui.Menu {...probe} label="Acciones de Antonia" items={[{ id: 'edit', text: 'Editar' }]} />
    ),
  },
  MessagePanel: { render: (probe) => <ui.MessagePanel {...probe} title="Revisa tu correo" /> },
  Notification: { render: (probe) => <ui.Notification {...probe} title="Guardado" onClose={noop} /> },
  NotificationRegion: {
    forwards: { none: 'a landmark of the page that is there only while there is something to tell' },
    render: () => <ui.NotificationRegion queue={toast} />,
  },
  NumberField: {
    forwards: 'control',
    render: (probe) => <ui.NumberField {...probe} label="Monto" defaultValue={1200} />,
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
  Pagination: {
    render: (probe) => (
      <ui.Pagination {...probe} page={2} size={10} total={1284} onPageChange={noop} onSizeChange={noop} />
    ),
  },
  PasswordField: {
    forwards: 'control',
    render: (probe) => <ui.PasswordField {...probe} label="Contraseña" />,
  },
  PdfViewer: { render: (probe) => <ui.PdfViewer {...probe} src="data:application/pdf;base64,JVBERi0=" /> },
  PersonHeading: { render: (probe) => <ui.PersonHeading {...probe} name={user.name} /> },
  ProgressBar: { render: (probe) => <ui.ProgressBar {...probe} label="Enviando" value={40} /> },
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
  RadioGroup: {
    render: (probe) => <ui.RadioGroup {...probe} label="Desea postular como" options={options} />,
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
  SearchBox: {
    forwards: 'control',
    render: (probe) => <ui.SearchBox {...probe} label="Buscar" value="" onSearch={noop} />,
  },
  SearchSelect: {
    forwards: 'control',
    render: (probe) => <ui.SearchSelect {...probe} label="País" options={options} />,
  },
  Section: {
    render: (probe) => (
      <ui.Section {...probe} title="Datos personales">
        Texto
      </ui.Section>
    ),
  },
  Select: {
    forwards: 'control',
    render: (probe) => <ui.Select {...probe} label="Desea postular como" options={options} />,
  },
  Sidebar: {
    render: (probe) => (
      <ui.Sidebar {...probe} brand="Estudio" user={user} items={menu} defaultExpanded={false} />
    ),
  },
  Skeleton: { render: (probe) => <ui.Skeleton {...probe} /> },
  SkeletonBar: { render: (probe) => <ui.SkeletonBar {...probe} /> },
  SkipLink: { render: (probe) => <ui.SkipLink {...probe} /> },
  Stack: { render: (probe) => <ui.Stack {...probe}>Texto</ui.Stack> },
  StateTile: { render: (probe) => <ui.StateTile {...probe} state="done" /> },
  Status: {
    render: (probe) => (
      <ui.Status {...probe} shape="done">
        Entregado
      </ui.Status>
    ),
  },
  StepActions: { render: (probe) => <ui.StepActions {...probe} /> },
  StepColumn: { render: (probe) => <ui.StepColumn {...probe}>Campos</ui.StepColumn> },
  StepHeading: { render: (probe) => <ui.StepHeading {...probe}>Datos personales</ui.StepHeading> },
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
  Table: {
    render: (probe) => (
      <ui.Table
        {...probe}
        aria-label="Usuarios"
        columns={[{ id: 'name', header: 'Nombre' }]}
        rows={[{ id: 1, name: user.name }]}
      />
    ),
  },
  TableSubline: { render: (probe) => <ui.TableSubline {...probe}>antonia@example.com</ui.TableSubline> },
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
  Switch: { forwards: 'control', render: (probe) => <ui.Switch {...probe}>Activo</ui.Switch> },
  TextArea: { forwards: 'control', render: (probe) => <ui.TextArea {...probe} label="Nota" /> },
  TextField: { forwards: 'control', render: (probe) => <ui.TextField {...probe} label="Nombre" /> },
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
  TopBar: {
    render: (probe) => (
      <ui.TopBar {...probe} brand="Estudio" homeHref="/home" user={user} onLogout={noop} onOpenMenu={noop} />
    ),
  },
  VisuallyHidden: { render: (probe) => <ui.VisuallyHidden {...probe}>sin leer</ui.VisuallyHidden> },
};
