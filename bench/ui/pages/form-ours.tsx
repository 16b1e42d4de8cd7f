import { createForm } from '@doblaje/ui/form';
import { Profiler } from 'react';
import { mount, until } from './measure';
import { fields, keyToPaint } from './typing';

const { Form, TextFormField } = createForm<Record<string, string>>();

let renders = 0;
const KEYS = 20;

window.run = async () => {
  mount(
    <Form onSubmit={() => undefined} aria-label="Cincuenta">
      {fields.map((name) => (
        <Profiler
          key={name}
          id={name}
          onRender={() => {
            renders++;
          }}
        >
          <TextFormField name={name} label={name} />
        </Profiler>
      ))}
    </Form>,
  );
  await until(() => document.querySelectorAll('input').length === fields.length);
  const input = document.querySelectorAll('input')[20];
  if (!input) throw new Error('No input');
  // The first key also makes the form dirty, so it does not count.
  await keyToPaint(input, 1);
  renders = 0;
  const ms = await keyToPaint(input, KEYS);
  return { ms, renders: renders / KEYS };
};
