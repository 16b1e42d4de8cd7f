import { Profiler, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { Button } from '../Button';
import { createForm } from './createForm';
import type { SubmitOutcome } from './submitErrors';
import { toSubmitErrors } from './submitErrors';

interface Account {
  name: string;
  email: string;
  age: number;
  password: string;
}

const { Form, TextFormField, PasswordFormField, FormSummary, SubmitButton } = createForm<Account>();

const renders = { name: 0, email: 0, password: 0, form: 0 };

/** Counts the renders of what it holds. */
function Counted({ id, children }: { id: keyof typeof renders; children: React.ReactNode }) {
  return (
    <Profiler
      id={id}
      onRender={() => {
        renders[id] += 1;
      }}
    >
      {children}
    </Profiler>
  );
}

interface SampleProps {
  onSubmit: (values: Account) => SubmitOutcome<Account> | Promise<SubmitOutcome<Account>>;
  hasSummary?: boolean;
}

const asAge = (text: string) => (text === '' ? undefined : Number(text));

function Sample({ onSubmit, hasSummary = true }: SampleProps) {
  return (
    <Form
      onSubmit={onSubmit}
      initialValues={{ name: '', email: '', password: '' }}
      validate={({ email, password }) => ({
        ...(!email && { email: 'El correo electronico es requerido' }),
        ...(!password && { password: 'La contraseña es requerida' }),
      })}
      style={{ display: 'grid', gap: 20, maxWidth: 400 }}
      aria-label="Cuenta"
    >
      {hasSummary && <FormSummary />}
      <Counted id="name">
        <TextFormField name="name" label="Nombre" isOptional />
      </Counted>
      <Counted id="email">
        <TextFormField name="email" label="Correo electrónico" type="email" />
      </Counted>
      <TextFormField name="age" label="Edad" width="xs" inputMode="numeric" parse={asAge} isOptional />
      <Counted id="password">
        <PasswordFormField name="password" label="Contraseña" />
      </Counted>
      <SubmitButton pendingText="Guardando..." isBlock>
        Guardar
      </SubmitButton>
    </Form>
  );
}

const meta = preview.meta({
  component: Sample,
  title: 'Componentes/Campos/Form',
  args: { onSubmit: fn() },
});

const fill = async (canvas: ReturnType<typeof within>) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Correo electrónico' }), 'ana@correo.cl');
  await userEvent.type(canvas.getByLabelText('Contraseña'), 'claveclave12');
};

/** Nothing is wrong before one has been there; an error shows once the field is left. */
export const ErrorsAfterTouch = meta.story({
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const email = canvas.getByRole('textbox', { name: 'Correo electrónico' });
    await expect(email).toBeValid();
    await userEvent.click(email);
    await expect(email).toBeValid();
    await userEvent.tab();
    await expect(email).toBeInvalid();
    await expect(email).toHaveAccessibleDescription('El correo electronico es requerido');
    await expect(canvas.getByLabelText('Contraseña')).toBeValid();
    await userEvent.type(email, 'ana@correo.cl');
    await expect(email).toBeValid();
  },
});

/** A failed submit lists the errors in the order of the page, and takes the focus there. */
export const FailedInTheBrowser = meta.story({
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    const summary = await canvas.findByRole('alert');
    await expect(summary).toHaveFocus();
    await expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Correo electrónico: El correo electronico es requerido',
      'Contraseña: La contraseña es requerida',
    ]);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(within(summary).getByRole('link', { name: /Contraseña/ }));
    await expect(canvas.getByLabelText('Contraseña')).toHaveFocus();
  },
});

export const FailedWithoutSummary = meta.story({
  args: { hasSummary: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Correo electrónico' })).toHaveFocus());
  },
});

const taken = [{ field: 'email', message: 'Ese correo ya tiene cuenta' }];

/** What the server said stays on its field until the value changes; what was typed stays. */
export const FailedOnTheServer = meta.story({
  args: { onSubmit: fn(async () => toSubmitErrors<Account>(taken)) },
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
    await userEvent.type(email, '{Backspace}');
    await expect(email).toBeValid();
  },
});

export const RejectedWithFields = meta.story({
  args: { onSubmit: fn(() => Promise.reject(toSubmitErrors<Account>(taken))) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fill(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    await expect(await canvas.findByRole('link', { name: /Ese correo ya tiene cuenta/ })).toBeVisible();
  },
});

/** An error of the whole form is the summary's title. */
export const WrongPair = meta.story({
  args: {
    onSubmit: fn(async () =>
      toSubmitErrors<Account>([{ field: '', message: 'Correo o contraseña incorrectos' }]),
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

/** However often it is pressed, one request is under way; after it, the form can be sent again. */
export const SentOnce = meta.story({
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

/** One keystroke renders the one field it is in. */
export const RendersOneField = meta.story({
  render: (args) => (
    <Counted id="form">
      <Sample {...args} />
    </Counted>
  ),
  play: async ({ canvasElement }) => {
    const email = within(canvasElement).getByRole('textbox', { name: 'Correo electrónico' });
    // The first keystroke also settles that the field is no longer empty and was visited.
    await userEvent.type(email, 'a');
    const before = { ...renders };
    await userEvent.type(email, 'b', { skipClick: true });
    await expect(renders.email - before.email).toBe(1);
    await expect(renders.name).toBe(before.name);
    await expect(renders.password).toBe(before.password);
    await expect(renders.form - before.form).toBe(1);
  },
});

/** Leaving a field by pressing a button shows the error after the press, so the button stays under it. */
export const ErrorsWaitForThePress = meta.story({
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const password = canvas.getByLabelText('Contraseña');
    const button = canvas.getByRole('button', { name: 'Guardar' });
    await userEvent.click(password);
    const { top } = button.getBoundingClientRect();
    const mouse = userEvent.setup();
    await mouse.pointer({ keys: '[MouseLeft>]', target: button });
    await expect(password).not.toHaveFocus();
    await expect(button.getBoundingClientRect().top).toBe(top);
    await mouse.pointer({ keys: '[/MouseLeft]', target: button });
    await expect(await canvas.findByRole('alert')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});
