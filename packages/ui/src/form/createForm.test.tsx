import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createForm } from './createForm';

interface Login {
  email: string;
  age: number;
}

const { Form, TextFormField, PasswordFormField, FormSummary, SubmitButton } = createForm<Login>();

const html = renderToString(
  <Form onSubmit={() => undefined} initialValues={{ email: 'ana@correo.cl', age: 34 }} className="mine">
    <FormSummary />
    <TextFormField name="email" label="Correo electrónico" data-part="email" />
    <TextFormField name="age" label="Edad" format={(age) => String(age ?? '')} parse={Number} />
    <SubmitButton pendingText="Enviando...">Enviar</SubmitButton>
  </Form>,
);

describe('createForm', () => {
  it('renders on the server with its initial values, without native validation', () => {
    expect(html).toMatch(/<form[^>]*class="mine"[^>]*novalidate/i);
    expect(html).toContain('value="ana@correo.cl"');
    expect(html).toContain('value="34"');
    expect(html).toContain('type="submit"');
    expect(html).not.toContain('role="alert"');
  });

  it('labels each input under its own id', () => {
    const [, id] = /for="([^"]+-email)"/.exec(html) ?? [];
    expect(id).toBeTruthy();
    expect(html).toContain(`id="${id}"`);
  });

  it('does not compile with names that the values do not have, or values of another type', () => {
    const wrong = () => [
      // @ts-expect-error there is no 'emial'
      <TextFormField key="1" name="emial" label="Correo electrónico" />,
      // @ts-expect-error there is no 'password'
      <PasswordFormField key="2" name="password" label="Contraseña" />,
      // @ts-expect-error an age is a number
      <TextFormField key="3" name="age" label="Edad" parse={(text) => text} />,
      // @ts-expect-error there is no 'emial' to have an error
      <Form key="4" onSubmit={() => ({ emial: 'x' })}>
        {null}
      </Form>,
    ];
    expect(wrong).toBeTypeOf('function');
  });

  it('says what is missing when used outside of a form', () => {
    expect(() => renderToString(<TextFormField name="email" label="Correo" />)).toThrow('inside <Form>');
  });
});
