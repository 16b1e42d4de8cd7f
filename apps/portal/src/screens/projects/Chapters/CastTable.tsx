import type { Appearance, Cast } from '@doblaje/contract/client';
import { countText } from '@doblaje/domain/amounts';
import { labelOfCharacterType } from '@doblaje/domain/options/characterTypes';
import { Badge } from '@doblaje/ui/Badge';
import { EmptyState } from '@doblaje/ui/EmptyState';
import { Icon } from '@doblaje/ui/IconSet';
import { Menu } from '@doblaje/ui/Menu';
import { ProgressBar } from '@doblaje/ui/ProgressBar';
import { Sheet, type SheetColumn } from '@doblaje/ui/Sheet';
import { TextButton } from '@doblaje/ui/TextButton';
import { Languages, MicVocal, Music, Pencil, Trash2, UserRoundPlus } from 'lucide-react';
import { createContext, use, useMemo } from 'react';
import { marksOf } from './castMarks';
import type { CastSheet, CastSheetState } from './castSheet';

/** The actions on a row. The pane sets them, so that the columns stay the same. */
export interface CastActions {
  assign: (appearance: Appearance) => void;
  edit: (appearance: Appearance) => void;
  remove: (appearance: Appearance) => void;
}

export const CastActionsContext = createContext<CastActions | null>(null);

const TYPE_ICONS = { ACTOR: MicVocal, MUSICIAN: Music, TRANSLATOR: Languages } as const;

function CharacterButton({ appearance }: { appearance: Appearance }) {
  const actions = use(CastActionsContext);
  return (
    <TextButton onPress={() => actions?.edit(appearance)} aria-label={`Editar ${appearance.name}`}>
      <strong>{appearance.name}</strong>
    </TextButton>
  );
}

function PersonButton({ appearance }: { appearance: Appearance }) {
  const actions = use(CastActionsContext);
  const { name, personName } = appearance;
  return (
    <TextButton
      onPress={() => actions?.assign(appearance)}
      aria-label={personName ? `${personName}, hace ${name}` : `Asignar persona a ${name}`}
    >
      {personName || 'Asignar persona'}
    </TextButton>
  );
}

function RowMenu({ appearance }: { appearance: Appearance }) {
  const actions = use(CastActionsContext);
  return (
    <Menu
      label={`Acciones de ${appearance.name}`}
      items={[
        {
          id: 'assign',
          icon: <Icon of={UserRoundPlus} />,
          text: 'Asignar persona',
          onAction: () => actions?.assign(appearance),
        },
        {
          id: 'edit',
          icon: <Icon of={Pencil} />,
          text: 'Editar personaje',
          onAction: () => actions?.edit(appearance),
        },
        {
          id: 'remove',
          icon: <Icon of={Trash2} />,
          text: 'Quitar del capítulo',
          isDanger: true,
          onAction: () => actions?.remove(appearance),
        },
      ]}
    />
  );
}

const figures = (done: number, planned: number) => `${countText(done)} de ${countText(planned)}`;

/** The progress of the loops. The numbers stand beside it. */
function Progress({ name, done, planned }: { name: string; done: number; planned: number }) {
  return (
    <ProgressBar
      aria-label={`Avance de ${name}, ${figures(done, planned)}`}
      value={done}
      maxValue={planned}
    />
  );
}

const COLUMNS: readonly SheetColumn<Appearance>[] = [
  {
    id: 'name',
    header: 'Personaje',
    width: 'minmax(0, 1.3fr)',
    isRowHeader: true,
    render: (appearance) => <CharacterButton appearance={appearance} />,
  },
  {
    id: 'characterType',
    header: 'Tipo',
    width: '8rem',
    render: ({ characterType }) => (
      <Badge icon={<Icon of={TYPE_ICONS[characterType]} />}>{labelOfCharacterType(characterType)}</Badge>
    ),
  },
  {
    id: 'person',
    header: 'Persona',
    width: 'minmax(0, 1.3fr)',
    render: (appearance) => <PersonButton appearance={appearance} />,
  },
  {
    id: 'progress',
    header: 'Avance',
    width: 'minmax(0, 1fr)',
    render: ({ name, loopsDone, loopsPlanned }) => (
      <Progress name={name} done={loopsDone} planned={loopsPlanned} />
    ),
  },
  {
    id: 'loopsDone',
    header: 'Loops grabados',
    kind: 'number',
    width: '6rem',
    value: ({ loopsDone }) => loopsDone,
    nameOf: ({ name }) => `Loops grabados de ${name}`,
  },
  {
    id: 'loopsPlanned',
    header: 'Loops planificados',
    kind: 'number',
    width: '6.5rem',
    value: ({ loopsPlanned }) => loopsPlanned,
    nameOf: ({ name }) => `Loops planificados de ${name}`,
  },
];

const menuOf = (appearance: Appearance) => <RowMenu appearance={appearance} />;

function totalsOf({ chapter: { loopsDone, loopsPlanned } }: Cast) {
  return {
    progress: <Progress name="todos" done={loopsDone} planned={loopsPlanned} />,
    loopsDone: countText(loopsDone),
    loopsPlanned: countText(loopsPlanned),
  };
}

/** The cast of a chapter. Loops are edited in their cells. */
export function CastTable({ sheet, cast, typed }: CastSheetState & { sheet: CastSheet }) {
  const marks = useMemo(() => marksOf({ cast, typed }, sheet), [cast, typed, sheet]);
  return (
    <Sheet
      aria-label="Personajes"
      columns={COLUMNS}
      rows={cast.cast}
      marks={marks}
      totals={totalsOf(cast)}
      onEdit={(edits) => void sheet.edit(edits)}
      renderRowMenu={menuOf}
      empty={
        <EmptyState size="card" title="Aún no hay personajes" headingLevel={3}>
          Agrega el primero, o copia el elenco de otro capítulo.
        </EmptyState>
      }
    />
  );
}
