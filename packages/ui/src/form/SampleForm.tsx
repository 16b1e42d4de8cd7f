import { Profiler } from 'react';
import { userEvent, type within } from 'storybook/test';
import { createForm } from './createForm';
import type { SubmitOutcome } from './submitErrors';

export interface SampleAccount {
  name: string;
  email: string;
  age: number;
  password: string;
}

const { Form, TextFormField, PasswordFormField, FormSummary, SubmitButton } = createForm<SampleAccount>();

export const renders = { name: 0, email: 0, password: 0, form: 0 };

/** Counts the renders of its children. */
export function Counted({ id, children }: { id: keyof typeof renders; children: React.ReactNode }) {
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

export interface SampleProps {
  onSubmit: (values: SampleAccount) => SubmitOutcome<SampleAccount> | Promise<SubmitOutcome<SampleAccount>>;
  hasSummary?: boolean;
  children?: React.ReactNode;
}

const asAge = (text: string) => (text === '' ? undefined : Number(text));

export function Sample({ onSubmit, hasSummary = true, children }: SampleProps) {
  return (
    <Form
      onSubmit={onSubmit}
      initialValues={{ name: '', email: '', password: '' }}
      validate={({ email, password }) => ({
        ...(!email && { email: 'El correo electrónico es requerido' }),
        ...(!password && { password: 'La contraseña es requerida' }),
      })}
      style={{ display: 'grid', gap: 20, maxWidth: 400 }}
      aria-label="Cuenta"
    >
      {hasSummary && <FormSummary />}
      {children}
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

export const fill = async (canvas: ReturnType<typeof within>) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Correo electrónico' }), 'ana@correo.cl');
  await userEvent.type(canvas.getByLabelText('Contraseña'), 'claveclave12');
};
