import type { Boleta } from '@doblaje/contract/client';
import { people, sampleBoletaPdf } from '@doblaje/contract/fixtures';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { at } from '../../../stories/atWidth';
import { QUIET } from '../../../stories/PortalStory';
import { portalAt } from '../../../stories/portalAt';
import { LONG_BOLETA } from '../../projects/OfficeBoletas/sampleBoleta';
import { choosePdf, fieldOf, type OpenUpload, openUpload } from './openUpload';

const portal = portalAt('/documents?boleta=501', {
  person: people.baltazar,
  storage: QUIET,
  viewport: 'desktop1440',
});

const meta = preview.meta({
  title: 'Pantallas/Documentos/Boleta que reemplaza rechazadas',
  tags: ['!autodocs'],
  ...portal.meta,
});

export default meta;

const box = (opened: OpenUpload, name: RegExp) => opened.getByRole('checkbox', { name });

export const Replaced = meta.story({
  name: 'Una boleta por la orden rechazada también',
  tags: ['resultado'],
  play: async ({ canvas }) => {
    const opened = await openUpload();
    await expect(opened.queryByText('Reemplaza una boleta rechazada')).toBeNull();
    await userEvent.click(box(opened, /N\.º 1\.142 .*\$140\.000/));
    await expect(opened.getByText('Reemplaza una boleta rechazada')).toBeVisible();
    await expect(
      opened.getByText(
        /^Al enviarla se borra la boleta N\.º 118 con su archivo\. .* son \$140\.000 brutos\.$/,
      ),
    ).toBeVisible();
    // The rejected boleta's part was its own gross: what counts now is the order's amount.
    await expect(fieldOf(opened, /^Parte de .*1\.142/)).toHaveValue('140.000');
    await waitFor(() => expect(fieldOf(opened, 'Monto bruto')).toHaveValue('280.000'));
    await userEvent.click(box(opened, /N\.º 1\.142 /));
    await expect(opened.queryByText('Reemplaza una boleta rechazada')).toBeNull();
    await userEvent.click(box(opened, /N\.º 1\.142 /));
    // The same number as the rejected one: it is the same paper, sent for both orders.
    await choosePdf(sampleBoletaPdf({ folio: 118, gross: 280_000 }));
    await waitFor(() => expect(fieldOf(opened, 'Número de la boleta')).toHaveValue('118'));
    await userEvent.click(opened.getByRole('button', { name: 'Subir boleta' }));
    await expect(
      await canvas.findByText('Boleta órdenes N.º 131 y 1.142: el estudio la revisará.'),
    ).toBeInTheDocument();
  },
});

const sample = (id: number, numbers: readonly number[], values: Partial<Boleta>): Boleta => ({
  ...{ ...LONG_BOLETA, id, orderId: 900 + id, orderNumber: numbers[0] ?? 0, orderNumbers: [...numbers] },
  ...{ projectTitle: 'Bruma', orderAmount: 100_000 * numbers.length, reason: 'Falta una orden.' },
  orders: numbers.map((orderNumber, index) => ({
    ...{ orderId: 900 + id + index * 50, orderNumber, typeId: 5 as const, season: '' },
    ...{ projectTitle: 'Bruma', amount: 100_000, part: 100_000 },
  })),
  ...values,
});

/** One that is awaited, two that were rejected, and one whose annulment is asked for at the SII. */
const SEVERAL = [
  sample(1, [10], { state: 'pending', ...{ folio: null, issuedOn: '', gross: null, withheldBy: '' } }),
  sample(2, [21, 22, 1023], { state: 'rejected', folio: 31 }),
  sample(3, [30], { state: 'rejected', folio: 32, reason: 'El monto no es el de la orden.' }),
  sample(4, [40], { state: 'rejected', folio: 33, siiState: 'annulmentAsked', siiOn: '2026-02-20' }),
];

const serves = portal.serves({
  ownBoletas: (c) =>
    c.json(
      { items: SEVERAL, rates: [{ year: 2026, rate: 15.25 }], studioRut: '', sent: [], annulled: null },
      200,
    ),
});

const takeBoth = async () => {
  const opened = await openUpload();
  await userEvent.click(box(opened, /N\.º 22 /));
  await userEvent.click(box(opened, /N\.º 30 /));
  await expect(opened.getByText('Reemplaza boletas rechazadas')).toBeVisible();
  return opened;
};

export const PartOfOne = meta.story({
  name: 'Solo una orden de una rechazada',
  args: { path: '/documents?boleta=1' },
  beforeEach: serves,
  play: async () => {
    const opened = await takeBoth();
    await expect(
      opened.getByText(
        'Al enviarla se borra la boleta N.º 31 con su archivo. Motivo del rechazo: Falta una orden. Queda otra vez por subir la boleta de la orden N.º 21. Queda otra vez por subir la boleta de la orden N.º 1.023.',
      ),
    ).toBeVisible();
    await expect(
      opened.getByText(
        'Al enviarla se borra la boleta N.º 32 con su archivo. Motivo del rechazo: El monto no es el de la orden.',
      ),
    ).toBeVisible();
    // What is noted of the SII is about its folio, so that one is sent again by itself.
    await expect(opened.queryByRole('checkbox', { name: /N\.º 40 / })).toBeNull();
  },
});

export const Phone = meta.story({
  name: 'Teléfono 390',
  tags: ['390'],
  args: { path: '/documents?boleta=1' },
  beforeEach: serves,
  ...at(390, async () => (await takeBoth()).getByRole('button', { name: 'Subir boleta' })),
});
