import { useState } from 'react';
import { mount, until } from './measure';
import { fields, keyToPaint } from './typing';

function Plain() {
  const [values, setValues] = useState<Record<string, string>>({});
  return (
    <form>
      {fields.map((name) => (
        <label key={name}>
          {name}
          <input
            value={values[name] ?? ''}
            onChange={(event) => setValues({ ...values, [name]: event.currentTarget.value })}
          />
        </label>
      ))}
    </form>
  );
}

window.run = async () => {
  mount(<Plain />);
  await until(() => document.querySelectorAll('input').length === fields.length);
  const input = document.querySelectorAll('input')[20];
  if (!input) throw new Error('No input');
  await keyToPaint(input, 1);
  return { ms: await keyToPaint(input, 20) };
};
