import type { ExperienceDetail } from '@doblaje/contract/client';
import { dayText } from '@doblaje/domain/days';
import { Mono } from '@doblaje/ui/Mono';
import { Section } from '@doblaje/ui/Section';
import { Status } from '@doblaje/ui/Status';
import { Table, type TableColumn, TableSubline } from '@doblaje/ui/Table';

type Chapter = ExperienceDetail['chapters'][number];

const columnsOf = (hasSeveral: boolean): readonly TableColumn<Chapter>[] => [
  {
    id: 'number',
    header: 'N.º',
    width: '3.5rem',
    align: 'end',
    isRowHeader: true,
    isLabelled: true,
    render: ({ number }) => <Mono>{number}</Mono>,
  },
  {
    id: 'title',
    header: 'Título',
    render: ({ title, number, characters }) => (
      <>
        {title || `Capítulo ${number}`}
        {hasSeveral && <TableSubline>{characters.join(', ')}</TableSubline>}
      </>
    ),
  },
  {
    id: 'dueDate',
    header: 'Entrega',
    width: '6.5rem',
    align: 'end',
    render: ({ dueDate }) => dayText(dueDate),
  },
  {
    id: 'loops',
    header: 'Loops',
    width: '4.75rem',
    align: 'end',
    render: ({ loopsDone, loopsPlanned }) => loopsPlanned > 0 && `${loopsDone}/${loopsPlanned}`,
  },
  {
    id: 'status',
    header: 'Estado',
    width: '8.25rem',
    render: ({ statusStage, statusLabel }) => <Status shape={statusStage || 'draft'}>{statusLabel}</Status>,
  },
];

const OF_ONE = columnsOf(false);
const OF_SEVERAL = columnsOf(true);

interface VoicedChaptersProps {
  chapters: readonly Chapter[];
  /** Whether the person voices several characters. Each chapter then names its character. */
  hasSeveral: boolean;
}

/** The chapters of a person's characters, with due day and progress. */
export function VoicedChapters({ chapters, hasSeveral }: VoicedChaptersProps) {
  return (
    <Section title="Capítulos" headingLevel={3}>
      <Table aria-label="Capítulos" columns={hasSeveral ? OF_SEVERAL : OF_ONE} rows={chapters} isDense />
    </Section>
  );
}
