import { people } from '@doblaje/contract/fixtures';
import { expect, userEvent, within } from 'storybook/test';
import { never } from '../../../../../../.storybook/openRequests';
import preview from '../../../../../../.storybook/preview';
import { at } from '../../../stories/atWidth';
import { fails, scene } from '../../../stories/PortalStory';
import { portalAt } from '../../../stories/portalAt';

const portal = portalAt('/home', { person: people.fermin });

const meta = preview.meta({
  title: 'Pantallas/Principal/Pendientes',
  ...portal.meta,
});

export default meta;

type Canvas = ReturnType<typeof within>;

const pending = async (canvas: Canvas) => within(await canvas.findByRole('region', { name: 'Pendientes' }));

const links = (list: Canvas) =>
  list.getAllByRole('link').map((link: HTMLElement) => [link.textContent, link.getAttribute('href')]);

export const OfTheStudio = meta.story({
  name: 'De administración',
  globals: { viewport: { value: 'desktop1440' } },
  play: async ({ canvas }) => {
    const list = await pending(canvas);
    await list.findAllByRole('link');
    const [applications, declined, replacement, unanswered, boletas, dueOrders, chapters] = links(list);
    const orders = '/projects-back-office/documents';
    await expect([declined, replacement, unanswered, dueOrders]).toEqual([
      ['1 orden rechazada sin reemplazo', `${orders}?espera=declined`],
      ['1 reemplazo sin emitir', `${orders}?espera=replacement`],
      ['1 orden sin respuesta hace 3 días', `${orders}?espera=unanswered`],
      ['2 órdenes atrasadas o que vencen en 7 días', `${orders}?vence=soon`],
    ]);
    await expect(boletas).toEqual([
      '3 boletas por revisar',
      '/projects-back-office/documents?vista=boletas&estado=inReview',
    ]);
    await expect(applications).toEqual([
      '1 postulación nueva',
      '/documents-back?vista=postulaciones&estado=new',
    ]);
    await expect(chapters?.[0]).toMatch(/^\d+ capítulos atrasados o que vencen en 7 días$/);
    await expect(
      await canvas.findByRole('link', { name: 'Administrativo, requiere atención' }),
    ).toBeVisible();
  },
});

export const ToLateChapters = meta.story({
  ...OfTheStudio.input,
  name: 'De lo pendiente a los capítulos atrasados',
  play: async (context) => {
    await OfTheStudio.input.play?.(context as never);
    const { canvas } = context;
    const list = await pending(canvas);
    const [counted] = /^\d+/.exec(list.getByRole('link', { name: /capítulos/ }).textContent ?? '') ?? [];
    // The line leads to the late chapters of all projects.
    await userEvent.click(list.getByRole('link', { name: /capítulos/ }));
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Capítulos por entregar' }),
    ).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Entrega: Atrasados o en 7 días' })).toBeVisible();
    await expect(await canvas.findByText(`${counted} capítulos`)).toBeVisible();
  },
});

export const OfTalent = meta.story({
  name: 'De talento',
  globals: { viewport: { value: 'desktop1440' } },
  beforeEach: scene({ person: people.baltazar }),
  play: async ({ canvas }) => {
    const list = await pending(canvas);
    await list.findAllByRole('link');
    await expect(links(list)[0]).toEqual([
      '1 orden por responder, desde hace 2 días',
      '/documents?tipo=work-order&estado=issued',
    ]);
    await expect(links(list).slice(1)).toEqual([
      [
        expect.stringMatching(/^1 boleta rechazada, desde hace \d+ días$/),
        '/documents?tipo=boleta&estado=rejected',
      ],
      [expect.stringMatching(/^1 boleta por subir, desde hace \d+ días$/), '/documents?boleta=subir'],
    ]);
  },
});

export const OwnToRegularize = meta.story({
  name: 'De talento, con una boleta por regularizar',
  beforeEach: scene({
    person: people.baltazar,
    handlers: {
      pending: (c) => c.json({ items: [{ kind: 'ownToRegularize', count: 1, isExact: true }] }, 200),
    },
  }),
  play: async ({ canvas }) => {
    const list = await pending(canvas);
    await list.findAllByRole('link');
    await expect(links(list)).toEqual([['1 boleta pagada y anulada por regularizar', '/home/payments']]);
  },
});

/** Each line also says since when the oldest one waits (desk.md §8). */
export const ManyOfTalent = meta.story({
  name: 'Muchos de talento',
  beforeEach: scene({
    person: people.baltazar,
    handlers: {
      pending: (c) =>
        c.json(
          {
            items: [
              { kind: 'ordersToAnswer', count: 3, isExact: true, days: 1284 },
              { kind: 'boletasRejected', count: 1, isExact: true, days: 1 },
              { kind: 'boletasToUpload', count: 12, isExact: true, days: 0 },
            ],
          },
          200,
        ),
    },
  }),
  play: async ({ canvas }) => {
    const list = await pending(canvas);
    await list.findAllByRole('link');
    const texts = list.getAllByRole('link').map(({ textContent }: HTMLElement) => textContent);
    await expect(texts).toEqual([
      '3 órdenes por responder, la más antigua desde hace 1.284 días',
      '1 boleta rechazada, desde ayer',
      '12 boletas por subir, la más antigua desde hoy',
    ]);
  },
});

export const Many = meta.story({
  name: 'Muchos',
  beforeEach: portal.serves({
    pending: (c) =>
      c.json(
        {
          items: [
            { kind: 'newApplications', count: 1284, isExact: true },
            { kind: 'chaptersDue', count: 10_000, isExact: false },
          ],
        },
        200,
      ),
  }),
  play: async ({ canvas }) => {
    const list = await pending(canvas);
    await expect(await list.findByRole('link', { name: '1.284 postulaciones nuevas' })).toBeVisible();
    await expect(list.getByRole('link', { name: /^Más de 10.000 capítulos atrasados/ })).toBeVisible();
  },
});

export const OfTheYear = meta.story({
  name: 'Del cierre del año',
  beforeEach: portal.serves({
    pending: (c) =>
      c.json(
        {
          items: [
            { kind: 'annulmentsToAnswer', count: 1, isExact: true, until: '2027-03-01' },
            { kind: 'boletasUnmatched', count: 12, isExact: true, until: '2027-02-14' },
            { kind: 'boletasToRegularize', count: 2, isExact: true },
          ],
        },
        200,
      ),
  }),
  play: async ({ canvas }) => {
    const list = await pending(canvas);
    await list.findAllByRole('link');
    const year = '/projects-back-office/documents?vista=cierre-anual';
    await expect(links(list)).toEqual([
      ['1 anulación por responder en el SII, hasta el 01-03-2027', year],
      ['12 boletas sin planilla del SII, hasta el 14-02-2027', year],
      [
        '2 boletas pagadas y anuladas por regularizar',
        '/projects-back-office/documents?vista=boletas&espera=regularization',
      ],
    ]);
  },
});

export const Ending = meta.story({
  name: 'Solicitudes por vencer, contratos y autorizaciones por terminar',
  beforeEach: portal.serves({
    pending: (c) =>
      c.json(
        {
          items: [
            { kind: 'dataRequestsDue', count: 2, isExact: true, until: '2026-11-19' },
            { kind: 'contractsEnding', count: 1, isExact: true },
            { kind: 'voicesEnding', count: 2, isExact: true },
          ],
        },
        200,
      ),
  }),
  play: async ({ canvas }) => {
    const list = await pending(canvas);
    await list.findAllByRole('link');
    await expect(links(list)).toEqual([
      [
        '2 solicitudes sobre datos personales por responder, hasta el 19-11-2026',
        '/documents-back/data-requests?plazo=soon',
      ],
      ['1 contrato que termina en 30 días', '/projects-back-office/documents?vista=contratos&termina=soon'],
      ['2 personas con autorizaciones de voz que terminan en 30 días', '/documents-back?voz=soon'],
    ]);
  },
});

export const Smallest = meta.story({ name: 'Mínimo 320', ...at(320) });

export const Nothing = meta.story({
  name: 'Nada pendiente',
  beforeEach: portal.serves({ pending: (c) => c.json({ items: [] }, 200) }),
  play: async ({ canvas }) => {
    const list = await pending(canvas);
    await expect(
      list.getByText(
        'No hay postulaciones, solicitudes, órdenes ni boletas que esperen, ni capítulos por vencer.',
      ),
    ).toBeVisible();
  },
});

export const NothingOfTalent = meta.story({
  name: 'Nada pendiente de talento',
  beforeEach: scene({ person: people.antonia, storage: { rutAlertShown: 'true' } }),
  play: async ({ canvas }) => {
    const list = await pending(canvas);
    await expect(list.getByText('No tienes órdenes por responder ni boletas por subir.')).toBeVisible();
  },
});

/** The sheet shows before the pending items arrive. */
export const Loading = meta.story({
  name: 'Cargando',
  beforeEach: portal.serves({ pending: never }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Datos personales' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Pendientes' })).toBeNull();
  },
});

export const Failed = meta.story({
  name: 'Falla',
  beforeEach: portal.serves({ pending: fails(500, 'Algo salió mal.') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No pudimos cargar lo pendiente')).toBeVisible();
    await expect(await canvas.findByRole('region', { name: 'Datos personales' })).toBeVisible();
  },
});
