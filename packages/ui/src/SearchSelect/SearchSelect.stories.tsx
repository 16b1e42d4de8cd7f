import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { SearchSelect } from './SearchSelect';
import { countCountries, countries, field } from './sampleCountries';

const meta = preview.meta({
  component: SearchSelect,
  title: 'Componentes/Campos/SearchSelect, buscar y elegir, combo, país',
  parameters: {
    guide: {
      use: 'Una opción entre muchas: países, personas, capítulos. Se busca sin tildes y por código.',
      keys: [
        ['Letras', 'Filtra; la parte encontrada se subraya.'],
        ['↓ ↑', 'Abre la lista y pasa por las opciones.'],
        ['AvPág, RePág', 'Avanza o retrocede una página.'],
        ['Enter', 'Elige la opción; si no se pasó a ninguna, la primera.'],
        ['Escape', 'Cierra y devuelve lo elegido.'],
      ],
      does: ['Contar lo que hay con palabras propias: «249 países».'],
      donts: ['Usarlo para textos libres: lo que no es una opción no queda.'],
    },
  },
  args: {
    label: 'País',
    options: countries,
    placeholder: 'Seleccione un país',
    labels: { count: countCountries },
  },
});

const shown = () => screen.getAllByRole('option').map((option) => option.textContent);

/** Typed without accents. The found part is marked, and the last line counts the matches. */
export const Default = meta.story({
  name: 'Por defecto',
  tags: ['movimiento'],
  args: { onChange: fn(), width: 'sm' },
  play: async ({ args, canvasElement }) => {
    const input = field(canvasElement);
    await expect(input).toHaveAttribute('placeholder', 'Seleccione un país');
    await userEvent.type(input, 'guin');
    await screen.findByRole('listbox', { name: /País/ });
    await waitFor(() =>
      expect(shown()).toEqual(['Guinea', 'Guinea Ecuatorial', 'Guinea-Bisáu', 'Papúa Nueva Guinea']),
    );
    const option = screen.getByRole('option', { name: 'Papúa Nueva Guinea' });
    await expect(option.querySelector('mark')).toHaveTextContent('Guin');
    await expect(screen.getByText('4 países')).toBeVisible();
    await userEvent.click(option);
    await expect(args.onChange).toHaveBeenLastCalledWith('PG');
    await expect(input).toHaveValue('Papúa Nueva Guinea');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
});

/** A click or the arrow key opens the whole list. The keyboard alone is enough to choose. */
export const Keyboard = meta.story({
  name: 'Con el teclado',
  args: { onChange: fn(), width: 'sm', defaultValue: 'CL' },
  play: async ({ args, canvasElement }) => {
    const input = field(canvasElement);
    await expect(input).toHaveValue('Chile');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByText('12 países')).toBeVisible());
    await userEvent.clear(input);
    await userEvent.type(input, 'peru');
    await waitFor(() => expect(shown()).toEqual(['Perú']));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() =>
      expect(input).toHaveAttribute('aria-activedescendant', screen.getByRole('option').id),
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('PE');
    await expect(input).toHaveValue('Perú');
  },
});

export const OpenedByAClick = meta.story({
  name: 'Abierto con un clic',
  args: { width: 'sm', defaultValue: 'CL' },
  play: async ({ canvasElement }) => {
    const input = field(canvasElement);
    await userEvent.click(input);
    await waitFor(() => expect(screen.getByText('12 países')).toBeVisible());
    await expect(screen.getByRole('option', { name: 'Chile', selected: true })).toBeVisible();
    await expect(input.selectionEnd).toBe('Chile'.length);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.click(within(canvasElement).getByRole('button'));
    await waitFor(() => expect(screen.getByText('12 países')).toBeVisible());
  },
});

/** An option is also found by the start of its code. */
export const ByValue = meta.story({
  name: 'Buscar por código',
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement), 'uy');
    await waitFor(() => expect(shown()).toEqual(['Uruguay']));
  },
});

/** Enter takes the first match and does not send the form around. */
export const EnterTakesTheFirst = meta.story({
  name: 'Enter elige la primera',
  args: { onChange: fn(), width: 'sm', defaultValue: 'CL' },
  play: async ({ args, canvasElement }) => {
    const input = field(canvasElement);
    await userEvent.clear(input);
    await userEvent.type(input, 'guinea e');
    await waitFor(() => expect(shown()).toEqual(['Guinea Ecuatorial']));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(input).toHaveValue('Guinea Ecuatorial'));
    await expect(args.onChange).toHaveBeenLastCalledWith('GQ');
  },
});

export const NothingMatches = meta.story({
  name: 'Nada coincide',
  args: { onChange: fn(), width: 'sm', defaultValue: 'CL' },
  play: async ({ args, canvasElement }) => {
    const input = field(canvasElement);
    await userEvent.clear(input);
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await userEvent.type(input, 'zz');
    await expect(await screen.findByText('Nada coincide con «zz»')).toBeVisible();
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveValue(''));
    await userEvent.type(input, 'zz');
    await expect(await screen.findByText('Nada coincide con «zz»')).toBeVisible();
  },
});

/** A whole typed label counts as a choice, without regard to accents and case, when the person goes on. */
export const WholeLabelOnLeaving = meta.story({
  name: 'Etiqueta completa al salir',
  args: { onChange: fn(), width: 'sm', defaultValue: 'CL' },
  play: async ({ args, canvasElement }) => {
    const input = field(canvasElement);
    await userEvent.clear(input);
    await userEvent.type(input, 'peru');
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveValue('Perú'));
    await expect(args.onChange).toHaveBeenLastCalledWith('PE');
  },
});

/** A text that is no option does not stay. The label of the choice returns. */
export const BringsBackTheChoice = meta.story({
  name: 'Devuelve lo elegido',
  args: { onChange: fn(), width: 'sm', defaultValue: 'CL' },
  play: async ({ args, canvasElement }) => {
    const input = field(canvasElement);
    await userEvent.type(input, 'x');
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveValue('Chile'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const Controlled = meta.story({
  name: 'Controlado desde fuera',
  args: { width: 'sm' },
  render: function Held(args) {
    const [country, setCountry] = useState('CL');
    return (
      <>
        <SearchSelect {...args} value={country} onChange={setCountry} />
        <output>{country === '' ? 'ninguno' : country}</output>
        <button type="button" onClick={() => setCountry('')}>
          Ninguno
        </button>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = field(canvasElement);
    await expect(input).toHaveValue('Chile');
    await userEvent.click(canvas.getByRole('button', { name: 'Ninguno' }));
    await waitFor(() => expect(input).toHaveValue(''));
    await userEvent.type(input, 'mex');
    await userEvent.click(await screen.findByRole('option', { name: 'México' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('MX');
  },
});

const many = Array.from({ length: 2000 }, (_, at) => ({
  value: `${at + 1}`,
  label: `Capítulo ${String(at + 1).padStart(4, '0')}`,
}));

/** However many options there are, only those in view are in the page. */
export const Virtualised = meta.story({
  name: 'Miles de opciones',
  args: { label: 'Capítulo', options: many, width: 'sm', placeholder: 'Seleccione', labels: {} },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('combobox');
    await userEvent.click(input);
    await expect(await screen.findByText('2.000 opciones')).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(5));
    await expect(screen.getAllByRole('option').length).toBeLessThan(40);
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Capítulo 2000' })).toBeVisible());
    await expect(screen.getAllByRole('option').length).toBeLessThan(40);
  },
});

/** A native form sends the value and not the words. */
export const InForm = meta.story({
  name: 'En un formulario',
  args: { name: 'country', defaultValue: 'CL' },
  render: (args) => (
    <form aria-label="Datos">
      <SearchSelect {...args} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const form = within(canvasElement).getByRole<HTMLFormElement>('form');
    await expect(new FormData(form).get('country')).toBe('CL');
  },
});
