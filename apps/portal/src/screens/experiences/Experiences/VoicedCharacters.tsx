import type { ExperienceDetail } from '@doblaje/contract/client';
import { Section } from '@doblaje/ui/Section';
import { Table, type TableColumn } from '@doblaje/ui/Table';
import { CharacterTypeBadge } from './CharacterTypeBadge';
import { LoopsBar } from './LoopsBar';

type Voiced = ExperienceDetail['characters'][number];

const COLUMNS: readonly TableColumn<Voiced>[] = [
  { id: 'name', header: 'Personaje' },
  {
    id: 'characterType',
    header: 'Tipo de personaje',
    width: '9rem',
    render: ({ characterType }) => <CharacterTypeBadge type={characterType} />,
  },
  {
    id: 'loops',
    header: 'Loops grabados',
    width: '10.5rem',
    render: (character) => <LoopsBar of={character.name} {...character} />,
  },
];

/** The characters that a person voices in a project, with their progress. */
export function VoicedCharacters({ characters }: { characters: readonly Voiced[] }) {
  return (
    <Section title="Personajes" headingLevel={3}>
      <Table aria-label="Personajes" columns={COLUMNS} rows={characters} />
    </Section>
  );
}
