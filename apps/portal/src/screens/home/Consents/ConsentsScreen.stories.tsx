import type { GivenConsent } from '@doblaje/contract';
import { people, sampleConsents, sampleOwnVoice, sampleVoices } from '@doblaje/contract/fixtures';
import { CONSENT_STATEMENTS } from '@doblaje/domain/consents';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { never } from '../../../../../../.storybook/openRequests';
import preview from '../../../../../../.storybook/preview';
import { expired } from '../../../stories/accessStates';
import { at, fitsIn } from '../../../stories/atWidth';
import { findNotice } from '../../../stories/notices';
import { fails, QUIET } from '../../../stories/PortalStory';
import { portalAt } from '../../../stories/portalAt';

const portal = portalAt('/home/consents', { person: people.baltazar, storage: QUIET });

const meta = preview.meta({
  title: 'Pantallas/Principal/Mis permisos',
  ...portal.meta,
});

export default meta;

type Canvas = ReturnType<typeof within>;

const group = async (canvas: Canvas, name: string) => within(await canvas.findByRole('region', { name }));
const ask = async (canvas: Canvas, name: string) => {
  await userEvent.click(await canvas.findByRole('button', { name: `Retirar: ${name}` }));
  return within(await screen.findByRole('alertdialog'));
};
const NOTHING = { community: false, disability: false, applications: 0, accepted: 0, reels: 0 };
const voice = sampleOwnVoice();
const serves = (consents: GivenConsent[], held = NOTHING) =>
  portal.serves({ ownConsents: (c) => c.json({ consents, held, voice }, 200) });

export const Default = meta.story({
  name: 'Vigentes y anteriores',
  tags: ['al entrar'],
  globals: { viewport: { value: 'desktop1440' } },
  play: async ({ canvas }) => {
    const inForce = await group(canvas, 'Vigentes');
    await expect(inForce.getAllByRole('button', { name: /^Retirar: / })).toHaveLength(3);
    await expect(inForce.getByText(`«${CONSENT_STATEMENTS.reels}»`)).toBeVisible();
    await expect(inForce.getByText('28-10-2026 15:05, desde Safari en iOS')).toBeVisible();
    const before = await group(canvas, 'Anteriores');
    await expect(before.getByText('Retirada el 11-06-2026 12:45')).toBeVisible();
    await expect(before.queryByRole('button')).toBeNull();
  },
});

export const WhatFollows = meta.story({
  name: 'Qué sigue, dicho antes: videos',
  play: async ({ canvas }) => {
    const dialog = await ask(canvas, 'Videos');
    await expect(dialog.getByText(/^Se borran tus 2 videos: dejan de aparecer/)).toBeVisible();
    await expect(dialog.getByText(/Tu postulación y tu ficha quedan como están/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Retirar: Videos' })).toHaveFocus();
  },
});

export const OfSheet = meta.story({
  name: 'Qué sigue, dicho antes: ficha',
  play: async ({ canvas }) => {
    const dialog = await ask(canvas, 'Datos sensibles de la ficha');
    await expect(dialog.getByText('De tu ficha se borran: Comunidad y Discapacidad.')).toBeVisible();
  },
});

export const OfApplication = meta.story({
  name: 'Qué sigue, dicho antes: postulación aceptada',
  beforeEach: serves(sampleConsents(), { ...NOTHING, accepted: 1, reels: 1 }),
  play: async ({ canvas }) => {
    const dialog = await ask(canvas, 'Postulación');
    await expect(
      dialog.getByText(/^De tu postulación aceptada se borran tu comunidad y tu discapacidad/),
    ).toBeVisible();
    await expect(dialog.getByText('Tus otras autorizaciones y tu cuenta quedan como están.')).toBeVisible();
  },
});

export const Withdrawn = meta.story({
  name: 'Retirada',
  tags: ['resultado'],
  play: async ({ canvas }) => {
    const dialog = await ask(canvas, 'Videos');
    await userEvent.click(dialog.getByRole('button', { name: 'Retirar autorización' }));
    await expect(await findNotice('Autorización retirada')).toBeInTheDocument();
    const inForce = await group(canvas, 'Vigentes');
    await waitFor(() => expect(inForce.queryByRole('button', { name: 'Retirar: Videos' })).toBeNull());
    const before = await group(canvas, 'Anteriores');
    await expect(before.getByText(`«${CONSENT_STATEMENTS.reels}»`)).toBeVisible();
    // The button is gone with its entry, so that of the next one takes the focus.
    await waitFor(() => expect(inForce.getByRole('button', { name: 'Retirar: Postulación' })).toHaveFocus());
  },
});

/** Consents of a voice beside the others. ADMIN recorded them from a contract; one of these is gone since. */
export const OfVoice = meta.story({
  name: 'De la voz',
  beforeEach: (context) => {
    let consents = [...sampleVoices(), ...sampleConsents()];
    return portal.serves({
      ownConsents: (c) => c.json({ consents, held: NOTHING, voice }, 200),
      withdrawConsent: (c) => {
        const { id } = c.req.valid('param');
        consents = consents.map((of) =>
          of.id === id ? { ...of, withdrawnAt: '2026-11-20T12:00:00.000Z' } : of,
        );
        return c.json({ consents, held: NOTHING, voice }, 200);
      },
    })(context);
  },
  play: async ({ canvas }) => {
    const inForce = await group(canvas, 'Vigentes');
    await expect(inForce.getByText('02-03-2026 10:00, en «Contrato 2026»')).toBeVisible();
    await expect(inForce.getByText('02-03-2026 10:00, en un contrato que ya no está')).toBeVisible();
    const name = 'Voz: Retomas con IA, La bahía de los relojes, temporada 2';
    const dialog = await ask(canvas, name);
    await expect(dialog.getByText(/las órdenes nuevas dicen «No»/)).toBeVisible();
    await expect(dialog.getByText('Se puede autorizar de nuevo cuando quieras.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Retirar autorización' }));
    const before = await group(canvas, 'Anteriores');
    await expect(await before.findByText('Retirada el 20-11-2026 09:00')).toBeVisible();
  },
});

const [application] = sampleConsents();

export const LastOne = meta.story({
  name: 'Retirada la última',
  beforeEach: (context) => {
    let consents = application ? [application] : [];
    return portal.serves({
      ownConsents: (c) => c.json({ consents, held: { ...NOTHING, applications: 1 }, voice }, 200),
      withdrawConsent: (c) => {
        consents = consents.map((of) => ({ ...of, withdrawnAt: '2026-11-20T12:00:00.000Z' }));
        return c.json({ consents, held: NOTHING, voice }, 200);
      },
    })(context);
  },
  play: async ({ canvas }) => {
    const dialog = await ask(canvas, 'Postulación');
    await expect(dialog.getByText(/^Se borra tu postulación con sus respuestas y videos/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Retirar autorización' }));
    await expect(await canvas.findByText('No tienes ninguna autorización vigente.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Vigentes' })).toHaveFocus());
  },
});

/** Another window withdrew it meanwhile: the page shows that day, and nothing happens twice. */
export const WithdrawnElsewhere = meta.story({
  name: 'Retirada en otra ventana',
  beforeEach: (context) => {
    let isAsked = false;
    const elsewhere = sampleConsents().map((of) =>
      of.purpose === 'reels' ? { ...of, withdrawnAt: '2026-11-19T15:10:00.000Z' } : of,
    );
    return portal.serves({
      ownConsents: (c) =>
        c.json(
          { consents: isAsked ? elsewhere : sampleConsents(), held: { ...NOTHING, reels: 2 }, voice },
          200,
        ),
      withdrawConsent: (c) => {
        isAsked = true;
        return c.json({ consents: elsewhere, held: NOTHING, voice }, 200);
      },
    })(context);
  },
  play: async ({ canvas }) => {
    const dialog = await ask(canvas, 'Videos');
    await userEvent.click(dialog.getByRole('button', { name: 'Retirar autorización' }));
    await expect(await canvas.findByText('Retirada el 19-11-2026 12:10')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Retirar: Videos' })).toBeNull();
  },
});

export const WithdrawFails = meta.story({
  name: 'Falla al retirar',
  beforeEach: portal.serves({
    withdrawConsent: fails(503, 'El servicio no está disponible en este momento.'),
  }),
  play: async ({ canvas }) => {
    const dialog = await ask(canvas, 'Videos');
    await userEvent.click(dialog.getByRole('button', { name: 'Retirar autorización' }));
    await expect(await findNotice('No pudimos retirar la autorización')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Retirar: Videos' })).toHaveFocus();
  },
});

export const Empty = meta.story({
  name: 'Ninguna',
  tags: ['vacío'],
  beforeEach: serves([]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No has autorizado nada todavía')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Vigentes' })).toBeNull();
  },
});

const many = Array.from(
  { length: 30 },
  (_, index): GivenConsent => ({
    ...{ id: `${index}`, purpose: 'reels', voice: null, version: index + 1, isReplaced: index > 0 },
    statement: `${CONSENT_STATEMENTS.reels} ${'Y para lo que dure el contrato. '.repeat(8)}`,
    givenAt: `2026-03-${String(index + 1).padStart(2, '0')}T13:00:00.000Z`,
    givenFrom: 'Un navegador que se llama a sí mismo de una manera larguísima',
    withdrawnAt: index > 0 ? '2026-06-11T16:45:00.000Z' : null,
  }),
);

export const Many = meta.story({
  name: 'Muchas, por textos nuevos',
  tags: ['muchos'],
  beforeEach: serves(many),
  play: async ({ canvas }) => {
    const before = await group(canvas, 'Anteriores');
    await expect(before.getAllByText('Reemplazada por un texto más nuevo el 11-06-2026 12:45')).toHaveLength(
      29,
    );
  },
});

export const LongTexts = meta.story({
  name: 'Textos largos',
  tags: ['largo'],
  globals: { viewport: { value: 'tablet768' } },
  beforeEach: serves(many),
  play: fitsIn(768, (canvas) => canvas.findByRole('region', { name: 'Anteriores' })),
});

export const Loading = meta.story({
  name: 'Cargando',
  tags: ['en curso'],
  beforeEach: portal.serves({ ownConsents: never }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cargando tus permisos...')).toBeInTheDocument();
    await expect(canvas.queryByText('No has autorizado nada todavía')).toBeNull();
  },
});

export const Failed = meta.story({
  name: 'Falla la carga',
  tags: ['falla'],
  beforeEach: portal.serves({ ownConsents: fails(503, 'El servicio no está disponible en este momento.') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No pudimos cargar tus permisos')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
});

export const Expired = meta.story({ name: 'Sesión vencida', tags: ['sin permiso'], ...expired('USER') });

export const Phone = meta.story({ name: 'Teléfono 390', tags: ['390'], ...at(390) });

export const Smallest = meta.story({
  name: 'Mínimo 320',
  tags: ['320'],
  ...at(320, (canvas) => canvas.findByRole('region', { name: 'Vigentes' })),
});
