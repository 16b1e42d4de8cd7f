import { API_MESSAGES } from '@doblaje/contract';
import { people } from '@doblaje/contract/fixtures';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { refused } from '../../../stories/accessStates';
import { cancelEmailChange, emailForm, NEW_EMAIL, openEmailDialog } from '../../../stories/emailDialog';
import { formStates } from '../../../stories/formStates';
import { fails } from '../../../stories/PortalStory';
import { portalAt } from '../../../stories/portalAt';

const BALTAZAR = '/documents-back/users/0198a4d2-0000-7000-8000-000000000002';

const portal = portalAt(BALTAZAR, { person: people.fermin });

const meta = preview.meta({
  title: 'Pantallas/Persona/Correo',
  ...portal.meta,
});

export default meta;

type Canvas = ReturnType<typeof within>;

const access = async (canvas: Canvas) => within(await canvas.findByRole('region', { name: 'Acceso' }));

const { parts, ask } = emailForm('Motivo del cambio', 'Perdió el acceso al anterior');

const form = formStates('changePersonEmail', { serves: portal.serves, ...parts });

async function asked(canvas: Canvas) {
  await ask(await openEmailDialog(canvas));
  const card = await access(canvas);
  await card.findByText(`Por confirmar: ${NEW_EMAIL}`);
  return card;
}

export const Default = meta.story({
  name: 'Pedir el cambio',
  tags: ['al entrar'],
  globals: { viewport: { value: 'desktop1440' } },
  play: async ({ canvas }) => {
    const dialog = await openEmailDialog(canvas);
    await expect(dialog.getByLabelText('Correo nuevo')).toHaveFocus();
    await expect(dialog.getByText(/que hoy entra con baltazar\.ibanez@correo\.cl/)).toBeVisible();
  },
});

export const Empty = meta.story({
  name: 'Sin llenar',
  tags: ['con errores'],
  ...form.incomplete('El correo electrónico es requerido', 'Escribe el motivo del cambio'),
});

export const Taken = meta.story({
  name: 'Otra persona ya lo tiene',
  beforeEach: portal.serves({
    changePersonEmail: fails(422, API_MESSAGES.invalid, {
      errors: [{ field: 'email', message: API_MESSAGES.emailTaken }],
    }),
  }),
  play: async ({ canvas }) => {
    const dialog = await openEmailDialog(canvas);
    await ask(dialog, people.antonia.email);
    const summary = await dialog.findByRole('alert');
    await expect(summary).toHaveTextContent('Otra persona ya tiene este correo en su cuenta');
    await expect(summary).not.toHaveTextContent('Antonia');
    await expect(dialog.getByLabelText('Motivo del cambio')).toHaveValue('Perdió el acceso al anterior');
  },
});

export const Sending = meta.story({ name: 'Enviando', tags: ['en curso'], ...form.sending });

export const Fails = meta.story({ name: 'Falla', tags: ['falla'], ...form.failed() });

export const Asked = meta.story({
  name: 'Pedido: por confirmar',
  tags: ['resultado'],
  globals: { viewport: { value: 'desktop1440' } },
  play: async ({ canvas }) => {
    const card = await asked(canvas);
    await expect(
      card.getByText(/Lo pidió el estudio el .* Motivo: Perdió el acceso al anterior\./),
    ).toBeVisible();
    await expect(card.getByText('Entra con baltazar.ibanez@correo.cl.')).toBeVisible();
    await waitFor(() => expect(card.getByRole('button', { name: 'Cambiar correo' })).toHaveFocus());
  },
});

export const Resent = meta.story({
  name: 'Reenviado',
  play: async ({ canvas }) => {
    const card = await asked(canvas);
    await userEvent.click(card.getByRole('button', { name: 'Reenviar' }));
    await expect(await canvas.findByText('Enlace reenviado')).toBeVisible();
  },
});

export const Cancelled = meta.story({
  name: 'Cancelado',
  play: async ({ canvas }) => {
    const card = await asked(canvas);
    await cancelEmailChange(canvas, card);
  },
});

export const Own = meta.story({
  name: 'La propia cuenta: en Principal',
  args: { path: '/documents-back/users/fermin' },
  play: async ({ canvas }) => {
    const card = await access(canvas);
    await expect(card.getByRole('link', { name: 'Principal' })).toHaveAttribute('href', '/home');
    await expect(card.queryByRole('button', { name: 'Cambiar correo' })).toBeNull();
  },
});

const fits =
  (width: number) =>
  async ({ canvas }: { canvas: Canvas }) => {
    await asked(canvas);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  };

export const Phone = meta.story({
  name: 'Teléfono 390',
  tags: ['390'],
  globals: { viewport: { value: 'phone390' } },
  play: fits(390),
});

export const Smallest = meta.story({
  name: 'Mínimo 320',
  tags: ['320'],
  globals: { viewport: { value: 'min320' } },
  play: fits(320),
});

export const Refused = meta.story({ name: 'Sin el rol', tags: ['sin permiso'], ...refused });
