import { API_MESSAGES, type ApiOptions, stale } from '@doblaje/contract';
import { ApiError, send, sendEdit } from '@doblaje/contract/client';
import { people, profileOf } from '@doblaje/contract/fixtures';
import { type ProfileBankValues, validateProfileBank } from '@doblaje/domain/forms/profileBank';
import { validateRecover } from '@doblaje/domain/forms/recover';
import { Button } from '@doblaje/ui/Button';
import { createForm } from '@doblaje/ui/form';
import { type ReactNode, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { usePortal } from '../portal/portal';
import { BANK_EDIT } from '../screens/home/Home/sheet';
import { DialogPage } from '../stories/DialogPage';
import { formStates } from '../stories/formStates';
import { findNotice } from '../stories/notices';
import { fails, scene } from '../stories/PortalStory';
import { createDrafts, type Draft, useWaiting } from './drafts';
import { EditDialog } from './EditDialog';
import { FormDialog } from './FormDialog';

const Invite = createForm<{ email: string }>();
const INVITES = createDrafts<Draft<object, { email: string }>>('en la invitación');
const Bank = createForm<ProfileBankValues>();
const GONE = new ApiError(404, 'Esto ya no existe.');
/** The page's loader. It counts how often the page loads. */
const onRead = fn(() => null);

/** A dialog that sends an email address. With `isGone` it gets a 404, as if somebody had deleted the item meanwhile. */
function InviteDialog({ isGone = false }) {
  const { client } = usePortal();
  // After the send the base changes while the dialog closes, as a screen's data does when its loaders run again.
  const [base, setBase] = useState({});
  const isWaiting = useWaiting(INVITES) !== undefined;
  const [isOpen, setOpen] = useState(isWaiting);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Invitar</Button>
      <FormDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Invitar a una persona"
        drafts={INVITES}
        base={base}
        initialValues={{ email: '' }}
        validate={validateRecover}
        onSubmit={async (json) => {
          if (isGone) throw GONE;
          await send(client.auth.users['send-mail'].resetpassword.$post({ json }));
          return json.email;
        }}
        next={() => setBase({})}
        done={(email) => ({ title: 'Invitación enviada', message: email })}
        submitText="Invitar"
        pendingText="Invitando..."
      >
        <Invite.TextFormField name="email" label="Correo electrónico" autoFocus />
      </FormDialog>
    </>
  );
}

/** A dialog that edits Baltazar's bank data. With `isGone` it gets a 404, as if somebody had deleted them meanwhile. */
function BankDialog({ isGone = false }) {
  const { client } = usePortal();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Editar cuenta</Button>
      <EditDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Editar cuenta"
        edit={BANK_EDIT}
        id={people.baltazar.email}
        whole={profileOf(people.baltazar)}
        save={async (values, updatedAt) => {
          if (isGone) throw GONE;
          const json = { section: 'bank' as const, updatedAt, ...values };
          return sendEdit(client.catalogue.users.me.profile.$patch({ json }));
        }}
        done={({ bank }) => ({ title: 'Cuenta guardada', message: bank.account_number })}
        validate={validateProfileBank}
        submitText="Guardar cambios"
      >
        <Bank.TextFormField name="account_number" label="Número de cuenta" autoFocus />
        <Bank.TextFormField name="holder_rut" label="RUT del titular" />
      </EditDialog>
    </>
  );
}

/** Has a hidden button that removes its content and brings it back, as a trip to the log-in does. */
function Leavable({ children }: { children: ReactNode }) {
  const [isThere, setThere] = useState(true);
  return (
    <>
      {isThere && children}
      <button type="button" hidden onClick={() => setThere(!isThere)}>
        Irse
      </button>
    </>
  );
}

function Page({ children }: { children: ReactNode }) {
  return (
    <DialogPage onRead={onRead}>
      <Leavable>{children}</Leavable>
    </DialogPage>
  );
}

const meta = preview.meta({
  title: 'Pantallas/Formularios/En un diálogo',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: { children: <InviteDialog /> },
  beforeEach: scene({ person: people.baltazar }),
});

export default meta;

type Handlers = ApiOptions['handlers'];
const serves = (handlers?: Partial<Handlers>) => scene({ person: people.baltazar, handlers });

async function open(name: string) {
  await userEvent.click(await screen.findByRole('button', { name }));
  onRead.mockClear();
  return within(await screen.findByRole('dialog'));
}

const typeEmail = (dialog: ReturnType<typeof within>) =>
  userEvent.type(dialog.getByLabelText('Correo electrónico'), 'rayen@correo.cl');

/** Opens the dialog and types an address. */
async function typed() {
  const dialog = await open('Invitar');
  await typeEmail(dialog);
  return dialog;
}

const form = formStates('requestPasswordReset', {
  serves,
  open: () => open('Invitar'),
  fill: typeEmail,
  submit: 'Invitar',
  pending: 'Invitando...',
});

export const Errors = meta.story({
  name: 'Con errores',
  tags: ['con errores'],
  play: async () => {
    const dialog = await open('Invitar');
    await waitFor(() => expect(dialog.getByLabelText('Correo electrónico')).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: 'Invitar' }));
    const summary = await dialog.findByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.click(within(summary).getByRole('link'));
    await expect(dialog.getByLabelText('Correo electrónico')).toHaveFocus();
  },
});

const refused = form.refusedField('email', 'Correo electrónico', 'Esta persona ya está');

export const RefusedField = meta.story({
  name: 'El servidor rechaza un campo',
  tags: ['falla'],
  ...refused,
  play: async (context) => {
    await refused.play(context);
    await expect(screen.getByLabelText('Correo electrónico')).toHaveValue('rayen@correo.cl');
  },
});

export const Offline = meta.story({ name: 'Sin conexión al enviar', tags: ['falla'], ...form.offline });

export const Sending = meta.story({
  name: 'Enviando',
  tags: ['en curso'],
  ...form.sending,
  play: async (context) => {
    await form.sending.play(context);
    await expect(screen.getByRole('button', { name: 'Cancelar' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog')).toBeVisible();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
});

export const Sent = meta.story({
  name: 'Enviado',
  tags: ['resultado'],
  play: async () => {
    const dialog = await typed();
    await userEvent.click(dialog.getByRole('button', { name: 'Invitar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await findNotice('Invitación enviada')).toBeInTheDocument();
    await expect(await findNotice('rayen@correo.cl')).toBeInTheDocument();
    // By then the page has loaded again.
    await expect(onRead).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Invitar' })).toHaveFocus());
    await expect((await open('Invitar')).getByLabelText('Correo electrónico')).toHaveValue('');
  },
});

export const SentSlowly = meta.story({
  name: 'Enviado, mientras se cierra sin prisa',
  beforeEach: () => {
    const { style } = document.documentElement;
    style.setProperty('--dui-motion-fast', '200ms');
    return () => void style.removeProperty('--dui-motion-fast');
  },
  play: Sent.input.play,
});

export const Leaving = meta.story({
  name: 'Cerrar con algo escrito',
  play: async () => {
    await typed();
    await userEvent.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog', { name: '¿Salir sin guardar?' }));
    await expect(question.getByText('Los cambios que hiciste en la invitación se perderán.')).toBeVisible();
  },
});

export const LeavingAnswered = meta.story({
  ...Leaving.input,
  name: 'Cerrar con algo escrito, y se sale',
  play: async () => {
    await Leaving.input.play?.();
    const question = within(screen.getByRole('alertdialog', { name: '¿Salir sin guardar?' }));
    await userEvent.click(question.getByRole('button', { name: 'Seguir editando' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const dialog = within(screen.getByRole('dialog'));
    await expect(dialog.getByLabelText('Correo electrónico')).toHaveValue('rayen@correo.cl');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Salir sin guardar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect((await open('Invitar')).getByLabelText('Correo electrónico')).toHaveValue('');
    // Nothing is typed, so the dialog closes without a question.
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const Expired = meta.story({
  name: 'La sesión vence al enviar',
  tags: ['sin permiso'],
  beforeEach: serves({ requestPasswordReset: fails(422, API_MESSAGES.noToken) }),
  play: async () => {
    const dialog = await typed();
    await userEvent.click(dialog.getByRole('button', { name: 'Invitar' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('encontrarás aquí lo que escribiste');
  },
});

export const ExpiredAndBack = meta.story({
  ...Expired.input,
  name: 'La sesión vence al enviar, y lo escrito sigue ahí',
  tags: [],
  play: async ({ canvas }) => {
    await Expired.input.play?.();
    const leave = canvas.getByText('Irse');
    leave.click();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    leave.click();
    const again = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(again.getByLabelText('Correo electrónico')).toHaveValue('rayen@correo.cl'));
  },
});

const read = profileOf(people.baltazar);
const NEWER = {
  ...read,
  bank: {
    ...read.bank,
    account_number: '77788899',
    holder_rut: '7.654.321-6',
    updatedAt: '2026-11-19T10:00:00.000Z',
  },
};

/** Somebody else saved another number and RUT first. The server accepts only an edit of that newer version. */
const overtaken: Handlers['updateProfile'] = (c) =>
  c.req.valid('json').updatedAt === NEWER.bank.updatedAt ? c.json(NEWER, 200) : c.json(stale(NEWER), 409);

export const Overtaken = meta.story({
  name: 'Otra persona guardó antes: se elige dato por dato',
  args: { children: <BankDialog /> },
  beforeEach: scene({ person: people.baltazar, handlers: { updateProfile: overtaken } }),
  play: async () => {
    const dialog = await open('Editar cuenta');
    const number = dialog.getByLabelText('Número de cuenta');
    const rut = dialog.getByLabelText('RUT del titular');
    await userEvent.clear(number);
    await userEvent.type(number, '111222334');
    await userEvent.clear(rut);
    await userEvent.type(rut, '11.111.111-1');
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar cambios' }));
    const summary = await dialog.findByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    await waitFor(() => expect(within(summary).getByText(/77788899/)).toBeVisible());
    await expect(number).toHaveValue('111222334');
    await userEvent.click(
      within(summary).getByRole('button', { name: 'Usar lo guardado en RUT del titular' }),
    );
    await expect(rut).toHaveValue('7.654.321-6');
    await expect(number).toHaveValue('111222334');
    await expect(onRead).toHaveBeenCalledTimes(1);
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar cambios' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await findNotice('Cuenta guardada')).toBeInTheDocument();
    await expect(onRead).toHaveBeenCalledTimes(2);
  },
});

/** Sends the form, and expects it to say why nothing was saved. */
async function saysItIsGone(dialog: ReturnType<typeof within>, submit: string) {
  await userEvent.click(dialog.getByRole('button', { name: submit }));
  await expect(await dialog.findByRole('alert')).toHaveTextContent(GONE.message);
  await expect(screen.queryByText(/guardada|enviada/)).toBeNull();
}

/** The page loads again only when the person leaves the form, because the loaded page may have no place for it. */
export const Gone = meta.story({
  name: 'Otra persona lo eliminó antes',
  tags: ['falla'],
  args: { children: <BankDialog isGone /> },
  play: async () => {
    const dialog = await open('Editar cuenta');
    const number = dialog.getByLabelText('Número de cuenta');
    await userEvent.type(number, '7');
    await saysItIsGone(dialog, 'Guardar cambios');
    await expect((number as HTMLInputElement).value).toMatch(/7$/);
    await expect(onRead).not.toHaveBeenCalled();
  },
});

export const GoneLeft = meta.story({
  ...Gone.input,
  name: 'Otra persona lo eliminó antes, y se sale',
  tags: [],
  play: async () => {
    await Gone.input.play?.();
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Salir sin guardar' }));
    await waitFor(() => expect(onRead).toHaveBeenCalledTimes(1));
  },
});

export const GoneBefore = meta.story({
  name: 'Ya no está de lo que depende',
  tags: ['falla'],
  args: { children: <InviteDialog isGone /> },
  play: async () => {
    await saysItIsGone(await typed(), 'Invitar');
    await waitFor(() => expect(onRead).toHaveBeenCalledTimes(1));
  },
});

export const Phone = meta.story({
  name: 'Teléfono 390',
  tags: ['390'],
  globals: { viewport: { value: 'phone390' } },
  play: async () => {
    await typed();
  },
});

export const Smallest = meta.story({
  name: 'Mínimo 320, con un conflicto',
  tags: ['320'],
  args: { children: <BankDialog /> },
  globals: { viewport: { value: 'min320' } },
  beforeEach: scene({ person: people.baltazar, handlers: { updateProfile: overtaken } }),
  play: async () => {
    const dialog = await open('Editar cuenta');
    await userEvent.type(dialog.getByLabelText('Número de cuenta'), '99');
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar cambios' }));
    await dialog.findByRole('alert');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
