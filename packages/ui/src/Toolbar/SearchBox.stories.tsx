import { useEffect, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { Button } from '../Button/Button';
import { Card } from '../Card/Card';
import { SearchBox } from './SearchBox';
import { Toolbar } from './Toolbar';

interface Address {
  search: string;
  sort: string;
}

/** Navigates without a press in the page: the browser's Back. */
const BACK = 'sample-back';
const DELAY = 60;

/** Used as in a screen: each change starts from the address it was rendered with, and the router takes time. */
function ListHead({ wait, ...first }: Partial<Address> & { wait: number }) {
  const [address, setAddress] = useState<Address>({ search: '', sort: 'fecha', ...first });
  const go = (next: Address) => {
    if (wait === 0) setAddress(next);
    else setTimeout(() => setAddress(next), wait);
  };
  useEffect(() => {
    const back = () => setAddress({ search: '', sort: 'fecha' });
    window.addEventListener(BACK, back);
    return () => window.removeEventListener(BACK, back);
  }, []);
  return (
    <Card isFlush>
      <Toolbar end={<output aria-label="Dirección">{`${address.search}|${address.sort}`}</output>}>
        <SearchBox
          label="Buscar por nombre"
          delay={DELAY}
          value={address.search}
          onSearch={(search) => go({ ...address, search })}
        />
        <Button variant="ghost" size="sm" onPress={() => go({ ...address, sort: 'título' })}>
          Ordenar por título
        </Button>
        <Button variant="ghost" size="sm" onPress={() => go({ ...address, search: '' })}>
          Quitar filtros
        </Button>
      </Toolbar>
    </Card>
  );
}

const meta = preview.meta({
  component: SearchBox,
  title: 'Componentes/Datos/Toolbar, barra, filtros, búsqueda, buscador/Búsqueda',
  tags: ['!autodocs'],
  args: { label: '', value: '', onSearch: () => undefined },
  render: () => <ListHead wait={0} />,
});

/** Waits until the typed text would have started a search. */
const pastPause = () => new Promise((resolve) => setTimeout(resolve, 3 * DELAY));

/** The person chooses an order during the pause in typing. The order and the typed text both stay. */
export const SortedWhileTyping = meta.story({
  name: 'Ordenar mientras se escribe',
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'mill');
    await userEvent.click(canvas.getByRole('button', { name: 'Ordenar por título' }));
    await waitFor(() => expect(canvas.getByLabelText('Dirección')).toHaveTextContent(/^mill\|título$/));
    await pastPause();
    await expect(canvas.getByLabelText('Dirección')).toHaveTextContent(/^mill\|título$/);
  },
});

/** An order that comes while the focus stays in the field (a key, another tab) survives the search too. */
export const SearchAfterSort = meta.story({
  name: 'Buscar después de ordenar',
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox');
    await userEvent.type(field, 'mill');
    // Pressed without pointer and focus, as assistive technology does.
    canvas.getByRole('button', { name: 'Ordenar por título' }).click();
    await waitFor(() => expect(canvas.getByLabelText('Dirección')).toHaveTextContent(/^mill\|título$/));
    await expect(field).toHaveFocus();
  },
});

/** Clearing the filters also clears the text being typed, and it does not come back. */
export const ClearedWhileTyping = meta.story({
  name: 'Limpiar mientras se escribe',
  render: () => <ListHead wait={0} search="curi" />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox');
    await userEvent.type(field, 'x');
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar filtros' }));
    await pastPause();
    await expect(field).toHaveValue('');
    await expect(canvas.getByLabelText('Dirección')).toHaveTextContent(/^\|fecha$/);
  },
});

/** Before any search, clearing changes nothing outside but still clears the typed text. */
export const ClearedBeforeSearching = meta.story({
  name: 'Limpiar antes de buscar',
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox');
    await userEvent.type(field, 'x');
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar filtros' }));
    await pastPause();
    await expect(field).toHaveValue('');
    await expect(canvas.getByLabelText('Dirección')).toHaveTextContent(/^\|fecha$/);
  },
});

/** Back during typing: the search of the earlier address wins. */
export const BackWhileTyping = meta.story({
  name: 'Volver mientras se escribe',
  render: () => <ListHead wait={0} search="curi" />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox');
    await userEvent.type(field, 'x');
    window.dispatchEvent(new Event(BACK));
    await waitFor(() => expect(field).toHaveValue(''));
    await pastPause();
    await expect(canvas.getByLabelText('Dirección')).toHaveTextContent(/^\|fecha$/);
  },
});

/** Text typed while a search is still reaching the address stays. */
export const TypingOn = meta.story({
  name: 'Seguir escribiendo',
  render: () => <ListHead wait={2 * DELAY} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox');
    await userEvent.type(field, 'mill{Enter}');
    await userEvent.type(field, 'a');
    await expect(field).toHaveValue('milla');
    await waitFor(() => expect(canvas.getByLabelText('Dirección')).toHaveTextContent(/^mill\|/));
    await expect(field).toHaveValue('milla');
    await waitFor(() => expect(canvas.getByLabelText('Dirección')).toHaveTextContent(/^milla\|/));
    await expect(field).toHaveValue('milla');
  },
});
