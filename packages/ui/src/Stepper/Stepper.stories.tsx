import { RouterProvider } from 'react-aria-components';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { Stepper } from './Stepper';

const navigate = fn();

const meta = preview.meta({
  component: Stepper,
  title: 'Componentes/Estructura/Stepper, pasos, wizard',
  parameters: {
    guide: {
      use: 'En qué paso se está, de cuántos. Los pasos hechos son enlaces.',
      keys: [
        ['Tab', 'Pasa por los pasos hechos.'],
        ['Enter', 'Vuelve a uno.'],
      ],
      does: ['Palabras cortas: se estiran hasta llenar su celda.'],
      donts: ['Dejar saltar hacia un paso que falta.'],
    },
  },
  args: {
    current: 2,
    timecode: 'TC 00:01:00:00',
    steps: [
      { id: '1', text: 'Datos', width: 118, href: '/onboarding/1' },
      { id: '2', text: 'Actuación', width: 86, href: '/onboarding/2' },
      { id: '3', text: 'Canto', width: 120, href: '/onboarding/3' },
      { id: '4', text: 'Multimedia', width: 80, href: '/onboarding/4' },
      { id: '5', text: 'Final', width: 122, href: '/onboarding/5' },
    ],
  },
  decorators: [
    (Story) => (
      <RouterProvider navigate={navigate}>
        <div style={{ maxWidth: 608, paddingTop: 8 }}>
          <Story />
        </div>
      </RouterProvider>
    ),
  ],
  beforeEach: () => {
    navigate.mockClear();
  },
});

/** Past steps are links, coming steps are not. */
export const Default = meta.story({
  name: 'Por defecto',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Paso 2 de 5')).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Progreso' })).toBeVisible();
    const current = canvas.getAllByRole('listitem').filter((item) => item.ariaCurrent === 'step');
    await expect(current.map((item) => item.textContent)).toEqual(['Actuación']);
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Datos completado' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenCalledWith('/onboarding/1', undefined);
  },
});

/** Opened past an incomplete step. That step links back and does not count as done. */
export const Skipped = meta.story({
  name: 'Con un paso por completar',
  // Below 640 px the band has no words and no check marks.
  globals: { viewport: { value: 'tablet768' } },
  args: {
    current: 3,
    steps: [
      { id: '1', text: 'Datos', width: 118, href: '/onboarding/1', isDone: false },
      { id: '2', text: 'Actuación', width: 86, href: '/onboarding/2' },
      { id: '3', text: 'Canto', width: 120, href: '/onboarding/3', isDone: false },
    ],
  },
  play: async ({ canvas }) => {
    const skipped = canvas.getByRole('link', { name: 'Datos por completar' });
    await expect(skipped.querySelector('svg')).toBeNull();
    await expect(
      canvas.getByRole('link', { name: 'Actuación completado' }).querySelector('svg'),
    ).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
});

export const First = meta.story({ name: 'Primer paso', args: { current: 1 } });
export const Last = meta.story({ name: 'Último paso', args: { current: 5 } });
export const BeyondTheEnd = meta.story({
  name: 'Más allá del final',
  args: { current: 12 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Paso 5 de 5')).toBeVisible();
  },
});
export const WithoutLinks = meta.story({
  name: 'Sin enlaces',
  args: {
    current: 3,
    timecode: undefined,
    steps: ['Uno', 'Dos', 'Tres'].map((text) => ({ id: text, text })),
  },
});

/** Below 640 px the band is bare. The words stay for screen readers, and the targets are tall enough. */
export const Phone = meta.story({
  name: 'Teléfono 390',
  args: { current: 4 },
  globals: { viewport: { value: 'phone390' } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Canto completado' });
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  },
});
export const Minimum = meta.story({
  name: 'Mínimo 320',
  globals: { viewport: { value: 'min320' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
});
