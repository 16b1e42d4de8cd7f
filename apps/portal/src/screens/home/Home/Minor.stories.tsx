import { people, profileOf } from '@doblaje/contract/fixtures';
import { CONSENT_STATEMENTS } from '@doblaje/domain/consents';
import { dayInChile } from '@doblaje/domain/days';
import { REPRESENTATIVE_OWN_EMAIL } from '@doblaje/domain/minors';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { at } from '../../../stories/atWidth';
import { formStates } from '../../../stories/formStates';
import { portalAt } from '../../../stories/portalAt';

/** Somebody of this age, for as long as the stories run. */
const bornAgo = (years: number) => `${Number(dayInChile().slice(0, 4)) - years - 1}-12-31`;

const sheetOf = (changes: object = {}) => {
  const sheet = profileOf(people.baltazar);
  const adult = { ...sheet.personal, community: '', disability: '', sensitive_consent: false } as const;
  return { ...sheet, personal: { ...adult, birth_date: bornAgo(14), ...changes } };
};

const ANA = {
  representative_name: 'Ana Soto Vera',
  representative_rut: '11.111.111-1',
  representative_relation: 'Madre',
  representative_contact: 'ana.soto@correo.cl',
};

const portal = portalAt('/home', { person: people.baltazar });
const serves = (changes?: object, handlers?: Parameters<typeof portal.serves>[0]) =>
  portal.serves({ profile: (c) => c.json(sheetOf(changes), 200), ...handlers });

const meta = preview.meta({
  title: 'Pantallas/Principal/Menores de edad',
  ...portal.meta,
  beforeEach: serves(ANA),
});

export default meta;

type Canvas = ReturnType<typeof within>;

const edit = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Editar datos personales' }));
const save = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Guardar cambios' }));
const theirs = (canvas: Canvas) => canvas.getByLabelText('Correo o teléfono de quien representa');

async function choose(canvas: Canvas, label: RegExp, option: string) {
  await userEvent.click(canvas.getByRole('button', { name: label }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
}

export const Named = meta.story({
  name: 'Con quien representa',
  tags: ['al entrar'],
  play: async ({ canvas }) => {
    const data = within(await canvas.findByRole('region', { name: 'Datos personales' }));
    for (const value of ['Ana Soto Vera', 'Madre', 'ana.soto@correo.cl', '11.111.111-1'])
      await expect(data.getByText(value)).toBeVisible();
  },
});

/** The row leads to its field. */
export const Missing = meta.story({
  name: 'Falta quien representa',
  tags: ['vacío'],
  beforeEach: serves(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Agregar a quien te representa' }));
    await waitFor(() => expect(canvas.getByLabelText('Nombre de quien representa')).toHaveFocus());
  },
});

export const Invalid = meta.story({
  name: 'Con errores',
  tags: ['con errores'],
  beforeEach: serves(),
  play: async ({ canvas }) => {
    await edit(canvas);
    await userEvent.type(canvas.getByLabelText('RUT de quien representa'), '12345678-5');
    await userEvent.type(theirs(canvas), people.baltazar.email);
    await save(canvas);
    const summary = await canvas.findByRole('alert');
    await expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Nombre de quien representa: Escribe el nombre de quien te representa',
      'RUT de quien representa: El RUT es el de la persona menor de edad: escribe el de quien la representa',
      'Relación de quien representa: Escribe qué relación tiene contigo: madre, padre, tutora…',
      `Correo o teléfono de quien representa: ${REPRESENTATIVE_OWN_EMAIL}`,
    ]);
  },
});

/** Below 16 the representative agrees to what is sensitive too. */
export const Sensitive = meta.story({
  name: 'Lo sensible pide dos autorizaciones',
  play: async ({ canvas }) => {
    await edit(canvas);
    await choose(canvas, /Comunidad/, 'Indígena');
    await userEvent.click(canvas.getByRole('checkbox', { name: CONSENT_STATEMENTS['profile-sensitive'] }));
    await save(canvas);
    const summary = await canvas.findByRole('alert');
    await expect(within(summary).getByRole('link')).toHaveTextContent(
      'Quien te representa tiene que autorizarlo también, o deja vacías comunidad y discapacidad',
    );
    await userEvent.click(
      canvas.getByRole('checkbox', { name: CONSENT_STATEMENTS['representative-sensitive'] }),
    );
    await save(canvas);
    await expect(await canvas.findByText('Indígena')).toBeVisible();
  },
});

/** An adult is asked for nobody. */
export const Adult = meta.story({
  name: 'Con otra fecha de nacimiento',
  play: async ({ canvas }) => {
    await edit(canvas);
    const born = canvas.getByLabelText('Fecha de nacimiento');
    await userEvent.clear(born);
    await userEvent.type(born, '01011990');
    await userEvent.tab();
    await waitFor(() => expect(canvas.queryByLabelText('Nombre de quien representa')).toBeNull());
    await userEvent.clear(born);
    await userEvent.type(born, bornAgo(16).split('-').reverse().join(''));
    await userEvent.tab();
    await expect(await canvas.findByLabelText('Nombre de quien representa')).toHaveValue('Ana Soto Vera');
    await expect(
      canvas.queryByRole('checkbox', { name: CONSENT_STATEMENTS['representative-sensitive'] }),
    ).toBeNull();
  },
});

const form = formStates('updateProfile', {
  serves: (handlers) => serves(ANA, handlers),
  open: async (canvas) => {
    await edit(canvas);
    return canvas;
  },
  fill: async (canvas) => {
    await userEvent.clear(theirs(canvas));
    await userEvent.type(theirs(canvas), '+56 9 5550 0101');
  },
  submit: 'Guardar cambios',
  pending: 'Guardando...',
});

export const Saving = meta.story({ name: 'Guardando', tags: ['en curso'], ...form.sending });

export const Failed = meta.story({ name: 'Falla al guardar', tags: ['falla'], ...form.failed() });

export const Refused = meta.story({
  name: 'El servidor no acepta a quien representa',
  ...form.refusedField(
    'representative_contact',
    'Correo o teléfono de quien representa',
    REPRESENTATIVE_OWN_EMAIL,
  ),
});

export const Saved = meta.story({
  name: 'Guardada',
  tags: ['resultado'],
  play: async ({ canvas }) => {
    await form.send(canvas);
    await expect(await canvas.findByText('+56 9 5550 0101')).toBeVisible();
  },
});

const long = (text: string) => text.repeat(20).slice(0, 100).trim();

export const LongNames = meta.story({
  name: 'Nombres largos',
  tags: ['largo'],
  beforeEach: serves({
    ...ANA,
    representative_name: long('Hipólita Guillermina '),
    representative_relation: long('Tutora nombrada por el tribunal '),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Hipólita Guillermina Hipólita/)).toBeVisible();
  },
});

const named = (canvas: Canvas) => canvas.findByText('ana.soto@correo.cl');

export const Phone = meta.story({ name: 'Teléfono', tags: ['390'], ...at(390, named) });

export const Narrowest = meta.story({ name: 'La pantalla más angosta', tags: ['320'], ...at(320, named) });
