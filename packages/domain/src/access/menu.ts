import type { Role } from './roles';
import { type MenuIcon, ROUTES } from './routes';

/** An entry of the side menu. */
export interface MenuEntry {
  /** Stable key: the path without its slash, e.g. 'documents-back'. */
  readonly id: string;
  /** The label that people see. */
  readonly label: string;
  /** The path it leads to. */
  readonly to: string;
  /** The roles that see it. */
  readonly roles: readonly Role[];
  readonly icon: MenuIcon;
}

/** The five entries of the side menu, in order: Principal, Experiencias, Documentos, Administrativo, Proyectos. */
export const MENU_ENTRIES: readonly MenuEntry[] = /* @__PURE__ */ ROUTES.flatMap(({ path, access, menu }) =>
  menu === undefined || access === 'public'
    ? []
    : [{ id: path.slice(1), label: menu.label, to: path, roles: access, icon: menu.icon }],
);

/** The menu of a role (spec §6): five entries for ADMIN, the first three for USER, none for anyone else. */
export function menuFor(role: unknown): readonly MenuEntry[] {
  return MENU_ENTRIES.filter((entry) => entry.roles.some((allowed) => allowed === role));
}
