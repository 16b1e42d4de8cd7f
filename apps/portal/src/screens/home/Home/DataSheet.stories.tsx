import { FIXTURE_PASSWORD, people } from '@doblaje/contract/fixtures';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { never } from '../../../../../../.storybook/openRequests';
import preview from '../../../../../../.storybook/preview';
import { at } from '../../../stories/atWidth';
import { fails, scene } from '../../../stories/PortalStory';
import { portalAt } from '../../../stories/portalAt';

const portal = portalAt('/home', { person: people.baltazar });

const meta = preview.meta({
  title: 'Pantallas/Principal/Ficha',
  ...portal.meta,
});

export default meta;

type Canvas = ReturnType<typeof within>;

async function texts(canvas: Canvas, section: string) {
  const region = within(await canvas.findByRole('region', { name: section }));
  return region.getAllByRole('definition').map((value) => value.textContent);
}

const notification = async (canvas: Canvas) =>
  within(await canvas.findByRole('region', { name: 'Notificaciones' }));

export const Complete = meta.story({
  name: 'Completa',
  tags: ['al entrar'],
  play: async ({ canvas }) => {
    await expect(await texts(canvas, 'Datos personales')).toEqual([
      'Baltazar Ibáñez Soto',
      'Chile',
      '12.345.678-5',
      'Masculino',
      '21-06-1988',
      '+56 9 5550 0142',
      'Pasaje Los Quillayes 1184, Ñuñoa',
      'Indígena',
      'Ninguna',
    ]);
    await expect(await texts(canvas, 'Datos bancarios')).toEqual([
      'BancoEstado',
      'Vista',
      'Termina en•••• 5678',
      '12.345.678-5',
    ]);
    await expect(await texts(canvas, 'Cuenta')).toEqual(['baltazar.ibanez@correo.cl']);
    const bar = canvas.getByRole('progressbar', { name: 'Ficha completa: 12 de 12 datos' });
    await expect(bar).toHaveAttribute('aria-valuetext', '100 %');
  },
});

export const Incomplete = meta.story({
  name: 'Incompleta',
  tags: ['vacío'],
  beforeEach: scene({ person: people.antonia, storage: { rutAlertShown: 'true' } }),
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole('progressbar', { name: 'Ficha completa: 2 de 12 datos' });
    await expect(bar).toHaveAttribute('aria-valuetext', '16 %');
    await expect(canvas.queryByRole('region', { name: 'Datos bancarios' })).toBeNull();
    await expect(await texts(canvas, 'Datos personales')).toEqual([
      'Antonia Millaquén Rojas',
      'Agregar',
      'Falta completar. Agregar RUT',
      ...Array(4).fill('Agregar'),
      'Sin indicar',
      'Sin indicar',
    ]);
  },
});

export const Foreigner = meta.story({
  name: 'De otro país',
  beforeEach: scene({ person: people.delfina, storage: { rutAlertShown: 'true' } }),
  play: async ({ canvas }) => {
    const personal = await texts(canvas, 'Datos personales');
    await expect(personal.slice(1, 3)).toEqual(['Argentina', '31.224.908']);
    await expect(canvas.getByText('Documento de identidad')).toBeVisible();
    await expect(canvas.queryByText('RUT')).toBeNull();
    await expect(canvas.queryByRole('region', { name: 'Datos bancarios' })).toBeNull();
    await expect(canvas.getByText('8 de 8 datos')).toBeVisible();
  },
});

export const Phone = meta.story({ name: 'Teléfono 390', tags: ['390'], ...at(390) });

export const Smallest = meta.story({
  name: 'Mínimo 320',
  tags: ['320'],
  ...at(320, (canvas) => canvas.findByRole('region', { name: 'Cuenta' })),
});

async function openPassword(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Cambiar contraseña' }));
  const dialog = await screen.findByRole('dialog', { name: 'Cambiar contraseña' });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

async function changePassword(dialog: Canvas, current: string) {
  await userEvent.type(dialog.getByLabelText('Contraseña actual'), current);
  await userEvent.type(dialog.getByLabelText('Nueva contraseña'), 'Marea-baja-26');
  await userEvent.type(dialog.getByLabelText('Verificar contraseña'), 'Marea-baja-26');
  await userEvent.click(dialog.getByRole('button', { name: 'Cambiar contraseña' }));
}

export const PasswordDialog = meta.story({
  name: 'Contraseña cambiada',
  play: async ({ canvas }) => {
    const dialog = await openPassword(canvas);
    await expect(dialog.getByLabelText('Contraseña actual')).toHaveFocus();
    await changePassword(dialog, FIXTURE_PASSWORD);
    const notice = await (await notification(canvas)).findByText('Contraseña cambiada');
    await waitFor(() => expect(notice).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Cambiar contraseña' })).toHaveFocus());
  },
});

export const PasswordWrong = meta.story({
  name: 'Contraseña actual equivocada',
  tags: ['con errores'],
  play: async ({ canvas }) => {
    const dialog = await openPassword(canvas);
    await changePassword(dialog, 'otra-contraseña');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('La contraseña actual no es correcta');
    await expect(dialog.getByLabelText('Nueva contraseña')).toHaveValue('Marea-baja-26');
  },
});

export const PasswordSending = meta.story({
  name: 'Cambiando la contraseña',
  tags: ['en curso'],
  beforeEach: portal.serves({ updatePassword: never }),
  play: async ({ canvas }) => {
    const dialog = await openPassword(canvas);
    await changePassword(dialog, FIXTURE_PASSWORD);
    await expect(dialog.getByRole('button', { name: /\.\.\.$/ })).toHaveAttribute('aria-disabled', 'true');
  },
});

export const PasswordSmallest = meta.story({
  name: 'Cambiar contraseña, mínimo 320',
  tags: ['320'],
  globals: { viewport: { value: 'min320' } },
  play: async ({ canvas }) => {
    const dialog = await openPassword(canvas);
    await expect(dialog.getByLabelText('Contraseña actual')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

export const PasswordEmpty = meta.story({
  name: 'Contraseña sin llenar',
  tags: ['con errores'],
  play: async ({ canvas }) => {
    const dialog = await openPassword(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Cambiar contraseña' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('La contraseña es requerida');
  },
});

export const ToSessions = meta.story({
  name: 'A las sesiones abiertas',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Sesiones abiertas' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Sesiones abiertas' })).toBeVisible();
    await userEvent.click(
      within(canvas.getByRole('navigation', { name: 'Ruta de navegación' })).getByRole('link', {
        name: 'Principal',
      }),
    );
    await expect(await canvas.findByRole('region', { name: 'Cuenta' })).toBeVisible();
  },
});

export const ExportFails = meta.story({
  name: 'Falla la descarga',
  tags: ['falla'],
  beforeEach: portal.serves({
    linkOwnData: fails(500, 'Algo salió mal. Inténtalo de nuevo.'),
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Descargar mis datos' }));
    await expect(await (await notification(canvas)).findByRole('alert')).toHaveTextContent(
      'No pudimos descargar tus datos',
    );
  },
});

async function openErase(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Eliminar mis datos' }));
  return within(await screen.findByRole('dialog', { name: 'Eliminar mis datos' }));
}

async function erase(canvas: Canvas, password: string) {
  const dialog = await openErase(canvas);
  // The button is disabled until the dialog has said what stays.
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Eliminar mis datos' })).toBeEnabled());
  await userEvent.type(dialog.getByLabelText('Contraseña'), password);
  await userEvent.click(dialog.getByRole('button', { name: 'Eliminar mis datos' }));
  return dialog;
}

export const EraseTells = meta.story({
  name: 'Qué queda al eliminar',
  play: async ({ canvas }) => {
    const dialog = await openErase(canvas);
    await expect(await dialog.findByText('Tienes órdenes de trabajo abiertas (1).')).toBeVisible();
    await expect(dialog.getByText(/^Por responder · La bahía de los relojes/)).toHaveTextContent(
      'Por responder · La bahía de los relojes · 18-11-2026',
    );
    await expect(dialog.getByText('Tienes boletas sin pagar (1).')).toBeVisible();
    await expect(dialog.getByText('Boleta 118')).toBeVisible();
    await expect(dialog.queryByText('Boleta 112')).toBeNull();
    await expect(
      dialog.getByText(/guardar 1 orden de trabajo y 2 boletas por seis años: hasta el 31-12-2032/),
    ).toBeVisible();
    // The person reads first, so no field takes the focus. On a phone, the text loading above would push a focused field out of sight.
    await expect(dialog.getByLabelText('Contraseña')).not.toHaveFocus();
    await expect(screen.getByRole('dialog')).toHaveFocus();
  },
});

export const EraseTellsSmallest = meta.story({
  name: 'Qué queda al eliminar, mínimo 320',
  tags: ['320'],
  globals: { viewport: { value: 'min320' } },
  play: async ({ canvas }) => {
    const dialog = await openErase(canvas);
    await expect(await dialog.findByText('Boleta 118')).toBeInTheDocument();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

export const ErasePaymentFirst = meta.story({
  name: 'Un pago en el banco va primero',
  beforeEach: portal.serves({
    erasure: (c) => {
      const none = { total: 0, items: [] };
      const kept = { workOrders: 1, boletas: 1, until: '2032-12-31' };
      return c.json({ openOrders: none, unpaidBoletas: none, isPaymentAtBank: true, kept }, 200);
    },
  }),
  play: async ({ canvas }) => {
    const dialog = await openErase(canvas);
    await expect(await dialog.findByText('Tienes un pago en camino')).toBeVisible();
    await expect(dialog.getByText(/Podrás eliminar tus datos cuando quede pagado/)).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Contraseña'), FIXTURE_PASSWORD);
    await expect(dialog.getByRole('button', { name: 'Eliminar mis datos' })).toBeDisabled();
  },
});

export const EraseUnknown = meta.story({
  name: 'No se sabe qué queda',
  tags: ['falla'],
  beforeEach: portal.serves({
    erasure: fails(500, 'Algo salió mal. Inténtalo de nuevo.'),
  }),
  play: async ({ canvas }) => {
    const dialog = await openErase(canvas);
    await expect(await dialog.findByText('No pudimos revisar tus órdenes y boletas')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Reintentar' })).toBeEnabled();
    await expect(dialog.getByRole('button', { name: 'Eliminar mis datos' })).toBeDisabled();
  },
});

export const Erased = meta.story({
  name: 'Datos eliminados',
  tags: ['resultado'],
  play: async ({ canvas }) => {
    await erase(canvas, FIXTURE_PASSWORD);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Iniciar sesión' })).toBeVisible();
    await expect(localStorage.length).toBe(0);
  },
});

export const EraseLastAdmin = meta.story({
  name: 'Último administrador',
  beforeEach: scene({
    person: people.fermin,
    handlers: {
      eraseAccount: fails(409, 'Eres la única persona de administración.', { code: 'LAST_ADMIN' }),
    },
  }),
  play: async ({ canvas }) => {
    const dialog = await erase(canvas, FIXTURE_PASSWORD);
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Eres la única persona de administración.',
    );
    await expect(localStorage.getItem('accessToken')).not.toBeNull();
  },
});

export const Erasing = meta.story({
  name: 'Eliminando',
  tags: ['en curso'],
  beforeEach: portal.serves({ eraseAccount: never }),
  play: async ({ canvas }) => {
    const dialog = await erase(canvas, FIXTURE_PASSWORD);
    await expect(await dialog.findByRole('button', { name: 'Eliminando...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
});
