import type { Project } from '@doblaje/contract/client';
import { type ReactNode, useState } from 'react';
import { useWaiting } from '../../../edits/drafts';
import { CreateNextSeason, CreateProject, EditProject } from './ProjectDialogs';
import { NEW_PROJECT, NEXT_SEASON, PROJECT } from './project';

/** The open form, or the last one: it stays on screen while it closes. */
type Opened =
  | { form: 'create'; project?: never }
  | { form: 'edit'; project: Project }
  | { form: 'nextSeason'; project: Project };

/** The form with typed values when the session ended. */
function useInterrupted(): Opened | null {
  const created = useWaiting(NEW_PROJECT);
  const edited = useWaiting(PROJECT.drafts);
  const nextSeason = useWaiting(NEXT_SEASON);
  if (created) return { form: 'create' };
  if (edited) return { form: 'edit', project: edited.base };
  return nextSeason ? { form: 'nextSeason', project: nextSeason.base } : null;
}

/** The forms of a project, one at a time. A form with typed values when the session ended is open again. */
export function useProjectDialogs(): { dialog: ReactNode; open: (opened: Opened) => void } {
  const interrupted = useInterrupted();
  const [opened, setOpened] = useState(interrupted);
  const [isOpen, setIsOpen] = useState(opened !== null);
  const closing = { isOpen, onClose: () => setIsOpen(false) };
  return {
    open(next) {
      setOpened(next);
      setIsOpen(true);
    },
    dialog: (
      <>
        {opened?.form === 'create' && <CreateProject {...closing} />}
        {opened?.form === 'edit' && (
          <EditProject key={opened.project.id} {...closing} project={opened.project} />
        )}
        {opened?.form === 'nextSeason' && (
          <CreateNextSeason key={opened.project.id} {...closing} project={opened.project} />
        )}
      </>
    ),
  };
}
