import { ROUTES } from '../../packages/domain/src/access/routes';
import type { Screen } from './screen';

/** A route of a screen as a person would be told of it. */
export interface RouteFacts {
  path: string;
  /** The document's title. */
  title: string;
  roles: string;
}

const ROLES = { ADMIN: 'Administración', USER: 'Usuario' } as const;

/** What domain's access table says of a screen's paths. */
export function routesOf({ paths }: Screen): RouteFacts[] {
  return ROUTES.filter(({ path }) => paths.includes(path)).map(({ path, title, access }) => ({
    path,
    title,
    roles: access === 'public' ? 'Sin sesión' : access.map((role) => ROLES[role]).join(', '),
  }));
}
