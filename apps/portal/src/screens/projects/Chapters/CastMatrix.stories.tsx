import { appearsIn } from '@doblaje/contract';
import type { ProjectMatrix } from '@doblaje/contract/client';
import { people } from '@doblaje/contract/fixtures';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { never } from '../../../../../../.storybook/openRequests';
import preview from '../../../../../../.storybook/preview';
import { expired, refused } from '../../../stories/accessStates';
import { at } from '../../../stories/atWidth';
import { findNotice, pressUndo } from '../../../stories/notices';
import { fails } from '../../../stories/PortalStory';
import { portalAt } from '../../../stories/portalAt';
import { shows } from '../../../stories/shows';

const portal = portalAt('/projects-back-office/chapter-list?project=1&capitulo=104&vista=elenco', {
  person: people.fermin,
  viewport: 'desktop1440',
});

const meta = preview.meta({
  title: 'Pantallas/Capítulos/Elenco del proyecto',
  ...portal.meta,
});

export default meta;

type Canvas = ReturnType<typeof within>;

const grid = (canvas: Canvas) => canvas.findByRole('grid', { name: 'Elenco' });
const dialog = async (name: string) => within(await within(document.body).findByRole('dialog', { name }));

export const Default = meta.story({
  name: 'Personajes por capítulo',
  tags: ['al entrar'],
  play: async ({ canvas }) => {
    const malva = within(await grid(canvas)).getByRole('row', { name: /Inspectora Malva/ });
    await expect(malva).toHaveTextContent('Antonia Millaquén');
    await expect(within(await grid(canvas)).getByRole('row', { name: /Niña del muelle/ })).toHaveTextContent(
      'Sin persona',
    );
    await expect(canvas.getByRole('table', { name: 'Por persona' })).toBeVisible();
  },
});

export const CellToChapter = meta.story({
  ...Default.input,
  name: 'De una celda a su capítulo, y de vuelta',
  tags: [],
  play: async (context) => {
    await Default.input.play?.(context as never);
    const { canvas } = context;
    const malva = within(await grid(canvas)).getByRole('row', { name: /Inspectora Malva/ });
    // A cell leads to its chapter, and the tabs lead back and forth.
    await userEvent.click(within(malva).getByRole('link', { name: '40/48, Inspectora Malva en 204' }));
    await expect(await canvas.findByRole('heading', { name: 'Capítulo 204: El faro apagado' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Elenco' }));
    await grid(canvas);
    await userEvent.click(canvas.getByRole('tab', { name: 'Capítulos' }));
    await expect(await canvas.findByRole('heading', { name: 'Capítulo 204: El faro apagado' })).toBeVisible();
  },
});

async function openCharacter(canvas: Canvas, name: string) {
  await userEvent.click(within(await grid(canvas)).getByRole('button', { name }));
  return dialog(name);
}

/** The API refuses the deletion. The dialog and the notification name the chapters of the character. */
export const DeleteRefused = meta.story({
  name: 'Eliminar un personaje con capítulos',
  tags: ['con errores'],
  beforeEach: portal.serves({
    deleteCharacter: () => {
      throw appearsIn([201, 202, 203, 204, 205, 206, 207, 208]);
    },
  }),
  play: async ({ canvas }) => {
    const character = await openCharacter(canvas, 'Farero Ulises');
    await expect(character.getByRole('link', { name: '204 · El faro apagado' })).toBeVisible();
    await userEvent.click(character.getByRole('button', { name: 'Eliminar personaje' }));
    await expect(await findNotice('No pudimos eliminar el personaje')).toBeInTheDocument();
    await expect(
      await findNotice(/participa en los capítulos 201, 202, 203, 204, 205 y otros 3/),
    ).toBeInTheDocument();
    await userEvent.click(character.getByRole('link', { name: '204 · El faro apagado' }));
    await expect(await canvas.findByRole('heading', { name: 'Capítulo 204: El faro apagado' })).toBeVisible();
  },
});

/** A character without a person and without chapters. */
const idle = (id: number, name: string): ProjectMatrix['rows'][number] => ({
  id,
  name,
  characterType: 'ACTOR',
  person: -1,
  loopsPlanned: 0,
  loopsDone: 0,
  cells: [null],
});

const ONE = { id: 104, number: 204, title: 'El faro apagado', loopsPlanned: 0, loopsDone: 0 };

/** A server with two characters, which can be deleted and restored. */
function idleCast() {
  const deleted = new Set<number>();
  return portal.serves({
    readMatrix: (c) => {
      const rows = [idle(205, 'Coro del puerto'), idle(212, 'Voz del faro')];
      return c.json({ chapters: [ONE], people: [], rows: rows.filter(({ id }) => !deleted.has(id)) }, 200);
    },
    deleteCharacter: (c) => {
      deleted.add(c.req.valid('param').id);
      return c.body(null, 204);
    },
    restoreCharacter: (c) => {
      const { id } = c.req.valid('param');
      deleted.delete(id);
      return c.json(
        {
          id,
          projectId: 1,
          name: 'Voz del faro',
          characterType: 'ACTOR',
          personId: '',
          personName: '',
          chapters: 0,
          loopsPlanned: 0,
          loopsDone: 0,
          updatedAt: '2026-03-05T13:12:00.000Z',
        },
        200,
      );
    },
  });
}

export const Deleted = meta.story({
  name: 'Personaje eliminado, y deshacer',
  tags: ['resultado'],
  beforeEach: idleCast(),
  play: async ({ canvas }) => {
    const character = await openCharacter(canvas, 'Voz del faro');
    await expect(character.getByText('No está en ningún capítulo.')).toBeVisible();
    await userEvent.click(character.getByRole('button', { name: 'Eliminar personaje' }));
    await expect(await findNotice('Personaje eliminado')).toBeInTheDocument();
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Voz del faro' })).toBeNull());
    // The focused button is gone, but the focus is not lost.
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    await pressUndo();
    await expect(await canvas.findByRole('button', { name: 'Voz del faro' })).toBeVisible();
  },
});

export const Edited = meta.story({
  name: 'Editar un personaje',
  tags: ['todo bien'],
  play: async ({ canvas }) => {
    const character = await openCharacter(canvas, 'Farero Ulises');
    await userEvent.click(character.getByRole('button', { name: 'Editar personaje' }));
    const form = await dialog('Editar personaje');
    const name = await form.findByLabelText('Nombre');
    await userEvent.clear(name);
    await userEvent.type(name, 'Ulises');
    await userEvent.click(form.getByRole('button', { name: 'Guardar cambios' }));
    await expect(await canvas.findByRole('button', { name: 'Ulises' })).toBeVisible();
  },
});

export const Loading = meta.story({
  name: 'Cargando',
  tags: ['en curso'],
  beforeEach: portal.serves({ readMatrix: never }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cargando elenco...')).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  name: 'Falla la carga',
  tags: ['falla'],
  beforeEach: portal.serves({ readMatrix: fails(503, 'El servicio no está disponible en este momento.') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No pudimos cargar el elenco')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
});

export const CsvFails = meta.story({
  name: 'Falla el CSV',
  beforeEach: portal.serves({ matrixCsv: fails(503, 'El servicio no está disponible en este momento.') }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Descargar CSV' }));
    await expect(await findNotice('No pudimos preparar el CSV')).toBeInTheDocument();
  },
});

export const Empty = meta.story({
  name: 'Sin personajes',
  tags: ['vacío'],
  beforeEach: portal.serves({ readMatrix: (c) => c.json({ chapters: [ONE], people: [], rows: [] }, 200) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aún no hay personajes')).toBeVisible();
  },
});

export const EmptyToChapters = meta.story({
  ...Empty.input,
  name: 'Sin personajes, y se va a los capítulos',
  tags: [],
  play: async (context) => {
    await Empty.input.play?.(context as never);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('link', { name: 'Ver capítulos' }));
    await expect(await canvas.findByRole('region', { name: 'Capítulos' })).toBeVisible();
  },
});

export const NoChapters = meta.story({
  name: 'Sin capítulos',
  args: { path: '/projects-back-office/chapter-list?project=3&vista=elenco' },
  play: shows('Aún no hay capítulos'),
});

const LONG = 'Las extraordinarias aventuras de los inventores de Quillay en la Antártica Chilena';

/** A matrix with the given numbers of characters and chapters, with long or short names. */
function crowd(rows: number, chapters: number, isLong: boolean): ProjectMatrix {
  const name = (index: number) => (isLong ? LONG : `Personaje ${index + 1}`);
  return {
    chapters: Array.from({ length: chapters }, (_, index) => ({
      id: index + 1,
      number: 201 + index,
      title: LONG,
      loopsPlanned: 12 * rows,
      loopsDone: 8 * rows,
    })),
    people: Array.from({ length: 20 }, (_, index) => ({
      id: `${index}`,
      name: isLong ? 'María de los Ángeles Huenchullanca Fuenzalida' : `Persona ${index + 1}`,
      surname: isLong ? 'Huenchullanca Fuenzalida' : '',
      chapters,
      loopsPlanned: 1214,
      loopsDone: 1000,
    })),
    rows: Array.from({ length: rows }, (_, index) => ({
      id: index + 1,
      name: name(index),
      characterType: 'ACTOR',
      person: index % 20,
      loopsPlanned: 12 * chapters,
      loopsDone: 8 * chapters,
      cells: Array.from({ length: chapters }, (_, place) =>
        place % 7 === 3 ? [12, 8, (index + 1) % 20] : [12, 8],
      ),
    })),
  };
}

const crowded = (matrix: ProjectMatrix) => portal.serves({ readMatrix: (c) => c.json(matrix, 200) });

export const Many = meta.story({
  name: 'Doscientos por ochenta',
  tags: ['muchos'],
  beforeEach: crowded(crowd(200, 80, false)),
  play: async ({ canvas }) => {
    const cast = await grid(canvas);
    await expect(cast).toHaveAttribute('aria-rowcount', '202');
    await expect(cast).toHaveAttribute('aria-colcount', '82');
    await expect(within(cast).getAllByRole('row').length).toBeLessThan(40);
    await expect(within(cast).getAllByRole('link', { name: /, lo hace Persona 2$/ })[0]).toHaveTextContent(
      'P2',
    );
  },
});

export const LongNames = meta.story({
  name: 'Nombres largos',
  tags: ['largo'],
  beforeEach: crowded(crowd(3, 4, true)),
  play: async ({ canvas }) => {
    await grid(canvas);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
});

export const Forbidden = meta.story({ name: 'Sin permiso', tags: ['sin permiso'], ...refused });

export const Expired = meta.story({ name: 'Sesión vencida', ...expired('ADMIN') });

export const Phone = meta.story({ name: 'Teléfono 390', tags: ['390'], ...at(390, grid) });

export const Smallest = meta.story({
  name: 'Mínimo 320',
  tags: ['320'],
  beforeEach: crowded(crowd(3, 12, true)),
  ...at(320, grid),
});
