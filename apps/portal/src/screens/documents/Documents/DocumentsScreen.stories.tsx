import { Problem } from '@doblaje/contract';
import { documentsOf, people } from '@doblaje/contract/fixtures';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { never } from '../../../../../../.storybook/openRequests';
import preview from '../../../../../../.storybook/preview';
import { expired } from '../../../stories/accessStates';
import { listPage, listStates } from '../../../stories/listStates';
import { fails, QUIET, scene } from '../../../stories/PortalStory';
import { portalAt } from '../../../stories/portalAt';

const portal = portalAt('/documents', { person: people.baltazar, storage: QUIET });

const meta = preview.meta({
  title: 'Pantallas/Documentos',
  ...portal.meta,
});

export default meta;

type Canvas = ReturnType<typeof within>;

/** The titles of the rows, from top to bottom. */
async function titles(canvas: Canvas) {
  const table = within(await canvas.findByRole('grid', { name: 'Documentos' }));
  return table.getAllByRole('rowheader').map((cell) => within(cell).getByRole('link').textContent);
}

/** Why a boleta was rejected. */
const REASON = 'El monto no coincide con la orden';

/** The number of list requests in this story. */
let calls = 0;

/** A handler that fails the given number of times. After that it answers with the first document. */
function failing(times: number) {
  calls = 0;
  return () => {
    calls += 1;
    if (calls <= times) throw new Problem(500, 'Algo salió mal. Inténtalo de nuevo.');
    const [first] = documentsOf(people.baltazar);
    return Response.json({
      items: first ? [{ ...first, toUpload: null }] : [],
      total: 1,
      isTotalExact: true,
      page: 1,
      size: 10,
      unread: 0,
    }) as never;
  };
}

export const Default = meta.story({
  name: 'Lista',
  tags: ['al entrar'],
  globals: { viewport: { value: 'desktop1440' } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: 'Orden de Actuación N.º 1.239, sin leer' }),
    ).toBeVisible();
    const row = within(canvas.getByRole('row', { name: /Orden de Actuación N.º 1.239/ }));
    await expect(row.getByText('Orden de trabajo')).toBeVisible();
    await expect(row.getByText('18-11-2026')).toBeVisible();
    await expect(row.getByText('Por responder')).toBeVisible();
    await expect(canvas.getByText('6 documentos, 2 sin leer')).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Fecha' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await expect(await canvas.findByRole('link', { name: 'Documentos, requiere atención' })).toBeVisible();
    // A kind without states shows 'Sin dato'.
    const script = within(canvas.getByRole('row', { name: /Guion del capítulo 8/ }));
    await expect(script.getByText('Sin dato')).toBeInTheDocument();
  },
});

export const FromAddress = meta.story({
  name: 'Como la dirección lo pide',
  globals: { viewport: { value: 'desktop1440' } },
  args: { path: '/documents?buscar=QUINTAY&tipo=boleta&orden=title' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Boleta 118' })).toBeVisible();
    await expect(await titles(canvas)).toEqual(['Boleta 118']);
    await expect(canvas.getByRole('searchbox', { name: 'Buscar por título o proyecto' })).toHaveValue(
      'QUINTAY',
    );
    await expect(canvas.getByRole('button', { name: 'Tipo: Boleta' })).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Documento' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
  },
});

export const UnknownInAddress = meta.story({
  name: 'Dirección con valores desconocidos',
  args: { path: '/documents?tipo=nada&estado=1&orden=key&pagina=-3&filas=9999' },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Contrato marco 2026' });
    await expect(await titles(canvas)).toHaveLength(6);
  },
});

export const BeyondTheEnd = meta.story({
  name: 'Página que ya no existe',
  args: { path: '/documents?pagina=9' },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Contrato marco 2026' });
    await expect(canvas.getByText('6 documentos, 2 sin leer')).toBeVisible();
    // There is only one page, so no pagination.
    await expect(canvas.queryByRole('navigation', { name: 'Paginación' })).toBeNull();
  },
});

export const Filtering = meta.story({
  name: 'Filtrar y ordenar',
  globals: { viewport: { value: 'desktop1440' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Boleta 112' });
    const filters = within(canvas.getByRole('group', { name: 'Buscar y filtrar' }));
    await userEvent.click(filters.getByRole('button', { name: 'Tipo' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Boleta' }));
    await waitFor(async () => expect(await titles(canvas)).toEqual(['Boleta 118', 'Boleta 112']));
    await userEvent.click(canvas.getByRole('button', { name: 'Documento' }));
    await waitFor(async () => expect(await titles(canvas)).toEqual(['Boleta 112', 'Boleta 118']));
    await userEvent.click(filters.getByRole('button', { name: 'Quitar filtro Tipo' }));
    await waitFor(async () => expect(await titles(canvas)).toHaveLength(6));
    await expect(filters.getByRole('button', { name: 'Tipo' })).toHaveFocus();
  },
});

export const ByProject = meta.story({
  name: 'Filtrar por proyecto',
  globals: { viewport: { value: 'desktop1440' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Boleta 112' });
    const filters = within(canvas.getByRole('group', { name: 'Buscar y filtrar' }));
    await userEvent.click(await filters.findByRole('button', { name: 'Proyecto' }));
    await expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      'Altas cumbres',
      'El faro de Quintay',
      'La bahía de los relojes',
      'Marea baja',
    ]);
    await userEvent.click(screen.getByRole('option', { name: 'El faro de Quintay' }));
    await waitFor(async () =>
      expect(await titles(canvas)).toEqual(['Boleta 118', 'Orden de Canciones 0131']),
    );
    await expect(canvas.getByText('2 documentos')).toBeVisible();
  },
});

/** The address names a project that is not the person's, or the project names did not arrive. The filter can still be removed. */
export const UnknownProject = meta.story({
  name: 'Proyecto que no está en la lista',
  args: { path: '/documents?proyecto=Otra%20marea' },
  beforeEach: portal.serves({ documentProjects: never }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Proyecto: Otra marea' })).toBeVisible();
    await expect(await canvas.findByText('Ningún documento coincide')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar filtro Proyecto' }));
    await waitFor(async () => expect(await titles(canvas)).toHaveLength(6));
  },
});

export const NoMatches = meta.story({
  name: 'Sin coincidencias, se quitan los filtros',
  args: { path: '/documents?buscar=nada-de-esto&estado=paid' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 2, name: 'Ningún documento coincide' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar filtros' }));
    await waitFor(async () => expect(await titles(canvas)).toHaveLength(6));
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
});

/** Many pages of rows. */
export const Many = meta.story({
  name: 'Muchos documentos',
  tags: ['muchos'],
  beforeEach: portal.serves({
    listDocuments: (c) => {
      const [first] = documentsOf(people.baltazar);
      if (!first) throw new Error('Baltazar has documents.');
      const items = Array.from({ length: 10 }, (_, row) => ({
        ...first,
        toUpload: null,
        id: first.id.replace(/..$/, String(80 + row)),
        title: `Orden de Actuación ${1247 - row}`,
        unread: row < 3,
      }));
      return c.json({ ...listPage(items, 1247), unread: 1012 }, 200);
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1.247 documentos, 1.012 sin leer')).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Paginación' })).toBeVisible();
  },
});

export const Boletas = meta.story({
  name: 'Por subir y rechazadas',
  globals: { viewport: { value: 'desktop1440' } },
  beforeEach: portal.serves({
    listDocuments: (c) => {
      const rows = documentsOf(people.baltazar).flatMap((document) => {
        if (document.state === 'finished') return { ...document, toUpload: { boletaId: 501, reason: '' } };
        if (document.state !== 'inReview') return [];
        return { ...document, state: 'rejected' as const, toUpload: { boletaId: 506, reason: REASON } };
      });
      return c.json({ ...listPage(rows), unread: 0 }, 200);
    },
  }),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Subir boleta: Orden de Canciones 0131' });
    await expect(link).toBeVisible();
    await expect(canvas.getByText(REASON)).toBeVisible();
    const inMenu = async (title: string, name: string) => {
      await userEvent.click(canvas.getByRole('button', { name: `Acciones de ${title}` }));
      await expect(await screen.findByRole('menuitem', { name })).toBeVisible();
      await userEvent.keyboard('{Escape}');
    };
    await inMenu('Orden de Canciones 0131', 'Subir boleta');
    await inMenu('Boleta 118', 'Subir de nuevo');
  },
});

export const BoletaUpload = meta.story({
  ...Boletas.input,
  name: 'De la lista a subir la boleta',
  play: async (context) => {
    await Boletas.input.play?.(context as never);
    const { canvas } = context;
    const link = canvas.getByRole('link', { name: 'Subir boleta: Orden de Canciones 0131' });
    await userEvent.click(link);
    await expect(await screen.findByRole('dialog', { name: 'Subir boleta' })).toBeVisible();
  },
});

export const Empty = meta.story({
  name: 'Sin documentos',
  tags: ['vacío'],
  globals: { viewport: { value: 'desktop1440' } },
  beforeEach: scene({ person: people.antonia, storage: QUIET }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 2, name: 'Aún no tienes documentos' }),
    ).toBeVisible();
    await expect(canvas.getByText(/Cuando el estudio te envíe/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Quitar filtros' })).toBeNull();
    await expect(await canvas.findByRole('link', { name: 'Documentos' })).toBeVisible();
  },
});

const states = listStates('listDocuments', {
  serves: portal.serves,
  table: 'Documentos',
  failed: 'No pudimos cargar tus documentos',
});

export const Loading = meta.story({ name: 'Cargando', tags: ['en curso'], ...states.loading });

export const Counting = meta.story({
  name: 'Cuántos hay no se dice antes de saberlo',
  args: { path: '/documents?buscar=nada-de-esto' },
  beforeEach: (context) => {
    let asked = 0;
    const listDocuments = () => {
      asked += 1;
      return asked === 1 ? (Response.json({ ...listPage([]), unread: 0 }) as never) : never();
    };
    return portal.serves({ listDocuments })(context);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('0 documentos')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar filtros' }));
    await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true'));
    await expect(canvas.queryByText('0 documentos')).toBeNull();
  },
});

export const Failed = meta.story({ name: 'Falla la carga', tags: ['falla'], ...states.failed });

/** Releases the second answer, so that the waiting state does not depend on speed. */
let answerSecond: () => void = () => undefined;

export const FailedThenLoaded = meta.story({
  name: 'Falla, se reintenta y carga',
  beforeEach: (context) => {
    const fail = failing(2);
    const mayAnswer = new Promise<void>((resolve) => {
      answerSecond = resolve;
    });
    const listDocuments = async () => {
      if (calls === 1) await mayAnswer;
      return fail();
    };
    return portal.serves({ listDocuments })(context);
  },
  play: async ({ canvas }) => {
    const again = await canvas.findByRole('button', { name: 'Reintentar' });
    await userEvent.click(again);
    await waitFor(() => expect(again).toHaveAttribute('aria-disabled', 'true'));
    answerSecond();
    // The retry failed: the same button is still there and focused.
    await waitFor(() => expect(again).not.toHaveAttribute('aria-disabled', 'true'));
    await expect(again).toHaveFocus();
    await userEvent.click(again);
    await canvas.findByRole('link', { name: /Orden de Actuación N.º 1.239/ });
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
});

export const Forbidden = meta.story({
  name: 'Sin permiso',
  tags: ['sin permiso'],
  beforeEach: portal.serves({
    listDocuments: fails(403, 'No tienes permiso para esto.'),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No tienes permiso para esto.')).toBeVisible();
    // Trying again would be refused too.
    await expect(canvas.queryByRole('button', { name: 'Reintentar' })).toBeNull();
  },
});

export const Expired = meta.story({ name: 'Sesión vencida', tags: ['sin permiso'], ...expired('USER') });

export const Admin = meta.story({
  name: 'Administración',
  beforeEach: scene({ person: people.fermin }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 2, name: 'Aún no tienes documentos' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('note')).toBeNull();
  },
});

export const BoletaNotice = meta.story({
  name: 'Con el aviso de boletas, entendido',
  beforeEach: scene({ person: people.baltazar }),
  play: async ({ canvas }) => {
    const notice = within(await canvas.findByRole('note', { name: 'Aviso sobre boletas' }));
    await userEvent.click(notice.getByRole('button', { name: 'Entendido' }));
    await expect(canvas.queryByRole('note')).toBeNull();
    await expect(localStorage.getItem('boletaAlertShown')).toBe('true');
  },
});

export const NoticeOutOfSeason = meta.story({
  name: 'Sin el aviso de boletas, fuera de su fecha',
  beforeEach: scene({
    person: people.baltazar,
    handlers: {
      session: (c) => {
        const { id: userId, email } = people.baltazar;
        const user = { email, first_name: 'Baltazar', last_name: 'Ibáñez', rol: 'USER' };
        const alerts = { home: false, projects: false, documents: false, documentsBack: false };
        const isBoletaNoticeOn = false;
        return c.json(
          { userId, user, role: 'USER', alerts: { ...alerts, projectsBackOffice: false }, isBoletaNoticeOn },
          200,
        );
      },
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('row');
    await expect(canvas.queryByRole('note', { name: 'Aviso sobre boletas' })).toBeNull();
  },
});

export const LongTexts = meta.story({
  name: 'Textos largos',
  tags: ['largo'],
  beforeEach: scene({ person: people.longNames, storage: QUIET }),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /golondrinas/ });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Phone = meta.story({
  name: 'Teléfono 390, se ordena',
  tags: ['390'],
  globals: { viewport: { value: 'phone390' } },
  beforeEach: scene({ person: people.delfina, storage: QUIET }),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Guion del capítulo 12' });
    // The sorting stands with the filters, behind one button.
    await userEvent.click(canvas.getByRole('button', { name: 'Filtros' }));
    const order = canvas.getByRole('combobox', { name: /Ordenar por/ });
    await userEvent.selectOptions(order, 'Documento');
    // Numbers sort by value: 2 before 10.
    await waitFor(async () =>
      expect((await titles(canvas)).slice(0, 2)).toEqual(['Guion del capítulo 1', 'Guion del capítulo 2']),
    );
  },
});

export const PhoneOnePage = meta.story({
  name: 'Teléfono 390, una sola página',
  globals: { viewport: { value: 'phone390' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Boleta 118' });
    await expect(canvas.queryByRole('combobox', { name: /Ordenar por/ })).toBeNull();
    await expect(canvas.queryByText('Filas por página')).toBeNull();
  },
});

export const Smallest = meta.story({
  name: 'Mínimo 320',
  tags: ['320'],
  globals: { viewport: { value: 'min320' } },
  beforeEach: scene({ person: people.longNames, storage: QUIET }),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /golondrinas/ });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
