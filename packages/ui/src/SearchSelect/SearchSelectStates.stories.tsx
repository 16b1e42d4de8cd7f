import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { SearchSelect } from './SearchSelect';
import { countCountries, countries, field } from './sampleCountries';

const meta = preview.meta({
  component: SearchSelect,
  title: 'Componentes/Campos/SearchSelect, buscar y elegir, combo, país/Estados',
  tags: ['!autodocs'],
  args: {
    label: 'País',
    options: countries,
    placeholder: 'Seleccione un país',
    labels: { count: countCountries },
  },
});

export const WithErrorAndHelp = meta.story({
  name: 'Con error y ayuda',
  args: { error: 'La nacionalidad es requerida', help: 'El que aparece en tu documento' },
  play: async ({ canvasElement }) => {
    const input = field(canvasElement);
    await expect(input).toBeInvalid();
    const ids = input.getAttribute('aria-describedby')?.split(' ') ?? [];
    const texts = ids.map((id) => document.getElementById(id)?.textContent);
    await expect(texts).toContain('La nacionalidad es requerida');
    await expect(texts).toContain('El que aparece en tu documento');
  },
});

export const Large = meta.story({ name: 'Grande', args: { size: 'lg' } });

export const Optional = meta.story({ name: 'Opcional', args: { isOptional: true } });

export const Disabled = meta.story({
  name: 'Deshabilitado',
  args: { isDisabled: true, defaultValue: 'CL' },
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement)).toBeDisabled();
  },
});

export const ReadOnly = meta.story({
  name: 'Solo lectura',
  args: { isReadOnly: true, defaultValue: 'CL' },
  play: async ({ canvasElement }) => {
    const input = field(canvasElement);
    await userEvent.click(input);
    await userEvent.type(input, 'x');
    await expect(input).toHaveFocus();
    await expect(input).toHaveValue('Chile');
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
});

export const Empty = meta.story({
  name: 'Sin opciones',
  args: { label: 'Persona', options: [], labels: { empty: () => 'Aún no hay personas' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
    await expect(await screen.findByText('Aún no hay personas')).toBeVisible();
  },
});

const long = 'Corporación Cultural de Artes Sonoras y Doblaje Audiovisual del Extremo Sur de Chile S.A.';
export const LongTexts = meta.story({
  name: 'Textos largos',
  args: { label: `Cliente: ${long}`, defaultValue: 'a', options: [{ value: 'a', label: long }] },
  globals: { viewport: { value: 'min320' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
    await screen.findByRole('option', { name: long });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
});

const PEOPLE = ['Antonia Millaquén', 'Baltazar Ñuñez', 'Camila Obregoso', 'Delfina Arrigorriaga'];
const onSearch = fn();

/** The page offers two at a time: it searches their names, and addresses that no label shows. */
function FoundPeople() {
  const [chosen, choose] = useState('Antonia Millaquén');
  const [found, find] = useState<string[]>([]);
  const offered = [...new Set([chosen, ...found].filter(Boolean))];
  return (
    <SearchSelect
      label="Persona"
      width="sm"
      options={offered.map((name) => ({ value: name, label: name }))}
      value={chosen}
      onChange={choose}
      onSearch={(text) => {
        onSearch(text);
        const matching = text === '@c' ? PEOPLE.slice(2, 3) : PEOPLE.filter((name) => name.includes(text));
        find(matching.slice(0, 2));
      }}
    />
  );
}

/** The options come from the page. The chosen option is also offered only if it matches. */
export const FoundElsewhere = meta.story({
  name: 'Lo que hay se busca afuera',
  render: () => <FoundPeople />,
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('combobox', { name: /Persona/ });
    await expect(input).toHaveValue('Antonia Millaquén');
    await userEvent.click(input);
    await waitFor(() => expect(onSearch).toHaveBeenLastCalledWith(''));
    const names = () => screen.getAllByRole('option').map((option) => option.textContent);
    await waitFor(() => expect(names()).toEqual(['Antonia Millaquén', 'Baltazar Ñuñez']));
    await userEvent.clear(input);
    await userEvent.type(input, '@c');
    await waitFor(() => expect(names()).toEqual(['Camila Obregoso']));
    await userEvent.click(screen.getByRole('option'));
    await expect(input).toHaveValue('Camila Obregoso');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
});
