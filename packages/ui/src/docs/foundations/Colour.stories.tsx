import { useCallback, useRef } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { Status } from '../../Status/Status';
import { contrastRatio, parseRgb } from './contrast';
import { Name, Note, Page, Patch, Sample, Samples } from './Foundations.styles';
import { PAIRS, type Pair } from './pairs';
import { useReadFromPage } from './readTokens';

const colour = (role: string) => `var(--dui-color-${role})`;
const decimals = new Intl.NumberFormat('es-CL', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A pair of colours, with the contrast of the browser's computed values. */
function PairSample({ pair: { front, back, use, least } }: { pair: Pair }) {
  const patch = useRef<HTMLDivElement>(null);
  const measure = useCallback(() => {
    if (!patch.current) return 0;
    const { color, backgroundColor } = getComputedStyle(patch.current);
    const [one, other] = [parseRgb(color), parseRgb(backgroundColor)];
    return one && other ? contrastRatio(one, other) : 0;
  }, []);
  const ratio = useReadFromPage(measure);
  const isEnough = ratio !== null && ratio >= least;
  return (
    <Sample data-pair={`${front} / ${back}`} data-ratio={ratio ?? undefined} data-least={least}>
      <Patch ref={patch} style={{ color: colour(front), background: colour(back) }}>
        {least === 4.5 ? (
          'Silencio, por favor'
        ) : (
          <svg viewBox="0 0 48 16" width="48" height="16" aria-hidden="true">
            <rect x="1" y="1" width="20" height="14" fill="none" stroke="currentColor" strokeWidth="2" />
            <circle cx="38" cy="8" r="6" fill="currentColor" />
          </svg>
        )}
      </Patch>
      <Name>
        {front} / {back}
      </Name>
      <Note>{use}</Note>
      {ratio !== null && (
        <Status shape={isEnough ? 'done' : 'cancelled'}>
          {decimals.format(ratio)} : 1 (mínimo {decimals.format(least)})
        </Status>
      )}
    </Sample>
  );
}

const meta = preview.meta({ title: 'Fundamentos/Color', parameters: { layout: 'padded' } });

/**
 * Every pair of roles that components use, with its contrast as the browser computes it from the CSS in the theme
 * chosen above. A pair under its minimum fails the story's test.
 */
export const Contrast = meta.story({
  name: 'Contraste',
  render: () => (
    <Page>
      <section>
        <h2>Pares en uso y su contraste</h2>
        <p>Texto: al menos 4,5 : 1. Íconos, bordes y foco: al menos 3 : 1.</p>
        <Samples role="list">
          {PAIRS.map((pair) => (
            <PairSample key={`${pair.front} ${pair.back}`} pair={pair} />
          ))}
        </Samples>
      </section>
    </Page>
  ),
  play: async ({ canvasElement }) => {
    const samples = [...canvasElement.querySelectorAll<HTMLElement>('[data-pair]')];
    await expect(samples).toHaveLength(PAIRS.length);
    await waitFor(() => expect(samples.every(({ dataset }) => dataset.ratio !== undefined)).toBe(true));
    const tooLow = samples
      .filter(({ dataset }) => !(Number(dataset.ratio) >= Number(dataset.least)))
      .map(({ dataset }) => `${dataset.pair}: ${dataset.ratio}`);
    await expect(tooLow).toEqual([]);
  },
});

/** The same pairs dark. */
export const ContrastDark = meta.story({
  ...Contrast.input,
  name: 'Contraste, tema oscuro',
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
});

const MATERIALS = [
  { role: 'text', name: 'Tinta', use: 'Texto.' },
  { role: 'primary', name: 'Petróleo', use: 'Lo que se puede accionar.' },
  {
    role: 'marker',
    name: 'Destacador',
    use: 'Dónde estás. Nunca un botón, y siempre con una línea de tinta.',
  },
  { role: 'lamp', name: 'Lámpara', use: 'Ahora, o requiere atención. Solo gráfico.' },
] as const;

/** Four materials with four jobs. They never swap. */
export const Materials = meta.story({
  name: 'Materiales',
  render: () => (
    <Page>
      <section>
        <h2>Cuatro materiales, cuatro trabajos</h2>
        <p>No se intercambian: nada de botones amarillos, decoración roja o títulos petróleo.</p>
        <Samples role="list">
          {MATERIALS.map(({ role, name, use }) => (
            <Sample key={role}>
              <Patch style={{ background: colour(role) }} />
              <strong>{name}</strong>
              <Name>--dui-color-{role}</Name>
              <Note>{use}</Note>
            </Sample>
          ))}
        </Samples>
      </section>
    </Page>
  ),
});
