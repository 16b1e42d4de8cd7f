import { Pencil } from 'lucide-react';
import { expect, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { Card } from '../Card/Card';
import { Icon } from '../IconSet/Icon';
import { Section } from '../Section/Section';
import { HeadAction } from './HeadAction';

const meta = preview.meta({
  title: 'Componentes/Acciones/HeadAction, acción del título, editar',
  parameters: {
    guide: {
      use: 'El botón callado al lado del título de una sección: «Editar».',
      keys: [['Espacio, Enter', 'Lo presiona.']],
      does: ['Quitarlo mientras la sección se edita.'],
      donts: ['Poner dos.'],
    },
  },
  component: HeadAction,
  args: { children: 'Editar', icon: <Icon of={Pencil} /> },
});

export default meta;

/** The right edge of a button's words, in pixels. */
const wordsEnd = (button: HTMLElement) =>
  button.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(button).paddingRight);

export const InSection = meta.story({
  name: 'En una sección',
  render: (args) => (
    <Section title="Datos personales" actions={<HeadAction {...args} />}>
      <p>Antonia Millaquén Rojas</p>
    </Section>
  ),
  play: async ({ canvas, canvasElement }) => {
    const section = within(canvasElement).getByRole('region').getBoundingClientRect();
    await expect(wordsEnd(canvas.getByRole('button', { name: 'Editar' }))).toBeCloseTo(section.right, 0);
  },
});

export const InCard = meta.story({
  name: 'En una tarjeta',
  render: (args) => (
    <Card title="Datos bancarios" actions={<HeadAction {...args} />}>
      <p>BancoEstado</p>
    </Card>
  ),
  play: async ({ canvas }) => {
    const content = canvas.getByText('BancoEstado').getBoundingClientRect();
    await expect(wordsEnd(canvas.getByRole('button', { name: 'Editar' }))).toBeCloseTo(content.right, 0);
  },
});
