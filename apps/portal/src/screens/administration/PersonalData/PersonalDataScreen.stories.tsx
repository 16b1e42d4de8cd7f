import { API_MESSAGES, type PersonalData, Problem, stale } from '@doblaje/contract';
import { people } from '@doblaje/contract/fixtures';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { never } from '../../../../../../.storybook/openRequests';
import preview from '../../../../../../.storybook/preview';
import { expired, refused } from '../../../stories/accessStates';
import { at, fitsIn } from '../../../stories/atWidth';
import { chooseOption, dialogOf } from '../../../stories/catalogueDialog';
import { findNotice } from '../../../stories/notices';
import { fails } from '../../../stories/PortalStory';
import { portalAt } from '../../../stories/portalAt';

const portal = portalAt('/documents-back?vista=datos-personales', { person: people.fermin });

const meta = preview.meta({
  title: 'Pantallas/Datos personales, privacidad',
  ...portal.meta,
});

export default meta;

type Canvas = ReturnType<typeof within>;

const AT = '2026-01-05T13:00:00.000Z';

const part = async (canvas: Canvas, name: string) => within(await canvas.findByRole('region', { name }));

const press = (canvas: Canvas, name: string) => userEvent.click(canvas.getByRole('button', { name }));

const openAdding = async (canvas: Canvas) => {
  await press(await part(canvas, 'Tratamientos'), 'Agregar tratamiento');
  return dialogOf('Agregar tratamiento');
};

export const Default = meta.story({
  name: 'Lo que se hace con los datos, publicado',
  tags: ['al entrar'],
  play: async ({ canvas }) => {
    const notice = await part(canvas, 'Aviso de privacidad');
    await expect(notice.getByText('Publicado: Versión 2, 12-10-2026')).toBeVisible();
    await expect(notice.getByRole('link', { name: 'Versión 1, 02-03-2026' })).toHaveAttribute(
      'href',
      '/privacy?version=1',
    );
    await expect(notice.queryByRole('button', { name: 'Publicar el aviso' })).toBeNull();
    const treatments = await part(canvas, 'Tratamientos');
    await expect(
      treatments.getByText('Consentimiento · 12 meses desde que se rechaza la postulación'),
    ).toBeVisible();
    // The portal names the first three: they can be changed, but not removed.
    await expect(treatments.getAllByRole('button', { name: /^Quitar/ })).toHaveLength(1);
    const kept = await part(canvas, 'Conservación');
    await expect(kept.getByText('365 días desde que se rechazan')).toBeVisible();
    await expect(kept.getByText('Aún no')).toBeVisible();
  },
});

/** Opens the form of a new treatment and fills it in. */
async function fill(canvas: Canvas): Promise<Canvas> {
  const form = await openAdding(canvas);
  await userEvent.type(form.getByLabelText('Nombre'), 'Casting externo');
  await userEvent.type(form.getByLabelText('Para qué se usan los datos'), 'Proponer voces a clientes.');
  await userEvent.click(form.getByLabelText(/^Identificación/));
  await userEvent.click(form.getByLabelText(/^Talento/));
  await chooseOption(form, /Base legal/, 'Contrato, o los pasos previos a él');
  await userEvent.type(form.getByLabelText(/^Quién los recibe/), 'El cliente');
  await userEvent.type(form.getByLabelText(/^Desde cuándo/), 'Mientras dure el proyecto');
  return form;
}

export const Filled = meta.story({
  name: 'Un tratamiento por agregar, completo',
  tags: ['todo bien'],
  play: async ({ canvas }) => {
    const form = await fill(canvas);
    await expect(form.getByLabelText('A qué países van')).toHaveValue('Ninguna');
    await expect(form.queryByRole('alert')).toBeNull();
  },
});

export const Added = meta.story({
  name: 'Agregado: el aviso tiene cambios sin publicar',
  play: async ({ canvas }) => {
    await press(await fill(canvas), 'Agregar');
    await findNotice('Tratamiento agregado');
    const notice = await part(canvas, 'Aviso de privacidad');
    await expect(await notice.findByText('Hay cambios sin publicar')).toBeVisible();
    await expect(notice.getByRole('button', { name: 'Publicar el aviso' })).toBeVisible();
  },
});

export const Invalid = meta.story({
  name: 'Sin lo que el aviso tiene que decir',
  tags: ['con errores'],
  play: async ({ canvas }) => {
    const form = await openAdding(canvas);
    await press(form, 'Agregar');
    await form.findByRole('alert');
    for (const text of [
      'El nombre es requerido',
      'Elige al menos una clase de datos',
      'Escribe para qué se usan los datos',
      'Elige al menos una clase de personas',
      'Elige la base legal',
      'Escribe quién los recibe, o «Nadie»',
      'Escribe desde cuándo se cuentan, o hasta cuándo se guardan',
    ])
      await expect(form.getAllByText(text)[0]).toBeVisible();
  },
});

export const KeptLonger = meta.story({
  name: 'Promete menos tiempo del que el portal los guarda',
  beforeEach: portal.serves({
    updateTreatment: () => {
      const message = 'El portal borra «Postulaciones rechazadas» después: 365 días desde que se rechazan';
      throw new Problem(422, API_MESSAGES.invalid, { errors: [{ field: 'keptMonths', message }] });
    },
  }),
  play: async ({ canvas }) => {
    await press(await part(canvas, 'Tratamientos'), 'Editar Postulaciones');
    const form = await dialogOf('Editar tratamiento');
    const months = form.getByLabelText(/^Meses que se guardan/);
    await userEvent.clear(months);
    await userEvent.type(months, '6');
    await press(form, 'Guardar cambios');
    await waitFor(() =>
      expect(months).toHaveAccessibleDescription(/El portal borra «Postulaciones rechazadas»/),
    );
  },
});

export const Conflict = meta.story({
  name: 'Otra persona cambió quién responde',
  beforeEach: portal.serves({
    savePrivacySettings: (c) =>
      c.json(
        stale({
          ...{ representative: 'Rosa Rojas', address: 'Av. Italia 1000, Ñuñoa', email: 'datos@andino.cl' },
          ...{ security: 'La conexión va cifrada.', updatedAt: '2026-11-20T12:30:00.000Z' },
        }),
        409,
      ),
  }),
  play: async ({ canvas }) => {
    await press(await part(canvas, 'Quién responde'), 'Editar quién responde');
    const form = await dialogOf('Quién responde por los datos');
    const name = form.getByLabelText(/^Representante/);
    await userEvent.clear(name);
    await userEvent.type(name, 'Ana Soto');
    await press(form, 'Guardar cambios');
    await expect(await form.findByText(/Rosa Rojas/)).toBeVisible();
    await expect(name).toHaveValue('Ana Soto');
  },
});

export const Published = meta.story({
  name: 'Publicar el aviso después de un cambio',
  tags: ['resultado'],
  play: async ({ canvas }) => {
    await press(await part(canvas, 'Quién responde'), 'Editar quién responde');
    const settings = await dialogOf('Quién responde por los datos');
    const address = settings.getByLabelText(/^Dirección/);
    await userEvent.clear(address);
    await userEvent.type(address, 'Av. Italia 2000, Ñuñoa');
    await press(settings, 'Guardar cambios');
    const notice = await part(canvas, 'Aviso de privacidad');
    await userEvent.click(await notice.findByRole('button', { name: 'Publicar el aviso' }));
    const form = await dialogOf('Publicar el aviso de privacidad');
    // What is published is in sight.
    await expect(form.getByText('Av. Italia 2000, Ñuñoa')).toBeInTheDocument();
    await press(form, 'Publicar');
    await expect((await form.findAllByText('Escribe qué cambió para las personas'))[0]).toBeVisible();
    await userEvent.type(form.getByLabelText('Qué cambió'), 'Nos cambiamos de casa.');
    await press(form, 'Publicar');
    await findNotice('Aviso publicado');
    await expect(await notice.findByText(/^Publicado: Versión 3/)).toBeVisible();
  },
});

/** What is there, with nothing published and nothing missing. */
const unpublished = (digest: string): PersonalData => ({
  ...{ treatments: [], versions: [], isPublished: false, kept: [] },
  settings: { representative: '', address: '', email: '', security: '', updatedAt: AT },
  draft: { sections: [], digest, missing: [] },
});

export const Changed = meta.story({
  name: 'Alguien cambió el aviso mientras se miraba',
  beforeEach: portal.serves({
    publishNotice: (c) => c.json(stale(unpublished('y')), 409),
    personalData: (c) => c.json(unpublished('x'), 200),
  }),
  play: async ({ canvas }) => {
    await press(await part(canvas, 'Aviso de privacidad'), 'Publicar el aviso');
    const form = await dialogOf('Publicar el aviso de privacidad');
    await userEvent.type(form.getByLabelText('Qué cambió'), 'Es el primero.');
    await press(form, 'Publicar');
    await expect(await form.findByText(/no se publicó nada/)).toBeVisible();
    await expect(form.getByLabelText('Qué cambió')).toHaveValue('Es el primero.');
  },
});

export const Removed = meta.story({
  name: 'Un tratamiento quitado',
  play: async ({ canvas }) => {
    const treatments = await part(canvas, 'Tratamientos');
    await press(treatments, 'Quitar Créditos');
    await findNotice('Tratamiento quitado');
    await waitFor(() => expect(treatments.queryByText('Créditos')).toBeNull());
    await waitFor(() =>
      expect(treatments.getByRole('button', { name: 'Agregar tratamiento' })).toHaveFocus(),
    );
  },
});

export const Incomplete = meta.story({
  name: 'Al aviso le faltan datos, sin publicar',
  tags: ['vacío'],
  beforeEach: portal.serves({
    personalData: (c) =>
      c.json(
        {
          ...unpublished('x'),
          draft: { sections: [], digest: 'x', missing: ['la dirección', 'un tratamiento'] },
        },
        200,
      ),
  }),
  play: async ({ canvas }) => {
    const notice = await part(canvas, 'Aviso de privacidad');
    await expect(notice.getByText('Para publicarlo falta la dirección y un tratamiento')).toBeVisible();
    await expect(notice.queryByRole('button', { name: 'Publicar el aviso' })).toBeNull();
    const controller = await part(canvas, 'Quién responde');
    await expect(controller.getAllByText('Falta completar.')).toHaveLength(4);
  },
});

const LONG = 'Coproducciones internacionales con doblaje simultáneo en tres variantes del español americano';

export const LongTexts = meta.story({
  name: 'Textos largos',
  tags: ['largo'],
  globals: { viewport: { value: 'tablet768' } },
  beforeEach: portal.serves({
    personalData: (c) =>
      c.json(
        {
          treatments: Array.from({ length: 40 }, (_, index) => ({
            ...{ id: index + 1, name: `${LONG} ${index}`, purpose: LONG, dataKinds: ['tax' as const] },
            ...{ peopleKinds: ['talent' as const], basis: 'contract' as const, basisDetail: '' },
            ...{ recipients: LONG, transfers: LONG, keptMonths: 600, keptFrom: LONG, source: LONG },
            ...{ isOfPortal: false, updatedAt: AT },
          })),
          settings: { representative: LONG, address: LONG, email: LONG, security: LONG, updatedAt: AT },
          draft: { sections: [], digest: 'x', missing: [] },
          versions: [{ version: 128, publishedAt: AT, summary: LONG }],
          ...{ isPublished: true, kept: [] },
        },
        200,
      ),
  }),
  play: fitsIn(768, (canvas) => canvas.findByText(`${LONG} 39`)),
});

export const Loading = meta.story({
  name: 'Cargando',
  tags: ['en curso'],
  beforeEach: portal.serves({ personalData: never }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cargando los datos personales...')).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  name: 'Falla',
  tags: ['falla'],
  beforeEach: portal.serves({ personalData: fails(500, API_MESSAGES.unexpected) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No pudimos cargar los datos personales')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
});

export const Forbidden = meta.story({ name: 'Sin permiso', tags: ['sin permiso'], ...refused });

export const Expired = meta.story({ name: 'Sesión vencida', tags: ['sin permiso'], ...expired('ADMIN') });

export const Phone = meta.story({
  name: 'Teléfono 390',
  tags: ['390'],
  ...at(390, (canvas) => canvas.findByRole('heading', { name: 'Conservación' })),
});

export const Smallest = meta.story({
  name: 'Mínimo 320',
  tags: ['320'],
  ...at(320, (canvas) => canvas.findByRole('heading', { name: 'Conservación' })),
});
