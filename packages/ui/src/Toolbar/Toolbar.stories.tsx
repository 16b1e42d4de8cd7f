import { UserCheck, UserX } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { Button } from '../Button/Button';
import { Card } from '../Card/Card';
import { iconProps } from '../ground/icon/iconProps';
import { BulkBar } from './BulkBar';
import { FilterChip } from './FilterChip';
import { SearchBox } from './SearchBox';
import { Toolbar } from './Toolbar';

const onSearch = fn();
const onRole = fn();
const onClear = fn();
const onActivate = fn();

const ROLES = [
  { value: 'USER', label: 'Usuario' },
  { value: 'ADMIN', label: 'Administración' },
];
const STATES = [
  { value: 'active', label: 'Activo' },
  { value: 'inactive', label: 'Inactivo' },
  { value: 'pending', label: 'Sin activar' },
];

interface ListHeadProps {
  search?: string;
  roles?: string[];
  state?: string[];
}

/** Joined as in a screen: the URL holds the state. */
function ListHead({ search: first = '', roles: firstRoles = [], state: firstState = [] }: ListHeadProps) {
  const [search, setSearch] = useState(first);
  const [roles, setRoles] = useState(firstRoles);
  const [state, setState] = useState(firstState);
  return (
    <Card isFlush>
      <Toolbar end={<span>1.284 usuarios</span>}>
        <SearchBox
          label="Buscar por nombre, correo o RUT"
          value={search}
          onSearch={(text) => {
            onSearch(text);
            setSearch(text);
          }}
        />
        <FilterChip
          name="Rol"
          options={ROLES}
          value={roles}
          onChange={(value) => {
            onRole(value);
            setRoles(value);
          }}
        />
        <FilterChip name="Estado" options={STATES} value={state} selectionMode="single" onChange={setState} />
      </Toolbar>
      <div style={{ padding: 12 }}>
        <Button variant="ghost" size="sm" onPress={() => setSearch('Antonia')}>
          Volver a Antonia
        </Button>
      </div>
    </Card>
  );
}

const meta = preview.meta({
  component: Toolbar,
  title: 'Componentes/Datos/Toolbar, barra, filtros, búsqueda, buscador',
  parameters: {
    guide: {
      use: 'Búsqueda y filtros sobre una tabla; con filas elegidas, lo que se hace con ellas.',
      keys: [
        ['Tab', 'Pasa por la búsqueda y los filtros.'],
        ['Escape', 'Vacía la búsqueda.'],
      ],
      does: ['Guardar lo buscado en la dirección de la página.', 'Mostrar cada filtro puesto, con su valor.'],
      donts: ['Esconder un filtro puesto.'],
    },
  },
  args: { children: null },
  render: () => <ListHead />,
  beforeEach: () => {
    for (const mock of [onSearch, onRole, onClear, onActivate]) mock.mockClear();
  },
});

export const Default = meta.story({ name: 'Por defecto' });

/** Searches after a pause in typing, not on every key. */
export const Searching = meta.story({
  name: 'Buscar',
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox', { name: 'Buscar por nombre, correo o RUT' });
    // One key at once after another: a busy machine would make pauses between them.
    await userEvent.setup({ delay: null }).type(field, 'mill');
    await expect(onSearch).not.toHaveBeenCalled();
    await waitFor(() => expect(onSearch).toHaveBeenCalledWith('mill'));
    await expect(onSearch).toHaveBeenCalledTimes(1);
  },
});

/** Enter searches at once, Escape clears at once. */
export const SearchingByKeys = meta.story({
  name: 'Buscar con el teclado',
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox');
    await userEvent.type(field, 'curi{Enter}');
    await expect(onSearch).toHaveBeenLastCalledWith('curi');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await expect(onSearch).toHaveBeenLastCalledWith('');
    await expect(onSearch).toHaveBeenCalledTimes(2);
  },
});

const PEOPLE = ['Antonia Millaquén', 'Baltazar Ibáñez', 'Catalina Quilodrán'].map((label) => ({
  value: label,
  label,
}));

/** Joined as in a screen: the server finds the options. */
function PersonFilter() {
  const [text, setText] = useState('');
  const [value, setValue] = useState<string[]>([]);
  const found = PEOPLE.filter(({ label }) => label.toLowerCase().includes(text));
  return (
    <FilterChip
      name="Persona"
      options={found}
      value={value}
      onChange={setValue}
      selectionMode="single"
      search={{
        label: 'Buscar persona',
        onSearch: setText,
        hint: found.length === 0 ? 'Nadie coincide' : '',
      }}
    />
  );
}

/** A filter with too many options has a search. Escape first clears it, then closes the filter. */
export const SearchingOptions = meta.story({
  name: 'Filtro que se busca',
  tags: ['movimiento'],
  render: () => <PersonFilter />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Persona' }));
    const field = await screen.findByRole('searchbox', { name: 'Buscar persona' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('nadie');
    await expect(await screen.findByText('Nadie coincide')).toHaveAttribute('role', 'status');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
    await userEvent.keyboard('bal');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('option', { name: 'Baltazar Ibáñez' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Persona: Baltazar Ibáñez' })).toHaveFocus();
    // Opened again, it offers everybody.
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull());
  },
});

/** Whoever is quicker than its fading finds it as new. */
export const OpenedAgain = meta.story({
  name: 'Filtro abierto otra vez mientras se va',
  tags: ['movimiento'],
  render: () => <PersonFilter />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Persona' });
    await userEvent.click(button);
    await screen.findByRole('searchbox', { name: 'Buscar persona' });
    await userEvent.keyboard('bal');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    // Nothing waits until what closes is gone: React only has heard of the choice.
    screen.getByRole('option', { name: 'Baltazar Ibáñez' }).click();
    await Promise.resolve();
    button.click();
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
    await expect(screen.getByRole('searchbox', { name: 'Buscar persona' })).toHaveValue('');
  },
});

/** The clear button empties the field. A search from outside (Back) replaces the typed text. */
export const SearchFromOutside = meta.story({
  name: 'Búsqueda dada desde fuera',
  render: () => <ListHead search="Bernardo" />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox');
    await expect(field).toHaveValue('Bernardo');
    await userEvent.click(canvas.getByRole('button', { name: 'Borrar búsqueda' }));
    await expect(field).toHaveValue('');
    await expect(onSearch).toHaveBeenLastCalledWith('');
    await userEvent.click(canvas.getByRole('button', { name: 'Volver a Antonia' }));
    await expect(field).toHaveValue('Antonia');
  },
});

/** A filter with several values stays open during the choice, and keeps the order of the options. */
export const Filtering = meta.story({
  name: 'Filtrar, y quitar el filtro',
  tags: ['movimiento'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rol' }));
    const list = within(await screen.findByRole('listbox', { name: 'Rol' }));
    await userEvent.click(list.getByRole('option', { name: 'Administración' }));
    await userEvent.click(list.getByRole('option', { name: 'Usuario' }));
    await expect(onRole).toHaveBeenLastCalledWith(['USER', 'ADMIN']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Rol: Usuario, Administración' })).toHaveFocus(),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar filtro Rol' }));
    await expect(onRole).toHaveBeenLastCalledWith([]);
    await expect(canvas.getByRole('button', { name: 'Rol' })).toHaveFocus();
  },
});

/** A filter with one value closes after the choice. Here by keyboard. */
export const FilteringByKeys = meta.story({
  name: 'Filtrar con el teclado',
  tags: ['movimiento'],
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Estado' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Activo' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Estado: Inactivo' })).toHaveFocus());
  },
});

/** Applied from the start, with a value from an old link that is no longer an option. */
export const Applied = meta.story({
  name: 'Filtros puestos',
  render: () => <ListHead roles={['USER', 'OWNER']} state={['pending']} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rol: Usuario, OWNER' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Administración' }));
    await expect(onRole).toHaveBeenLastCalledWith(['USER', 'ADMIN']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
});

export const Minimum = meta.story({
  name: 'Mínimo 320',
  render: () => <ListHead roles={['USER', 'ADMIN']} />,
  globals: { viewport: { value: 'min320' } },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
    await expect(canvas.getByRole('searchbox')).toBeVisible();
  },
});

/** Replaces the toolbar while rows are selected. It is one Tab stop; arrows move along the buttons. */
export const Bulk = meta.story({
  name: 'Con filas elegidas',
  render: () => (
    <Card isFlush>
      <BulkBar count={2} onClear={onClear}>
        <Button variant="secondary" size="sm" icon={<UserCheck {...iconProps} />} onPress={onActivate}>
          Activar
        </Button>
        <Button variant="dangerSecondary" size="sm" icon={<UserX {...iconProps} />}>
          Desactivar
        </Button>
      </BulkBar>
    </Card>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('toolbar', { name: 'Acciones para la selección' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('2 seleccionados');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(onActivate).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar selección' }));
    await expect(onClear).toHaveBeenCalledTimes(1);
  },
});

export const BulkOnPhone = meta.story({
  ...Bulk.input,
  name: 'Con filas elegidas, teléfono 390',
  globals: { viewport: { value: 'phone390' } },
});

/** On a phone the filters fold into one button, which shows how many are applied. */
export const Folded = meta.story({
  name: 'Filtros plegados en un teléfono',
  globals: { viewport: { value: 'phone390' } },
  render: function Foldable() {
    const [isOpen, setOpen] = useState(false);
    return (
      <Card isFlush>
        <Toolbar
          end={<span>1.284 usuarios</span>}
          filters={<FilterChip name="Rol" options={ROLES} value={['ADMIN']} onChange={onRole} />}
          applied={1}
          isOpen={isOpen}
          onOpenChange={setOpen}
        >
          <SearchBox label="Buscar por nombre, correo o RUT" value="" onSearch={onSearch} />
        </Toolbar>
      </Card>
    );
  },
  play: async ({ canvas }) => {
    const fold = canvas.getByRole('button', { name: 'Filtros (1)', expanded: false });
    await expect(canvas.queryByRole('button', { name: 'Quitar filtro Rol' })).toBeNull();
    await userEvent.click(fold);
    await expect(fold).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('button', { name: 'Quitar filtro Rol' })).toBeVisible();
  },
});
