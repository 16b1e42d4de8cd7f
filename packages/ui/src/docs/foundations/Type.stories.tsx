import type { CSSProperties } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { Name, Note, Page, Sample, Samples } from './Foundations.styles';
import { inPixels, readTokens, useReadFromPage } from './readTokens';

const wide = { fontWeight: 'var(--dui-weight-semibold)', fontStretch: 'var(--dui-width-wide)' };
const narrow = { fontStretch: 'var(--dui-width-narrow)' };

const STYLES: readonly { size: string; use: string; look?: CSSProperties }[] = [
  { size: '4xl', use: 'Paso 5 y error de ruta', look: wide },
  { size: '3xl', use: 'Título de una página pública', look: wide },
  { size: '2xl', use: 'Título de una página del área de usuario', look: wide },
  { size: 'xl', use: 'Título de un diálogo', look: wide },
  { size: 'lg', use: 'Título de sección o tarjeta', look: wide },
  { size: 'md', use: 'Texto y controles' },
  { size: 'sm', use: 'Ayuda, error, línea secundaria' },
  { size: 'xs', use: 'Encabezado de tabla, insignia', look: narrow },
  { size: '2xs', use: 'Código de tiempo en la regla', look: { fontFamily: 'var(--dui-font-mono)' } },
];

/** What the styles of the page say about a size and its line. */
function Sizes({ size }: { size: string }) {
  const tokens = useReadFromPage(readTokens) ?? [];
  const sizeOf = (name: string) => inPixels(tokens.find((token) => token.name === name)?.value ?? '');
  return (
    <Note>
      {sizeOf(`--dui-text-${size}`)}, línea de {sizeOf(`--dui-leading-${size}`)}
    </Note>
  );
}

const WIDTHS = ['tight', 'narrow', 'normal', 'wide', 'stretched'] as const;

const meta = preview.meta({ title: 'Fundamentos/Tipografía', parameters: { layout: 'padded' } });

/** The scale, largest first. Sizes are in rem, so they grow with the browser's text size. */
export const Scale = meta.story({
  name: 'Escala',
  render: () => (
    <Page>
      {STYLES.map(({ size, use, look }) => (
        <div key={size}>
          <p
            data-size={size}
            style={{
              fontSize: `var(--dui-text-${size})`,
              lineHeight: `var(--dui-leading-${size})`,
              overflowWrap: 'anywhere',
              ...look,
            }}
          >
            Silencio, por favor. Grabamos.
          </p>
          <Name>--dui-text-{size}</Name> <Note>{use}</Note> <Sizes size={size} />
        </div>
      ))}
    </Page>
  ),
  play: async ({ canvas, canvasElement }) => {
    const sizes = [...canvasElement.querySelectorAll('[data-size]')].map((line) =>
      Number.parseFloat(getComputedStyle(line).fontSize),
    );
    await expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
    await expect(new Set(sizes).size).toBe(STYLES.length);
    await expect(canvas.getByText('0.875rem = 14 px, línea de 1.25rem = 20 px')).toBeVisible();
  },
});

/** Held words are wide, words said fast are narrow. The font's width axis does this, never a transform. */
export const Widths = meta.story({
  name: 'Anchos',
  render: () => (
    <Samples role="list">
      {WIDTHS.map((width) => (
        <Sample key={width}>
          <span
            style={{
              fontSize: 'var(--dui-text-2xl)',
              lineHeight: 'var(--dui-leading-2xl)',
              fontStretch: `var(--dui-width-${width})`,
            }}
          >
            <span data-width={width}>Silencio</span>
          </span>
          <Name>--dui-width-{width}</Name>
        </Sample>
      ))}
    </Samples>
  ),
  play: async ({ canvasElement }) => {
    await document.fonts.ready;
    const widths = [...canvasElement.querySelectorAll<HTMLElement>('[data-width]')].map(
      (word) => word.getBoundingClientRect().width,
    );
    await expect(widths).toHaveLength(WIDTHS.length);
    await expect(widths).toEqual([...widths].sort((a, b) => a - b));
  },
});

/** Codes, timecodes, RUT: they align and never wrap. Numbers in tables have digits of equal width. */
export const Figures = meta.story({
  name: 'Cifras',
  render: () => (
    <Page>
      <p style={{ fontFamily: 'var(--dui-font-mono)', whiteSpace: 'nowrap' }}>
        00:12:08:04
        <br />
        12.345.678-5
      </p>
      <p style={{ textAlign: 'end', width: '6rem' }}>
        1.111
        <br />
        8.888
      </p>
    </Page>
  ),
});
