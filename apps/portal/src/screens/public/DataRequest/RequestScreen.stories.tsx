import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { at } from '../../../stories/atWidth';
import { chooseOption } from '../../../stories/catalogueDialog';
import { formStates } from '../../../stories/formStates';
import { portalAt } from '../../../stories/portalAt';

const portal = portalAt('/privacy/request');

const meta = preview.meta({
  title: 'Pantallas/Pedir algo sobre tus datos',
  ...portal.meta,
});

export default meta;

type Canvas = ReturnType<typeof within>;

const DELETION = 'Supresión: borrar mis datos';

async function fillIn(canvas: Canvas, kind = DELETION) {
  await canvas.findByLabelText('Nombre y apellido');
  await chooseOption(canvas, /Qué pides/, kind);
  await userEvent.type(canvas.getByLabelText('Nombre y apellido'), 'Eva Pino');
  await userEvent.type(canvas.getByLabelText('Correo electrónico'), 'eva@correo.cl');
}

const form = formStates('askAboutData', {
  serves: portal.serves,
  open: async (canvas) => {
    await canvas.findByLabelText('Nombre y apellido');
    return canvas;
  },
  fill: (canvas) => fillIn(canvas),
  submit: 'Enviar solicitud',
  pending: /Enviando\.\.\./,
});

export const Default = meta.story({
  name: 'Al entrar',
  tags: ['al entrar'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Pedir algo sobre tus datos' }),
    ).toBeVisible();
    await expect(canvas.getByText(/^Te enviamos un correo para saber que eres tú; desde que/)).toBeVisible();
    await expect(canvas.getByLabelText('Correo electrónico')).toHaveAccessibleDescription(
      'El que el estudio tiene tuyo.',
    );
    await expect(canvas.getByRole('link', { name: 'Pídelo desde ella' })).toHaveAttribute(
      'href',
      '/home/data-requests',
    );
  },
});

export const Kinds = meta.story({
  name: 'Lo que se puede pedir',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Qué pides/ }));
    const options = within(await screen.findByRole('listbox'));
    await expect(options.getAllByRole('option').map(({ textContent }) => textContent?.split(':')[0])).toEqual(
      ['Acceso', 'Rectificación', 'Supresión', 'Oposición', 'Portabilidad', 'Bloqueo'],
    );
  },
});

export const Valid = meta.story({
  name: 'Todo bien',
  tags: ['todo bien'],
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await userEvent.tab();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByLabelText('Correo electrónico')).toHaveValue('eva@correo.cl');
  },
});

export const Empty = meta.story({
  name: 'Sin llenar',
  tags: ['con errores'],
  ...form.incomplete(
    'Qué pides: Elige qué pides',
    'Nombre y apellido: Escribe tu nombre',
    'Correo electrónico: El correo electrónico es requerido',
  ),
});

export const NeedsWords = meta.story({
  name: 'Corregir un dato sin decir cuál',
  tags: ['con errores'],
  play: async ({ canvas }) => {
    await fillIn(canvas, 'Rectificación: corregir datos míos');
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar solicitud' }));
    const summary = await canvas.findByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(summary).toHaveTextContent('Cuenta qué dato está mal y cómo debe quedar');
  },
});

export const Sending = meta.story({ name: 'Enviando', tags: ['en curso'], ...form.sending });

/** The page says the same for every address. */
export const Sent = meta.story({
  name: 'Revisa tu correo',
  tags: ['resultado'],
  play: async ({ canvas }) => {
    await form.send(canvas);
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Revisa tu correo' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(document.title).toContain('Revisa tu correo');
    await expect(canvas.getByText(/Sin ese paso no hacemos nada\. Vale por 48 horas\./)).toBeVisible();
    await expect(canvas.queryByText(/eva@correo\.cl/)).toBeNull();
  },
});

export const Refused = meta.story({
  name: 'Nombre que el servidor no acepta',
  tags: ['falla'],
  ...form.refusedField('name', 'Nombre y apellido', 'No puede tener saltos de línea'),
});

export const Limited = meta.story({
  name: 'Demasiadas solicitudes',
  tags: ['falla'],
  ...form.failed('Demasiados intentos. Inténtalo de nuevo en 15 minutos.', 429),
});

export const Offline = meta.story({ name: 'Sin conexión', tags: ['falla'], ...form.offline });

export const Phone = meta.story({ name: 'Teléfono 390', tags: ['390'], ...at(390) });

export const Smallest = meta.story({ name: 'Mínimo 320', tags: ['320'], ...at(320) });
