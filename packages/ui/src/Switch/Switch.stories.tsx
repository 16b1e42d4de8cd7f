import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { rightToLeft } from '../../../../.storybook/rightToLeft';
import { Switch } from './Switch';

const meta = preview.meta({
  component: Switch,
  title: 'Componentes/Campos/Switch, interruptor',
  parameters: {
    guide: {
      use: 'Encender o apagar algo que actúa en el momento, sin guardar.',
      keys: [['Espacio', 'Enciende o apaga.']],
      does: ['Nombrar lo que queda encendido: «Activo».'],
      donts: ['Usarlo en un formulario que se envía después.'],
    },
  },
  args: { children: 'Avisos por correo' },
});

export const Default = meta.story({
  name: 'Por defecto',
  tags: ['movimiento'],
  args: { onChange: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const rail = canvas.getByRole('switch', { name: 'Avisos por correo' });
    await userEvent.click(canvas.getByText('Avisos por correo'));
    await expect(rail).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(rail).not.toBeChecked();
  },
});

export const On = meta.story({ name: 'Encendido', args: { defaultSelected: true } });

/** The page may refuse the change: the switch shows the page's value. */
export const Controlled = meta.story({
  name: 'Controlado desde fuera',
  render: function Held(args) {
    const [isOn, setOn] = useState(true);
    return (
      <>
        <Switch {...args} isSelected={isOn} onChange={() => setOn(true)} />
        <button type="button" onClick={() => setOn(false)}>
          Apagar
        </button>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const rail = canvas.getByRole('switch');
    await userEvent.click(rail);
    await expect(rail).toBeChecked();
    await userEvent.click(canvas.getByRole('button'));
    await expect(rail).not.toBeChecked();
  },
});

export const WithErrorAndHelp = meta.story({
  name: 'Con error y ayuda',
  args: { error: 'No pudimos guardarlo. Inténtalo otra vez.', help: 'Uno por cada orden nueva' },
  play: async ({ canvasElement }) => {
    const rail = within(canvasElement).getByRole('switch');
    await expect(rail).toBeInvalid();
    await expect(rail).toHaveAccessibleDescription(
      'No pudimos guardarlo. Inténtalo otra vez. Uno por cada orden nueva',
    );
  },
});

export const Disabled = meta.story({ name: 'Deshabilitado', args: { isDisabled: true } });
export const DisabledAndOn = meta.story({
  name: 'Deshabilitado y encendido',
  args: { isDisabled: true, defaultSelected: true },
});
export const ReadOnly = meta.story({
  name: 'Solo lectura',
  args: { isReadOnly: true, defaultSelected: true, onChange: fn() },
  play: async ({ args, canvasElement }) => {
    const rail = within(canvasElement).getByRole('switch');
    await userEvent.click(rail);
    await expect(rail).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});
export const WithoutWords = meta.story({
  name: 'Sin palabras',
  args: { children: undefined, 'aria-label': 'Avisos por correo' },
});
export const LongTexts = meta.story({
  name: 'Textos largos',
  args: {
    children: 'Avisarme por correo cada vez que el estudio emita una orden de trabajo o revise una boleta',
  },
  globals: { viewport: { value: 'min320' } },
});
export const InForm = meta.story({
  name: 'En un formulario',
  args: { name: 'mails', value: 'yes' },
  render: (args) => (
    <form aria-label="Avisos">
      <Switch {...args} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('switch'));
    await expect(new FormData(canvas.getByRole<HTMLFormElement>('form')).get('mails')).toBe('yes');
  },
});

/** Off, the knob is at the right. It moves to the left. */
export const RightToLeft = meta.story({
  name: 'De derecha a izquierda',
  args: { defaultSelected: true },
  decorators: [rightToLeft],
  play: async ({ canvas }) => {
    const rail = canvas.getByRole('switch', { name: 'Avisos por correo' });
    const words = canvas.getByText('Avisos por correo').getBoundingClientRect();
    await expect(words.right).toBeLessThanOrEqual(rail.getBoundingClientRect().left);
    const moved = () => Number.parseFloat(getComputedStyle(rail, '::before').translate) || 0;
    await waitFor(() => expect(moved()).toBeLessThan(-8));
    await userEvent.click(rail);
    await waitFor(() => expect(moved()).toBe(0));
  },
});
