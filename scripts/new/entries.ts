/** An entry of the portal's menu, by the name of its folder in apps/portal/src/screens. */
export interface Entry {
  path: string;
  label: string;
  /** Who opens its screens. */
  role: 'USER' | 'ADMIN';
}

export const ENTRIES: Readonly<Record<string, Entry>> = {
  home: { path: '/home', label: 'Principal', role: 'USER' },
  experiences: { path: '/projects', label: 'Experiencias', role: 'USER' },
  documents: { path: '/documents', label: 'Documentos', role: 'USER' },
  administration: { path: '/documents-back', label: 'Administrativo', role: 'ADMIN' },
  projects: { path: '/projects-back-office', label: 'Proyectos', role: 'ADMIN' },
};
