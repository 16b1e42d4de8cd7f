import type { PersonDetail } from '@doblaje/contract/client';
import { fixtureHandlers, people, sampleConsents, sampleVoices } from '@doblaje/contract/fixtures';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { never } from '../../../../../../.storybook/openRequests';
import preview from '../../../../../../.storybook/preview';
import { at } from '../../../stories/atWidth';
import { logIn } from '../../../stories/logIn';
import { findNotice } from '../../../stories/notices';
import { fails } from '../../../stories/PortalStory';
import { portalAt } from '../../../stories/portalAt';

const portal = portalAt('/documents-back/users/0198a4d2-0000-7000-8000-000000000002', {
  person: people.fermin,
});

const meta = preview.meta({
  title: 'Pantallas/Persona/Autorizaciones de voz',
  ...portal.meta,
});

export default meta;

type Canvas = ReturnType<typeof within>;

const card = async (canvas: Canvas) => within(await canvas.findByRole('region', { name: 'Autorizaciones' }));

async function form(canvas: Canvas) {
  const button = await canvas.findByRole('button', { name: 'Registrar autorización de voz' });
  await userEvent.click(button);
  const opened = await screen.findByRole('dialog', { name: 'Registrar autorización de voz' });
  await waitFor(() => expect(opened).toBeVisible());
  return within(opened);
}

type Opened = Awaited<ReturnType<typeof form>>;

async function choose(opened: Opened, label: RegExp, option: RegExp) {
  await userEvent.click(opened.getByRole('button', { name: label }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

const day = (opened: Opened, label: RegExp, typed: string) =>
  userEvent.type(opened.getByRole('textbox', { name: label }), typed);

const send = (opened: Opened) => userEvent.click(opened.getByRole('button', { name: 'Registrar' }));

async function fill(opened: Opened) {
  await choose(opened, /Qué autoriza/, /Clonación de voz/);
  await userEvent.click(opened.getByRole('radio', { name: 'Todos los proyectos' }));
  await userEvent.type(opened.getByRole('textbox', { name: /Territorio/ }), 'Chile');
  await day(opened, /Desde/, '01122026');
  await choose(opened, /Contrato que lo dice/, /Contrato 2026/);
}

export const Default = meta.story({
  name: 'Registrar',
  tags: ['al entrar'],
  globals: { viewport: { value: 'desktop1440' } },
  play: async ({ canvas }) => {
    const opened = await form(canvas);
    await expect(opened.getByText(/^De Baltazar Ibáñez Soto, tal como la firmó/)).toBeVisible();
    await expect(opened.getByRole('radio', { name: 'Un proyecto' })).toBeChecked();
  },
});

export const Empty = meta.story({
  name: 'Sin llenar',
  tags: ['con errores'],
  play: async ({ canvas }) => {
    const opened = await form(canvas);
    await send(opened);
    for (const message of [
      'Elige qué autoriza',
      'Elige el proyecto',
      'Escribe dónde vale: un país, o todo el mundo',
      'La fecha de inicio es requerida',
      'Elige el contrato donde la persona lo autorizó',
    ])
      await expect((await opened.findAllByText(message))[0]).toBeVisible();
  },
});

export const EndsBefore = meta.story({
  name: 'Termina antes de empezar',
  play: async ({ canvas }) => {
    const opened = await form(canvas);
    await fill(opened);
    await day(opened, /Hasta/, '30112026');
    await send(opened);
    await expect((await opened.findAllByText('Debe ser el día de inicio o uno posterior'))[0]).toBeVisible();
  },
});

export const Filled = meta.story({
  name: 'Todo bien',
  tags: ['todo bien'],
  play: async ({ canvas }) => {
    const opened = await form(canvas);
    await fill(opened);
    await day(opened, /Hasta/, '31122027');
    await expect(opened.queryByRole('alert')).toBeNull();
  },
});

export const Recording = meta.story({
  name: 'Registrando',
  tags: ['en curso'],
  beforeEach: portal.serves({ recordVoiceConsent: never }),
  play: async ({ canvas }) => {
    const opened = await form(canvas);
    await fill(opened);
    await send(opened);
    await expect(await opened.findByRole('button', { name: /^Registrando/ })).toBeVisible();
  },
});

export const Recorded = meta.story({
  name: 'Registrada y retirada',
  tags: ['resultado'],
  play: async ({ canvas }) => {
    const opened = await form(canvas);
    await fill(opened);
    await send(opened);
    await expect(await findNotice('Autorización registrada')).toBeInTheDocument();
    const ledger = await card(canvas);
    await expect(
      await ledger.findByText(/Territorio: Chile\. Desde el 01-12-2026, sin término/),
    ).toBeVisible();
    const name = 'Voz: Clonación de voz, todos los proyectos';
    await userEvent.click(ledger.getByRole('button', { name: `Retirar: ${name}` }));
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getByText(/^Retírala solo si Baltazar Ibáñez Soto lo pidió/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Retirar autorización' }));
    await expect(await findNotice('Autorización retirada')).toBeInTheDocument();
    await waitFor(() => expect(ledger.queryByRole('button', { name: `Retirar: ${name}` })).toBeNull());
  },
});

export const Fails = meta.story({
  name: 'Falla al registrar',
  tags: ['falla'],
  beforeEach: portal.serves({
    recordVoiceConsent: fails(503, 'El servicio no está disponible en este momento.'),
  }),
  play: async ({ canvas }) => {
    const opened = await form(canvas);
    await fill(opened);
    await send(opened);
    await expect(await opened.findByText(/El servicio no está disponible/)).toBeVisible();
    await expect(opened.getByRole('textbox', { name: /Territorio/ })).toHaveValue('Chile');
  },
});

/** The project is found by typing; its name is kept with the draft, since nothing is searched for when the form comes back. */
export const SessionEnded = meta.story({
  name: 'Sesión vencida al registrar, y de vuelta',
  beforeEach: portal.serves({ recordVoiceConsent: fails(401, 'Invalid token') }),
  play: async ({ canvas }) => {
    const opened = await form(canvas);
    await fill(opened);
    await userEvent.click(opened.getByRole('radio', { name: 'Un proyecto' }));
    const project = await opened.findByRole('combobox', { name: /Proyecto/ });
    await userEvent.type(project, 'bahía');
    await userEvent.click(
      await screen.findByRole('option', { name: /La bahía de los relojes/ }, { timeout: 4000 }),
    );
    await send(opened);
    await logIn(canvas, people.fermin);
    const again = within(await screen.findByRole('dialog', { name: 'Registrar autorización de voz' }));
    await expect(await again.findByRole('combobox', { name: /Proyecto/ })).toHaveDisplayValue(
      /La bahía de los relojes/,
    );
    await expect(again.getByRole('textbox', { name: /Territorio/ })).toHaveValue('Chile');
  },
});

/** The sample person, changed. */
function personIs(change: Partial<PersonDetail>) {
  const { readPerson } = fixtureHandlers();
  return portal.serves({
    readPerson: async (c, next) => {
      const answer = await readPerson(c, next);
      return c.json({ ...((await (answer as unknown as Response).json()) as PersonDetail), ...change }, 200);
    },
  });
}

const withVoices = personIs({ consents: [...sampleVoices(), ...sampleConsents()] });

export const Several = meta.story({
  name: 'Varias, una por terminar',
  tags: ['muchos'],
  beforeEach: withVoices,
  play: async ({ canvas }) => {
    const ledger = await card(canvas);
    await expect(await ledger.findAllByRole('button', { name: /^Retirar: Voz: / })).toHaveLength(2);
  },
});

export const WithoutContract = meta.story({
  name: 'Sin contrato',
  tags: ['vacío'],
  beforeEach: personIs({ contracts: [] }),
  play: async ({ canvas }) => {
    const ledger = await card(canvas);
    await expect(await ledger.findByText(/sube antes su contrato en Contratos y guiones/)).toBeVisible();
    await expect(ledger.queryByRole('button', { name: 'Registrar autorización de voz' })).toBeNull();
  },
});

export const Phone = meta.story({ name: 'Teléfono 390', tags: ['390'], beforeEach: withVoices, ...at(390) });

export const Smallest = meta.story({ name: 'Mínimo 320', tags: ['320'], beforeEach: withVoices, ...at(320) });
