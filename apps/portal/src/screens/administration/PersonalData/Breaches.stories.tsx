import { type Breach, Problem, stale } from '@doblaje/contract';
import { people } from '@doblaje/contract/fixtures';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { at } from '../../../stories/atWidth';
import { dialogOf } from '../../../stories/catalogueDialog';
import { catchDownloads } from '../../../stories/downloads';
import { findNotice } from '../../../stories/notices';
import { portalAt } from '../../../stories/portalAt';

const portal = portalAt('/documents-back?vista=datos-personales', { person: people.fermin });

const meta = preview.meta({ title: 'Pantallas/Datos personales, vulneraciones', ...portal.meta });

export default meta;

const downloads = catchDownloads(portal.serves());

type Canvas = ReturnType<typeof within>;

const MISSENT = 'Correo enviado a la dirección equivocada';

const part = async (canvas: Canvas) => within(await canvas.findByRole('region', { name: 'Vulneraciones' }));

const press = (canvas: Canvas, name: string) => userEvent.click(canvas.getByRole('button', { name }));

const BREACH: Breach = {
  ...{ id: 2, title: MISSENT, what: 'Una planilla se envió a otra empresa.', since: '2026-11-12' },
  ...{ foundOn: '2026-11-13', dataKinds: ['bank'], peopleKinds: ['talent'], hasChildren: false },
  ...{ peopleCount: 14, effects: 'Otra empresa conoció cuentas.', measures: 'Pedimos que se borre.' },
  ...{ agencyOn: '2026-11-14', mails: [], updatedAt: '2026-11-19T15:00:00.000Z' },
};

export const Default = meta.story({
  name: 'El registro, y lo que falta avisar',
  tags: ['al entrar'],
  play: async ({ canvas }) => {
    const register = await part(canvas);
    await expect(
      register.getByText('Desde el 12-11-2026 · se supo el 13-11-2026 · 14 personas'),
    ).toBeVisible();
    await expect(register.getByText('Falta avisar a la Agencia')).toBeVisible();
    await expect(register.getByText('Falta escribir a cada persona: hay datos bancarios')).toBeVisible();
    await expect(register.getByText('Avisada la Agencia el 02-06-2026')).toBeVisible();
    await expect(
      register.getByText('Personas: 1 correo, a 6 personas en total; el último, el 02-06-2026'),
    ).toBeVisible();
    // Nothing is removed from a register.
    await expect(register.queryByRole('button', { name: /quitar|eliminar/i })).toBeNull();
  },
});

export const Empty = meta.story({
  name: 'Ninguna vulneración',
  tags: ['vacío'],
  beforeEach: portal.serves({ listBreaches: (c) => c.json({ items: [] }, 200) }),
  play: async ({ canvas }) => {
    const register = await part(canvas);
    await expect(
      register.getByText('Ninguna. Anota aquí toda pérdida, robo o acceso indebido a datos personales.'),
    ).toBeVisible();
  },
});

/** Opens the form of a new breach and fills it in. */
async function fill(canvas: Canvas): Promise<Canvas> {
  await press(await part(canvas), 'Anotar vulneración');
  const form = await dialogOf('Anotar vulneración');
  await userEvent.type(form.getByLabelText('Qué pasó, en pocas palabras'), 'Robo de un computador');
  await userEvent.type(form.getByLabelText('Los hechos'), 'Lo robaron de la oficina.');
  await userEvent.type(form.getByLabelText('Desde cuándo'), '02112026');
  await userEvent.type(form.getByLabelText('Cuándo se supo'), '03112026');
  await userEvent.click(form.getByLabelText(/^Bancarios/));
  await userEvent.click(form.getByLabelText(/^Talento/));
  await userEvent.type(form.getByLabelText('Qué puede pasarles'), 'Alguien puede conocer sus cuentas.');
  await userEvent.type(form.getByLabelText('Qué se hizo y qué se hará'), 'Cerramos las sesiones.');
  return form;
}

export const Filled = meta.story({
  name: 'Una por anotar, completa',
  tags: ['todo bien'],
  play: async ({ canvas }) => {
    const form = await fill(canvas);
    await expect(form.getByLabelText('Cuándo se supo')).toHaveValue('03-11-2026');
    await expect(form.queryByRole('alert')).toBeNull();
  },
});

export const Adding = meta.story({
  name: 'Anotar una, y queda primera',
  tags: ['resultado'],
  play: async ({ canvas }) => {
    const form = await fill(canvas);
    await press(form, 'Anotar');
    await findNotice('Vulneración anotada');
    const register = await part(canvas);
    await waitFor(() => expect(register.getByText('Robo de un computador')).toBeVisible());
    await expect(
      register.getByText(
        'Desde el 02-11-2026 · se supo el 03-11-2026 · aún no se sabe a cuántas personas alcanza',
      ),
    ).toBeVisible();
  },
});

export const Missing = meta.story({
  name: 'Anotar una sin decir nada',
  tags: ['con errores'],
  play: async ({ canvas }) => {
    await press(await part(canvas), 'Anotar vulneración');
    const form = await dialogOf('Anotar vulneración');
    await press(form, 'Anotar');
    await waitFor(() =>
      expect(form.getByLabelText('Los hechos')).toHaveAccessibleDescription('Cuenta qué pasó'),
    );
    await expect(form.getByLabelText('Cuándo se supo')).toHaveAccessibleDescription(/Indica cuándo se supo/);
    await expect(form.getByLabelText(/^Identificación/)).toHaveAccessibleDescription(
      /Elige al menos una clase de datos/,
    );
  },
});

export const SavedMeanwhile = meta.story({
  name: 'Otra persona la completó mientras se editaba',
  beforeEach: portal.serves({ updateBreach: (c) => c.json(stale(BREACH), 409) }),
  play: async ({ canvas }) => {
    await press(await part(canvas), `Editar ${MISSENT}`);
    const form = await dialogOf('Editar vulneración');
    await userEvent.type(form.getByLabelText('Qué se hizo y qué se hará'), ' Revisamos todo.');
    await press(form, 'Guardar cambios');
    await expect(await form.findByText(/14-11-2026/)).toBeVisible();
  },
});

const openMail = async (canvas: Canvas) => {
  await press(await part(canvas), `Escribir a las personas: ${MISSENT}`);
  return dialogOf('Escribir a las personas');
};

export const Mailing = meta.story({
  name: 'Escribir a las personas',
  play: async ({ canvas }) => {
    const form = await openMail(canvas);
    const text = form.getByLabelText<HTMLTextAreaElement>('Correo');
    await expect(text.value).toContain('Empezó el 12-11-2026 y lo supimos el 13-11-2026.');
    await userEvent.type(text, ' Llámanos si tienes dudas.');
    // Nobody is chosen beforehand: a mail cannot be taken back.
    await press(form, 'Enviar');
    await waitFor(() =>
      expect(form.getByRole('radiogroup', { name: /^A quiénes/ })).toHaveAccessibleDescription(
        /Elige a quiénes/,
      ),
    );
    await userEvent.click(form.getByLabelText('A quienes aún no se les ha escrito por esto'));
    await press(form, 'Enviar');
    await findNotice('Correo enviado');
    const register = await part(canvas);
    await waitFor(() => expect(register.getByText(/^Personas: 1 correo, a 1?\d personas/)).toBeVisible());
  },
});

export const MailedMeanwhile = meta.story({
  name: 'Otra persona ya escribió mientras se miraba',
  beforeEach: portal.serves({ mailBreach: (c) => c.json(stale(BREACH), 409) }),
  play: async ({ canvas }) => {
    const form = await openMail(canvas);
    const text = form.getByLabelText<HTMLTextAreaElement>('Correo');
    await userEvent.type(text, ' Llámanos.');
    await userEvent.click(form.getByLabelText('A todas las personas con cuenta'));
    await press(form, 'Enviar');
    await expect(await form.findByText(/no se envió nada/)).toBeVisible();
    await expect(text.value).toContain('Llámanos.');
  },
});

export const NobodyChosen = meta.story({
  name: 'Escribir a algunas personas sin elegir a nadie',
  play: async ({ canvas }) => {
    const form = await openMail(canvas);
    await userEvent.click(form.getByLabelText('Solo a algunas'));
    await press(form, 'Enviar');
    await expect(await form.findByText('Elige al menos a una persona')).toBeVisible();
  },
});

export const Sent = meta.story({
  name: 'Lo que ya se envió',
  play: async ({ canvas }) => {
    await press(await part(canvas), 'Escribir a las personas: Guion impreso que se perdió');
    const form = await dialogOf('Escribir a las personas');
    await expect(form.getByText('Te escribimos porque se perdió un guion con tu nombre.')).toBeVisible();
  },
});

export const Notice = meta.story({
  name: 'La notificación a la Agencia se descarga',
  beforeEach: downloads.beforeEach,
  play: async ({ canvas }) => {
    await press(await part(canvas), `Descargar la notificación a la Agencia: ${MISSENT}`);
    const [head] = await downloads.lines('vulneracion-2.pdf');
    await expect(head).toMatch(/^%PDF-/);
  },
});

export const NoticeFails = meta.story({
  name: 'La notificación no se pudo preparar',
  tags: ['falla'],
  beforeEach: portal.serves({
    breachNotice: () => {
      throw new Problem(500, 'Algo salió mal.');
    },
  }),
  play: async ({ canvas }) => {
    await press(await part(canvas), `Descargar la notificación a la Agencia: ${MISSENT}`);
    await findNotice('No pudimos preparar la notificación');
  },
});

export const Phone = meta.story({
  name: 'Teléfono 390',
  tags: ['390'],
  ...at(390, (canvas) => canvas.findByRole('heading', { name: 'Vulneraciones' })),
});

export const Narrow = meta.story({
  name: 'Mínimo 320',
  tags: ['320'],
  ...at(320, (canvas) => canvas.findByRole('heading', { name: 'Vulneraciones' })),
});
