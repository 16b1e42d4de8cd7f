import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { rightToLeft } from '../../../../.storybook/rightToLeft';
import { Select } from './Select';

const disabilities = [
  { value: 'visual', label: 'Visual' },
  { value: 'hearing', label: 'Auditiva' },
  { value: 'physical', label: 'Física' },
  { value: 'none', label: 'Ninguna' },
  { value: 'other', label: 'Otra' },
];

const meta = preview.meta({
  component: Select,
  title: 'Componentes/Campos/Select, lista desplegable, elegir, dropdown',
  parameters: {
    guide: {
      use: 'Una opción entre tres y unas quince. Dos o tres cortas: RadioGroup. Muchas: SearchSelect.',
      keys: [
        ['Espacio, Enter, flechas', 'Abre la lista.'],
        ['Letras', 'Va a la opción que empieza así.'],
        ['Enter', 'Elige. El foco vuelve al campo.'],
        ['Escape', 'Cierra sin cambiar.'],
      ],
      does: ['Ordenar como lo espera quien lee, no por código.'],
      donts: ['Dejar elegida una opción que nadie eligió.'],
    },
  },
  args: { label: 'Posee usted alguna discapacidad?', options: disabilities },
});

const trigger = (canvasElement: HTMLElement) => within(canvasElement).getByRole('button');

/** Screen readers read name, placeholder and choice with the button. The focus returns to it. */
export const Default = meta.story({
  name: 'Por defecto',
  tags: ['movimiento'],
  args: { onChange: fn() },
  play: async ({ args, canvasElement }) => {
    const button = trigger(canvasElement);
    await expect(button).toHaveAccessibleName('Seleccione Posee usted alguna discapacidad?');
    await userEvent.click(button);
    const list = await screen.findByRole('listbox', { name: 'Posee usted alguna discapacidad?' });
    await expect(within(list).getAllByRole('option')).toHaveLength(5);
    await userEvent.click(within(list).getByRole('option', { name: 'Ninguna' }));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(args.onChange).toHaveBeenLastCalledWith('none');
    await expect(button).toHaveTextContent('Ninguna');
    await waitFor(() => expect(button).toHaveFocus());
  },
});

export const Keyboard = meta.story({
  name: 'Con el teclado',
  tags: ['movimiento'],
  args: { onChange: fn(), value: undefined },
  play: async ({ args, canvasElement }) => {
    const button = trigger(canvasElement);
    await userEvent.click(within(canvasElement).getByText('Posee usted alguna discapacidad?'));
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Visual' })).toHaveFocus());
    await userEvent.keyboard('ot');
    await expect(screen.getByRole('option', { name: 'Otra' })).toHaveFocus();
    // The focus must be back before the key is up, not after the list has faded, because a Tab may follow.
    const atKeyUp = new Promise((resolve) =>
      document.addEventListener('keyup', () => resolve(document.activeElement), {
        capture: true,
        once: true,
      }),
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('other');
    await expect(await atKeyUp).toBe(button);
    await expect(button).toHaveFocus();
  },
});

/** Open, with the chosen option marked and focused. */
export const Open = meta.story({
  name: 'Abierto',
  args: { defaultValue: 'none', width: 'sm' },
  play: async ({ canvasElement }) => {
    await userEvent.click(trigger(canvasElement));
    const chosen = await screen.findByRole('option', { name: 'Ninguna', selected: true });
    await waitFor(() => expect(chosen).toHaveFocus());
    const list = screen.getByRole('listbox').getBoundingClientRect();
    const field = trigger(canvasElement).getBoundingClientRect();
    await expect(Math.abs(list.width - field.width)).toBeLessThanOrEqual(2);
  },
});

/** The page holds the value. A first option with '' leads back to no choice. */
export const Controlled = meta.story({
  name: 'Controlado desde fuera',
  args: { isOptional: true },
  render: function Held(args) {
    const [value, setValue] = useState('visual');
    return (
      <>
        <Select
          {...args}
          options={[{ value: '', label: 'Sin indicar' }, ...disabilities]}
          value={value}
          onChange={setValue}
        />
        <output>{value === '' ? 'vacío' : value}</output>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(trigger(canvasElement)).toHaveTextContent('Visual');
    await userEvent.click(trigger(canvasElement));
    await userEvent.click(await screen.findByRole('option', { name: 'Sin indicar' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('vacío');
    await expect(trigger(canvasElement)).toHaveTextContent('Sin indicar');
  },
});

/** A value that no option has shows the placeholder and breaks nothing. */
export const UnknownValue = meta.story({
  name: 'Valor desconocido',
  args: { value: 'speech' },
  play: async ({ canvasElement }) => {
    await expect(trigger(canvasElement)).toHaveTextContent('Seleccione');
  },
});

export const WithErrorAndHelp = meta.story({
  name: 'Con error y ayuda',
  args: { error: 'Este campo es requerido', help: 'Solo la ve el estudio' },
  play: async ({ canvasElement }) => {
    const ids = trigger(canvasElement).getAttribute('aria-describedby')?.split(' ') ?? [];
    const texts = ids.map((id) => document.getElementById(id)?.textContent);
    await expect(texts).toContain('Este campo es requerido');
    await expect(texts).toContain('Solo la ve el estudio');
  },
});

export const Large = meta.story({ name: 'Grande', args: { size: 'lg', label: 'Pertece a una comunidad?' } });

export const Narrow = meta.story({
  name: 'Angosto',
  args: { label: 'Filas', width: 'xs', defaultValue: '10', options: [{ value: '10', label: '10' }] },
});

export const OneDisabledOption = meta.story({
  name: 'Una opción deshabilitada',
  args: { options: disabilities.map((option) => ({ ...option, isDisabled: option.value === 'none' })) },
  play: async ({ canvasElement }) => {
    await userEvent.click(trigger(canvasElement));
    const none = await screen.findByRole('option', { name: 'Ninguna' });
    await expect(none).toHaveAttribute('aria-disabled', 'true');
  },
});

export const Disabled = meta.story({
  name: 'Deshabilitado',
  args: { isDisabled: true, defaultValue: 'none' },
  play: async ({ canvasElement }) => {
    await expect(trigger(canvasElement)).toBeDisabled();
  },
});

/** While the form is being sent, the focus can reach the select, but keys neither open nor change it. */
export const ReadOnly = meta.story({
  name: 'Solo lectura',
  args: { isReadOnly: true, value: 'none', onChange: fn() },
  play: async ({ args, canvasElement }) => {
    const button = trigger(canvasElement);
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}v{ArrowDown}');
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const Empty = meta.story({ name: 'Sin opciones', args: { label: 'Cliente', options: [] } });

const long = 'Corporación Cultural de Artes Sonoras y Doblaje Audiovisual del Extremo Sur de Chile S.A.';
export const LongTexts = meta.story({
  name: 'Textos largos',
  args: { label: `Cliente: ${long}`, defaultValue: 'a', options: [{ value: 'a', label: long }] },
  globals: { viewport: { value: 'min320' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(trigger(canvasElement));
    await screen.findByRole('option', { name: long });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
});

/** A native form sends the value and not the words. */
export const InForm = meta.story({
  name: 'En un formulario',
  args: { name: 'disability', defaultValue: 'none' },
  render: (args) => (
    <form aria-label="Datos">
      <Select {...args} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const form = within(canvasElement).getByRole<HTMLFormElement>('form');
    await expect(new FormData(form).get('disability')).toBe('none');
  },
});

/** The chevron is at the left, and so is the mark of the chosen option. */
export const RightToLeft = meta.story({
  name: 'De derecha a izquierda',
  args: { defaultValue: 'none', width: 'sm' },
  decorators: [rightToLeft],
  play: async ({ canvasElement }) => {
    const button = trigger(canvasElement);
    const iconIn = (element: Element) => (element.querySelector('svg') as Element).getBoundingClientRect();
    const field = button.getBoundingClientRect();
    await expect(iconIn(button).left - field.left).toBeLessThan(16);
    await userEvent.click(button);
    const chosen = await screen.findByRole('option', { name: 'Ninguna', selected: true });
    await waitFor(() => expect(chosen).toHaveFocus());
    const option = chosen.getBoundingClientRect();
    await expect(iconIn(chosen).left - option.left).toBeLessThan(16);
    const words = within(chosen).getByText('Ninguna').getBoundingClientRect();
    await expect(option.right - words.right).toBeLessThan(16);
  },
});
