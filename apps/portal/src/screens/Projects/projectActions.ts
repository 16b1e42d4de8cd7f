import type { Project } from '@doblaje/contract/client';
import { createContext } from 'react';

/** What the menu of a row does; set by the screen, so that the rows need not know it. */
export interface ProjectActions {
  edit: (project: Project) => void;
  duplicate: (project: Project) => void;
  showHistory: (project: Project) => void;
  remove: (project: Project) => void;
}

export const ProjectActionsContext = createContext<ProjectActions | null>(null);
