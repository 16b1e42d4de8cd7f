import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { RadioGroup } from './RadioGroup';

const applicants = [
  { value: 'Técnico', label: 'Técnico' },
  { value: 'Actor', label: 'Actor' },
  { value: 'Traductor', label: 'Traductor' },
];
const yesNo = [
  { value: 'yes', label: 'Sí' },
  { value: 'no', label: 'No' },
];

const meta = preview.meta({
  component: RadioGroup,
  title: 'Componentes/Campos/RadioGroup, opciones, radio',
  parameters: {
    guide: {
      use: 'Una opción entre dos o tres, todas a la vista.',
      keys: [
        ['Tab', 'Llega a la elegida, o a la primera.'],
        ['Flechas', 'Eligen la siguiente o la anterior.'],
      ],
      does: ['Usar palabras cortas: caben en una franja.'],
      donts: ['Pasar de cuatro opciones.'],
    },
  },
  args: { label: 'Desea postular como', options: applicants },
});

export const Default = meta.story({
  name: 'Por defecto',
  args: { onChange: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radiogroup', { name: 'Desea postular como' })).toBeVisible();
    await userEvent.click(canvas.getByText('Actor'));
    await expect(canvas.getByRole('radio', { name: 'Actor' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('Actor');
    await userEvent.click(canvas.getByRole('radio', { name: 'Traductor' }));
    await expect(canvas.getByRole('radio', { name: 'Actor' })).not.toBeChecked();
  },
});

/** One stop for Tab. The arrows choose, and wrap around the ends. */
export const Keyboard = meta.story({
  name: 'Con el teclado',
  args: { onChange: fn(), defaultValue: 'Técnico' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Técnico' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Actor' })).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('Actor');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: 'Traductor' })).toBeChecked();
    await userEvent.tab();
    await expect(canvasElement).not.toContainElement(document.activeElement as HTMLElement);
  },
});

export const Full = meta.story({ name: 'Lleno', args: { width: 'full', defaultValue: 'Actor' } });

/** On a phone the cells of a strip of full width stack. */
export const FullOnAPhone = meta.story({
  name: 'Lleno, mínimo 320',
  args: { width: 'full', size: 'lg', defaultValue: 'Actor' },
  globals: { viewport: { value: 'min320' } },
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('radio');
    const tops = [first, second].map((radio) => radio?.getBoundingClientRect().top ?? 0);
    if (window.innerWidth < 640) await expect(tops[1]).toBeGreaterThan(tops[0] ?? 0);
  },
});

const side = (radio: HTMLElement | undefined, edge: 'Top' | 'Left') => {
  const cell = radio?.closest('label');
  return cell ? getComputedStyle(cell)[`border${edge}Width`] : '';
};

/** Two strips on one page keep their own lines: the one of full width between rows, the other between columns. */
export const TwoOnAPhone = meta.story({
  name: 'Dos, teléfono 390',
  globals: { viewport: { value: 'phone390' } },
  render: (args) => (
    <>
      <RadioGroup {...args} width="full" defaultValue="Actor" />
      <RadioGroup label="¿Tienes formación en actuación de voz?" options={yesNo} defaultValue="yes" />
    </>
  ),
  play: async ({ canvas }) => {
    const actor = canvas.getByRole('radio', { name: 'Actor' });
    const no = canvas.getByRole('radio', { name: 'No' });
    await expect([side(no, 'Left'), side(no, 'Top')]).toEqual(['1px', '0px']);
    if (window.innerWidth < 640) {
      await expect([side(actor, 'Left'), side(actor, 'Top')]).toEqual(['0px', '1px']);
    }
  },
});

export const YesNo = meta.story({
  name: 'Sí o no',
  args: { label: '¿Tienes formación en actuación de voz?', options: yesNo, defaultValue: 'yes' },
});

export const Controlled = meta.story({
  name: 'Controlado desde fuera',
  args: { label: '¿Tienes experiencia en canto?', options: yesNo },
  render: function Held(args) {
    const [answer, setAnswer] = useState('');
    return (
      <>
        <RadioGroup {...args} value={answer} onChange={setAnswer} />
        <button type="button" onClick={() => setAnswer('')}>
          Ninguna
        </button>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'No' }));
    await expect(canvas.getByRole('radio', { name: 'No' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button'));
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
  },
});

export const WithErrorAndHelp = meta.story({
  name: 'Con error y ayuda',
  args: { error: 'El nombre es requerido', help: 'Puedes cambiarlo después' },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('radiogroup');
    await expect(group).toHaveAttribute('aria-invalid', 'true');
    const ids = group.getAttribute('aria-describedby')?.split(' ') ?? [];
    const texts = ids.map((id) => document.getElementById(id)?.textContent);
    await expect(texts).toContain('El nombre es requerido');
    await expect(texts).toContain('Puedes cambiarlo después');
  },
});

export const Optional = meta.story({ name: 'Opcional', args: { isOptional: true } });

export const OneDisabledOption = meta.story({
  name: 'Una opción deshabilitada',
  args: { options: applicants.map((option) => ({ ...option, isDisabled: option.value === 'Actor' })) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('radio', { name: 'Actor' })).toBeDisabled();
  },
});

export const Disabled = meta.story({
  name: 'Deshabilitado',
  args: { isDisabled: true, defaultValue: 'Actor' },
  play: async ({ canvasElement }) => {
    for (const radio of within(canvasElement).getAllByRole('radio')) await expect(radio).toBeDisabled();
  },
});

/** While the form is being sent, the focus can reach the group, but neither mouse nor keys can change it. */
export const ReadOnly = meta.story({
  name: 'Solo lectura',
  args: { isReadOnly: true, defaultValue: 'Actor', onChange: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Técnico'));
    await expect(canvas.getByRole('radio', { name: 'Actor' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Actor' })).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const Empty = meta.story({ name: 'Sin opciones', args: { options: [] } });

export const LongTexts = meta.story({
  name: 'Textos largos',
  args: {
    label: 'Desea postular como, para los proyectos que el estudio dobla durante la temporada siguiente',
    width: 'full',
    options: [
      { value: 'a', label: 'Técnico de grabación, edición, mezcla y recreación de música y efectos' },
      { value: 'b', label: 'unapalabralarguísimasinningúnespacioquetambiéndebepoderpartirse' },
    ],
  },
  globals: { viewport: { value: 'min320' } },
});

export const InForm = meta.story({
  name: 'En un formulario',
  args: { name: 'applicant_to' },
  render: (args) => (
    <form aria-label="Datos">
      <RadioGroup {...args} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Traductor'));
    await expect(new FormData(canvas.getByRole<HTMLFormElement>('form')).get('applicant_to')).toBe(
      'Traductor',
    );
  },
});
