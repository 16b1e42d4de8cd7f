import { SCREEN_DESIGNS } from './screenDesigns.ts';

/** The mockups of a story or a page. */
export interface Design {
  /** Names of mockups: files of ./mockups, without theme and extension. */
  mockups: readonly string[];
  /** Title of the screen that the mockups draw, when it is not the one asked for: that one has none and looks like it. */
  of?: string;
}

/** What the sheets and screens draw of a component, by its name in code. */
const COMPONENTS: Readonly<Record<string, readonly string[]>> = {
  AsideColumns: ['home'],
  Avatar: ['home'],
  BoletaNotice: ['documents-list'],
  Breadcrumbs: ['user-details'],
  DateField: ['project-edit'],
  DescriptionList: ['home'],
  Drawer: ['application-detail', 'documents'],
  Dropzone: ['states-open', 'onboarding-4'],
  EmptyState: ['states'],
  EntryList: ['catalogues'],
  ErrorState: ['states'],
  FieldRows: ['onboarding-2'],
  FootNote: ['login'],
  FormattedField: ['onboarding-1'],
  HistoryList: ['user-details'],
  Link: ['login'],
  Logo: ['login'],
  Matrix: ['chapter'],
  MediaPlayer: ['application-detail'],
  Menu: ['home-menu'],
  NumberField: ['documents-office-order'],
  OnboardingLayout: ['onboarding-1'],
  PageHeading: ['projects-back-office'],
  Pagination: ['users-admin'],
  PasswordField: ['login', 'states-open'],
  PdfViewer: ['states-open', 'documents'],
  PublicHeader: ['login'],
  PublicLayout: ['login'],
  RouteError: ['error-404'],
  RythmoBand: ['login'],
  Section: ['home'],
  Sheet: ['chapter'],
  SideList: ['chapter'],
  Sidebar: ['home', 'home-collapsed', 'home-menu'],
  StateTile: ['activation'],
  Stepper: ['onboarding-1'],
  Table: ['users-admin', 'users-admin-selected'],
  Tabs: ['documents-office'],
  TextField: ['onboarding-1'],
  Timeline: ['chapter'],
  Toolbar: ['users-admin'],
};

/** What draws the rest, by the group of the menu. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  'Componentes/Acciones': ['states'],
  'Componentes/Archivos': ['states-open'],
  'Componentes/Campos': ['onboarding-1', 'states-open'],
  'Componentes/Capas': ['states', 'project-edit'],
  'Componentes/Datos': ['projects-back-office'],
  'Componentes/Estructura': ['home'],
  'Componentes/Formularios': ['home-edit'],
  'Componentes/Mensajes': ['states'],
  Fundamentos: ['states', 'states-open'],
  Reglas: ['onboarding-1'],
};

/** The mockups of the story or the page of this title. */
export function designOf(title: string): Design | undefined {
  const parts = title.split('/');
  const above = parts.map((_, index) => parts.slice(0, parts.length - index).join('/'));
  const screen = above.find((part) => SCREEN_DESIGNS[part]);
  if (screen) {
    const { mockups = [], like } = SCREEN_DESIGNS[screen] ?? {};
    if (like) return { mockups: SCREEN_DESIGNS[like]?.mockups ?? [], of: like };
    return screen === title ? { mockups } : { mockups, of: screen };
  }
  const [component = ''] = parts[2]?.split(', ') ?? [];
  const group = above.find((part) => GROUPS[part]);
  const mockups = COMPONENTS[component] ?? (group ? GROUPS[group] : undefined);
  return mockups && { mockups };
}
