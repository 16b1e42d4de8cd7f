import type { Handlers } from '@doblaje/contract';
import { API_MESSAGES } from '@doblaje/contract';
import type { Boleta } from '@doblaje/contract/client';
import { documentsOf, people } from '@doblaje/contract/fixtures';
import { expect, screen, userEvent, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { at } from '../../../stories/atWidth';
import { fails, PortalStory, scene } from '../../../stories/PortalStory';
import { LONG_BOLETA } from '../../projects/OfficeBoletas/sampleBoleta';
import { ORDER_TO_ANSWER } from '../Documents/answering/sampleOrder';

const quiet = { boletaAlertShown: 'true', rutAlertShown: 'true' };
const of = (handlers: Partial<Handlers>) => scene({ person: people.baltazar, storage: quiet, handlers });

const [, , song, boleta] = documentsOf(people.baltazar);
if (!song || !boleta) throw new Error('Baltazar has a finished order and a boleta.');

/** The opened document, made from a row of the list. */
const documentIs = (document: typeof boleta): Partial<Handlers> => ({
  readDocument: (c) => c.json({ ...document, order: null }, 200),
});

const REJECTED = documentIs({ ...boleta, state: 'rejected' });

const meta = preview.meta({
  title: 'Pantallas/Documentos/Estado de la boleta',
  tags: ['!autodocs'],
  component: PortalStory,
  args: { path: `/documents?documento=${boleta.id}` },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop1440' } },
  beforeEach: of(REJECTED),
});

export default meta;

const drawer = async (name: string) => within(await screen.findByRole('dialog', { name }));

const rejected = async () => {
  const opened = await drawer(boleta.title);
  await expect(await opened.findByText(/^El estudio rechazó tu boleta. Motivo: El monto/)).toBeVisible();
  return opened;
};

export const Rejected = meta.story({
  name: 'Rechazada, con su motivo',
  tags: ['al entrar'],
  play: async () => {
    await rejected();
  },
});

export const RejectedAgain = meta.story({
  ...Rejected.input,
  name: 'Rechazada, se sube de nuevo',
  tags: [],
  play: async () => {
    await Rejected.input.play?.();
    const opened = await rejected();
    await userEvent.click(opened.getByRole('link', { name: 'Subir de nuevo' }));
    const upload = await screen.findByRole('dialog', { name: 'Subir boleta' });
    await expect(await within(upload).findByText('El estudio rechazó esta boleta')).toBeVisible();
  },
});

export const Finished = meta.story({
  name: 'Su orden terminó',
  args: { path: `/documents?documento=${song.id}` },
  beforeEach: of({
    readDocument: (c) =>
      c.json(
        { ...song, order: { ...ORDER_TO_ANSWER, state: 'finished', finishedAt: '2026-11-22T18:00:00.000Z' } },
        200,
      ),
  }),
  play: async () => {
    const opened = await drawer(song.title);
    await expect(await opened.findByText('Ya puedes subir tu boleta por $140.000 brutos.')).toBeVisible();
    await expect(opened.getAllByText(/dio por terminada/)).toHaveLength(1);
    await expect(opened.getByRole('link', { name: 'Subir boleta' })).toBeVisible();
  },
});

const ownIs = (own: Partial<Boleta>): Partial<Handlers> => ({
  ...documentIs({ ...boleta, state: own.state ?? 'inReview' }),
  ownBoletas: (c) =>
    c.json({ items: [{ ...LONG_BOLETA, ...own }], rates: [], studioRut: '', sent: [], annulled: null }, 200),
});

export const Bte = meta.story({
  name: 'La emitió el estudio (BTE)',
  beforeEach: of(ownIs({ kind: 'BTE', folio: 7 })),
  play: async () => {
    const opened = await drawer(boleta.title);
    await expect(
      await opened.findByText(/^En revisión\. La emitió el estudio por ti: .* Boleta N\.º 7 del 24-02-2026/),
    ).toBeVisible();
    await expect(opened.queryByRole('link', { name: /^Subir/ })).toBeNull();
  },
});

const ORDERS = [1187, 1188, 1189, 1190].map((orderNumber) => ({
  ...{ orderId: orderNumber, orderNumber, typeId: 1 as const, projectTitle: 'Marea baja', season: '' },
  ...{ amount: 20_000, part: 20_000 },
}));

export const Several = meta.story({
  name: 'Paga cuatro órdenes',
  beforeEach: of(ownIs({ orders: ORDERS })),
  play: async () => {
    const opened = await drawer(boleta.title);
    const said = await opened.findByText(/ Paga la orden N\.º 1\.187/);
    const order = (number: string) => `la orden N.º ${number} de Marea baja ($20.000)`;
    await expect(said).toHaveTextContent(
      `Paga ${order('1.187')}, ${order('1.188')}, ${order('1.189')} y ${order('1.190')}.`,
    );
  },
});

const REGULARIZATION = {
  ...{ boletaId: 1, folio: 51, gross: 80_000, orderNumbers: [1131], annulledOn: '2026-03-05' },
  ...{ reason: 'La emitió dos veces.', isSettled: false, settledBy: null },
  ...{ settledOn: '', settledWhy: '' },
};
const SETTLED = {
  ...{ ...REGULARIZATION, isSettled: true, settledBy: { boletaId: 2, folio: 62 } },
  ...{ settledOn: '2026-04-01', settledWhy: 'Los otros $20.000 van en mayo' },
};
const paidAndAnnulled = (regularization: Boleta['regularization']) =>
  ownIs({ state: 'paid', paidOn: '2026-03-03', regularization });

export const Owed = meta.story({
  name: 'Pagada y después anulada: por regularizar',
  beforeEach: of(paidAndAnnulled(REGULARIZATION)),
  play: async () => {
    const opened = await drawer(boleta.title);
    await expect(await opened.findByText(/^Pagada el 03-03-2026\./)).toBeVisible();
    await expect(opened.getByText(/por regularizar/)).toBeVisible();
    const why = 'Anulada en el SII el 05-03-2026. Motivo: La emitió dos veces.';
    await expect(opened.getByText(why)).toBeVisible();
  },
});

export const Settled = meta.story({
  name: 'Ya regularizada con otra boleta',
  beforeEach: of(paidAndAnnulled(SETTLED)),
  play: async () => {
    const opened = await drawer(boleta.title);
    await expect(await opened.findByText(/^Pagada el 03-03-2026\./)).toBeVisible();
    await expect(opened.queryByText(/por regularizar/)).toBeNull();
    const how = 'Regularizada con la boleta N.º 62 el 01-04-2026: Los otros $20.000 van en mayo.';
    await expect(opened.getByText(how)).toBeVisible();
  },
});

export const Settles = meta.story({
  name: 'Regulariza otra boleta',
  beforeEach: of(ownIs({ state: 'approved', regularizes: [SETTLED] })),
  play: async () => {
    const opened = await drawer(boleta.title);
    const how =
      'Regulariza la boleta N.º 51, pagada por $80.000 brutos y anulada en el SII: Los otros $20.000 van en mayo.';
    await expect(await opened.findByText(how)).toBeVisible();
  },
});

const ANNULLED = {
  ...{ folio: 58, orderNumbers: [1187], issuedOn: '2026-02-24', gross: 140_000, kind: 'BHE' as const },
  ...{ annulledOn: '2026-03-05', reason: 'Salió con otro RUT', documentId: boleta.id, awaitedId: 8 },
  ...{ personName: 'Baltazar', personRut: '12.345.678-5' },
};
const annulledIs = (own: Partial<typeof ANNULLED> | { awaitedId: null }): Partial<Handlers> => ({
  ...documentIs({ ...boleta, state: 'voided' }),
  ownBoletas: (c) => {
    const annulled = { ...ANNULLED, ...own };
    return c.json({ items: [], rates: [], studioRut: '', sent: [], annulled }, 200);
  },
});

export const Annulled = meta.story({
  name: 'Anulada: cuándo, por qué y qué hacer',
  tags: ['resultado'],
  beforeEach: of(annulledIs({})),
  play: async () => {
    const opened = await drawer(boleta.title);
    const why = 'Anulada en el SII el 05-03-2026. Motivo: Salió con otro RUT.';
    await expect(await opened.findByText(why)).toBeVisible();
    await expect(opened.getByText(/Era la boleta N\.º 58 .* por la orden N\.º 1\.187\./)).toBeVisible();
    await expect(opened.getByText(/Emite otra boleta en el SII y sube su PDF/)).toBeVisible();
    await expect(opened.getByRole('link', { name: 'Subir otra boleta' })).toHaveAttribute(
      'href',
      expect.stringContaining('boleta=8'),
    );
  },
});

export const AnnulledAndSentAgain = meta.story({
  name: 'Anulada, y ya se subió otra',
  beforeEach: of(annulledIs({ awaitedId: null })),
  play: async () => {
    const opened = await drawer(boleta.title);
    await expect(await opened.findByText(/^Anulada en el SII el 05-03-2026/)).toBeVisible();
    await expect(opened.queryByRole('link', { name: /^Subir/ })).toBeNull();
  },
});

export const NotCome = meta.story({
  name: 'No llega su estado',
  tags: ['falla'],
  beforeEach: of({ ...REJECTED, ownBoletas: fails(500, API_MESSAGES.unexpected) }),
  play: async () => {
    const opened = await drawer(boleta.title);
    await expect(await opened.findByText('No pudimos cargar el estado de la boleta')).toBeVisible();
  },
});

const again = async () => (await rejected()).findByRole('link', { name: 'Subir de nuevo' });

export const Phone = meta.story({ name: 'Teléfono 390', tags: ['390'], ...at(390, again) });
export const Smallest = meta.story({ name: 'Mínimo 320', tags: ['320'], ...at(320, again) });
