import { API_MESSAGES, type OwnYear } from '@doblaje/contract';
import { people } from '@doblaje/contract/fixtures';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { never } from '../../../../../../.storybook/openRequests';
import preview from '../../../../../../.storybook/preview';
import { expired } from '../../../stories/accessStates';
import { at, fitsIn } from '../../../stories/atWidth';
import { catchDownloads } from '../../../stories/downloads';
import { findNotice } from '../../../stories/notices';
import { fails, QUIET } from '../../../stories/PortalStory';
import { portalAt } from '../../../stories/portalAt';
import { shows } from '../../../stories/shows';

const portal = portalAt('/home/payments?periodo=2026', { person: people.baltazar, storage: QUIET });

const meta = preview.meta({
  title: 'Pantallas/Principal/Mis pagos',
  ...portal.meta,
});

export default meta;

type Canvas = ReturnType<typeof within>;

const month = async (canvas: Canvas, name: string) => within(await canvas.findByRole('region', { name }));

export const Default = meta.story({
  name: 'Un año por meses, con el estado de cada boleta',
  tags: ['al entrar'],
  globals: { viewport: { value: 'desktop1440' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Año 2026' })).toBeVisible();
    const october = await month(canvas, 'octubre de 2026');
    await expect(october.getByText('Pagada')).toBeVisible();
    await expect(october.getByText('el 05-10-2026')).toBeVisible();
    await expect(october.getByText('Rechazada')).toBeVisible();
    await expect(
      within(october.getByLabelText('Pagado en octubre de 2026')).getByText('$254.250'),
    ).toBeVisible();
    // Nothing was paid in November, so it has no sums.
    const november = await month(canvas, 'noviembre de 2026');
    await expect(november.queryByLabelText('Pagado en noviembre de 2026')).toBeNull();
    await expect(within(canvas.getByLabelText('Pagado en 2026')).getByText('$600.000')).toBeVisible();
    const projects = within(canvas.getByRole('table', { name: 'Pagado por proyecto' }));
    await expect(projects.getAllByRole('row')).toHaveLength(3);
  },
});

export const ToRegularize = meta.story({
  name: 'Con una boleta por regularizar',
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^La boleta N.º 110, por \$220.000 brutos, se anuló en el SII el 09-02-2026/),
    ).toBeVisible();
    const february = await month(canvas, 'febrero de 2026');
    await expect(february.getAllByText('En el SII: Nula')[0]).toBeVisible();
    await expect(february.getByText('Regularizada con la N.º 117 el 01-10-2026')).toBeVisible();
    await expect(february.getByText('Por regularizar')).toBeVisible();
  },
});

const downloads = catchDownloads(portal.serves());

export const Certificate = meta.story({
  name: 'Certificado descargado',
  tags: ['resultado'],
  beforeEach: downloads.beforeEach,
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Certificado 2026' });
    await userEvent.click(button);
    await expect((await downloads.lines('certificado-honorarios-2026.pdf'))[0]).toMatch(/^%PDF-/);
    await waitFor(() => expect(button).toHaveFocus());
  },
});

export const CertificateFails = meta.story({
  name: 'Falla el certificado',
  tags: ['falla'],
  beforeEach: portal.serves({ ownCertificate: fails(503, API_MESSAGES.unexpected) }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Certificado 2026' }));
    await expect(await findNotice('No pudimos preparar el certificado')).toBeVisible();
  },
});

export const Empty = meta.story({
  name: 'Un año sin boletas',
  tags: ['vacío'],
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'octubre de 2026' });
    await userEvent.click(canvas.getByRole('link', { name: 'Año anterior' }));
    await expect(await canvas.findByText('Sin boletas en 2025')).toBeVisible();
    // What is owed is told whatever the year.
    await expect(canvas.getByText(/^La boleta N.º 110/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Certificado 2025' })).toBeVisible();
  },
});

const LONG = 'La muy larga temporada de las golondrinas que vuelven siempre al mismo alero de la casa';

/** Every month full, with long names and large amounts. */
const full: OwnYear = {
  year: '2026',
  paid: { boletas: 96, gross: 999_999_999, retention: 152_500_000, net: 847_499_999 },
  months: ['12', '11', '10', '09', '08', '07', '06', '05', '04', '03', '02', '01'].map((name) => ({
    month: `2026-${name}`,
    paid: { boletas: 8, gross: 83_333_333, retention: 12_708_333, net: 70_625_000 },
    boletas: Array.from({ length: 8 }, (_, index) => ({
      ...{ id: Number(name) * 100 + index, folio: 90_000 + index, orderNumbers: [12_046, 12_047, 12_048] },
      ...{ projects: [LONG, 'La ronda'], state: 'paid', siiState: 'valid', issuedOn: `2026-${name}-02` },
      ...{ paidOn: `2026-${name}-10`, gross: 10_416_666, retention: 1_588_541, net: 8_828_125 },
      ...{ documentId: null, isToRegularize: false, settledBy: null },
    })),
  })),
  projects: [
    {
      ...{ projectId: 1, title: LONG, boletas: 96 },
      ...{ gross: 999_999_999, retention: 152_500_000, net: 847_499_999 },
    },
  ],
  toRegularize: [],
};
const many = portal.serves({ ownPayments: (c) => c.json(full, 200) });

export const Many = meta.story({
  name: 'Muchas boletas',
  tags: ['muchos'],
  beforeEach: many,
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Boletas de diciembre de 2026' }));
    await expect(table.getAllByRole('row')).toHaveLength(9);
    await expect(canvas.getAllByRole('table')).toHaveLength(13);
  },
});

export const LongTexts = meta.story({
  name: 'Textos largos',
  tags: ['largo'],
  globals: { viewport: { value: 'tablet768' } },
  beforeEach: many,
  play: fitsIn(768, (canvas) => canvas.findByRole('table', { name: 'Pagado por proyecto' })),
});

export const Loading = meta.story({
  name: 'Cargando',
  tags: ['en curso'],
  beforeEach: portal.serves({ ownPayments: never }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cargando tus pagos...')).toBeInTheDocument();
    await expect(canvas.queryByText(/^Sin boletas/)).toBeNull();
  },
});

export const Failed = meta.story({
  name: 'Falla la carga',
  tags: ['falla'],
  beforeEach: portal.serves({ ownPayments: fails(500, API_MESSAGES.unexpected) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No pudimos cargar tus pagos')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
});

export const FromHome = meta.story({
  name: 'Desde Principal',
  args: { path: '/home' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Mis pagos' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Mis pagos' })).toBeVisible();
  },
});

export const OfThisYear = meta.story({
  name: 'Sin año en la dirección',
  args: { path: '/home/payments' },
  play: shows('Año 2026'),
});

export const Expired = meta.story({ name: 'Sesión vencida', tags: ['sin permiso'], ...expired('USER') });

export const Phone = meta.story({
  name: 'Teléfono 390',
  tags: ['390'],
  ...at(390, (canvas) => canvas.findByRole('heading', { name: 'Pagado por proyecto' })),
});

export const Smallest = meta.story({
  name: 'Mínimo 320',
  tags: ['320'],
  beforeEach: many,
  ...at(320, (canvas) => canvas.findByRole('heading', { name: 'Pagado por proyecto' })),
});
