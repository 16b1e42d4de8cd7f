import { API_MESSAGES, Problem } from '@doblaje/contract';
import type { CastToIssue } from '@doblaje/contract/client';
import { fixtureHandlers, people } from '@doblaje/contract/fixtures';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { never } from '../../../../../../.storybook/openRequests';
import preview from '../../../../../../.storybook/preview';
import { at } from '../../../stories/atWidth';
import { fails } from '../../../stories/PortalStory';
import { portalAt } from '../../../stories/portalAt';

const CHAPTER = '/projects-back-office/chapter-list?project=1&capitulo=103';

const portal = portalAt(CHAPTER, { person: people.fermin, viewport: 'desktop1440' });

const meta = preview.meta({
  title: 'Pantallas/Capítulos/Órdenes',
  ...portal.meta,
});

export default meta;

type Canvas = ReturnType<typeof within>;

const timeline = async (canvas: Canvas) =>
  within(await canvas.findByRole('table', { name: 'Órdenes de trabajo' }));

/** Opens 'Emitir para el elenco'. */
async function review(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Emitir para el elenco' }));
  const form = within(await screen.findByRole('dialog', { name: 'Emitir para el elenco' }));
  await waitFor(() => expect(form.getByRole('button', { name: 'Emitir órdenes' })).toBeVisible());
  return form;
}

/** Sets the delivery date, because the dates of the sample chapters have passed. */
async function date(form: Canvas, day = '30-11-2099') {
  const due = form.getByRole('textbox', { name: 'Fecha de entrega' });
  await userEvent.clear(due);
  await userEvent.type(due, day);
}

/** The timeline is a table for screen readers. Each line links to its order. */
export const OnTimeline = meta.story({
  name: 'En una línea de tiempo',
  play: async ({ canvas }) => {
    const table = await timeline(canvas);
    const titles = table.getAllByRole('rowheader').map((cell: HTMLElement) => cell.textContent);
    await expect(titles.map((title) => title?.split(',')[0])).toEqual([
      'Orden de Actuación',
      'Orden de Actuación',
      'Traducción',
      'Mezcla',
    ]);
    const row = within(table.getByRole('row', { name: /Orden de Actuación, Antonia/ }));
    await expect(row.getByText('09-03-2026 a 24-03-2026')).toBeVisible();
    await expect(row.getByText('Emitida')).toBeVisible();
    await expect(canvas.getByText('1 de 2 terminadas')).toBeVisible();
  },
});

export const FromTimeline = meta.story({
  ...OnTimeline.input,
  name: 'De la línea de tiempo a la orden',
  play: async (context) => {
    await OnTimeline.input.play?.(context as never);
    const { canvas } = context;
    const row = within((await timeline(canvas)).getByRole('row', { name: /Orden de Actuación, Antonia/ }));
    await userEvent.click(row.getByRole('link'));
    await expect(await screen.findByRole('dialog', { name: 'Orden de Actuación N.º 1.242' })).toBeVisible();
  },
});

export const CreateFromChapter = meta.story({
  name: 'Crear una orden del capítulo',
  play: async ({ canvas }) => {
    await timeline(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Crear orden' }));
    const opened = within(await screen.findByRole('dialog', { name: 'Orden de trabajo' }));
    await waitFor(() =>
      expect(opened.getByRole('combobox', { name: 'Capítulo' })).toHaveValue('203 · El relojero Baltasar'),
    );
  },
});

export const Reviewed = meta.story({
  name: 'Emitir para el elenco: revisar',
  play: async ({ canvas }) => {
    await timeline(canvas);
    const form = await review(canvas);
    await expect(form.getByText(/Un personaje está sin persona/)).toBeVisible();
    const row = within(form.getByRole('row', { name: /Antonia/ }));
    await expect(row.getByText('Inspectora Malva')).toBeVisible();
    await expect(row.getByText('48')).toBeVisible();
    await expect(row.getByText('Ya tiene abierta la N.º 1.242')).toBeVisible();
    // A person with such an open order is not chosen, so that nobody gets the same order twice by mistake.
    await expect(row.getByRole('checkbox')).not.toBeChecked();
    await expect(form.getAllByRole('checkbox')).toHaveLength(5);
    // A person who declined such an order is not chosen either.
    await expect(form.getByText(/^Rechazó la N\.º/)).toBeVisible();
    await expect(form.getAllByRole('checkbox', { checked: true })).toHaveLength(3);
  },
});

export const IssuedTogether = meta.story({
  name: 'Emitir para el elenco: emitidas',
  play: async ({ canvas }) => {
    await timeline(canvas);
    const form = await review(canvas);
    await date(form);
    await userEvent.type(form.getByRole('textbox', { name: /Monto de Baltazar/ }), '120000');
    await userEvent.click(form.getByRole('button', { name: 'Emitir órdenes' }));
    await expect(await canvas.findByText('3 órdenes emitidas')).toBeInTheDocument();
    const table = await timeline(canvas);
    await waitFor(() => expect(table.getAllByRole('rowheader')).toHaveLength(7));
  },
});

export const NobodyChosen = meta.story({
  name: 'Emitir para el elenco: con errores',
  play: async ({ canvas }) => {
    await timeline(canvas);
    const form = await review(canvas);
    await date(form, '01-01-2020');
    await userEvent.click(form.getByRole('button', { name: 'Emitir órdenes' }));
    await expect((await form.findAllByText(/La entrega no puede ser anterior al inicio/))[0]).toBeVisible();
  },
});

export const Issuing = meta.story({
  name: 'Emitir para el elenco: emitiendo',
  beforeEach: portal.serves({ issueForCast: never }),
  play: async ({ canvas }) => {
    await timeline(canvas);
    const form = await review(canvas);
    await date(form);
    await userEvent.click(form.getByRole('button', { name: 'Emitir órdenes' }));
    await expect((await form.findAllByText('Emitiendo...'))[0]).toBeVisible();
  },
});

/** Who is under 18 and lacks a paper is not chosen, and the row says how to mend it. */
export const OfMinors = meta.story({
  name: 'Emitir para el elenco: a una menor de edad le falta un papel',
  beforeEach: portal.serves({
    readCastToIssue: async (c, next) => {
      const answer: object = await fixtureHandlers().readCastToIssue(c, next);
      const toIssue = (await (answer as Response).json()) as CastToIssue;
      const { personId = '' } =
        toIssue.cast.find(({ personName }) => personName.startsWith('Baltazar')) ?? {};
      const papers = [{ kind: 'minor-authorization' as const, validUntil: '2099-12-31' }];
      return c.json({ ...toIssue, minors: [{ personId, adultOn: '2110-01-01', papers }] }, 200);
    },
  }),
  play: async ({ canvas }) => {
    await timeline(canvas);
    const form = await review(canvas);
    const row = within(form.getByRole('row', { name: /Baltazar/ }));
    await expect(row.getByText(/Es menor de edad y falta el certificado escolar/)).toBeVisible();
    await expect(row.getByRole('checkbox')).not.toBeChecked();
    await date(form, '01-01-2100');
    await expect(
      await row.findByText(/faltan la autorización .* vigentes hasta el 01-01-2100/),
    ).toBeVisible();
  },
});

/** What each order would print about the voice of its person, on its last day. */
export const Voices = meta.story({
  name: 'Emitir para el elenco: lo que cada PDF dirá de la voz',
  beforeEach: portal.serves({
    readCastToIssue: async (c, next) => {
      const answer: object = await fixtureHandlers().readCastToIssue(c, next);
      const toIssue = (await (answer as Response).json()) as CastToIssue;
      const { personId = '' } =
        toIssue.cast.find(({ personName }) => personName.startsWith('Baltazar')) ?? {};
      const consent = { scope: 'aiRetakes' as const, projectId: 0, projectTitle: '', territory: 'Chile' };
      const consents = [{ ...consent, from: '2026-01-01', until: '2098-12-31' }];
      return c.json({ ...toIssue, voices: [{ personId, consents }] }, 200);
    },
  }),
  play: async ({ canvas }) => {
    await timeline(canvas);
    const form = await review(canvas);
    await date(form, '31-12-2098');
    const row = within(form.getByRole('row', { name: /Baltazar/ }));
    await expect(await row.findByText('Uso de la voz: Doblaje y Retomas con IA')).toBeVisible();
    await expect(form.getAllByText('Uso de la voz: solo Doblaje').length).toBeGreaterThan(0);
    await date(form, '01-01-2099');
    await expect(await row.findByText('Uso de la voz: solo Doblaje')).toBeVisible();
  },
});

/** No order is issued, and the dialog names the inactive person. */
export const NotIssued = meta.story({
  name: 'Emitir para el elenco: una persona ya no está activa',
  beforeEach: portal.serves({
    issueForCast: fails(422, API_MESSAGES.invalid, {
      errors: [{ field: 'orders.1.personId', message: API_MESSAGES.personInactive }],
    }),
  }),
  play: async ({ canvas }) => {
    await timeline(canvas);
    const form = await review(canvas);
    await date(form);
    await userEvent.click(form.getByRole('checkbox', { name: /Baltazar/ }));
    await userEvent.click(form.getByRole('button', { name: 'Emitir órdenes' }));
    const row = within(await form.findByRole('row', { name: /Baltazar/ }));
    await expect(await row.findByText(API_MESSAGES.personInactive)).toBeVisible();
  },
});

const ELSEWHERE = { id: 900, number: 1300, state: 'issued', typeId: 1 } as const;

/**
 * Somebody else has issued an order to Baltazar meanwhile. None is issued, the typed values stay, and the dialog shows the current orders.
 */
export const Overtaken = meta.story({
  name: 'Emitir para el elenco: otra persona emitió mientras tanto',
  beforeEach: portal.serves({
    issueForCast: async (c) => {
      const path = new URL(c.req.url).pathname;
      const answer = await fetch(path, { headers: { authorization: c.req.header('authorization') ?? '' } });
      const current = await answer.json();
      const { personId, personName } = current.cast.find(({ personName }: { personName: string }) =>
        personName.startsWith('Baltazar'),
      );
      const order = { ...current.orders[0], ...ELSEWHERE, personId, personName };
      const message = `Orden de Actuación N.º 1.300 de ${personName}: ahora está, emitida.`;
      throw new Problem(409, API_MESSAGES.shownChanged, {
        code: 'STALE',
        errors: [{ field: '', message }],
        current: { ...current, orders: [...current.orders, order] },
      });
    },
  }),
  play: async ({ canvas }) => {
    await timeline(canvas);
    const form = await review(canvas);
    await date(form);
    await userEvent.type(form.getByRole('textbox', { name: /Monto de Baltazar/ }), '120000');
    await userEvent.click(form.getByRole('button', { name: 'Emitir órdenes' }));
    await expect(await form.findByText(/1\.300 de Baltazar .*: ahora está, emitida/)).toBeVisible();
    const row = within(form.getByRole('row', { name: /Baltazar/ }));
    await expect(row.getByText('Ya tiene abierta la N.º 1.300')).toBeVisible();
    await waitFor(() => expect(row.getByRole('checkbox')).not.toBeChecked());
    await expect(form.getByRole('textbox', { name: /Monto de Baltazar/ })).toHaveValue('120.000');
  },
});

export const Phone = meta.story({
  name: 'Teléfono 390',
  ...at(390, (canvas) => canvas.findByRole('table', { name: 'Órdenes de trabajo' })),
});

export const Smallest = meta.story({
  name: 'Mínimo 320',
  ...at(320, (canvas) => canvas.findByRole('table', { name: 'Órdenes de trabajo' })),
});
