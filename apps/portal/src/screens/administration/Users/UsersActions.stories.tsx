import { API_MESSAGES, Problem, stale } from '@doblaje/contract';
import { people, sampleAccounts } from '@doblaje/contract/fixtures';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { never } from '../../../../../../.storybook/openRequests';
import preview from '../../../../../../.storybook/preview';
import { fails } from '../../../stories/PortalStory';
import { portalAt } from '../../../stories/portalAt';

const portal = portalAt('/documents-back?filas=25', { person: people.fermin });

const meta = preview.meta({
  title: 'Pantallas/Usuarios/Acciones',
  ...portal.meta,
});

export default meta;

type Canvas = ReturnType<typeof within>;

const body = () => within(document.body);

const choose = async (canvas: Canvas, name: RegExp) =>
  userEvent.click(await canvas.findByRole('checkbox', { name }));

const stateOf = (canvas: Canvas, name: RegExp) =>
  within(canvas.getByRole('row', { name })).getAllByText(/^(Activo|Inactivo|Sin activar)$/)[0];

async function act(canvas: Canvas, name: string, item: string) {
  await userEvent.click(await canvas.findByRole('button', { name: `Acciones de ${name}` }));
  await userEvent.click(await body().findByRole('menuitem', { name: item }));
}

export const Deactivated = meta.story({
  name: 'Desactivar a varias personas',
  tags: ['resultado'],
  args: { path: '/documents-back' },
  globals: { viewport: { value: 'desktop1440' } },
  play: async ({ canvas }) => {
    await choose(canvas, /Camila Obregoso/);
    await choose(canvas, /Elisa Huenupi/);
    await choose(canvas, /Fermín Arancibia/);
    await expect(await canvas.findByText('3 seleccionados')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Desactivar' }));
    await expect(await canvas.findByText('1 usuario desactivado')).toBeInTheDocument();
    const message = canvas.getByText(/^Camila Obregoso ya no puede entrar/);
    await expect(message).toHaveTextContent('Sus sesiones se cerraron. Quedaron fuera:');
    await expect(message).toHaveTextContent(
      'Fermín Arancibia (es tu propia cuenta, y la última activa con el rol de Administración)',
    );
    await expect(message).toHaveTextContent('Elisa Huenupi (todavía no activa su cuenta');
    await expect(canvas.queryByRole('toolbar', { name: 'Acciones para la selección' })).toBeNull();
  },
});

export const OpenOrdersAsked = meta.story({
  name: 'Desactivar a quien tiene órdenes abiertas',
  play: async ({ canvas }) => {
    await act(canvas, 'Baltazar Ibáñez Soto', 'Desactivar');
    const question = await body().findByRole('alertdialog', {
      name: '¿Desactivar a Baltazar Ibáñez Soto?',
    });
    await expect(question).toHaveTextContent('Tiene órdenes abiertas');
    await expect(question).toHaveTextContent(/Orden de Actuación N.º \d/);
    await userEvent.click(within(question).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(body().queryByRole('alertdialog')).toBeNull());
    await expect(stateOf(canvas, /Baltazar Ibáñez/)).toHaveTextContent('Activo');
    await act(canvas, 'Baltazar Ibáñez Soto', 'Desactivar');
    await userEvent.click(
      within(await body().findByRole('alertdialog')).getByRole('button', { name: 'Desactivar' }),
    );
    await waitFor(() => expect(stateOf(canvas, /Baltazar Ibáñez/)).toHaveTextContent('Inactivo'));
  },
});

export const SeveralAsked = meta.story({
  name: 'Desactivar a varias personas, la pregunta',
  globals: { viewport: { value: 'desktop1440' } },
  args: { path: '/documents-back' },
  play: async ({ canvas }) => {
    await canvas.findByText('16 usuarios');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Seleccionar todo' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Seleccionar los 16 usuarios' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Desactivar' }));
    const question = await body().findByRole('alertdialog', { name: /^¿Desactivar a \d+ personas\?$/ });
    await expect(question).toHaveTextContent('1 persona tiene órdenes abiertas');
    await expect(question).toHaveTextContent('Baltazar Ibáñez Soto');
  },
});

export const LookedBack = meta.story({
  name: 'Historial de cuentas',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Historial' }));
    const dialog = within(await body().findByRole('dialog', { name: 'Historial de cuentas' }));
    await expect(await dialog.findByText('5 cuentas desactivadas')).toBeVisible();
    await expect(dialog.getByText('Kiara Ñancupil')).toBeVisible();
    await expect(dialog.getByText('Lista descargada')).toBeVisible();
    await expect(dialog.getByText('Postulaciones')).toBeVisible();
  },
});

export const Undone = meta.story({
  name: 'Desactivar y deshacer',
  play: async ({ canvas }) => {
    await act(canvas, 'Camila Obregoso', 'Desactivar');
    await waitFor(() => expect(stateOf(canvas, /Camila Obregoso/)).toHaveTextContent('Inactivo'));
    await userEvent.click(canvas.getByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(stateOf(canvas, /Camila Obregoso/)).toHaveTextContent('Activo'));
    await expect(await canvas.findByText('Cambio deshecho')).toBeInTheDocument();
  },
});

export const AllFound = meta.story({
  name: 'Elegir todo lo que coincide',
  args: { path: '/documents-back' },
  play: async ({ canvas }) => {
    await canvas.findByText('16 usuarios');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Seleccionar todo' }));
    const take = await canvas.findByRole('button', { name: 'Seleccionar los 16 usuarios' });
    take.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('16 seleccionados')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Solo esta página' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Activar' }));
    await expect(await canvas.findByText('2 usuarios activados')).toBeInTheDocument();
    await expect(canvas.getByText(/^Pueden volver a entrar/)).toHaveTextContent(
      /Quedaron fuera: .*\d sin activar: \S/,
    );
  },
});

export const NobodyChanged = meta.story({
  name: 'Nadie cambió',
  play: async ({ canvas }) => {
    await choose(canvas, /Fermín Arancibia/);
    await userEvent.click(await canvas.findByRole('button', { name: 'Desactivar' }));
    await expect(await canvas.findByText('Nadie cambió de estado')).toBeInTheDocument();
    await expect(canvas.getByText(/^Quedó fuera: Fermín Arancibia/)).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Deshacer' })).toBeNull();
  },
});

export const Working = meta.story({
  name: 'Desactivando',
  tags: ['en curso'],
  beforeEach: portal.serves({ changeUserStates: never }),
  play: async ({ canvas }) => {
    await choose(canvas, /Camila Obregoso/);
    await userEvent.click(await canvas.findByRole('button', { name: 'Desactivar' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /Activar/ })).toHaveAttribute('aria-disabled', 'true'),
    );
  },
});

export const Fails = meta.story({
  name: 'No se pudo desactivar',
  tags: ['falla'],
  beforeEach: portal.serves({ changeUserStates: fails(503, API_MESSAGES.unavailable) }),
  play: async ({ canvas }) => {
    await choose(canvas, /Camila Obregoso/);
    await userEvent.click(await canvas.findByRole('button', { name: 'Desactivar' }));
    await expect(await canvas.findByText('No pudimos desactivar a nadie')).toBeInTheDocument();
    // The person is still selected.
    await expect(canvas.getByText('1 seleccionado')).toBeVisible();
  },
});

export const UndoIsOver = meta.story({
  name: 'Ya no se puede deshacer',
  beforeEach: portal.serves({ undoUserStates: fails(404, API_MESSAGES.undoOver) }),
  play: async ({ canvas }) => {
    await act(canvas, 'Camila Obregoso', 'Desactivar');
    await userEvent.click(await canvas.findByRole('button', { name: 'Deshacer' }));
    await expect(await canvas.findByText('No pudimos deshacerlo')).toBeInTheDocument();
    await expect(canvas.getByText('Esto ya no se puede deshacer.')).toBeInTheDocument();
  },
});

export const MenuOfOneself = meta.story({
  name: 'Menú de la propia cuenta',
  tags: ['al entrar'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Acciones de Fermín Arancibia' }));
    const items = await body().findAllByRole('menuitem');
    await expect(items.map((item) => item.textContent)).toEqual(['Ver detalle']);
  },
});

export const SessionsEnded = meta.story({
  name: 'Cerrar sus sesiones',
  play: async ({ canvas }) => {
    await act(canvas, 'Camila Obregoso', 'Cerrar sus sesiones');
    await expect(await canvas.findByText('Sesiones cerradas')).toBeInTheDocument();
    await expect(canvas.getByText('Camila Obregoso: Se cerraron 2 sesiones.')).toBeInTheDocument();
  },
});

export const ActivationResent = meta.story({
  name: 'Reenviar activación',
  play: async ({ canvas }) => {
    await act(canvas, 'Elisa Huenupi', 'Reenviar activación');
    await expect(await canvas.findByText('Correo de activación enviado')).toBeInTheDocument();
  },
});

const dialogOf = async (name: string) => within(await body().findByRole('dialog', { name }));

async function openInvite(canvas: Canvas) {
  await canvas.findByText('16 usuarios');
  await userEvent.click(canvas.getByRole('button', { name: 'Invitar' }));
  return dialogOf('Invitar a una persona');
}

async function fillIn(dialog: Canvas) {
  await userEvent.type(dialog.getByLabelText('Nombre'), 'Rayén');
  await userEvent.type(dialog.getByLabelText('Apellido'), 'Cayuqueo');
  await userEvent.type(dialog.getByLabelText('Correo electrónico'), 'rayen@correo.cl');
}

export const Invited = meta.story({
  name: 'Invitar',
  play: async ({ canvas }) => {
    const dialog = await openInvite(canvas);
    await expect(dialog.getByLabelText('Nombre')).toHaveFocus();
    await fillIn(dialog);
    await userEvent.click(dialog.getByRole('button', { name: 'Invitar' }));
    await expect(await canvas.findByText('Invitación enviada')).toBeInTheDocument();
    await expect(await canvas.findByText('17 usuarios')).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Rayén Cayuqueo/ })).toHaveTextContent('Sin activar');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Invitar' })).toHaveFocus());
  },
});

export const InviteRefused = meta.story({
  name: 'Invitar, con errores por campo',
  tags: ['con errores'],
  play: async ({ canvas }) => {
    const dialog = await openInvite(canvas);
    await userEvent.type(dialog.getByLabelText('Correo electrónico'), 'rayen');
    await userEvent.click(dialog.getByRole('button', { name: 'Invitar' }));
    const summary = await dialog.findByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(summary).toHaveTextContent('El nombre es requerido');
    await expect(summary).toHaveTextContent('El correo electrónico es inválido');
    await expect(dialog.getByLabelText('Correo electrónico')).toHaveValue('rayen');
  },
});

const inviteElisa = async (canvas: Canvas) => {
  const dialog = await openInvite(canvas);
  await userEvent.type(dialog.getByLabelText('Nombre'), 'Elisabet');
  await userEvent.type(dialog.getByLabelText('Apellido'), 'Huenupi');
  await userEvent.type(dialog.getByLabelText('Correo electrónico'), 'elisa.huenupi@correo.cl');
  await userEvent.click(dialog.getByRole('button', { name: 'Invitar' }));
  return dialog;
};

export const InvitedBefore = meta.story({
  name: 'Invitar a quien ya está invitada',
  play: async ({ canvas }) => {
    const dialog = await inviteElisa(canvas);
    const summary = await dialog.findByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(summary).toHaveTextContent('ya tiene una invitación abierta: no se envió nada');
    await expect(dialog.getByText(/por Ana Pérez, como «Elisa Huenupi», con el rol Usuario/)).toBeVisible();
    await expect(dialog.getByLabelText('Nombre')).toHaveValue('Elisabet');
    await expect(dialog.getByRole('button', { name: 'Invitar de nuevo con este nombre' })).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Invitar' })).toBeNull();
    await expect(canvas.queryByText('Elisabet Huenupi')).toBeNull();
  },
});

export const InvitedAgain = meta.story({
  name: 'Invitar de nuevo con otro nombre',
  play: async ({ canvas }) => {
    const dialog = await inviteElisa(canvas);
    await userEvent.click(await dialog.findByRole('button', { name: 'Invitar de nuevo con este nombre' }));
    await expect(await canvas.findByText('Invitación enviada de nuevo')).toBeInTheDocument();
    await expect(
      canvas.getByText(/El nombre quedó «Elisabet Huenupi»; antes era «Elisa Huenupi»\./),
    ).toBeInTheDocument();
    await expect(await canvas.findByRole('row', { name: /Elisabet Huenupi/ })).toBeVisible();
  },
});

export const InvitedOtherAddress = meta.story({
  name: 'Invitar a otra dirección después de la pregunta',
  play: async ({ canvas }) => {
    const dialog = await inviteElisa(canvas);
    await dialog.findByText(/por Ana Pérez/);
    await userEvent.type(dialog.getByLabelText('Correo electrónico'), 'x');
    await expect(dialog.queryByText(/por Ana Pérez/)).toBeNull();
    await expect(dialog.getByRole('button', { name: 'Invitar' })).toBeVisible();
  },
});

export const Inviting = meta.story({
  name: 'Invitando',
  beforeEach: portal.serves({ inviteUser: never }),
  play: async ({ canvas }) => {
    const dialog = await openInvite(canvas);
    await fillIn(dialog);
    await userEvent.click(dialog.getByRole('button', { name: 'Invitar' }));
    await expect(await dialog.findByRole('button', { name: 'Invitando...' })).toBeVisible();
  },
});

const openRole = async (canvas: Canvas) => {
  await act(canvas, 'Gala Montiel', 'Cambiar rol');
  return dialogOf('Cambiar rol');
};

async function pickRole(dialog: Canvas, role: string) {
  await userEvent.click(dialog.getByRole('button', { name: /Rol/ }));
  await userEvent.click(await body().findByRole('option', { name: role }));
}

export const RoleChanged = meta.story({
  name: 'Cambiar rol',
  tags: ['todo bien'],
  play: async ({ canvas }) => {
    const dialog = await openRole(canvas);
    await pickRole(dialog, 'Administración');
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar cambios' }));
    await expect(await canvas.findByText('Rol cambiado')).toBeInTheDocument();
    await waitFor(() =>
      expect(canvas.getByRole('row', { name: /Gala Montiel/ })).toHaveTextContent('Administración'),
    );
  },
});

export const RoleConflict = meta.story({
  name: 'Cambiar rol, otra persona guardó antes',
  tags: ['con errores'],
  beforeEach: portal.serves({
    changeUserRole: (c) => {
      const [account] = sampleAccounts().filter(({ id }) => id === c.req.valid('param').id);
      if (!account) throw new Problem(404, API_MESSAGES.personGone);
      return c.json(stale({ ...account, updatedAt: '2026-11-20T12:30:00.000Z' }), 409);
    },
  }),
  play: async ({ canvas }) => {
    const dialog = await openRole(canvas);
    await pickRole(dialog, 'Administración');
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar cambios' }));
    const summary = await dialog.findByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(summary).toHaveTextContent('Estos datos cambiaron mientras los editabas');
    await expect(dialog.getByRole('button', { name: /Rol/ })).toHaveTextContent('Administración');
  },
});

export const RoleGone = meta.story({
  name: 'Cambiar rol de quien ya no existe',
  beforeEach: portal.serves({ changeUserRole: fails(404, API_MESSAGES.personGone) }),
  play: async ({ canvas }) => {
    const dialog = await openRole(canvas);
    await pickRole(dialog, 'Administración');
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar cambios' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Esta persona ya no existe');
  },
});

export const Phone = meta.story({
  name: 'Teléfono 390',
  tags: ['390'],
  globals: { viewport: { value: 'phone390' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /Camila Obregoso/ }));
    await expect(await canvas.findByText('1 seleccionado')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
});

export const Smallest = meta.story({
  name: 'Mínimo 320',
  tags: ['320'],
  globals: { viewport: { value: 'min320' } },
  play: async ({ canvas }) => {
    const dialog = await openInvite(canvas);
    await dialog.findByLabelText('Correo electrónico');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
