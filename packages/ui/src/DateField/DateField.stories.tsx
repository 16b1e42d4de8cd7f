import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { DateField } from './DateField';

const meta = preview.meta({
  component: DateField,
  title: 'Componentes/Campos/DateField, fecha, calendario',
  parameters: {
    guide: {
      use: 'Una fecha, escrita dd-mm-aaaa o elegida en el calendario.',
      keys: [
        ['Tab', 'Llega al campo y sale de él. El error se muestra al salir.'],
        ['Espacio, Enter', 'En el botón: abre el calendario.'],
        ['Flechas', 'En el calendario: día y semana.'],
        ['AvPág, RePág', 'En el calendario: mes.'],
        ['Escape', 'Cierra el calendario.'],
      ],
      does: ['Dejar escribir: un nacimiento se escribe más rápido que se busca.'],
      donts: ['Borrar lo escrito porque aún no es una fecha.'],
    },
  },
  args: { label: 'Fecha de entrega' },
});

const field = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole<HTMLInputElement>('textbox', { name: 'Fecha de entrega' });

/** The field adds the hyphens by itself. Until the date is complete, `onChange` gets the typed text. */
export const Default = meta.story({
  name: 'Fecha',
  args: { onChange: fn() },
  play: async ({ args, canvasElement }) => {
    const input = field(canvasElement);
    await expect(input).toHaveAttribute('placeholder', 'dd-mm-aaaa');
    await userEvent.type(input, '050320');
    await expect(input).toHaveValue('05-03-20');
    await expect(args.onChange).toHaveBeenLastCalledWith('05-03-20');
    await userEvent.type(input, '26');
    await expect(input).toHaveValue('05-03-2026');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-05');
    await userEvent.clear(input);
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
});

const invalid = 'Ingresa una fecha válida';

/** A day that does not exist stays as typed. The field shows an error from leaving it until the day is right. */
export const NoSuchDay = meta.story({
  name: 'Un día que no existe',
  args: { onChange: fn() },
  play: async ({ args, canvasElement }) => {
    const input = field(canvasElement);
    await userEvent.type(input, '31022026');
    await userEvent.tab();
    await expect(input).toBeValid();
    await userEvent.tab();
    await expect(input).toHaveValue('31-02-2026');
    await expect(args.onChange).toHaveBeenLastCalledWith('31-02-2026');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(invalid);
    await userEvent.type(input, '{Backspace}');
    await expect(input).toBeInvalid();
    await userEvent.clear(input);
    await userEvent.type(input, '28022026');
    await expect(input).toBeValid();
    await userEvent.type(input, '{Backspace}');
    await expect(input).toBeValid();
    await userEvent.clear(input);
    await userEvent.type(input, '31022026');
    await userEvent.tab();
    await userEvent.tab();
    await expect(input).toBeInvalid();
  },
});

/** An incomplete date stays too. An emptied field is no error. */
export const HalfADate = meta.story({
  name: 'Fecha a medias',
  args: { labels: { invalid: 'No es una fecha' } },
  play: async ({ canvasElement }) => {
    const input = field(canvasElement);
    await userEvent.type(input, '12/');
    await userEvent.tab();
    await userEvent.tab();
    await expect(input).toHaveValue('12-');
    await expect(input).toHaveAccessibleDescription('No es una fecha');
    await userEvent.clear(input);
    await userEvent.tab();
    await userEvent.tab();
    await expect(input).toBeValid();
  },
});

/** Pressing a button also leaves the field. The error waits until after the press, so that the button does not move away. */
export const ErrorWaitsForThePress = meta.story({
  name: 'El error espera al clic',
  render: (args) => (
    <>
      <DateField {...args} />
      <button type="button">Guardar</button>
    </>
  ),
  play: async ({ canvasElement }) => {
    const input = field(canvasElement);
    const target = within(canvasElement).getByRole('button', { name: 'Guardar' });
    await userEvent.type(input, '3102');
    const mouse = userEvent.setup();
    await mouse.pointer({ keys: '[MouseLeft>]', target });
    await expect(target).toHaveFocus();
    await expect(input).toBeValid();
    await mouse.pointer({ keys: '[/MouseLeft]', target });
    await waitFor(() => expect(input).toBeInvalid());
  },
});

/** A person may type other separators. On leaving the text, also for the calendar's button, it shows like all dates. */
export const OwnSeparators = meta.story({
  name: 'Con otros separadores',
  args: { onChange: fn() },
  play: async ({ args, canvasElement }) => {
    const input = field(canvasElement);
    await userEvent.type(input, '5/3/2026');
    await expect(input).toHaveValue('5-3-2026');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-05');
    await userEvent.tab();
    await expect(input).toHaveValue('05-03-2026');
    await userEvent.tab();
    await expect(input).toBeValid();
  },
});

/** The calendar opens in Spanish at the month of the value. Choosing a day closes it and gives the focus back to the button. */
export const InTheCalendar = meta.story({
  name: 'Se elige en el calendario',
  tags: ['movimiento'],
  args: { onChange: fn(), onBlur: fn(), defaultValue: '2026-03-16' },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', {
      name: 'Elegir en el calendario, Fecha de entrega',
    });
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog', {
      name: 'Elegir en el calendario, Fecha de entrega',
    });
    await expect(within(dialog).getByRole('heading')).toHaveTextContent('marzo de 2026');
    await waitFor(() => expect(within(dialog).getByRole('button', { name: /16 de marzo/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-17');
    await expect(field(canvasElement)).toHaveValue('17-03-2026');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(args.onBlur).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledTimes(1);
  },
});

/** A birth date is three presses away: the calendar, the list of years, the year. There is a list of months too. */
export const YearsAway = meta.story({
  name: 'Se elige años atrás',
  args: { label: 'Fecha de nacimiento', onChange: fn(), minValue: '1900-01-01', maxValue: '2026-11-20' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const dialog = within(await screen.findByRole('dialog'));
    const year = dialog.getByRole<HTMLSelectElement>('combobox', { name: 'Año' });
    const years = within(year).getAllByRole('option');
    await expect([years.at(0)?.textContent, years.at(-1)?.textContent]).toEqual(['1900', '2026']);
    await userEvent.selectOptions(year, '1958');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Mes' }), 'Marzo');
    await expect(dialog.getByRole('heading')).toHaveTextContent('marzo de 1958');
    await userEvent.click(dialog.getByRole('button', { name: /[^\d]5 de marzo de 1958/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('1958-03-05');
  },
});

/** On a phone both lists fit in full, side by side. */
export const YearsOnAPhone = meta.story({
  name: 'Años, mínimo 320',
  args: { defaultValue: '2026-09-16' },
  globals: { viewport: { value: 'min320' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const dialog = within(await screen.findByRole('dialog'));
    const [month, year] = dialog.getAllByRole('combobox').map((list) => list.getBoundingClientRect());
    await expect(month?.top).toBe(year?.top);
    for (const list of dialog.getAllByRole('combobox')) {
      await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
    }
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

/** By keyboard: the lists come before the days, and keep the focus while the person goes through them. */
export const YearsByKeyboard = meta.story({
  name: 'Años con el teclado',
  args: { defaultValue: '2026-03-16' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByRole('button', { name: /16 de marzo/ })).toHaveFocus());
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    const year = dialog.getByRole<HTMLSelectElement>('combobox', { name: 'Año' });
    await expect(year).toHaveFocus();
    await userEvent.selectOptions(year, '1990');
    await expect(year).toHaveFocus();
    await expect(dialog.getByRole('heading')).toHaveTextContent('marzo de 1990');
  },
});

/** Days outside the limits cannot be chosen. */
export const Limits = meta.story({
  name: 'Primer y último día',
  args: { defaultValue: '2026-03-16', minValue: '2026-03-10', maxValue: '2026-03-20' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const dialog = await screen.findByRole('dialog');
    await expect(within(dialog).getByRole('button', { name: /[^\d]9 de marzo/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    // There are two: a visible button, and one at the end of the month for screen readers.
    for (const next of within(dialog).getAllByRole('button', { name: 'Siguiente' })) {
      await expect(next).toBeDisabled();
    }
  },
});

export const Controlled = meta.story({
  name: 'Controlado desde fuera',
  render: function Held(args) {
    const [day, setDay] = useState('2026-03-05');
    return (
      <>
        <DateField {...args} value={day} onChange={setDay} />
        <output>{day}</output>
        <button type="button" onClick={() => setDay('')}>
          Borrar
        </button>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(field(canvasElement)).toHaveValue('05-03-2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Borrar' }));
    await expect(field(canvasElement)).toHaveValue('');
    await userEvent.click(field(canvasElement));
    await userEvent.paste('2026-12-31');
    await expect(canvas.getByRole('status')).toHaveTextContent('2026-12-31');
    await expect(field(canvasElement)).toHaveValue('31-12-2026');
  },
});

export const WithErrorAndHelp = meta.story({
  name: 'Con error y ayuda',
  args: {
    defaultValue: '2026-03-13',
    error: 'La entrega debe ser posterior al inicio',
    help: 'Hasta las 23:59 de ese día',
  },
  play: async ({ canvasElement }) => {
    const input = field(canvasElement);
    await expect(input).toBeInvalid();
    // The page's own error takes precedence over the field's.
    await userEvent.type(input, '{Backspace}');
    await userEvent.tab();
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription(
      'Hasta las 23:59 de ese día La entrega debe ser posterior al inicio',
    );
  },
});
export const Large = meta.story({ name: 'Grande', args: { size: 'lg', width: 'full' } });
export const Optional = meta.story({ name: 'Opcional', args: { isOptional: true } });
export const Disabled = meta.story({
  name: 'Deshabilitado',
  args: { isDisabled: true, defaultValue: '2026-03-13' },
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement)).toBeDisabled();
    await expect(within(canvasElement).getByRole('button')).toBeDisabled();
  },
});
export const ReadOnly = meta.story({
  name: 'Solo lectura',
  args: { isReadOnly: true, defaultValue: '2026-03-13' },
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement), '1');
    await expect(field(canvasElement)).toHaveValue('13-03-2026');
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});
export const LongTexts = meta.story({
  name: 'Textos largos',
  args: {
    label: 'Fecha de entrega de la grabación completa, con todas las tomas aprobadas por la dirección',
    help: 'Se cuenta hasta el final del día en Chile continental, sea cual sea el lugar donde se graba',
    width: 'full',
  },
  globals: { viewport: { value: 'min320' } },
});

/** A native form sends the date as 'AAAA-MM-DD'. */
export const InForm = meta.story({
  name: 'En un formulario',
  args: { name: 'dueDate' },
  render: (args) => (
    <form aria-label="Orden">
      <DateField {...args} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const form = within(canvasElement).getByRole<HTMLFormElement>('form');
    await userEvent.type(field(canvasElement), '13032026');
    await expect(new FormData(form).getAll('dueDate')).toEqual(['2026-03-13']);
  },
});
