import { ROUTES } from '../../packages/domain/src/access/routes';
import type { Screen } from './screen';

/** A route of a screen, in words for readers. */
export interface RouteFacts {
  path: string;
  /** Title of the browser's page. */
  title: string;
  roles: string;
}

const ROLES = { ADMIN: 'Administración', USER: 'Usuario' } as const;

/** The entries of domain's access table for a screen's paths. */
export function routesOf({ paths }: Screen): RouteFacts[] {
  return ROUTES.filter(({ path }) => paths.includes(path)).map(({ path, title, access }) => ({
    path,
    title,
    roles: access === 'public' ? 'Sin sesión' : access.map((role) => ROLES[role]).join(', '),
  }));
}
