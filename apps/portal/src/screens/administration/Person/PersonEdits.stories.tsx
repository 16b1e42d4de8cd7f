import { people } from '@doblaje/contract/fixtures';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { expired, refused } from '../../../stories/accessStates';
import { at } from '../../../stories/atWidth';
import { formStates } from '../../../stories/formStates';
import { portalAt } from '../../../stories/portalAt';

const ANTONIA = '/documents-back/users/0198a4d2-0000-7000-8000-000000000001';
const BALTAZAR = '/documents-back/users/0198a4d2-0000-7000-8000-000000000002';

const portal = portalAt(BALTAZAR, { person: people.fermin });

const meta = preview.meta({
  title: 'Pantallas/Persona/Cambios',
  ...portal.meta,
});

export default meta;

type Canvas = ReturnType<typeof within>;

async function correcting(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Corregir datos personales' }));
  return within(await screen.findByRole('dialog', { name: 'Corregir datos personales' }));
}

const save = (dialog: Canvas) => userEvent.click(dialog.getByRole('button', { name: 'Guardar corrección' }));

async function retype(dialog: Canvas, label: string, text: string) {
  const field = dialog.getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

export const Open = meta.story({
  name: 'Corregir',
  tags: ['al entrar'],
  globals: { viewport: { value: 'desktop1440' } },
  play: async ({ canvas }) => {
    const dialog = await correcting(canvas);
    await waitFor(() => expect(dialog.getByLabelText('Nombre')).toHaveFocus());
    await expect(dialog.queryByLabelText(/Comunidad/)).toBeNull();
  },
});

export const WithoutReason = meta.story({
  name: 'Falta el motivo',
  tags: ['con errores'],
  play: async ({ canvas }) => {
    const dialog = await correcting(canvas);
    await retype(dialog, 'Teléfono', '+56 9 5550 0199');
    await save(dialog);
    const summary = await dialog.findByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.click(within(summary).getByRole('link', { name: /motivo/i }));
    await expect(dialog.getByLabelText('Motivo de la corrección')).toHaveFocus();
  },
});

export const Corrected = meta.story({
  name: 'Corregido',
  tags: ['resultado'],
  play: async ({ canvas }) => {
    const dialog = await correcting(canvas);
    await retype(dialog, 'Teléfono', '+56 9 5550 0199');
    await retype(dialog, 'Motivo de la corrección', 'Lo pidió por teléfono');
    await save(dialog);
    await expect(await canvas.findByText('Datos corregidos')).toBeVisible();
    await expect(await canvas.findByText('+56 9 5550 0199')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Corregir datos personales' })).toHaveFocus(),
    );
  },
});

export const Overtaken = meta.story({
  name: 'La persona guardó antes: se elige dato por dato',
  play: async ({ canvas }) => {
    const dialog = await correcting(canvas);
    await retype(dialog, 'Teléfono', '+56 9 5550 0199');
    await retype(dialog, 'Motivo de la corrección', 'Lo pidió por teléfono');
    // Somebody else corrects the same data meanwhile.
    const path = `/api/users${BALTAZAR.slice(BALTAZAR.lastIndexOf('/'))}`;
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${localStorage.getItem('accessToken')}`,
    };
    const { personal } = await (await fetch(path, { headers })).json();
    const { community: _, disability: _d, sensitive_consent: _s, ...values } = personal;
    const body = JSON.stringify({ ...values, phone: '+56 2 2222 2222', reason: 'Otro motivo' });
    await fetch(path, { method: 'PATCH', headers, body });
    await save(dialog);
    const summary = await dialog.findByRole('alert');
    await expect(await within(summary).findByText(/\+56 2 2222 2222/)).toBeVisible();
    await expect(dialog.getByLabelText('Teléfono')).toHaveValue('+56 9 5550 0199');
  },
});

export const OvertakenSaved = meta.story({
  ...Overtaken.input,
  name: 'La persona guardó antes, y se guarda otra vez',
  tags: [],
  play: async (context) => {
    await Overtaken.input.play?.(context as never);
    const { canvas } = context;
    const dialog = within(screen.getByRole('dialog'));
    await save(dialog);
    await expect(await canvas.findByText('Datos corregidos')).toBeVisible();
    await expect(await canvas.findByText('+56 9 5550 0199')).toBeVisible();
  },
});

const form = formStates('correctPerson', {
  serves: portal.serves,
  open: correcting,
  fill: (dialog) => retype(dialog, 'Motivo de la corrección', 'Lo pidió por teléfono'),
  submit: 'Guardar corrección',
  pending: 'Guardando...',
});

export const Sending = meta.story({ name: 'Guardando', tags: ['en curso'], ...form.sending });

export const Offline = meta.story({ name: 'Sin conexión al guardar', tags: ['falla'], ...form.offline });

export const ExpiredWhileCorrecting = meta.story({
  name: 'La sesión vence al guardar',
  tags: ['sin permiso'],
  ...form.sessionEnded(people.fermin, { 'Motivo de la corrección': 'Lo pidió por teléfono' }),
});

export const Refused = meta.story({
  name: 'El RUT está en otra cuenta',
  tags: ['falla'],
  play: async ({ canvas }) => {
    const dialog = await correcting(canvas);
    await retype(dialog, 'RUT', '12.345.678-9');
    await retype(dialog, 'Motivo de la corrección', 'Lo pidió por teléfono');
    await save(dialog);
    await waitFor(() => expect(dialog.getByLabelText('RUT')).toHaveAccessibleDescription(/RUT/));
    await expect(dialog.getByLabelText('Motivo de la corrección')).toHaveValue('Lo pidió por teléfono');
  },
});

export const VoiceEdited = meta.story({
  name: 'Perfil vocal editado',
  args: { path: `${ANTONIA}?vista=voz` },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Editar perfil vocal' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Editar perfil vocal' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Trabaja como actor' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Trabaja como traductor' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar cambios' }));
    await expect((await dialog.findAllByText('Elige al menos una opción')).length).toBeGreaterThan(0);
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Trabaja como técnico' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar cambios' }));
    await expect(await canvas.findByText('Perfil vocal guardado')).toBeVisible();
    await expect(await canvas.findByText('Técnico')).toBeVisible();
  },
});

export const VoiceAdded = meta.story({
  name: 'Perfil vocal de quien no tenía',
  tags: ['vacío'],
  args: { path: '/documents-back/users/0198a4d2-0000-7000-8000-000000001006?vista=voz' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Agregar perfil vocal' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Agregar perfil vocal' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Trabaja como actor' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar cambios' }));
    await expect(await canvas.findByRole('region', { name: 'Perfil vocal' })).toBeVisible();
  },
});

export const Long = meta.story({
  name: 'Nombres largos',
  tags: ['largo'],
  args: { path: '/documents-back/users/0198a4d2-0000-7000-8000-000000000005' },
  play: async ({ canvas }) => {
    await correcting(canvas);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Forbidden = meta.story({ name: 'Sin permiso', tags: ['sin permiso'], ...refused });

export const Expired = meta.story({ name: 'Sesión vencida', ...expired('ADMIN') });

export const Phone = meta.story({
  name: 'Teléfono 390',
  tags: ['390'],
  ...at(390, async (canvas) => {
    await correcting(canvas);
    return canvas.findByRole('heading', { level: 1, hidden: true });
  }),
});

export const Smallest = meta.story({
  name: 'Mínimo 320',
  tags: ['320'],
  ...at(320, async (canvas) => {
    await correcting(canvas);
    return canvas.findByRole('heading', { level: 1, hidden: true });
  }),
});
