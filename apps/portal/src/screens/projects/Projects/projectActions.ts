import type { Project } from '@doblaje/contract/client';
import { createContext } from 'react';

/** The actions of a row's menu. The screen sets them, so that the rows need not know it. */
export interface ProjectActions {
  edit: (project: Project) => void;
  duplicate: (project: Project) => void;
  showHistory: (project: Project) => void;
  remove: (project: Project) => void;
}

export const ProjectActionsContext = createContext<ProjectActions | null>(null);
