import type { Chapter, Project } from '@doblaje/contract/client';
import { Icon } from '@doblaje/ui/IconSet';
import { Menu } from '@doblaje/ui/Menu';
import { SearchSelect } from '@doblaje/ui/SearchSelect';
import { SideList } from '@doblaje/ui/SideList';
import { Stack } from '@doblaje/ui/Stack';
import { Status } from '@doblaje/ui/Status';
import { FileUp, ListPlus, Plus } from 'lucide-react';
import { chapterLabel } from './chapter';
import { DueFact } from './DueFact';

export interface ChapterListProps {
  chapters: readonly Chapter[];
  /** The stage of the project's status. Nothing is late in a project that is done. */
  projectStage: Project['statusStage'];
  currentId: string | undefined;
  /** Address of a chapter. */
  hrefOf: (id: string) => string;
  onOpen: (id: string) => void;
  onAdd: () => void;
  onAddSeveral: () => void;
  onImport: () => void;
  /** '12 capítulos, 2 listos'. */
  counted: string;
}

function AddMenu({
  onAdd,
  onAddSeveral,
  onImport,
}: Pick<ChapterListProps, 'onAdd' | 'onAddSeveral' | 'onImport'>) {
  return (
    <Menu
      label="Agregar capítulos"
      variant="ghost"
      size="sm"
      items={[
        { id: 'one', icon: <Icon of={Plus} />, text: 'Agregar capítulo', onAction: onAdd },
        { id: 'several', icon: <Icon of={ListPlus} />, text: 'Agregar varios', onAction: onAddSeveral },
        { id: 'import', icon: <Icon of={FileUp} />, text: 'Importar desde CSV', onAction: onImport },
      ]}
    >
      Agregar
    </Menu>
  );
}

/** The project's chapters, at the left of the open one. */
export function ChapterList({ chapters, projectStage, currentId, hrefOf, ...add }: ChapterListProps) {
  return (
    <SideList
      title="Capítulos"
      action={<AddMenu {...add} />}
      currentId={currentId}
      items={chapters.map((chapter) => ({
        id: `${chapter.id}`,
        href: hrefOf(`${chapter.id}`),
        number: `${chapter.number}`,
        title: chapter.title,
        status: <Status shape={chapter.statusStage || 'draft'}>{chapter.statusLabel}</Status>,
        facts: [chapter.duration, <DueFact key="due" chapter={chapter} projectStage={projectStage} />],
      }))}
    />
  );
}

/** A field to choose the chapter, where there is no room for the list. */
export function ChapterChoice({ chapters, currentId, onOpen, counted, ...add }: ChapterListProps) {
  return (
    <Stack>
      {chapters.length > 0 && (
        <SearchSelect
          label="Capítulo"
          help={counted}
          options={chapters.map((chapter) => ({ value: `${chapter.id}`, label: chapterLabel(chapter) }))}
          value={currentId ?? ''}
          onChange={onOpen}
        />
      )}
      <div>
        <AddMenu {...add} />
      </div>
    </Stack>
  );
}
