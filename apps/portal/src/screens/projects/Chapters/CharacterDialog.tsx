import type { ProjectMatrix } from '@doblaje/contract/client';
import { labelOfCharacterType } from '@doblaje/domain/options/characterTypes';
import { Button } from '@doblaje/ui/Button';
import { DescriptionList } from '@doblaje/ui/DescriptionList';
import { Dialog } from '@doblaje/ui/Dialog';
import { Link } from '@doblaje/ui/Link';
import { Section } from '@doblaje/ui/Section';
import { Stack } from '@doblaje/ui/Stack';
import { Table, type TableColumn } from '@doblaje/ui/Table';
import { chapterLabel } from './chapter';
import { loopsText } from './matrixRows';
import { useCharacterDeleting } from './useCharacterDeleting';

interface CharacterDialogProps {
  isOpen: boolean;
  onClose: () => void;
  matrix: ProjectMatrix;
  character: ProjectMatrix['rows'][number];
  /** Address of a chapter. */
  hrefOf: (id: number) => string;
  onEdit: () => void;
}

interface Appearance {
  id: number;
  name: string;
  href: string;
  person: string;
  loops: string;
}

const COLUMNS: readonly TableColumn<Appearance>[] = [
  {
    id: 'name',
    header: 'Capítulo',
    width: 'minmax(0, 1.5fr)',
    render: ({ name, href }) => (
      <Link href={href} isStandalone>
        {name}
      </Link>
    ),
  },
  { id: 'person', header: 'Persona', width: 'minmax(0, 1fr)' },
  { id: 'loops', header: 'Loops', align: 'end', width: '7rem' },
];

/** The chapters that a character is in, with who voices it in each. */
function appearancesOf({ matrix, character, hrefOf }: CharacterDialogProps): Appearance[] {
  return matrix.chapters.flatMap((chapter, column) => {
    const cell = character.cells[column];
    if (!cell) return [];
    const [loopsPlanned, loopsDone, other = character.person] = cell;
    return [
      {
        id: chapter.id,
        name: chapterLabel(chapter),
        href: hrefOf(chapter.id),
        person: matrix.people[other]?.name ?? 'Sin persona',
        loops: loopsText({ loopsDone, loopsPlanned }),
      },
    ];
  });
}

/** A character of the project: where it appears, and the way to edit or delete it. */
export function CharacterDialog(props: CharacterDialogProps) {
  const { isOpen, onClose, matrix, character, onEdit } = props;
  const { name, characterType, person } = character;
  const { remove, isDeleting } = useCharacterDeleting();
  const appearances = appearancesOf(props);

  async function removeAndClose() {
    if (await remove(character)) onClose();
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={name}
      description={labelOfCharacterType(characterType)}
      size="lg"
      isDismissable
      isBusy={isDeleting}
      actions={
        <>
          <Button variant="secondary" onPress={onEdit} isDisabled={isDeleting}>
            Editar personaje
          </Button>
          <Button
            variant="danger"
            isPending={isDeleting}
            pendingText="Eliminando..."
            onPress={() => void removeAndClose()}
          >
            Eliminar personaje
          </Button>
        </>
      }
    >
      <Stack>
        <DescriptionList
          items={[
            { term: 'Persona habitual', value: matrix.people[person]?.name ?? 'Sin persona' },
            { term: 'Loops', value: loopsText(character) },
          ]}
        />
        <Section title="Capítulos" headingLevel={3}>
          {appearances.length === 0 ? (
            <p>No está en ningún capítulo.</p>
          ) : (
            <>
              <Table aria-label={`Capítulos de ${name}`} columns={COLUMNS} rows={appearances} />
              <p>Se puede eliminar cuando no esté en ningún capítulo: quítalo antes en cada uno.</p>
            </>
          )}
        </Section>
      </Stack>
    </Dialog>
  );
}
