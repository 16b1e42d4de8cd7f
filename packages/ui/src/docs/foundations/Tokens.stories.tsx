import type { CSSProperties, ReactNode } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { Drawn, Name, Note, Page, Patch, Sample, Samples } from './Foundations.styles';
import { inPixels, readTokens, type Token, useReadFromPage } from './readTokens';

const drawn = (style: CSSProperties) => <Drawn style={style} />;

/** Groups of tokens by the beginning of their names, and how each group shows a token. */
const GROUPS: readonly { title: string; names: RegExp; show?: (value: string) => ReactNode }[] = [
  { title: 'Colores', names: /^--dui-color-/, show: (value) => <Patch style={{ background: value }} /> },
  { title: 'Espacio', names: /^--dui-space-/, show: (value) => drawn({ width: value, height: '0.5rem' }) },
  {
    title: 'Esquinas',
    names: /^--dui-radius-/,
    show: (value) => drawn({ width: '3rem', height: '3rem', borderRadius: value }),
  },
  {
    title: 'Sombras: solo lo que flota',
    names: /^--dui-shadow-/,
    show: (value) => <Patch style={{ boxShadow: value, border: 0 }} />,
  },
  {
    title: 'Tamaños de texto',
    names: /^--dui-text-/,
    show: (value) => <span style={{ fontSize: value, lineHeight: 1.2 }}>Doblaje</span>,
  },
  { title: 'Interlineado', names: /^--dui-leading-/ },
  { title: 'Familias, pesos y anchos', names: /^--dui-(font|weight|width|tracking|numeric)/ },
  {
    title: 'Controles, íconos y filas',
    names: /^--dui-(control|target|icon|row)/,
    show: (value) => drawn({ width: value, height: value }),
  },
  { title: 'Bordes y foco', names: /^--dui-(border|line|focus)/ },
  { title: 'Movimiento', names: /^--dui-(motion|ease)-/ },
  { title: 'Capas', names: /^--dui-z-/ },
  { title: 'Medidas de las estructuras', names: /./ },
];

/** The first group whose names match. */
const groupOf = (token: Token) => GROUPS.find(({ names }) => names.test(token.name));

function Tokens() {
  const tokens = useReadFromPage(readTokens) ?? [];
  return (
    <Page>
      {GROUPS.map((group) => (
        <section key={group.title}>
          <h2>{group.title}</h2>
          <Samples role="list">
            {tokens
              .filter((token) => groupOf(token) === group)
              .map(({ name, value }) => (
                <Sample key={name}>
                  {group.show?.(value)}
                  <Name>{name}</Name>
                  <Note>{inPixels(value)}</Note>
                </Sample>
              ))}
          </Samples>
        </section>
      ))}
    </Page>
  );
}

const meta = preview.meta({
  title: 'Fundamentos/Tokens, medidas, espaciado',
  parameters: { layout: 'padded' },
});

/** Every custom property of `tokens.css`, read from the stylesheet in the page, with its value in this theme. */
export const All = meta.story({
  name: 'Todos',
  render: () => <Tokens />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('--dui-color-primary')).toBeVisible();
    await expect(canvas.getByText('--dui-text-md').nextSibling).toHaveTextContent('0.875rem = 14 px');
    // A name beside its value: each length in rem says its pixels.
    for (const note of canvas.getAllByText(/^[\d.]+rem/))
      await expect(note).toHaveTextContent(/ = [\d.,]+ px$/);
    const items = canvas.getAllByRole('listitem');
    await expect(items.length).toBeGreaterThan(120);
    // A token without a value would show as a name only.
    for (const { name, value } of readTokens()) await expect([name, value !== '']).toEqual([name, true]);
  },
});

export const AllDark = meta.story({
  ...All.input,
  name: 'Todos, tema oscuro',
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
});
