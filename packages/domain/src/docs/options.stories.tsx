import { type CSSProperties, useId, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import type { Option } from '../options';
import * as lists from '../options';

const LISTS: Readonly<Record<string, readonly Option[]>> = {
  ACCOUNT_TYPES: lists.ACCOUNT_TYPES,
  APPLICANT_TYPES: lists.APPLICANT_TYPES,
  APPLICATION_STATES: lists.APPLICATION_STATES,
  OWN_APPLICATION_STATES: lists.OWN_APPLICATION_STATES,
  BANKS: lists.BANKS,
  BOLETA_STATES: lists.BOLETA_STATES,
  CHARACTER_TYPES: lists.CHARACTER_TYPES,
  COMMUNITIES: lists.COMMUNITIES,
  COUNTRIES: lists.COUNTRIES,
  DISABILITIES: lists.DISABILITIES,
  GENDERS: lists.GENDERS,
  PROJECT_TYPES: lists.PROJECT_TYPES,
  VOCAL_TONES: lists.VOCAL_TONES,
  WORK_ORDER_STATES: lists.WORK_ORDER_STATES,
  WORK_ORDER_TYPES: lists.WORK_ORDER_TYPES,
  YES_NO: lists.YES_NO,
};

/** Removes accents and case, so that "peru" finds Perú. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

const control: CSSProperties = {
  width: '100%',
  maxWidth: '24rem',
  height: 'var(--dui-control-md)',
  padding: '0 var(--dui-space-3)',
  border: 'var(--dui-line-control)',
  borderRadius: 'var(--dui-radius-2)',
  background: 'var(--dui-color-surface)',
  color: 'var(--dui-color-text)',
  font: 'inherit',
};
const cell: CSSProperties = {
  padding: 'var(--dui-space-2) var(--dui-space-4) var(--dui-space-2) 0',
  borderBottom: 'var(--dui-line)',
  textAlign: 'left',
};
const group: CSSProperties = { display: 'grid', gap: 'var(--dui-space-1)' };
const strong: CSSProperties = { fontWeight: 'var(--dui-weight-semibold)' };

/** A list of options, with a search by value and label. */
function OptionLists({ initial }: { initial: string }) {
  const [name, setName] = useState(initial);
  const [query, setQuery] = useState('');
  const id = useId();
  const options = LISTS[name] ?? [];
  const wanted = plain(query.trim());
  const found = options.filter(({ value, label }) => plain(`${value} ${label}`).includes(wanted));
  return (
    <div style={{ display: 'grid', gap: 'var(--dui-space-4)', justifyItems: 'start' }}>
      <div style={{ ...group, width: '100%' }}>
        <label htmlFor={`${id}-list`} style={strong}>
          Lista
        </label>
        <select
          id={`${id}-list`}
          value={name}
          onChange={({ target }) => setName(target.value)}
          style={control}
        >
          {Object.keys(LISTS).map((key) => (
            <option key={key}>{key}</option>
          ))}
        </select>
      </div>
      <div style={{ ...group, width: '100%' }}>
        <label htmlFor={`${id}-query`} style={strong}>
          Buscar
        </label>
        <input
          id={`${id}-query`}
          type="search"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
          style={control}
        />
      </div>
      <p role="status" style={{ color: 'var(--dui-color-text-muted)' }}>
        {found.length} de {options.length}
      </p>
      <table style={{ borderCollapse: 'collapse', minWidth: 'min(100%, 24rem)' }}>
        <caption style={{ ...strong, textAlign: 'left' }}>{name}</caption>
        <thead>
          <tr>
            <th scope="col" style={cell}>
              Valor
            </th>
            <th scope="col" style={cell}>
              Etiqueta
            </th>
          </tr>
        </thead>
        <tbody>
          {found.map(({ value, label }) => (
            <tr key={value}>
              <td style={{ ...cell, fontFamily: 'var(--dui-font-mono)', fontSize: 'var(--dui-text-sm)' }}>
                {value}
              </td>
              <td style={cell}>{label}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const meta = preview.meta({
  title: 'Reglas/Listas de opciones',
  component: OptionLists,
  args: { initial: 'COUNTRIES' },
  argTypes: {
    initial: { description: 'Lista que se muestra primero', control: 'select', options: Object.keys(LISTS) },
  },
  parameters: {
    docs: {
      description: {
        component:
          'Cada lista es `readonly { value, label }[]` con valores literales, y tiene su función para la etiqueta. Importar una no trae las otras: `import { BANKS, labelOfBank } from "@doblaje/domain/options/banks"`.',
      },
    },
  },
});

/** Los 249 países, en orden alfabético español. */
export const Countries = meta.story({
  name: 'Países',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('249 de 249');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Buscar' }), 'peru');
    await expect(canvas.getByRole('status')).toHaveTextContent('1 de 249');
    await expect(canvas.getByRole('row', { name: 'PE Perú' })).toBeVisible();
  },
});

/** Los 24 bancos, por código. */
export const Banks = meta.story({
  name: 'Bancos',
  args: { initial: 'BANKS' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Buscar' }), '012');
    await expect(canvas.getByRole('row', { name: '012 BancoEstado' })).toBeVisible();
    await userEvent.clear(canvas.getByRole('searchbox', { name: 'Buscar' }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Lista' }), 'PROJECT_TYPES');
    await expect(canvas.getByRole('row', { name: '9 Graficas' })).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Lista' }), 'BANKS');
    await expect(canvas.getByRole('row', { name: '012 BancoEstado' })).toBeVisible();
  },
});
