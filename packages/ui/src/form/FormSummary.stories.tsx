import { useForm } from 'react-final-form';
import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import type { SampleAccount } from './SampleForm';
import { fill, Sample } from './SampleForm';
import { toSubmitErrors } from './submitErrors';

const meta = preview.meta({
  component: Sample,
  title: 'Componentes/Campos/Form, formulario/Resumen de errores',
  tags: ['!autodocs'],
  args: { onSubmit: fn() },
});

const lines = (summary: HTMLElement) =>
  within(summary)
    .queryAllByRole('link')
    .map((link) => link.textContent);

/** A corrected field leaves the list. The field that the person types in does not move until they leave it. */
export const FollowsTheFields = meta.story({
  name: 'Sigue a los campos',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    const summary = await canvas.findByRole('alert');
    await expect(lines(summary)).toHaveLength(2);
    const email = canvas.getByRole('textbox', { name: 'Correo electrónico' });
    await userEvent.click(email);
    const { top } = email.getBoundingClientRect();
    await userEvent.keyboard('ana@correo.cl');
    await expect(lines(summary)).toEqual(['Contraseña: La contraseña es requerida']);
    await expect(email).toHaveFocus();
    await expect(email.getBoundingClientRect().top).toBe(top);
    // Wrong again: the list shows it again.
    await userEvent.clear(email);
    await expect(lines(summary)[0]).toBe('Correo electrónico: El correo electrónico es requerido');
    await userEvent.type(email, 'ana@correo.cl');
    const password = canvas.getByLabelText('Contraseña');
    await userEvent.type(password, 'claveclave12');
    await expect(summary).not.toBeVisible();
    await userEvent.tab();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(summary).not.toBeInTheDocument();
  },
});

/** The server's error goes when its value changes. Another failure takes the focus again. */
export const FollowsTheServer = meta.story({
  name: 'Sigue al servidor',
  args: {
    onSubmit: fn(async () =>
      toSubmitErrors<SampleAccount>([
        { field: 'email', message: 'Ese correo ya tiene cuenta' },
        { field: 'password', message: 'Elige otra contraseña' },
      ]),
    ),
  },
  play: async ({ canvas }) => {
    await fill(canvas);
    const save = canvas.getByRole('button', { name: 'Guardar' });
    await userEvent.click(save);
    const summary = await canvas.findByRole('alert');
    await expect(lines(summary)).toHaveLength(2);
    await userEvent.type(canvas.getByLabelText('Contraseña'), '3');
    await expect(lines(summary)).toEqual(['Correo electrónico: Ese correo ya tiene cuenta']);
    await userEvent.click(save);
    await expect(await canvas.findByRole('link', { name: /Elige otra contraseña/ })).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveFocus();
  },
});

/** An error of the whole form belongs to no field: it stays until the next submit. */
export const WholeForm = meta.story({
  name: 'Todo el formulario',
  args: {
    onSubmit: fn(async () =>
      toSubmitErrors<SampleAccount>([{ field: '', message: 'Correo o contraseña incorrectos' }]),
    ),
  },
  play: async ({ canvas }) => {
    await fill(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    await canvas.findByRole('alert');
    await userEvent.type(canvas.getByLabelText('Contraseña'), '3');
    await userEvent.tab();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Correo o contraseña incorrectos');
  },
});

function Forget() {
  const { mutators } = useForm();
  return (
    <button type="button" onClick={() => mutators.forgetAnswer?.()}>
      Otra cuenta
    </button>
  );
}

/** Once the form is about something else, the server's whole answer goes. What is missing is listed again. */
export const Forgotten = meta.story({
  name: 'El asunto es otro',
  args: {
    onSubmit: fn(async () =>
      toSubmitErrors<SampleAccount>([
        { field: '', message: 'Esa cuenta cambió' },
        { field: 'password', message: 'Elige otra contraseña' },
      ]),
    ),
    children: <Forget />,
  },
  play: async ({ canvas }) => {
    await fill(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    const summary = await canvas.findByRole('alert');
    await expect(summary).toHaveTextContent('Esa cuenta cambió');
    await userEvent.click(canvas.getByRole('button', { name: 'Otra cuenta' }));
    await expect(canvas.queryByRole('alert')).toBeNull();
    const password = canvas.getByLabelText('Contraseña');
    await expect(password).toBeValid();
    await expect(password).toHaveValue('claveclave12');
    await userEvent.clear(password);
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('La contraseña es requerida');
    await expect(canvas.getByRole('alert')).not.toHaveTextContent('Esa cuenta cambió');
  },
});
