import { Profiler, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { Button } from '../Button';
import { Checkbox } from '../Checkbox';
import { DateField } from '../DateField';
import { NumberField } from '../NumberField';
import { RadioGroup } from '../RadioGroup';
import { SearchSelect } from '../SearchSelect';
import { Select } from '../Select';
import { TextArea } from '../TextArea';
import { createForm } from './createForm';
import type { SubmitOutcome } from './submitErrors';
import { toSubmitErrors } from './submitErrors';
import { useUnsavedGuard } from './useUnsavedGuard';

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

interface Order {
  applicant: '' | 'Actor' | 'Traductor';
  country: string;
  typeId: number;
  startDate: string;
  amount: number | null;
  notes: string;
  consent: boolean;
}

const Work = createForm<Order>();

const needed: Partial<Record<keyof Order, string>> = {
  applicant: 'Elige cómo postulas',
  country: 'La nacionalidad es requerida',
  typeId: 'Elige un tipo de orden',
  startDate: 'La fecha de inicio es requerida',
  amount: 'Ingresa un monto',
  consent: 'Autoriza el tratamiento',
};

function Leaving() {
  return <output>{useUnsavedGuard() ? 'Hay cambios sin guardar' : 'Todo guardado'}</output>;
}

function EveryField({
  onSubmit,
  waitsForValid,
}: {
  onSubmit: (values: Order) => void;
  waitsForValid?: boolean;
}) {
  return (
    <Work.Form
      onSubmit={onSubmit}
      initialValues={{
        applicant: '',
        country: '',
        typeId: 0,
        startDate: '',
        amount: null,
        notes: '',
        consent: false,
      }}
      validate={(values) =>
        Object.fromEntries(Object.entries(needed).filter(([name]) => !values[name as keyof Order]))
      }
      style={{ display: 'grid', gap: 20, maxWidth: 400 }}
    >
      <Work.FormSummary />
      <Work.Field
        as={RadioGroup}
        name="applicant"
        label="Desea postular como"
        options={[
          { value: 'Actor', label: 'Actor' },
          { value: 'Traductor', label: 'Traductor' },
        ]}
      />
      <Work.Field
        as={SearchSelect}
        name="country"
        label="País"
        options={[
          { value: 'CL', label: 'Chile' },
          { value: 'PE', label: 'Perú' },
        ]}
      />
      <Work.Field
        as={Select}
        name="typeId"
        label="Tipo de orden"
        options={[{ value: '2', label: 'Traducción' }]}
        format={(id) => (id ? String(id) : '')}
        parse={Number}
      />
      <Work.Field as={DateField} name="startDate" label="Fecha de inicio" />
      <Work.Field as={NumberField} name="amount" label="Monto en CLP" prefix="$" />
      <Work.Field as={TextArea} name="notes" label="Notas" isOptional />
      <Work.ToggleField as={Checkbox} name="consent" layout="consent">
        Autorizo el tratamiento de mis datos
      </Work.ToggleField>
      <Leaving />
      <Work.SubmitButton waitsForValid={waitsForValid ?? false}>Emitir orden</Work.SubmitButton>
    </Work.Form>
  );
}

const fillOrder = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(canvas.getByRole('radio', { name: 'Actor' }));
  await userEvent.type(canvas.getByRole('combobox', { name: 'País' }), 'peru{Enter}');
  await userEvent.click(canvas.getByRole('button', { name: /Tipo de orden/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Traducción' }));
  await userEvent.type(canvas.getByRole('textbox', { name: 'Fecha de inicio' }), '16032026');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Monto en CLP' }), '150000');
  await userEvent.click(canvas.getByRole('checkbox'));
};

/** Each kind of field holds a value of its own type. */
export const EveryKindOfField = meta.story({
  render: (args) => <EveryField onSubmit={args.onSubmit as unknown as (values: Order) => void} />,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('Todo guardado');
    await fillOrder(canvas);
    await expect(canvas.getByRole('status')).toHaveTextContent('Hay cambios sin guardar');
    await userEvent.click(canvas.getByRole('button', { name: 'Emitir orden' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
    const order: Order = {
      applicant: 'Actor',
      country: 'PE',
      typeId: 2,
      startDate: '2026-03-16',
      amount: 150000,
      notes: '',
      consent: true,
    };
    await expect(args.onSubmit).toHaveBeenCalledWith(order, expect.anything());
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Todo guardado'));
  },
});

/** The summary names groups and buttons by their labels, and a link leads to each. */
export const EveryKindOfError = meta.story({
  render: (args) => <EveryField onSubmit={args.onSubmit as unknown as (values: Order) => void} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Emitir orden' }));
    const summary = await canvas.findByRole('alert');
    const links = within(summary).getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual([
      'Desea postular como: Elige cómo postulas',
      'País: La nacionalidad es requerida',
      'Tipo de orden: Elige un tipo de orden',
      'Fecha de inicio: La fecha de inicio es requerida',
      'Monto en CLP: Ingresa un monto',
      'Autoriza el tratamiento',
    ]);
    const targets = [
      canvas.getByRole('radio', { name: 'Actor' }),
      canvas.getByRole('combobox', { name: 'País' }),
      canvas.getByRole('button', { name: /Tipo de orden/ }),
      canvas.getByRole('textbox', { name: 'Fecha de inicio' }),
      canvas.getByRole('textbox', { name: 'Monto en CLP' }),
      canvas.getByRole('checkbox'),
    ];
    for (const [place, link] of links.entries()) {
      await userEvent.click(link);
      await expect(targets[place]).toHaveFocus();
    }
  },
});

/** Closing the page asks only while there is something to lose. */
export const AsksBeforeLeaving = meta.story({
  render: (args) => <EveryField onSubmit={args.onSubmit as unknown as (values: Order) => void} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await expect(leave()).toBe(true);
    const notes = canvas.getByRole('textbox', { name: /Notas/ });
    await userEvent.type(notes, 'a');
    await waitFor(() => expect(leave()).toBe(false));
    await userEvent.clear(notes);
    await waitFor(() => expect(leave()).toBe(true));
  },
});

/** 'Continuar' of a questionnaire: not to be pressed before every value is valid. */
export const WaitsForValid = meta.story({
  render: (args) => (
    <EveryField onSubmit={args.onSubmit as unknown as (values: Order) => void} waitsForValid />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Emitir orden' });
    await expect(button).toBeDisabled();
    await fillOrder(canvas);
    await waitFor(() => expect(button).toBeEnabled());
  },
});
