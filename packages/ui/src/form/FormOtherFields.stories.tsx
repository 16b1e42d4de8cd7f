import { useState } from 'react';
import { Form as AriaForm } from 'react-aria-components';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { Button } from '../Button/Button';
import { Dropzone } from '../Dropzone';
import { FormattedField } from '../FormattedField';
import { Select } from '../Select';
import { Stack } from '../Stack';
import { TextField } from '../TextField';
import { createForm } from './createForm';

interface Sample {
  phone: string;
  files: File[];
}

const { Form, FormSummary, Field, SubmitButton } = createForm<Sample>();

const onlyDigits = (text: string) => {
  const value = text.replace(/\D/g, '');
  return { value, caret: value.length };
};

/** The form holds the telephone with its country code; the field shows it without. */
function Reel({ onSubmit }: { onSubmit: (values: Sample) => Promise<void> }) {
  return (
    <Form
      initialValues={{ phone: '+56912345678' }}
      validate={({ files }) => (files?.length ? {} : { files: 'Agrega al menos un archivo' })}
      onSubmit={onSubmit}
    >
      <Stack>
        <FormSummary />
        <Field
          as={FormattedField}
          name="phone"
          label="Teléfono"
          formatText={onlyDigits}
          format={(phone) => (phone ?? '').replace('+56', '')}
          parse={(shown) => `+56${shown}`}
        />
        <Field as={Dropzone} name="files" label="Demos de voz" help="De menos de un minuto" />
        <SubmitButton pendingText="Enviando...">Enviar</SubmitButton>
      </Stack>
    </Form>
  );
}

const meta = preview.meta({
  component: Reel,
  title: 'Componentes/Campos/Form, formulario/Otros campos',
  tags: ['!autodocs'],
  args: { onSubmit: fn(async () => {}) },
});

const file = new File(['1'], 'demo.mp4', { type: 'video/mp4' });

/**
 * Both conversions of a value beside the typing format. A drop zone has a name and an
 * error that the summary links to, and it is disabled while the form is being sent.
 */
export const FormatAndFiles = meta.story({
  name: 'Con formato y con archivos',
  args: { onSubmit: fn(() => new Promise<void>((resolve) => setTimeout(resolve, 400))) },
  play: async ({ canvas, args }) => {
    const complaints = spyOn(console, 'error');
    const phone = canvas.getByRole('textbox', { name: 'Teléfono' });
    await expect(phone).toHaveValue('912345678');
    await userEvent.type(phone, '{Backspace}x9');
    await expect(phone).toHaveValue('912345679');

    const zone = canvas.getByRole('group', { name: 'Demos de voz' });
    await expect(zone).toHaveAccessibleDescription('De menos de un minuto');
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar' }));
    const link = await canvas.findByRole('link', { name: 'Demos de voz: Agrega al menos un archivo' });
    await userEvent.click(link);
    const select = within(zone).getByRole('button', { name: 'Seleccionar archivos' });
    await expect(select).toHaveFocus();
    await expect(zone).toHaveAccessibleDescription('Agrega al menos un archivo De menos de un minuto');

    await userEvent.upload(zone.querySelector('input') as HTMLInputElement, file);
    await canvas.findByText('demo.mp4');
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar' }));
    await waitFor(() => expect(select).toHaveAttribute('aria-disabled', 'true'));
    await expect(canvas.getByRole('button', { name: 'Quitar demo.mp4' })).toBeDisabled();
    await waitFor(() => expect(select).not.toHaveAttribute('aria-disabled'));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      { phone: '+56912345679', files: [file] },
      expect.anything(),
    );
    // No prop of the form reached an element that does not know it.
    await expect(complaints).not.toHaveBeenCalled();
  },
});

function FromServer() {
  const [errors, setErrors] = useState<Record<string, string>>({});
  return (
    <AriaForm
      validationErrors={errors}
      onSubmit={(event) => {
        event.preventDefault();
        setErrors({ email: 'Ese correo ya tiene cuenta', role: 'Ese rol no existe' });
      }}
    >
      <Stack>
        <TextField name="email" label="Correo" />
        <Select name="role" label="Rol" options={[{ value: 'actor', label: 'Actor' }]} />
        <TextField name="name" label="Nombre" isRequired validationBehavior="native" />
        <Button type="submit">Enviar</Button>
      </Stack>
    </AriaForm>
  );
}

/** In a form of react-aria-components, server errors show on the fields, and native validation works where the page wants it. */
export const ReactAriaForm = meta.story({
  name: 'En un formulario de React Aria',
  render: () => <FromServer />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar' }));
    // The browser refuses an empty required field, in its own words.
    const name = canvas.getByRole('textbox', { name: 'Nombre' });
    await waitFor(() => expect(name).toBeInvalid());
    await waitFor(() => expect(name).toHaveAccessibleDescription(/./));
    await userEvent.type(name, 'Ana');
    // Leaving the field removes its error, but only after the press, so that the button does not move away.
    const send = canvas.getByRole('button', { name: 'Enviar' });
    const { top } = send.getBoundingClientRect();
    const mouse = userEvent.setup();
    await mouse.pointer({ keys: '[MouseLeft>]', target: send });
    await waitFor(() => expect(name).toBeValid());
    await expect(send.getBoundingClientRect().top).toBe(top);
    await mouse.pointer({ keys: '[/MouseLeft]', target: send });
    await waitFor(() => expect(send.getBoundingClientRect().top).not.toBe(top));
    const email = canvas.getByRole('textbox', { name: 'Correo' });
    await waitFor(() => expect(email).toHaveAccessibleDescription('Ese correo ya tiene cuenta'));
    await expect(email).toBeInvalid();
    await expect(canvas.getByText('Ese rol no existe')).toBeVisible();
  },
});
