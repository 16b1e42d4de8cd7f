import type { Chapter, Project } from '@doblaje/contract/client';
import { Button } from '@doblaje/ui/Button';
import { ButtonRow } from '@doblaje/ui/ButtonRow';
import { DescriptionList } from '@doblaje/ui/DescriptionList';
import { Icon } from '@doblaje/ui/IconSet';
import { Menu } from '@doblaje/ui/Menu';
import { Mono } from '@doblaje/ui/Mono';
import { Section } from '@doblaje/ui/Section';
import { Status } from '@doblaje/ui/Status';
import { VisuallyHidden } from '@doblaje/ui/VisuallyHidden';
import { History, Pencil, Trash2 } from 'lucide-react';
import { choicesOf } from '../../../catalogues/choices';
import { useCatalogues } from '../../../catalogues/useCatalogues';
import { useOpenRow } from '../../../lists/useList';
import { chapterLabel } from './chapter';
import { DueFact } from './DueFact';
import { historyAddress } from './loader';
import { useChapterActions } from './useChapterActions';

interface ChapterHeadingProps {
  chapter: Chapter;
  projectStage: Project['statusStage'];
  onEdit: () => void;
}

/** The status, with a menu to change it. */
function StatusMenu({ chapter }: { chapter: Chapter }) {
  const { catalogues } = useCatalogues();
  const { setStatus } = useChapterActions();
  const choices = choicesOf(catalogues?.chapterStatus, { id: chapter.statusId, label: chapter.statusLabel });
  return (
    <Menu
      label="Cambiar estado"
      variant="secondary"
      size="sm"
      placement="bottom start"
      items={choices.map(({ value, label }) => ({
        id: value,
        text: label,
        isDisabled: Number(value) === chapter.statusId,
        onAction: () => void setStatus(chapter, { id: Number(value), label }),
      }))}
    >
      <VisuallyHidden>Estado: </VisuallyHidden>
      <Status shape={chapter.statusStage || 'draft'}>{chapter.statusLabel}</Status>
    </Menu>
  );
}

/** The heading of the open chapter: its name, its status and its due date. */
export function ChapterHeading({ chapter, projectStage, onEdit }: ChapterHeadingProps) {
  const { remove } = useChapterActions();
  const { open: showHistory } = useOpenRow(historyAddress);
  const { number, title, duration } = chapter;
  return (
    <Section
      title={`Capítulo ${number}: ${title}`}
      actions={
        <ButtonRow>
          <Button variant="ghost" size="sm" icon={<Icon of={Pencil} />} onPress={onEdit}>
            Editar
          </Button>
          <Menu
            label={`Acciones de ${chapterLabel(chapter)}`}
            // The history was opened here, so the focus returns here.
            data-opens={chapter.id}
            items={[
              {
                id: 'history',
                icon: <Icon of={History} />,
                text: 'Ver historial',
                onAction: () => showHistory(`${chapter.id}`),
              },
              {
                id: 'delete',
                icon: <Icon of={Trash2} />,
                text: 'Eliminar capítulo',
                isDanger: true,
                onAction: () => void remove(chapter),
              },
            ]}
          />
        </ButtonRow>
      }
    >
      <DescriptionList
        layout="inline"
        items={[
          { term: 'Estado', value: <StatusMenu chapter={chapter} /> },
          { term: 'Duración', value: duration === '' ? 'Sin definir' : <Mono>{duration}</Mono> },
          { term: 'Entrega', value: <DueFact chapter={chapter} projectStage={projectStage} isLabelled /> },
        ]}
      />
    </Section>
  );
}
