// CommonJS, with the oldest of every peer that the packages allow.
const { existsSync, readdirSync } = require('node:fs');
const { dirname, join } = require('node:path');
const { createElement } = require('react');
const { renderToString } = require('react-dom/server');
const { isValidRut } = require('@doblaje/domain');
const ui = require('@doblaje/ui');
const { Dropzone } = require('@doblaje/ui/Dropzone');
const { createForm } = require('@doblaje/ui/form');

const dist = dirname(require.resolve('@doblaje/ui'));
const entries = readdirSync(dist).filter((name) => existsSync(join(dist, name, 'index.cjs')));
for (const name of entries) require(`@doblaje/ui/${name}`);

const { Form, Field, SubmitButton } = createForm();
const options = [{ value: 'actor', label: 'Actor' }];
const html = renderToString(
  createElement(
    Form,
    { onSubmit: () => undefined, initialValues: { role: 'actor' } },
    createElement(Field, { as: ui.Select, name: 'role', label: 'Rol', options }),
    createElement(Field, { as: ui.SearchSelect, name: 'country', label: 'País', options }),
    createElement(Field, { as: ui.DateField, name: 'day', label: 'Fecha' }),
    createElement(Field, { as: Dropzone, name: 'files', label: 'Demos' }),
    createElement(SubmitButton, null, 'Enviar'),
  ),
);
for (const words of ['Actor', 'Mostrar opciones', 'dd-mm-aaaa', 'Demos', 'Enviar']) {
  if (!html.includes(words)) throw new Error(`not rendered: ${words}\n${html}`);
}
if (entries.length < 70 || !isValidRut('12345678-5')) throw new Error('not all that is published was found');
