import { API_MESSAGES, type EmailChange } from '@doblaje/contract';
import { FIXTURE_PASSWORD, type Person, people, profileOf } from '@doblaje/contract/fixtures';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { expired } from '../../../stories/accessStates';
import { cancelEmailChange, emailForm, NEW_EMAIL, openEmailDialog } from '../../../stories/emailDialog';
import { formStates } from '../../../stories/formStates';
import { findInNotices, findNotice } from '../../../stories/notices';
import { fails, scene } from '../../../stories/PortalStory';
import { portalAt } from '../../../stories/portalAt';

const portal = portalAt('/home', { person: people.baltazar });

const meta = preview.meta({
  title: 'Pantallas/Principal/Correo',
  ...portal.meta,
});

export default meta;

type Canvas = ReturnType<typeof within>;

const PENDING: NonNullable<EmailChange['pending']> = {
  ...{ email: NEW_EMAIL, askedAt: '2026-11-19T12:00:00.000Z', expiresAt: '2026-11-21T12:00:00.000Z' },
  ...{ isExpired: false, isByStudio: false, reason: '' },
};

/** A profile with a new address that waits to be confirmed. */
const waiting = (over: Partial<typeof PENDING> = {}, person: Person = people.baltazar) => {
  const profile = profileOf(person);
  const emailChange = { ...profile.emailChange, pending: { ...PENDING, ...over } };
  return scene({
    person,
    storage: { rutAlertShown: 'true' },
    handlers: { profile: (c) => c.json({ ...profile, emailChange }, 200) },
  });
};

const account = async (canvas: Canvas) => within(await canvas.findByRole('region', { name: 'Cuenta' }));

const { parts, ask } = emailForm('Contraseña actual', FIXTURE_PASSWORD);

const form = formStates('changeOwnEmail', { serves: portal.serves, ...parts });

export const Default = meta.story({
  name: 'Pedir el cambio',
  tags: ['al entrar'],
  globals: { viewport: { value: 'desktop1440' } },
  play: async ({ canvas }) => {
    const dialog = await openEmailDialog(canvas);
    await expect(dialog.getByLabelText('Correo nuevo')).toHaveFocus();
    await expect(dialog.getByText(/Hoy entras con baltazar\.ibanez@correo\.cl/)).toBeVisible();
  },
});

export const Empty = meta.story({
  name: 'Sin llenar',
  tags: ['con errores'],
  ...form.incomplete('El correo electrónico es requerido', 'La contraseña es requerida'),
});

export const Same = meta.story({
  name: 'El mismo correo, con mayúsculas',
  play: async ({ canvas }) => {
    const dialog = await openEmailDialog(canvas);
    await ask(dialog, 'Baltazar.Ibanez@correo.cl');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Este ya es tu correo');
  },
});

export const WrongPassword = meta.story({
  name: 'Contraseña equivocada',
  play: async ({ canvas }) => {
    const dialog = await openEmailDialog(canvas);
    await ask(dialog, NEW_EMAIL, 'otra-contraseña');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('La contraseña actual no es correcta');
    await expect(dialog.getByLabelText('Correo nuevo')).toHaveValue(NEW_EMAIL);
  },
});

export const Sending = meta.story({ name: 'Enviando', tags: ['en curso'], ...form.sending });

export const TooMany = meta.story({
  name: 'Demasiados intentos',
  tags: ['falla'],
  ...form.failed('Demasiados intentos. Inténtalo de nuevo en 15 minutos.', 429),
});

export const Asked = meta.story({
  name: 'Pedido: por confirmar',
  tags: ['resultado'],
  globals: { viewport: { value: 'desktop1440' } },
  play: async ({ canvas }) => {
    const dialog = await openEmailDialog(canvas);
    await ask(dialog);
    await expect(await findNotice('Revisa tu correo nuevo')).toBeVisible();
    const card = await account(canvas);
    await expect(await card.findByText(`Por confirmar: ${NEW_EMAIL}`)).toBeVisible();
    // Until it is confirmed, the account keeps the old address.
    await expect(card.getByRole('definition')).toHaveTextContent('baltazar.ibanez@correo.cl');
    await waitFor(() => expect(card.getByRole('button', { name: 'Cambiar correo' })).toHaveFocus());
  },
});

export const Overtaken = meta.story({
  name: 'Otra pestaña pidió otro antes',
  ...form.stale(
    { ...profileOf(people.baltazar).emailChange, pending: PENDING },
    {
      says: [/El correo cambió mientras lo mirabas: no se hizo nada\./],
      keeps: { 'Correo nuevo': NEW_EMAIL },
    },
  ),
});

export const Pending = meta.story({
  name: 'Por confirmar',
  globals: { viewport: { value: 'desktop1440' } },
  beforeEach: waiting(),
  play: async ({ canvas }) => {
    const card = await account(canvas);
    await expect(await card.findByText(`Por confirmar: ${NEW_EMAIL}`)).toBeVisible();
    await expect(card.getByText(/sigues entrando con la de ahora/)).toBeVisible();
    await expect(card.getByRole('button', { name: 'Reenviar' })).toBeVisible();
    await expect(card.getByRole('button', { name: 'Cancelar' })).toBeVisible();
  },
});

export const PendingReplaced = meta.story({
  ...Pending.input,
  name: 'Por confirmar, y se pide otro',
  play: async (context) => {
    await Pending.input.play?.(context as never);
    const { canvas } = context;
    const dialog = await openEmailDialog(canvas);
    await expect(dialog.getByText(new RegExp(`Reemplaza el cambio a ${NEW_EMAIL}`))).toBeVisible();
  },
});

export const ByStudio = meta.story({
  name: 'Lo pidió el estudio',
  beforeEach: waiting({ isByStudio: true, reason: 'Lo pidió por teléfono.' }),
  play: async ({ canvas }) => {
    const card = await account(canvas);
    const told = await card.findByText(/Lo pidió el estudio el .*Motivo: Lo pidió por teléfono\./);
    await expect(told).toBeVisible();
    told.scrollIntoView({ block: 'center' });
  },
});

export const LinkExpired = meta.story({
  name: 'El enlace venció',
  beforeEach: waiting({ isExpired: true }),
  play: async ({ canvas }) => {
    const card = await account(canvas);
    const told = await card.findByRole('alert');
    await expect(told).toHaveTextContent(/venció el .*: reenvíalo, o cancela el cambio/);
    told.scrollIntoView({ block: 'center' });
  },
});

/** Asks for the change and checks that it waits. */
async function asked(canvas: Canvas) {
  await ask(await openEmailDialog(canvas));
  const card = await account(canvas);
  await card.findByText(`Por confirmar: ${NEW_EMAIL}`);
  return card;
}

export const Resent = meta.story({
  name: 'Reenviado',
  play: async ({ canvas }) => {
    const card = await asked(canvas);
    await userEvent.click(card.getByRole('button', { name: 'Reenviar' }));
    await expect(await findNotice('Enlace reenviado')).toBeVisible();
    await expect(card.getByText(`Por confirmar: ${NEW_EMAIL}`)).toBeVisible();
  },
});

export const Cancelled = meta.story({
  name: 'Cancelado',
  play: async ({ canvas }) => {
    const card = await asked(canvas);
    await cancelEmailChange(canvas, card);
  },
});

export const GoneMeanwhile = meta.story({
  name: 'Se confirmó mientras se cancelaba',
  beforeEach: portal.serves({ cancelOwnEmail: fails(404, API_MESSAGES.emailNotPending) }),
  play: async ({ canvas }) => {
    const card = await asked(canvas);
    await userEvent.click(card.getByRole('button', { name: 'Cancelar' }));
    await expect(await findInNotices((region) => region.getByRole('alert'))).toHaveTextContent(
      'Ya no hay un cambio de correo por confirmar.',
    );
  },
});

const fits =
  (width: number) =>
  async ({ canvas }: { canvas: Canvas }) => {
    const card = await account(canvas);
    await card.findByText(/Por confirmar/);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  };

export const Phone = meta.story({
  name: 'Teléfono 390',
  tags: ['390'],
  globals: { viewport: { value: 'phone390' } },
  beforeEach: waiting(),
  play: fits(390),
});

export const Smallest = meta.story({
  name: 'Mínimo 320',
  tags: ['320'],
  globals: { viewport: { value: 'min320' } },
  beforeEach: waiting({ isExpired: true }),
  play: fits(320),
});

export const Long = meta.story({
  name: 'Direcciones largas, mínimo 320',
  tags: ['largo'],
  globals: { viewport: { value: 'min320' } },
  beforeEach: waiting({ email: people.longNames.email }, people.longNames),
  play: fits(320),
});

export const Expired = meta.story({ name: 'Sesión vencida', tags: ['sin permiso'], ...expired('USER') });
