import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { Button } from '../Button';
import type { SampleAccount } from './SampleForm';
import { fill, Sample } from './SampleForm';
import { toSubmitErrors } from './submitErrors';

const meta = preview.meta({
  component: Sample,
  title: 'Componentes/Campos/Form, formulario/Enviar',
  tags: ['!autodocs'],
  args: { onSubmit: fn() },
});

const taken = [{ field: 'email', message: 'Ese correo ya tiene cuenta' }];

/** The server's error stays on its field until the value changes. The typed values stay. */
export const FailedOnTheServer = meta.story({
  name: 'Falla en el servidor',
  args: { onSubmit: fn(async () => toSubmitErrors<SampleAccount>(taken)) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fill(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    await expect(await canvas.findByRole('alert')).toHaveFocus();
    const email = canvas.getByRole('textbox', { name: 'Correo electrónico' });
    await expect(email).toHaveAccessibleDescription('Ese correo ya tiene cuenta');
    await expect(email).toHaveValue('ana@correo.cl');
    await expect(canvas.getByLabelText('Contraseña')).toHaveValue('claveclave12');
    await userEvent.type(email, 'o');
    await expect(email).toBeValid();
    // The error returns with the refused value, and with no other, even after an attempt that sent nothing.
    await userEvent.type(email, '{Backspace}');
    await expect(email).toHaveAccessibleDescription('Ese correo ya tiene cuenta');
    await userEvent.type(email, 'o');
    const password = canvas.getByLabelText('Contraseña');
    await userEvent.clear(password);
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(password).toBeInvalid());
    await expect(email).toBeValid();
    await expect(canvas.queryByText(/Ese correo ya tiene cuenta/)).toBeNull();
  },
});

export const RejectedWithFields = meta.story({
  name: 'Rechazo con campos',
  args: { onSubmit: fn(() => Promise.reject(toSubmitErrors<SampleAccount>(taken))) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fill(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    await expect(await canvas.findByRole('link', { name: /Ese correo ya tiene cuenta/ })).toBeVisible();
  },
});

/** An error of the whole form is the summary's title. */
export const WrongPair = meta.story({
  name: 'Par equivocado',
  args: {
    onSubmit: fn(async () =>
      toSubmitErrors<SampleAccount>([{ field: '', message: 'Correo o contraseña incorrectos' }]),
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fill(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    const summary = await canvas.findByRole('alert');
    await expect(summary).toHaveTextContent('Correo o contraseña incorrectos');
    await expect(summary).toHaveFocus();
    await expect(within(summary).queryByRole('link')).toBeNull();
  },
});

export const RejectedUnexpectedly = meta.story({
  name: 'Rechazo inesperado',
  args: { onSubmit: fn(() => Promise.reject(new TypeError('Failed to fetch'))) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fill(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    const summary = await canvas.findByRole('alert');
    await expect(summary).toHaveTextContent('No pudimos enviar el formulario. Inténtalo otra vez.');
    await expect(summary).not.toHaveTextContent('Failed to fetch');
    await expect(canvas.getByRole('button', { name: 'Guardar' })).toBeEnabled();
    await expect(canvas.getByLabelText('Contraseña')).toHaveValue('claveclave12');
  },
});

/** However often the person presses, only one request runs. After it the form can be sent again. */
export const SentOnce = meta.story({
  name: 'Se envía una vez',
  render: function Sending(args) {
    const [finish, setFinish] = useState<(() => void) | null>(null);
    return (
      <>
        <Sample
          {...args}
          onSubmit={async (values) => {
            args.onSubmit(values);
            await new Promise<void>((resolve) => setFinish(() => resolve));
          }}
        />
        <Button variant="secondary" onPress={() => finish?.()}>
          Responder
        </Button>
      </>
    );
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await fill(canvas);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Edad (opcional)' }), '34');
    const button = canvas.getByRole('button', { name: 'Guardar' });
    await userEvent.click(button);
    await expect(await canvas.findByRole('button', { name: 'Guardando...' })).toBe(button);
    await userEvent.click(button);
    await userEvent.type(canvas.getByLabelText('Contraseña'), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(args.onSubmit).toHaveBeenCalledWith({
      name: '',
      email: 'ana@correo.cl',
      age: 34,
      password: 'claveclave12',
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Responder' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Guardar' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
  },
});
