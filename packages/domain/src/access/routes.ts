import type { Role } from './roles';

/** Names the icon of a menu entry; the interface decides how it looks. */
export type MenuIcon = 'idCard' | 'micVocal' | 'fileText' | 'users' | 'clapperboard';

/** One path of the portal. */
export interface PortalRoute {
  /** A react-router pattern: `:name` is any one segment, `:name?` one or none. */
  readonly path: string;
  /** 'public', or the roles that may open it after logging in. */
  readonly access: 'public' | readonly Role[];
  /** A public page that people may return to after the log-in, because it needs a session to go on. @default false */
  readonly afterLogin?: boolean;
  /** Title of the document and heading of the screen, in Spanish. */
  readonly title: string;
  /** Present if the side menu has an entry for it. */
  readonly menu?: { readonly label: string; readonly icon: MenuIcon };
}

const EVERYONE: readonly Role[] = ['ADMIN', 'USER'];
const ADMIN_ONLY: readonly Role[] = ['ADMIN'];

/**
 * Every path of the portal (spec §2), its roles (spec §6; where the spec names no roles, ADMIN only) and its menu
 * entry, in the order of the menu. Any other path does not exist.
 */
export const ROUTES: readonly PortalRoute[] = [
  { path: '/', access: 'public', title: 'Iniciar sesión' },
  { path: '/login', access: 'public', title: 'Iniciar sesión' },
  { path: '/register', access: 'public', title: 'Registrarse' },
  { path: '/auth/activate/:tokenId', access: 'public', title: 'Activación de cuenta' },
  { path: '/auth/recover-password', access: 'public', title: 'Recuperar contraseña' },
  // The token may also come in the query, or be missing: the page itself reports that.
  { path: '/auth/change-password/:tokenId?', access: 'public', title: 'Cambio de contraseña' },
  { path: '/auth/confirm-email/:tokenId', access: 'public', title: 'Confirmación de correo' },
  { path: '/auth/stop-email/:tokenId', access: 'public', title: 'Cambio de correo' },
  { path: '/privacy', access: 'public', title: 'Privacidad' },
  { path: '/privacy/request', access: 'public', title: 'Pedir algo sobre tus datos' },
  { path: '/privacy/request/:token', access: 'public', title: 'Confirmación de la solicitud' },
  { path: '/accessibility', access: 'public', title: 'Accesibilidad' },
  { path: '/onboarding', access: 'public', title: 'Postulación' },
  { path: '/onboarding/1', access: 'public', title: 'Datos personales' },
  { path: '/onboarding/2', access: 'public', title: 'Experiencia en actuación de voz' },
  { path: '/onboarding/3', access: 'public', title: 'Experiencia en canto' },
  // This step sends the application, which needs a session.
  { path: '/onboarding/4', access: 'public', afterLogin: true, title: 'Material multimedia' },
  { path: '/onboarding/5', access: 'public', title: 'Final' },
  { path: '/home', access: EVERYONE, title: 'Principal', menu: { label: 'Principal', icon: 'idCard' } },
  { path: '/home/sessions', access: EVERYONE, title: 'Sesiones abiertas' },
  { path: '/home/payments', access: EVERYONE, title: 'Mis pagos' },
  { path: '/home/consents', access: EVERYONE, title: 'Mis permisos' },
  { path: '/home/data-requests', access: EVERYONE, title: 'Solicitudes sobre mis datos' },
  {
    path: '/projects',
    access: EVERYONE,
    title: 'Experiencias',
    menu: { label: 'Experiencias', icon: 'micVocal' },
  },
  {
    path: '/documents',
    access: EVERYONE,
    title: 'Documentos',
    menu: { label: 'Documentos', icon: 'fileText' },
  },
  {
    path: '/documents-back',
    access: ADMIN_ONLY,
    title: 'Administrativo',
    menu: { label: 'Administrativo', icon: 'users' },
  },
  { path: '/documents-back/users/:id', access: ADMIN_ONLY, title: 'Detalle de usuario' },
  { path: '/documents-back/archive', access: ADMIN_ONLY, title: 'Archivo contable' },
  {
    path: '/projects-back-office',
    access: ADMIN_ONLY,
    title: 'Proyectos',
    menu: { label: 'Proyectos', icon: 'clapperboard' },
  },
  { path: '/projects-back-office/chapters', access: ADMIN_ONLY, title: 'Capítulos' },
  { path: '/projects-back-office/chapter-list', access: ADMIN_ONLY, title: 'Capítulos' },
  { path: '/projects-back-office/chapter', access: ADMIN_ONLY, title: 'Capítulos' },
  { path: '/projects-back-office/documents', access: ADMIN_ONLY, title: 'Oficina de documentos' },
  { path: '/documents-back/readings', access: ADMIN_ONLY, title: 'Lecturas de datos' },
  { path: '/documents-back/data-requests', access: ADMIN_ONLY, title: 'Solicitudes sobre datos' },
];
