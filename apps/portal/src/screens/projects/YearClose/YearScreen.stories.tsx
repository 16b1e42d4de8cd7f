import { API_MESSAGES, type YearClose } from '@doblaje/contract';
import { people } from '@doblaje/contract/fixtures';
import { expect, userEvent, within } from 'storybook/test';
import { never } from '../../../../../../.storybook/openRequests';
import preview from '../../../../../../.storybook/preview';
import { expired, refused } from '../../../stories/accessStates';
import { at, fitsIn } from '../../../stories/atWidth';
import { fails } from '../../../stories/PortalStory';
import { portalAt } from '../../../stories/portalAt';

const OFFICE = '/projects-back-office/documents';

const portal = portalAt(`${OFFICE}?vista=cierre-anual&periodo=2026`, {
  person: people.fermin,
  viewport: 'desktop1440',
});

const meta = preview.meta({
  title: 'Pantallas/Oficina de documentos/Cierre del año',
  ...portal.meta,
});

export default meta;

type Canvas = ReturnType<typeof within>;

const part = async (canvas: Canvas, name: string) => within(await canvas.findByRole('region', { name }));

export const Default = meta.story({
  name: 'Lo que queda del año, y hasta cuándo',
  tags: ['al entrar'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Cierre de 2026' })).toBeVisible();
    const annulments = await part(canvas, 'Anulaciones por responder');
    await expect(annulments.getByText(/en el sitio del SII hasta el 01-03-2027: después/)).toBeVisible();
    await expect(annulments.getByRole('link', { name: 'N.º 201' })).toHaveAttribute(
      'href',
      `${OFFICE}?vista=boletas&boleta=505`,
    );
    await expect(annulments.getByText('La boleta no está aquí.')).toBeVisible();
    const annulled = await part(canvas, 'Boletas nulas en el SII y vigentes aquí');
    await expect(
      annulled.getByRole('link', { name: 'Anotarla desde la planilla de su mes' }),
    ).toHaveAttribute('href', `${OFFICE}?vista=sii&mes=2026-11&grupo=nulas`);
    const owed = await part(canvas, 'Pagos con boleta anulada');
    await expect(owed.getByText(/con lo que tenga el 14-02-2027/)).toBeVisible();
    await expect(owed.getByText('pagada el 03-02-2026')).toBeVisible();
    await expect(owed.getByText('09-02-2026')).toBeVisible();
    await expect(owed.getByRole('link', { name: 'N.º 110' })).toHaveAttribute(
      'href',
      `${OFFICE}?vista=boletas&boleta=507`,
    );
    await expect(owed.getByRole('link', { name: 'Regularizar con una boleta posterior' })).toHaveAttribute(
      'href',
      expect.stringMatching(/vista=boletas&persona=/),
    );
    const unmatched = await part(canvas, 'Boletas que no están en ninguna planilla');
    await expect(unmatched.getByText(/con lo que tenga el 14-02-2027/)).toBeVisible();
    await expect(unmatched.getByRole('link', { name: 'Subir la planilla de su mes' })).toHaveAttribute(
      'href',
      `${OFFICE}?vista=sii&mes=2026-11&tipo=bte`,
    );
    // The sheet of fees that the studio pays for somebody is another one.
    await expect(unmatched.getByRole('link', { name: 'Revisar con la planilla de su mes' })).toHaveAttribute(
      'href',
      `${OFFICE}?vista=sii&mes=2026-02`,
    );
    const alone = await part(canvas, 'Boletas que solo están en el SII');
    await expect(
      alone.getByRole('link', { name: 'Pedir el PDF desde la planilla de su mes' }),
    ).toHaveAttribute('href', `${OFFICE}?vista=sii&mes=2026-02&grupo=sii`);
    await expect(alone.getByRole('link', { name: 'Ver en la planilla de su mes' })).toHaveAttribute(
      'href',
      `${OFFICE}?vista=sii&mes=2026-06&grupo=sii`,
    );
    const lacking = await part(canvas, 'Pagos sin datos de su boleta');
    await expect(lacking.getByText('el RUT y quién retiene')).toBeVisible();
    const retention = await part(canvas, 'Retención por persona');
    await expect(retention.getByText('$22.113 más aquí')).toBeVisible();
    await expect(retention.getByText('incluye $23.638 de 1 boleta anulada')).toBeVisible();
    const sheets = await part(canvas, 'Meses sin planilla del SII');
    await expect(sheets.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'marzo de 2026',
      'noviembre de 2026',
    ]);
  },
});

export const FromMonth = meta.story({
  name: 'Desde Mes',
  args: { path: `${OFFICE}?vista=mes&mes=2026-02` },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Cierre de febrero de 2026, por cerrar' });
    const [link] = canvas.getAllByRole('link', { name: 'Cierre del año' });
    await userEvent.click(link as HTMLElement);
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Cierre de 2026' })).toBeVisible();
  },
});

export const Empty = meta.story({
  name: 'Un año sin nada por ordenar',
  tags: ['vacío'],
  play: async ({ canvas }) => {
    await part(canvas, 'Anulaciones por responder');
    await userEvent.click(canvas.getByRole('link', { name: 'Año anterior' }));
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Cierre de 2025' })).toBeVisible();
    await expect(await canvas.findByText('Ninguna espera respuesta')).toBeVisible();
    await expect(canvas.getByText('Todas están anotadas')).toBeVisible();
    await expect(canvas.getByText('Ninguno está por regularizar')).toBeVisible();
    await expect(canvas.getByText('Todas están en una planilla')).toBeVisible();
    await expect(canvas.getByText('Las planillas subidas no tienen otras')).toBeVisible();
    await expect(canvas.getByText('Todos tienen los datos de su boleta')).toBeVisible();
    await expect(canvas.getByText('No hay planillas con que comparar')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Meses sin planilla del SII' })).toBeNull();
  },
});

const NAME = 'María de los Ángeles Fernández-Undurraga Etchegaray de la Maza';
const rows = Array.from({ length: 200 }, (_, index) => index);
const who = { personId: '0198a4d2-0000-7000-8000-000000000005', name: NAME, rut: '12.345.678-5' };
const boleta = { issuedOn: '2026-10-14', gross: 999_999_999, kind: 'BHE' as const };

/** A year in which everything is left. */
const full: YearClose = {
  ...{ year: '2026', registerOn: '2027-02-14', answerUntil: '2027-03-01' },
  monthsWithoutSheet: rows.slice(0, 12).map((row) => `2026-${String(row + 1).padStart(2, '0')}`),
  annulments: {
    total: 1284,
    items: rows.map((row) => ({
      ...{ ...who, ...boleta, boletaId: row + 1, folio: row + 1, answerUntil: '2027-03-01', isNoted: false },
      told: 'La persona pidió anular la boleta: confirma o rechaza en el sitio del SII hasta el 01-03-2027.',
    })),
  },
  unmatched: {
    total: 60_000,
    items: rows.map((row) => ({
      ...{ ...who, ...boleta, boletaId: row + 1, folio: 90_000 + row, state: 'paid', hasSheet: false },
    })),
  },
  annulledAtSii: {
    total: 340,
    items: rows.map((row) => ({
      ...{ ...who, ...boleta, boletaId: row + 1, folio: 70_000 + row, state: 'paid', annulledOn: null },
    })),
  },
  toRegularize: {
    total: 340,
    items: rows.map((row) => ({
      ...{ ...who, ...boleta, boletaId: row + 1, folio: 80_000 + row, net: 847_499_999 },
      ...{ nominaId: 1031, paidOn: '2026-11-03', annulledOn: '2026-11-30' },
    })),
  },
  onlyAtSii: { total: 350, items: rows.map((row) => ({ ...who, ...boleta, folio: 5000 + row })) },
  withoutData: {
    total: 200,
    items: rows.map((row) => ({
      ...{ personId: null, name: NAME, lineId: row + 1, nominaId: 1031, folio: row + 1 },
      ...{ paidOn: '2026-02-03', net: 847_499_999, lacks: ['rut', 'issuedOn', 'withheldBy'] },
    })),
  },
  retention: {
    ...{ total: 200, agreeing: 1 },
    items: rows.map((row) => ({
      ...{ ...who, rut: `${row}`, here: 152_500_000, atSii: 0, declared: 152_500_000 },
      annulled: { boletas: 12, retention: 152_500_000 },
    })),
  },
};
const many = portal.serves({ yearClose: (c) => c.json(full, 200) });

export const Many = meta.story({
  name: 'Mucho por ordenar',
  tags: ['muchos'],
  beforeEach: many,
  play: async ({ canvas }) => {
    const annulments = await part(canvas, 'Anulaciones por responder');
    await expect(annulments.getByText(/Estas son las primeras 200 de 1\.284\.$/)).toBeVisible();
    const lacking = await part(canvas, 'Pagos sin datos de su boleta');
    await expect(lacking.queryByText(/Estas son las primeras/)).toBeNull();
  },
});

export const AllAgree = meta.story({
  name: 'La retención coincide',
  beforeEach: portal.serves({
    yearClose: (c) => c.json({ ...full, retention: { total: 0, items: [], agreeing: 1284 } }, 200),
  }),
  play: async ({ canvas }) => {
    const retention = await part(canvas, 'Retención por persona');
    const told = retention.getByText('1.284 personas, sin diferencias');
    await expect(told).toBeVisible();
    told.scrollIntoView();
  },
});

export const LongTexts = meta.story({
  name: 'Textos largos',
  tags: ['largo'],
  globals: { viewport: { value: 'tablet768' } },
  beforeEach: many,
  play: fitsIn(768, (canvas) => canvas.findByRole('grid', { name: 'Retención por persona' })),
});

export const Loading = meta.story({
  name: 'Cargando',
  tags: ['en curso'],
  beforeEach: portal.serves({ yearClose: never }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cargando el año...')).toBeInTheDocument();
    await expect(canvas.queryByText('Ninguna espera respuesta')).toBeNull();
  },
});

export const Failed = meta.story({
  name: 'Falla',
  tags: ['falla'],
  beforeEach: portal.serves({ yearClose: fails(500, API_MESSAGES.unexpected) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No pudimos cargar el año')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
});

export const Forbidden = meta.story({ name: 'Sin permiso', tags: ['sin permiso'], ...refused });

export const Expired = meta.story({ name: 'Sesión vencida', tags: ['sin permiso'], ...expired('ADMIN') });

export const Phone = meta.story({
  name: 'Teléfono 390',
  tags: ['390'],
  ...at(390, (canvas) => canvas.findByRole('heading', { name: 'Retención por persona' })),
});

export const Smallest = meta.story({
  name: 'Mínimo 320',
  tags: ['320'],
  beforeEach: many,
  ...at(320, (canvas) => canvas.findByRole('heading', { name: 'Retención por persona' })),
});
