import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { Button } from '../Button';
import { TextField } from '../TextField';
import { FormErrorSummary } from './FormErrorSummary';

const meta = preview.meta({
  component: FormErrorSummary,
  // Each story has its own iframe, because the summary takes the focus when it appears.
  parameters: {
    guide: {
      use: 'Los errores de un formulario en un bloque que recibe el foco. FormSummary lo llena solo.',
      keys: [['Enter en un error', 'Va a su campo.']],
      does: ['Nombrar el campo antes del error.'],
      donts: ['Mostrarlo antes de enviar.'],
    },
    docs: { story: { inline: false } },
  },
  title: 'Componentes/Mensajes/FormErrorSummary, resumen de errores',
  args: { errors: [{ fieldId: 'rut', message: 'RUT: El RUT es inválido' }] },
});

/** The summary takes the focus when it appears. Its lines lead to the fields. */
export const Default = meta.story({
  name: 'Por defecto',
  render: (args) => (
    <div style={{ display: 'grid', gap: 20 }}>
      <FormErrorSummary {...args} />
      <TextField id="rut" label="RUT" error="El RUT es inválido" defaultValue="12" width="sm" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const summary = canvas.getByRole('alert');
    await expect(summary).toHaveFocus();
    await expect(summary).toHaveTextContent('Revisa un campo antes de continuar');
    await userEvent.click(canvas.getByRole('link', { name: 'RUT: El RUT es inválido' }));
    await expect(canvas.getByRole('textbox', { name: 'RUT' })).toHaveFocus();
  },
});

export const Several = meta.story({
  name: 'Varios',
  args: {
    title: 'Revisa dos campos antes de guardar',
    errors: [
      { fieldId: 'name', message: 'Nombre: Este campo es requerido' },
      { fieldId: 'phone', message: 'Teléfono: El número telefónico es requerido' },
      { message: 'La orden ya fue emitida' },
    ],
  },
  render: (args) => (
    <div style={{ display: 'grid', gap: 20 }}>
      <FormErrorSummary {...args} />
      <TextField id="name" label="Nombre" error="Este campo es requerido" />
      <TextField id="phone" label="Teléfono" error="El número telefónico es requerido" width="sm" />
    </div>
  ),
});

export const WithAction = meta.story({
  name: 'Con acción',
  args: {
    title: 'Tu cuenta aún no está activada',
    errors: [],
    children: (
      <Button variant="secondary" size="sm">
        Reenviar correo de activación
      </Button>
    ),
  },
});

export const NothingWrong = meta.story({
  name: 'Nada que corregir',
  args: { errors: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('alert')).toBeNull();
  },
});

/** A new list is a new failure, so the summary takes the focus again. The same list leaves the focus alone. */
export const SecondFailure = meta.story({
  name: 'Segunda falla',
  render: function Failing(args) {
    const [errors, setErrors] = useState(args.errors);
    const [count, setCount] = useState(0);
    return (
      <div style={{ display: 'grid', gap: 20 }}>
        <FormErrorSummary {...args} errors={errors} />
        <TextField id="rut" label="RUT" error="El RUT es inválido" />
        <Button variant="secondary" onPress={() => setCount(count + 1)}>{`Contar ${count}`}</Button>
        <Button onPress={() => setErrors([...errors])}>Guardar</Button>
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Contar 0' }));
    await expect(canvas.getByRole('button', { name: 'Contar 1' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    await expect(canvas.getByRole('alert')).toHaveFocus();
  },
});
