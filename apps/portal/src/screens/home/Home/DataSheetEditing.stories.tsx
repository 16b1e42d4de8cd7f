import { API_MESSAGES, type ApiOptions, Problem, stale } from '@doblaje/contract';
import { fixtureHandlers, people, profileOf } from '@doblaje/contract/fixtures';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { formStates } from '../../../stories/formStates';
import { logIn } from '../../../stories/logIn';
import { fails, scene } from '../../../stories/PortalStory';
import { portalAt } from '../../../stories/portalAt';

const portal = portalAt('/home', { person: people.baltazar });

const meta = preview.meta({
  title: 'Pantallas/Principal/Editar la ficha',
  ...portal.meta,
});

export default meta;

type Canvas = ReturnType<typeof within>;
type UpdateProfile = ApiOptions['handlers']['updateProfile'];

const editPersonal = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Editar datos personales' }));

const save = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Guardar cambios' }));

async function write(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

/** Opens Baltazar's personal data for editing and types another phone. */
async function typePhone(canvas: Canvas) {
  await editPersonal(canvas);
  await write(canvas.getByLabelText('Teléfono'), '+56 9 5550 0199');
}

/** Saves, and starts watching before: the notification disappears after its time, and a slow machine could miss it. */
async function saveAndBeTold(canvas: Canvas) {
  const told = waitFor(() => expect(canvas.getByText('Cambios guardados')).toBeVisible());
  await Promise.all([told, save(canvas)]);
}

const updating = (updateProfile: UpdateProfile) => portal.serves({ updateProfile });

export const Pristine = meta.story({
  name: 'Sin cambios',
  tags: ['al entrar'],
  play: async ({ canvas }) => {
    await editPersonal(canvas);
    await expect(canvas.getByLabelText('Nombre')).toHaveFocus();
    await expect(canvas.getByLabelText('RUT')).toHaveValue('12.345.678-5');
    await expect(canvas.getByLabelText('Fecha de nacimiento')).toHaveValue('21-06-1988');
    await expect(canvas.queryByRole('button', { name: 'Editar datos personales' })).toBeNull();
    await expect(canvas.queryByText('Cambios sin guardar')).toBeNull();
  },
});

export const Cancelled = meta.story({
  name: 'Cancelada',
  play: async ({ canvas }) => {
    await typePhone(canvas);
    await expect(canvas.getByText('Cambios sin guardar')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar' }));
    const edit = await canvas.findByRole('button', { name: 'Editar datos personales' });
    await waitFor(() => expect(edit).toHaveFocus());
    await expect(canvas.getByText('+56 9 5550 0142')).toBeVisible();
    await userEvent.click(edit);
    await expect(canvas.getByLabelText('Teléfono')).toHaveValue('+56 9 5550 0142');
  },
});

export const Invalid = meta.story({
  name: 'Con errores',
  tags: ['con errores'],
  beforeEach: scene({ person: people.antonia, storage: { rutAlertShown: 'true' } }),
  play: async ({ canvas }) => {
    await editPersonal(canvas);
    await expect(canvas.queryByLabelText('RUT')).toBeNull();
    await userEvent.clear(canvas.getByLabelText('Nombre'));
    await userEvent.type(canvas.getByLabelText('Fecha de nacimiento'), '31022000');
    await save(canvas);
    const summary = await canvas.findByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Nombre: El nombre es requerido', 'Fecha de nacimiento: Ingresa una fecha válida']);
  },
});

export const SavedWithWhatIsThere = meta.story({
  name: 'Guardada a medias',
  beforeEach: scene({ person: people.antonia, storage: { rutAlertShown: 'true' } }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Agregar teléfono' }));
    const phone = await canvas.findByLabelText('Teléfono');
    await waitFor(() => expect(phone).toHaveFocus());
    await userEvent.type(phone, '+56 9 5550 0123');
    await save(canvas);
    await expect(await canvas.findByText('+56 9 5550 0123')).toBeVisible();
    await expect(canvas.getByText('3 de 12 datos')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Agregar teléfono' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Agregar RUT' })).toBeVisible();
  },
});

/** 'Agregar' of each row leads to its field. */
export const AddEachRow = meta.story({
  name: 'Agregar, dato por dato',
  beforeEach: scene({ person: people.antonia, storage: { rutAlertShown: 'true' } }),
  play: async ({ canvas }) => {
    const fields = [
      ['combobox', 'País'],
      ['button', /Género/],
      ['textbox', 'Fecha de nacimiento'],
      ['textbox', 'Dirección'],
    ] as const;
    for (const [index, add] of ['país', 'género', 'fecha de nacimiento', 'dirección'].entries()) {
      const [role, name] = fields[index] ?? fields[0];
      await userEvent.click(await canvas.findByRole('button', { name: `Agregar ${add}` }));
      const field = await canvas.findByRole(role, { name });
      await waitFor(() => expect(field).toHaveFocus());
      await userEvent.click(canvas.getByRole('button', { name: 'Cancelar' }));
    }
  },
});

export const AddRut = meta.story({
  name: 'Agregar RUT',
  beforeEach: scene({ person: people.antonia, storage: { rutAlertShown: 'true' } }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Agregar RUT' }));
    const rut = await canvas.findByLabelText('RUT');
    await waitFor(() => expect(rut).toHaveFocus());
    await expect(canvas.getByRole('combobox', { name: 'País' })).toHaveValue('Chile');
    await userEvent.type(rut, ' 12345678–5 ');
    await userEvent.tab();
    await expect(rut).toHaveValue('12.345.678-5');
    await expect(rut).not.toHaveAttribute('aria-invalid', 'true');
  },
});

export const RutOfAnotherDigit = meta.story({
  name: 'RUT con otro dígito',
  play: async ({ canvas }) => {
    await editPersonal(canvas);
    const rut = canvas.getByLabelText('RUT');
    await write(rut, '12345678-4');
    await userEvent.tab();
    await waitFor(() => expect(rut).toHaveAccessibleDescription(/El RUT es inválido/));
    await expect(rut).toHaveValue('12.345.678-4');
    await write(rut, 'no tengo');
    await userEvent.tab();
    await expect(rut).toHaveValue('no tengo');
    await expect(rut).toHaveAccessibleDescription(/El RUT es inválido/);
  },
});

export const RutOfAnotherAccount = meta.story({
  name: 'RUT de otra cuenta',
  beforeEach: scene({
    person: people.antonia,
    storage: { rutAlertShown: 'true' },
    handlers: {
      updateProfile: fails(422, API_MESSAGES.invalid, {
        errors: [{ field: 'rut', message: API_MESSAGES.rutTaken }],
      }),
    },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Agregar RUT' }));
    const rut = await canvas.findByLabelText('RUT');
    await userEvent.type(rut, '12.345.678-5');
    await save(canvas);
    await waitFor(() => expect(rut).toHaveAccessibleDescription(new RegExp(API_MESSAGES.rutTaken)));
    await expect(rut).toHaveValue('12.345.678-5');
  },
});

export const CountrySwapsIdentity = meta.story({
  name: 'Otro país, otro documento',
  play: async ({ canvas }) => {
    await editPersonal(canvas);
    const country = canvas.getByRole('combobox', { name: 'País' });
    await write(country, 'argent');
    await userEvent.click(await screen.findByRole('option', { name: 'Argentina' }));
    await expect(canvas.queryByLabelText('RUT')).toBeNull();
    await userEvent.type(await canvas.findByLabelText('Documento de identidad'), '31.224.908');
    await save(canvas);
    await expect(await canvas.findByText('Argentina')).toBeVisible();
    await expect(canvas.getByText('31.224.908')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Datos bancarios' })).toBeNull());
  },
});

export const ConsentWithdrawn = meta.story({
  name: 'Sin autorización',
  play: async ({ canvas }) => {
    await editPersonal(canvas);
    const consent = canvas.getByRole('checkbox', { name: /Autorizo que el estudio guarde/ });
    await expect(consent).toBeChecked();
    await userEvent.click(consent);
    await save(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Autoriza que guardemos comunidad y discapacidad, o déjalas vacías',
    );
  },
});

const form = formStates('updateProfile', {
  serves: portal.serves,
  open: async (canvas) => {
    await editPersonal(canvas);
    return canvas;
  },
  fill: (canvas) => write(canvas.getByLabelText('Teléfono'), '+56 9 5550 0199'),
  submit: 'Guardar cambios',
  pending: 'Guardando...',
});

const failed = form.failed();

export const Saving = meta.story({ name: 'Guardando', tags: ['en curso'], ...form.sending });

export const Failed = meta.story({
  name: 'Falla al guardar',
  tags: ['falla'],
  ...failed,
  play: async (context) => {
    await failed.play(context);
    await expect(context.canvas.getByLabelText('Teléfono')).toHaveValue('+56 9 5550 0199');
    await expect(context.canvas.getByText('Cambios sin guardar')).toBeVisible();
  },
});

export const Offline = meta.story({ name: 'Sin conexión al guardar', ...form.offline });

export const RefusedField = meta.story({
  name: 'El servidor rechaza un campo',
  ...form.refusedField('phone', 'Teléfono', 'Este teléfono ya no existe'),
});

const read = profileOf(people.baltazar);
const NEWER = {
  ...read,
  personal: {
    ...read.personal,
    phone: '+56 9 5550 0111',
    address: 'Camino Otoñal 70, Valdivia',
    updatedAt: '2026-11-19T10:00:00.000Z',
  },
};

/** Another tab saved phone and address meanwhile. The server takes only edits of that newer sheet. */
const overtaken: UpdateProfile = (c) => {
  const patch = c.req.valid('json');
  if (patch.updatedAt !== NEWER.personal.updatedAt || patch.section !== 'personal') {
    return c.json(stale(NEWER), 409);
  }
  const { section: _, ...personal } = patch;
  return c.json({ ...NEWER, personal: { ...personal, updatedAt: '2026-11-20T10:00:00.000Z' } }, 200);
};

const conflict = form.stale(NEWER, {
  says: [/Estos datos cambiaron mientras los editabas/, '+56 9 5550 0111', 'Camino Otoñal 70, Valdivia'],
  keeps: { Teléfono: '+56 9 5550 0199' },
});

export const Stale = meta.story({
  name: 'Otra pestaña guardó antes',
  tags: ['falla'],
  ...conflict,
  play: async (context) => {
    await conflict.play(context);
    const { canvas } = context;
    // Only what differs is in the list. The untouched field shows the stored value.
    await expect(within(canvas.getByRole('alert')).getAllByRole('definition')).toHaveLength(2);
    await expect(canvas.getByLabelText('Dirección')).toHaveValue('Camino Otoñal 70, Valdivia');
  },
});

export const StaleSavedAgain = meta.story({
  name: 'Otra pestaña guardó antes, se guarda otra vez',
  beforeEach: updating(overtaken),
  play: async ({ canvas }) => {
    await typePhone(canvas);
    await save(canvas);
    await canvas.findByRole('alert');
    await saveAndBeTold(canvas);
  },
});

export const StaleTakenOver = meta.story({
  name: 'Otra pestaña guardó antes, se usa lo suyo',
  beforeEach: updating(overtaken),
  play: async ({ canvas }) => {
    await typePhone(canvas);
    await save(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Usar lo guardado' }));
    await expect(canvas.getByLabelText('Teléfono')).toHaveValue('+56 9 5550 0111');
    await waitFor(() => expect(canvas.queryByText('Cambios sin guardar')).toBeNull());
  },
});

/** A profile with an invalid RUT; the rest is valid. */
const wrongRut = profileOf({ ...people.baltazar, rut: '12.345.678-9' });

export const Done = meta.story({
  name: 'Guardada, el aviso se va',
  tags: ['resultado'],
  globals: { viewport: { value: 'desktop1440' } },
  beforeEach: scene({ person: people.catalina }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Corregir RUT' }));
    await waitFor(() => expect(canvas.getByText('Información del perfil incompleta')).toBeVisible());
    await expect(canvas.getByRole('link', { name: 'Principal, requiere atención' })).toBeVisible();
    const rut = canvas.getByLabelText('RUT');
    await waitFor(() => expect(rut).toHaveFocus());
    await expect(rut).toHaveValue(wrongRut.rut);
    await write(rut, '76543216');
    await write(canvas.getByLabelText('Fecha de nacimiento'), '5-3-1990');
    await write(canvas.getByLabelText('Dirección'), 'Los Aromos 12, Talca');
    await saveAndBeTold(canvas);
    await expect(canvas.getByText('05-03-1990')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('Información del perfil incompleta')).toBeNull());
    await expect(await canvas.findByRole('link', { name: 'Principal' })).toBeVisible();
    await expect(localStorage.getItem('rutAlertShown')).toBe('true');
    await expect(canvas.getByRole('button', { name: 'Editar datos personales' })).toHaveFocus();
  },
});

/** Called for each request for the session. */
const askedWho = fn();

/** Answers the first request for the session; later ones fail. */
const answersOnce: ApiOptions['handlers']['session'] = (c, next) => {
  askedWho();
  if (askedWho.mock.calls.length > 1) throw new Problem(503, API_MESSAGES.unavailable);
  return fixtureHandlers().session(c, next);
};

export const NameStays = meta.story({
  name: 'Guardada, y el nombre de arriba no se pudo volver a leer',
  globals: { viewport: { value: 'desktop1440' } },
  beforeEach: portal.serves({ session: answersOnce }),
  play: async ({ canvas }) => {
    const top = within(await canvas.findByRole('banner'));
    await expect(await top.findByText(/Ibáñez Soto/)).toBeVisible();
    await typePhone(canvas);
    await saveAndBeTold(canvas);
    await waitFor(() => expect(askedWho).toHaveBeenCalledTimes(2));
    await expect(await canvas.findByText('+56 9 5550 0199')).toBeVisible();
    await expect(top.getByText(/Ibáñez Soto/)).toBeVisible();
  },
});

export const LeaveGuard = meta.story({
  name: 'Salir sin guardar',
  globals: { viewport: { value: 'desktop1440' } },
  play: async ({ canvas }) => {
    await typePhone(canvas);
    await userEvent.click(canvas.getByRole('link', { name: 'Experiencias' }));
    const question = within(await screen.findByRole('alertdialog', { name: '¿Salir sin guardar?' }));
    await expect(question.getByRole('button', { name: 'Seguir editando' })).toHaveFocus();
  },
});

export const EditingOn = meta.story({
  name: 'Al salir se pregunta, y se sigue editando',
  globals: { viewport: { value: 'desktop1440' } },
  play: async ({ canvas }) => {
    await typePhone(canvas);
    await userEvent.click(canvas.getByRole('link', { name: 'Experiencias' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Seguir editando' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByLabelText('Teléfono')).toHaveValue('+56 9 5550 0199');
  },
});

export const LeftUnsaved = meta.story({
  ...EditingOn.input,
  name: 'Al salir se pregunta, se sale, y al volver está lo guardado',
  play: async (context) => {
    await EditingOn.input.play?.(context as never);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('link', { name: 'Experiencias' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Salir sin guardar' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Experiencias' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Principal' }));
    await expect(await canvas.findByText('+56 9 5550 0142')).toBeVisible();
  },
});

const ended = form.sessionEnded(people.baltazar, { Teléfono: '+56 9 5550 0199' });

export const ExpiredWhileEditing = meta.story({
  name: 'La sesión vence al guardar',
  tags: ['sin permiso'],
  ...ended,
  play: async (context) => {
    await ended.play(context);
    await expect(context.canvas.getByText('Cambios sin guardar')).toBeVisible();
    await expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('5550 0199');
  },
});

export const AnotherPersonLogsIn = meta.story({
  name: 'Vence y entra otra persona',
  beforeEach: ended.beforeEach,
  play: async ({ canvas }) => {
    await form.send(canvas);
    await logIn(canvas, people.delfina);
    await expect(await canvas.findByText('+54 11 5550 0133')).toBeVisible();
    await expect(canvas.queryByLabelText('Teléfono')).toBeNull();
  },
});

export const BankOpen = meta.story({
  name: 'Datos bancarios',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Editar datos bancarios' }));
    await expect(canvas.getByRole('combobox', { name: 'Banco' })).toHaveFocus();
  },
});

export const Bank = meta.story({
  name: 'Datos bancarios guardados',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Editar datos bancarios' }));
    await expect(canvas.getByRole('combobox', { name: 'Banco' })).toHaveFocus();
    await write(canvas.getByLabelText('Número de cuenta'), '00-123 4417');
    await expect(canvas.getByLabelText('Número de cuenta')).toHaveValue('001234417');
    await saveAndBeTold(canvas);
    await expect(canvas.getByText(/4417/)).toBeVisible();
  },
});

const editBank = async (canvas: Canvas) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Editar datos bancarios' }));
  return canvas.getByRole('combobox', { name: 'Banco' });
};

export const BankOfTheCatalogue = meta.story({
  name: 'Un banco que solo está en los catálogos',
  play: async ({ canvas }) => {
    await write(await editBank(canvas), 'mercado');
    await userEvent.click(await screen.findByRole('option', { name: 'Mercado Pago' }));
    await saveAndBeTold(canvas);
    await expect(canvas.getByText('Mercado Pago')).toBeVisible();
  },
});

export const BankMerged = meta.story({
  name: 'Un banco que pasó a ser otro',
  beforeEach: portal.serves({
    profile: (c) => {
      const { bank, ...sheet } = profileOf(people.baltazar);
      return c.json({ ...sheet, bank: { ...bank, bank: '027' }, bankName: 'Corpbanca' }, 200);
    },
  }),
  play: async ({ canvas }) => {
    const field = await editBank(canvas);
    const words = 'Corpbanca ahora es Banco Itaú Chile: elígelo, y revisa tu número de cuenta';
    await waitFor(() => expect(field).toHaveAccessibleDescription(words));
    await expect(field).toHaveValue('Corpbanca');
    await userEvent.clear(field);
    await expect(await screen.findByRole('option', { name: 'Banco Itaú Chile' })).toBeVisible();
    const names = screen.getAllByRole('option').map(({ textContent }) => textContent ?? '');
    await expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'es')));
    await expect(names).toContain('Corpbanca (ahora es Banco Itaú Chile)');
    // The banks that the sheet always had stay, with what became of them.
    await expect(names).toContain('Banco París (ya no recibe transferencias)');
    await userEvent.click(screen.getByRole('option', { name: 'Banco Itaú Chile' }));
    await expect(field).toHaveAccessibleDescription('');
  },
});

/** Called for each request for the banks. */
const askedBanks = fn();

/** Fails at first; answers the second request. */
const banksAtLast: ApiOptions['handlers']['bankChoices'] = (c, next) => {
  askedBanks();
  if (askedBanks.mock.calls.length === 1) throw new Problem(503, API_MESSAGES.unavailable);
  return fixtureHandlers().bankChoices(c, next);
};

export const BanksFailed = meta.story({
  name: 'Los bancos no cargan',
  tags: ['falla'],
  beforeEach: [() => askedBanks.mockClear(), portal.serves({ bankChoices: banksAtLast })],
  play: async ({ canvas }) => {
    const field = await editBank(canvas);
    await waitFor(() => expect(field).toHaveAccessibleDescription(/No pudimos cargar los bancos/));
    await expect(field).toHaveValue('BancoEstado');
    await write(canvas.getByLabelText('Número de cuenta'), '001234417');
  },
});

export const BanksAtLast = meta.story({
  ...BanksFailed.input,
  name: 'Los bancos no cargan, y se reintenta',
  tags: [],
  play: async (context) => {
    await BanksFailed.input.play?.(context as never);
    const { canvas } = context;
    const field = canvas.getByRole('combobox', { name: 'Banco' });
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(canvas.queryByText(/No pudimos cargar los bancos/)).toBeNull());
    await expect(field).toHaveFocus();
    await expect(canvas.getByLabelText('Número de cuenta')).toHaveValue('001234417');
    await write(field, 'mercado');
    await userEvent.click(await screen.findByRole('option', { name: 'Mercado Pago' }));
    await expect(askedBanks).toHaveBeenCalledTimes(2);
  },
});

const CLOSED = 'Mercado Pago ya no recibe transferencias: elige otro banco';

/** The studio closes Mercado Pago after the list was loaded. */
const closesMeanwhile: ApiOptions['handlers']['bankChoices'] = (c) => {
  askedBanks();
  const isActive = askedBanks.mock.calls.length === 1;
  const banks = [
    { code: '012', name: 'BancoEstado', isActive: true, mergedInto: '' },
    { code: '875', name: 'Mercado Pago', isActive, mergedInto: '' },
  ];
  return c.json({ banks }, 200);
};

export const BankClosedMeanwhile = meta.story({
  name: 'El banco elegido se cerró mientras tanto',
  tags: ['con errores'],
  beforeEach: [
    () => askedBanks.mockClear(),
    portal.serves({
      bankChoices: closesMeanwhile,
      updateProfile: () => {
        throw new Problem(422, API_MESSAGES.invalid, { errors: [{ field: 'bank', message: CLOSED }] });
      },
    }),
  ],
  play: async ({ canvas }) => {
    const field = await editBank(canvas);
    await write(field, 'mercado');
    await userEvent.click(await screen.findByRole('option', { name: 'Mercado Pago' }));
    await save(canvas);
    await waitFor(() => expect(field).toHaveAccessibleDescription(new RegExp(CLOSED)));
    // The list has been loaded again.
    await waitFor(() => expect(field).toHaveValue('Mercado Pago (ya no recibe transferencias)'));
  },
});

/** Opens Baltazar's bank data, and makes the account a CuentaRUT's bank and type. */
async function editCuentaRut(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Editar datos bancarios' }));
  await write(canvas.getByRole('combobox', { name: 'Banco' }), 'BancoEstado');
  await userEvent.click(await screen.findByRole('option', { name: 'BancoEstado' }));
  await userEvent.click(canvas.getByRole('button', { name: /Tipo de cuenta/ }));
  await userEvent.click(await screen.findByRole('option', { name: /Vista/ }));
  await write(canvas.getByLabelText('RUT del titular'), '12345678-5');
  return canvas.getByLabelText('Número de cuenta');
}

const MENDED = /Quitamos el dígito verificador/;

export const CuentaRut = meta.story({
  name: 'CuentaRUT con su dígito verificador',
  play: async ({ canvas }) => {
    const number = await editCuentaRut(canvas);
    await write(number, '12.345.678-5');
    // It is not cut while it is typed: more may follow.
    await expect(number).toHaveValue('123456785');
    await userEvent.tab();
    await waitFor(() => expect(number).toHaveValue('12345678'));
    await expect(await canvas.findByText(MENDED)).toBeVisible();
    await expect(
      canvas.getByText('El número de una CuentaRUT es el RUT del titular sin él: 12345678.'),
    ).toBeVisible();
    await expect(number).not.toHaveAttribute('aria-invalid', 'true');
    await save(canvas);
    await expect(await canvas.findByText('5678')).toBeVisible();
  },
});

export const CuentaRutBeforeItsHolder = meta.story({
  name: 'CuentaRUT con su dígito verificador, antes que su titular',
  play: async ({ canvas }) => {
    const number = await editCuentaRut(canvas);
    const holder = canvas.getByLabelText('RUT del titular');
    await write(number, '12345674');
    // '1.234.567-4' is whole for a moment, and '12345674' would be its CuentaRUT with check digit.
    await write(holder, '123456742');
    await userEvent.tab();
    await expect(holder).toHaveValue('12.345.674-2');
    await expect(number).toHaveValue('12345674');
    await write(number, '123456785');
    await write(holder, '123456785');
    await expect(number).toHaveValue('123456785');
    await userEvent.tab();
    await waitFor(() => expect(number).toHaveValue('12345678'));
  },
});

export const CuentaRutSaved = meta.story({
  name: 'CuentaRUT con su dígito verificador, guardada al escribirla',
  play: async ({ canvas }) => {
    await write(await editCuentaRut(canvas), '123456785');
    const told = waitFor(() => expect(canvas.getByText(MENDED)).toBeVisible());
    await Promise.all([told, save(canvas)]);
    await expect(await canvas.findByText('5678')).toBeVisible();
  },
});

export const CuentaRutByEnter = meta.story({
  name: 'CuentaRUT con su dígito verificador, guardada con Enter',
  play: async ({ canvas }) => {
    const number = await editCuentaRut(canvas);
    await write(number, '123456785');
    // The field is not left: the server takes the digit off, and that is told with what was saved.
    await userEvent.type(number, '{Enter}');
    await expect(
      await canvas.findByText(/^Quitamos el dígito verificador: El número de una CuentaRUT/),
    ).toBeVisible();
    await expect(await canvas.findByText('5678')).toBeVisible();
  },
});

export const BankInPart = meta.story({
  name: 'Datos bancarios a medias, guardados',
  beforeEach: scene({ person: people.catalina, storage: { rutAlertShown: 'true' } }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Agregar número de cuenta' }));
    const number = await canvas.findByLabelText('Número de cuenta');
    await waitFor(() => expect(number).toHaveFocus());
    await userEvent.type(number, '123');
    await save(canvas);
    const summary = await canvas.findByRole('alert');
    await expect(within(summary).getAllByRole('link')).toHaveLength(1);
    // Type only once the summary has the focus: it would take the focus away from the field.
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.type(number, '44417');
    await saveAndBeTold(canvas);
    await expect(canvas.getByText(/4417/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Agregar RUT del titular' })).toBeVisible();
  },
});

export const LongValues = meta.story({
  name: 'Valores largos',
  tags: ['largo'],
  beforeEach: scene({ person: people.longNames, storage: { rutAlertShown: 'true' } }),
  play: async ({ canvas }) => {
    await editPersonal(canvas);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Phone = meta.story({
  name: 'Teléfono 390',
  tags: ['390'],
  globals: { viewport: { value: 'phone390' } },
  play: async ({ canvas }) => {
    await typePhone(canvas);
    await expect(canvas.getByText('Cambios sin guardar')).toBeVisible();
  },
});

export const Smallest = meta.story({
  name: 'Mínimo 320',
  tags: ['320'],
  globals: { viewport: { value: 'min320' } },
  play: async ({ canvas }) => {
    await typePhone(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Editar datos bancarios' }));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
