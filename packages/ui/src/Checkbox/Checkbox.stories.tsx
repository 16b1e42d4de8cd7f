import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { Checkbox } from './Checkbox';

const meta = preview.meta({
  component: Checkbox,
  title: 'Componentes/Campos/Checkbox, casilla, consentimiento',
  parameters: {
    guide: {
      use: 'Aceptar algo, o elegir varias cosas. Para lo que actúa en el momento: Switch.',
      keys: [['Espacio', 'Marca o desmarca.']],
      does: ['Escribir la frase completa, con lo que se autoriza.'],
      donts: ['Marcarlo de antemano en un consentimiento.'],
    },
  },
  args: { children: 'Mostrar solo sin leer' },
});

export const Default = meta.story({
  name: 'Por defecto',
  args: { onChange: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('checkbox', { name: 'Mostrar solo sin leer' });
    await userEvent.click(canvas.getByText('Mostrar solo sin leer'));
    await expect(box).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    const target = box.closest('label')?.getBoundingClientRect();
    await expect(target?.height).toBeGreaterThanOrEqual(24);
  },
});

export const Selected = meta.story({ name: 'Marcado', args: { defaultSelected: true } });

/** Only some items of a list are chosen. A click ends the middle state. */
export const Indeterminate = meta.story({
  name: 'Marcado en parte',
  args: { children: undefined, 'aria-label': 'Seleccionar todo' },
  render: function Held(args) {
    const [chosen, setChosen] = useState(3);
    return (
      <Checkbox
        {...args}
        isIndeterminate={chosen > 0 && chosen < 10}
        isSelected={chosen === 10}
        onChange={(all) => setChosen(all ? 10 : 0)}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: 'Seleccionar todo' });
    await expect(box).toBePartiallyChecked();
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await userEvent.click(box);
    await expect(box).not.toBeChecked();
    await expect(box).not.toBePartiallyChecked();
  },
});

const consent =
  'Autorizo al estudio a tratar mis datos sensibles, comunidad y discapacidad, para evaluar esta postulación. Puedo retirar la autorización cuando quiera.';

/** The text names the sensitive fields. The box lines up with the top of its text. */
export const Consent = meta.story({
  name: 'Consentimiento',
  args: { children: consent, layout: 'consent', help: 'Ley 21.719' },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox');
    await expect(box).toHaveAccessibleName(consent);
    await expect(box).toHaveAccessibleDescription('Ley 21.719');
  },
});

export const ConsentOnAPhone = meta.story({
  name: 'Consentimiento, mínimo 320',
  args: { children: consent, layout: 'consent' },
  globals: { viewport: { value: 'min320' } },
});

export const WithErrorAndHelp = meta.story({
  name: 'Con error y ayuda',
  args: { error: 'Autoriza que guardemos comunidad y discapacidad', help: 'O déjalas vacías' },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox');
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription(
      'Autoriza que guardemos comunidad y discapacidad O déjalas vacías',
    );
  },
});

export const Disabled = meta.story({
  name: 'Deshabilitado',
  args: { isDisabled: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('checkbox')).toBeDisabled();
  },
});
export const DisabledAndSelected = meta.story({
  name: 'Deshabilitado y marcado',
  args: { isDisabled: true, defaultSelected: true },
});

/** While the form is being sent, the focus can reach the box, but the person cannot change it. */
export const ReadOnly = meta.story({
  name: 'Solo lectura',
  args: { isReadOnly: true, defaultSelected: true, onChange: fn() },
  play: async ({ args, canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox');
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await expect(box).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const LongTexts = meta.story({
  name: 'Textos largos',
  args: { children: 'unapalabralarguísimasinningúnespacioquetambiéndebepoderpartirsealfinaldelalínea' },
  globals: { viewport: { value: 'min320' } },
});

export const InForm = meta.story({
  name: 'En un formulario',
  args: { name: 'consent' },
  render: (args) => (
    <form aria-label="Postulación">
      <Checkbox {...args} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const form = canvas.getByRole<HTMLFormElement>('form');
    await expect(new FormData(form).get('consent')).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(new FormData(form).get('consent')).toBe('on');
  },
});
