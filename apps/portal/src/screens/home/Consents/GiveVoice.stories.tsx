import { people, sampleOwnVoice } from '@doblaje/contract/fixtures';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { never } from '../../../../../../.storybook/openRequests';
import preview from '../../../../../../.storybook/preview';
import { at } from '../../../stories/atWidth';
import { findNotice } from '../../../stories/notices';
import { fails, QUIET } from '../../../stories/PortalStory';
import { portalAt } from '../../../stories/portalAt';

const portal = portalAt('/home/consents', { person: people.baltazar, storage: QUIET });

const meta = preview.meta({
  title: 'Pantallas/Principal/Mis permisos/Autorizar mi voz',
  ...portal.meta,
});

export default meta;

type Canvas = ReturnType<typeof within>;

const TITLE = 'Autorizar un uso de mi voz';

async function form(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: TITLE }));
  const opened = await screen.findByRole('dialog', { name: TITLE });
  await waitFor(() => expect(opened).toBeVisible());
  return within(opened);
}

type Opened = Awaited<ReturnType<typeof form>>;

async function choose(opened: Opened, label: RegExp, option: string) {
  await userEvent.click(opened.getByRole('button', { name: label }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

const send = (opened: Opened) => userEvent.click(opened.getByRole('button', { name: 'Autorizar' }));

const from = async (opened: Opened, typed: string) => {
  const field = opened.getByRole('textbox', { name: /Desde/ });
  await userEvent.clear(field);
  await userEvent.type(field, typed);
};

async function fill(opened: Opened) {
  await choose(opened, /Qué autorizas/, 'Retomas con IA');
  await choose(opened, /Proyecto/, 'Marea baja');
  await userEvent.type(opened.getByRole('textbox', { name: /Territorio/ }), 'Chile');
  await from(opened, '01122026');
}

/** The person's consents, with another birth date or other projects. */
const voiceIs = (change: Partial<ReturnType<typeof sampleOwnVoice>>) =>
  portal.serves({
    ownConsents: (c) =>
      c.json(
        {
          consents: [],
          held: { community: false, disability: false, applications: 0, accepted: 0, reels: 0 },
          voice: { ...sampleOwnVoice(), ...change },
        },
        200,
      ),
  });

export const Default = meta.story({
  name: 'Nada autorizado',
  tags: ['al entrar'],
  globals: { viewport: { value: 'desktop1440' } },
  play: async ({ canvas }) => {
    const opened = await form(canvas);
    await expect(opened.getByText('Mientras no autorices, es «No»')).toBeVisible();
    await expect(opened.getByRole('radio', { name: 'Un proyecto' })).toBeChecked();
  },
});

export const Empty = meta.story({
  name: 'Sin llenar',
  tags: ['con errores'],
  play: async ({ canvas }) => {
    const opened = await form(canvas);
    await from(opened, ' ');
    await send(opened);
    for (const message of [
      'Elige qué autoriza',
      'Elige el proyecto',
      'Escribe dónde vale: un país, o todo el mundo',
      'La fecha de inicio es requerida',
    ])
      await expect((await opened.findAllByText(message))[0]).toBeVisible();
  },
});

export const Filled = meta.story({
  name: 'El texto, antes de autorizar',
  tags: ['todo bien'],
  play: async ({ canvas }) => {
    const opened = await form(canvas);
    await fill(opened);
    await expect(
      await opened.findByText(
        '«Autorizo que el estudio corrija con inteligencia artificial lo que grabé, sin grabarlo de nuevo. Solo para «Marea baja». Territorio: Chile. Desde el 01-12-2026, sin término.»',
      ),
    ).toBeVisible();
    await expect(opened.getByText(/dirán «Sí» para esto/)).toBeVisible();
    await expect(opened.getByText(/^Puedes retirarla cuando quieras/)).toBeVisible();
  },
});

export const Giving = meta.story({
  name: 'Autorizando',
  tags: ['en curso'],
  beforeEach: portal.serves({ giveVoiceConsent: never }),
  play: async ({ canvas }) => {
    const opened = await form(canvas);
    await fill(opened);
    await send(opened);
    await expect(await opened.findByRole('button', { name: /^Autorizando/ })).toBeVisible();
  },
});

export const Given = meta.story({
  name: 'Autorizada',
  tags: ['resultado'],
  play: async ({ canvas }) => {
    const voice = within(await canvas.findByRole('region', { name: 'Tu voz' }));
    await expect(voice.getAllByText('No')).toHaveLength(3);
    const opened = await form(canvas);
    await fill(opened);
    await send(opened);
    await expect(await findNotice('Autorización registrada')).toBeInTheDocument();
    await expect(
      await voice.findByText('Sí, en «Marea baja». Territorio: Chile. Desde el 01-12-2026, sin término'),
    ).toBeVisible();
    await expect(voice.getAllByText('No')).toHaveLength(2);
    await expect(
      await canvas.findByRole('button', { name: 'Retirar: Voz: Retomas con IA, Marea baja' }),
    ).toBeVisible();
  },
});

export const Fails = meta.story({
  name: 'Falla al autorizar',
  tags: ['falla'],
  beforeEach: portal.serves({
    giveVoiceConsent: fails(503, 'El servicio no está disponible en este momento.'),
  }),
  play: async ({ canvas }) => {
    const opened = await form(canvas);
    await fill(opened);
    await send(opened);
    await expect(await opened.findByText(/El servicio no está disponible/)).toBeVisible();
    await expect(opened.getByRole('textbox', { name: /Territorio/ })).toHaveValue('Chile');
  },
});

export const WithoutProjects = meta.story({
  name: 'Sin proyectos',
  tags: ['vacío'],
  beforeEach: voiceIs({ projects: [] }),
  play: async ({ canvas }) => {
    const opened = await form(canvas);
    await expect(opened.getByText(/^Todavía no tienes proyectos con el estudio/)).toBeVisible();
    await userEvent.click(opened.getByRole('radio', { name: 'Todos los proyectos' }));
    await waitFor(() => expect(opened.queryByRole('button', { name: /Proyecto/ })).toBeNull());
  },
});

export const Many = meta.story({
  name: 'Muchos proyectos',
  tags: ['largo'],
  beforeEach: voiceIs({
    projects: Array.from({ length: 60 }, (_, index) => ({
      id: index + 1,
      title: `La bahía de los relojes que nadie volvió a dar cuerda, temporada ${index + 1}`,
    })),
  }),
  play: async ({ canvas }) => {
    const opened = await form(canvas);
    await userEvent.click(opened.getByRole('button', { name: /Proyecto/ }));
    await expect(await screen.findAllByRole('option')).toHaveLength(60);
  },
});

export const OfMinor = meta.story({
  name: 'Menor de edad',
  beforeEach: voiceIs({ birthDate: '2026-01-01' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Como tienes menos de 18 años, la firma en papel/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: TITLE })).toBeNull();
  },
});

export const WithoutBirthDate = meta.story({
  name: 'Sin fecha de nacimiento',
  beforeEach: voiceIs({ birthDate: '' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Escribe antes tu fecha de nacimiento en tu ficha/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: TITLE })).toBeNull();
  },
});

const opened = async (canvas: Canvas) => {
  await form(canvas);
  return screen.findByRole('dialog', { name: TITLE });
};

export const Phone = meta.story({ name: 'Teléfono 390', tags: ['390'], ...at(390, opened) });

export const Smallest = meta.story({ name: 'Mínimo 320', tags: ['320'], ...at(320, opened) });
