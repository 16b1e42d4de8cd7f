import type { Project, ProjectMatrix } from '@doblaje/contract/client';
import { Matrix } from '@doblaje/ui/Matrix';
import { Section } from '@doblaje/ui/Section';
import { Stack } from '@doblaje/ui/Stack';
import { Table, type TableColumn } from '@doblaje/ui/Table';
import { useCallback, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePortal } from '../../../portal/portal';
import { DownloadButton } from '../../../requests/DownloadButton';
import { EditCharacter } from './CastDialogs';
import { CharacterDialog } from './CharacterDialog';
import { chapterAddress } from './loader';
import { type CharacterRow, columnsOf, loopsText, matrixCell, rowsOf } from './matrixRows';
import { useCharacterEditing } from './useCharacterEditing';

type Person = ProjectMatrix['people'][number];

const PEOPLE: readonly TableColumn<Person>[] = [
  { id: 'name', header: 'Persona', width: 'minmax(0, 2fr)' },
  { id: 'chapters', header: 'Capítulos', align: 'end' },
  { id: 'loops', header: 'Loops', align: 'end', render: loopsText },
];

/** The cast of a project: characters by chapters, and the total of each person. */
export function CastMatrix({ matrix, project }: { matrix: ProjectMatrix; project: Project }) {
  const { matrix: asked } = usePortal().client.catalogue.projects[':id'];
  const navigate = useNavigate();
  const { search } = useLocation();
  const hrefOf = useCallback((id: number) => chapterAddress.withOpen(search, `${id}`), [search]);
  const rows = useMemo(() => rowsOf(matrix), [matrix]);
  const columns = useMemo(() => columnsOf(matrix, hrefOf), [matrix, hrefOf]);
  const getCell = useCallback(
    (row: CharacterRow, column: number) => matrixCell(matrix, hrefOf, row, column),
    [matrix, hrefOf],
  );
  const editing = useCharacterEditing(project.id);
  const [opened, setOpened] = useState<{ id: number; isOpen: boolean }>();
  const character = rows.find(({ id }) => id === opened?.id)?.character;
  const all = useMemo(() => totalOf(matrix), [matrix]);
  const close = () => setOpened((last) => last && { ...last, isOpen: false });

  return (
    <Stack gap="section">
      <Section
        title="Personajes por capítulo"
        actions={
          <DownloadButton
            ask={() => asked.csv.$get({ param: { id: `${project.id}` } })}
            fileName={`elenco-${project.houseNumber}.csv`}
          />
        }
      >
        <Matrix
          aria-label="Elenco"
          columns={columns}
          rows={rows}
          getCell={getCell}
          total={loopsText(all)}
          onRowAction={(id) => setOpened({ id: Number(id), isOpen: true })}
          onNavigate={(href) => void navigate(href)}
          note="Loops grabados/planificados. Con iniciales, en ese capítulo lo hace otra persona; con «?», nadie."
          labels={{ rows: 'Personaje' }}
        />
      </Section>
      {matrix.people.length > 0 && (
        <Section title="Por persona">
          <Table aria-label="Por persona" columns={PEOPLE} rows={matrix.people} />
        </Section>
      )}
      {character && (
        <CharacterDialog
          isOpen={opened?.isOpen === true}
          onClose={close}
          matrix={matrix}
          character={character}
          hrefOf={hrefOf}
          onEdit={() => {
            close();
            editing.edit({ characterId: character.id });
          }}
        />
      )}
      {editing.character && (
        <EditCharacter
          key={editing.character.id}
          isOpen={editing.isOpen}
          onClose={editing.close}
          character={editing.character}
        />
      )}
    </Stack>
  );
}

const totalOf = ({ chapters }: ProjectMatrix) => ({
  loopsDone: chapters.reduce((sum, { loopsDone }) => sum + loopsDone, 0),
  loopsPlanned: chapters.reduce((sum, { loopsPlanned }) => sum + loopsPlanned, 0),
});
