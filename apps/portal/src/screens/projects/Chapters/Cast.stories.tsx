import { API_MESSAGES, Problem } from '@doblaje/contract';
import type { Cast, CastablePerson } from '@doblaje/contract/client';
import { people } from '@doblaje/contract/fixtures';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { at } from '../../../stories/atWidth';
import { listPage } from '../../../stories/listStates';
import { findNotice, pressUndo } from '../../../stories/notices';
import type { scene } from '../../../stories/PortalStory';
import { portalAt } from '../../../stories/portalAt';

const portal = portalAt('/projects-back-office/chapter?project=1&capitulo=105', {
  person: people.fermin,
  viewport: 'desktop1440',
});

const meta = preview.meta({
  title: 'Pantallas/Capítulos/Elenco, casting',
  id: 'pantallas-capítulos-elenco',
  ...portal.meta,
});

export default meta;

type Canvas = ReturnType<typeof within>;

const cell = (canvas: Canvas, name: string) =>
  canvas.findByRole('gridcell', { name: new RegExp(`^Loops ${name}`) });
const dialog = async (name: string) => within(await within(document.body).findByRole('dialog', { name }));

/** Types into a cell, replacing its value, and moves on to the cell below. */
async function type(canvas: Canvas, name: string, text: string) {
  (await cell(canvas, name)).focus();
  await userEvent.keyboard(`${text}{Enter}`);
}

export const LoopsTyped = meta.story({
  name: 'Loops escritos',
  tags: ['al entrar'],
  play: async ({ canvas }) => {
    await type(canvas, 'grabados de Inspectora Malva', '7');
    const malva = await cell(canvas, 'grabados de Inspectora Malva');
    await waitFor(() => expect(malva).not.toHaveAttribute('data-unsaved'));
    await expect(malva).toHaveTextContent('7');
    await expect(canvas.getByRole('row', { name: /^Total/ })).toHaveTextContent(/7/);
  },
});

export const Refused = meta.story({
  name: 'Más grabados que planificados',
  tags: ['con errores'],
  play: async ({ canvas }) => {
    await type(canvas, 'grabados de Niña del muelle', '15');
    const done = await cell(canvas, 'grabados de Niña del muelle');
    await expect(done).toHaveAccessibleDescription('Los loops grabados no pueden superar los planificados');
    await expect(done).toHaveTextContent('15');
    // With more planned loops the value is valid, and both are saved.
    await type(canvas, 'planificados de Niña del muelle', '20');
    await waitFor(() => expect(done).not.toHaveAttribute('data-unsaved'));
    await expect(done).toHaveTextContent('15');
    await expect(canvas.queryByText(/no pueden superar/)).toBeNull();
    await type(canvas, 'planificados de Niña del muelle', '12');
    await expect(await canvas.findByText(/no pueden superar/)).toBeVisible();
  },
});

/** Somebody else wrote the cell meanwhile. */
function overtaken() {
  let asked = 0;
  const appearance = (loopsDone: number, updatedAt: string) => ({
    id: 1,
    characterId: 1,
    name: 'Inspectora Malva',
    characterType: 'ACTOR' as const,
    personId: '',
    personName: '',
    loopsPlanned: 48,
    loopsDone,
    updatedAt,
  });
  const castOf = (loopsDone: number, updatedAt: string): Cast => ({
    chapter: {
      id: 105,
      projectId: 1,
      number: 205,
      title: 'La carta sin firma',
      duration: '',
      dueDate: '',
      statusId: 11,
      statusLabel: 'Por grabar',
      statusStage: 'waiting',
      characters: 1,
      loopsPlanned: 48,
      loopsDone,
      updatedAt,
    },
    cast: [appearance(loopsDone, updatedAt)],
  });
  return portal.serves({
    readCast: (c) => c.json(castOf(10, '2026-03-05T13:12:00.000Z'), 200),
    editCast: (c) => {
      asked += 1;
      const message = 'Otra persona guardó cambios mientras editabas.';
      if (asked === 1)
        return c.json(
          { message, code: 'STALE' as const, current: castOf(40, '2026-03-06T13:12:00.000Z') } as never,
          409,
        );
      const [edit] = c.req.valid('json').edits;
      return c.json(castOf(edit?.loopsDone ?? 0, '2026-03-07T13:12:00.000Z'), 200);
    },
  });
}

export const Overtaken = meta.story({
  name: 'Otra persona lo cambió',
  tags: ['falla'],
  beforeEach: overtaken(),
  play: async ({ canvas }) => {
    await type(canvas, 'grabados de Inspectora Malva', '45');
    await expect(
      await canvas.findByText('Otra persona dejó los loops grabados en 40; tú escribiste 45.'),
    ).toBeVisible();
    await expect(await cell(canvas, 'grabados de Inspectora Malva')).toHaveTextContent('45');
  },
});

export const OvertakenKept = meta.story({
  name: 'Otra persona lo cambió, guardar lo propio',
  beforeEach: overtaken(),
  play: async ({ canvas }) => {
    await type(canvas, 'grabados de Inspectora Malva', '45');
    await userEvent.click(await canvas.findByRole('button', { name: 'Guardar lo mío' }));
    const done = await cell(canvas, 'grabados de Inspectora Malva');
    await waitFor(() => expect(done).not.toHaveAttribute('data-unsaved'));
    await expect(done).toHaveTextContent('45');
  },
});

export const OvertakenDropped = meta.story({
  name: 'Otra persona lo cambió, dejar lo que hay',
  beforeEach: overtaken(),
  play: async ({ canvas }) => {
    await type(canvas, 'grabados de Inspectora Malva', '45');
    await userEvent.click(await canvas.findByRole('button', { name: 'Dejar lo que hay' }));
    const done = await cell(canvas, 'grabados de Inspectora Malva');
    await waitFor(() => expect(done).toHaveTextContent('40'));
    await expect(done).not.toHaveAttribute('data-unsaved');
  },
});

export const NotSaved = meta.story({
  name: 'No se pudo guardar',
  beforeEach: portal.serves({
    editCast: () => {
      throw new Problem(503, 'El servicio no está disponible en este momento.');
    },
  }),
  play: async ({ canvas }) => {
    await type(canvas, 'grabados de Inspectora Malva', '7');
    await expect(await findNotice('No pudimos guardar los loops')).toBeInTheDocument();
    await expect(await cell(canvas, 'grabados de Inspectora Malva')).toHaveTextContent('7');
  },
});

export const Assigned = meta.story({
  name: 'Asignar persona',
  tags: ['resultado'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Asignar persona a Niña del muelle' }));
    const search = await dialog('Asignar persona');
    await userEvent.type(await search.findByRole('searchbox'), 'antonia');
    const row = await search.findByRole('row', { name: /Antonia Millaquén/ });
    await expect(row).toHaveTextContent(/Inspectora Malva \(\d+ capítulos\)/);
    await waitFor(() => expect(search.getAllByRole('row')).toHaveLength(2));
    await userEvent.click(search.getByText('Antonia Millaquén Rojas'));
    await expect(
      await canvas.findByRole('button', { name: 'Antonia Millaquén Rojas, hace Niña del muelle' }),
    ).toBeVisible();
    await pressUndo();
    await expect(
      await canvas.findByRole('button', { name: 'Asignar persona a Niña del muelle' }),
    ).toBeVisible();
    // The notification says that nobody has the role now. It does not name the person assigned for a moment.
    await expect(await findNotice('Personaje sin persona')).toBeInTheDocument();
  },
});

/** By keyboard alone: Down moves to the rows, and typing goes on in the search. Enter waits for the search and takes the match. */
export const AssignedByKeys = meta.story({
  name: 'Asignar con el teclado',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Asignar persona a Niña del muelle' }));
    const search = await dialog('Asignar persona');
    const box = await search.findByRole('searchbox');
    const first = await search.findByRole('row', { name: /Antonia Millaquén/ });
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(search.getAllByRole('rowheader')[0]).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(search.getAllByRole('rowheader')[1]).toHaveFocus();
    await expect(first).toBeVisible();
    box.focus();
    await userEvent.keyboard('antonia{Enter}');
    await expect(
      await canvas.findByRole('button', { name: 'Antonia Millaquén Rojas, hace Niña del muelle' }),
    ).toBeVisible();
  },
});

export const Assigning = meta.story({
  name: 'Buscar persona',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Asignar persona a Niña del muelle' }));
    const search = await dialog('Asignar persona');
    await search.findByRole('row', { name: /Antonia Millaquén/ });
  },
});

/** More people than the server counts. The foot says so, and the pages end at that limit. */
export const Everybody = meta.story({
  name: 'Más personas de las que se cuentan',
  beforeEach: portal.serves({
    listPeople: (c) => {
      const { page, size, search, vocalAge } = c.req.valid('query');
      const found = search === '' && vocalAge === undefined;
      const items = Array.from(
        { length: found ? size : 1 },
        (_, row): CastablePerson => ({
          ...{
            applicant_types: [],
            vocal_tone: '',
            vocal_age_range: '',
            gender: '',
            demos: [],
            voices: [],
          },
          id: `${page}-${row}`,
          name: `Persona ${(page - 1) * size + row + 1}`,
        }),
      );
      return c.json({ items, total: found ? 10_000 : 1, isTotalExact: !found, page, size }, 200);
    },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Asignar persona a Niña del muelle' }));
    const search = await dialog('Asignar persona');
    await waitFor(() => expect(search.getByRole('searchbox')).toHaveFocus());
    await expect(await search.findByText('más de 10.000 personas')).toBeVisible();
    await expect(search.getByText('1–10 de más de 10.000')).toBeVisible();
    await userEvent.click(search.getByRole('button', { name: 'Página 2' }));
    await expect(await search.findByText('Persona 11')).toBeVisible();
    await userEvent.click(search.getByRole('button', { name: /Edad vocal/ }));
    await userEvent.click(await within(document.body).findByRole('option', { name: '30 años' }));
    await expect(await search.findByText('1 persona')).toBeVisible();
    await expect(search.getByText('Persona 1')).toBeVisible();
  },
});

/** A person can be heard before being chosen: the row's button plays and does not choose. */
export const Heard = meta.story({
  name: 'Escuchar antes de asignar',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Asignar persona a Niña del muelle' }));
    const search = await dialog('Asignar persona');
    await userEvent.click(await search.findByRole('button', { name: 'Escuchar a Antonia Millaquén Rojas' }));
    await expect(search.getByRole('heading', { name: 'Escucha a Antonia Millaquén Rojas' })).toBeVisible();
    await expect(search.getAllByText('reel antonia.mp4')[0]).toBeVisible();
    // Playing chose nobody. On a phone the button is far below, so focus and scroll move to the demos, and back.
    const demos = search.getByRole('region', { name: 'Escucha a Antonia Millaquén Rojas' });
    await expect(demos).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    const close = search.getByRole('button', { name: 'Cerrar los demos de Antonia Millaquén Rojas' });
    await expect(close).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(demos).not.toBeInTheDocument();
    const listen = search.getByRole('button', { name: 'Escuchar a Antonia Millaquén Rojas' });
    await expect(listen).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(search.getByRole('region', { name: 'Escucha a Antonia Millaquén Rojas' })).toHaveFocus();
  },
});

/** The search removes the row whose demos play. Closing the demos gives the focus to the dialog. */
export const HeardOnPhone = meta.story({
  name: 'Escuchar, teléfono 390',
  tags: ['390'],
  globals: { viewport: { value: 'phone390' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Asignar persona a Niña del muelle' }));
    const search = await dialog('Asignar persona');
    const listen = await search.findByRole('button', { name: 'Escuchar a Antonia Millaquén Rojas' });
    listen.scrollIntoView();
    await userEvent.click(listen);
    const demos = search.getByRole('region', { name: 'Escucha a Antonia Millaquén Rojas' });
    const inSight = () => {
      const { top } = demos.getBoundingClientRect();
      return top >= 0 && top < window.innerHeight / 2;
    };
    await waitFor(() => expect(inSight()).toBe(true));
    await userEvent.type(search.getByRole('searchbox'), 'baltazar');
    await waitFor(() => expect(listen).not.toBeInTheDocument());
    await userEvent.click(
      search.getByRole('button', { name: 'Cerrar los demos de Antonia Millaquén Rojas' }),
    );
    await expect(screen.getByRole('dialog', { name: 'Asignar persona' })).toHaveFocus();
  },
});

/** The first search fails, and the second one waits until the story releases its answer. */
function lateSearch() {
  let asked = 0;
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const listPeople: NonNullable<Parameters<typeof scene>[0]>['handlers'] = {
    listPeople: async (c) => {
      asked += 1;
      if (asked === 1) throw new Problem(500, 'Algo salió mal. Inténtalo de nuevo.');
      await isAnswered;
      return c.json(listPage([]), 200);
    },
  };
  return { handlers: listPeople, answer: () => answer(), asked: () => asked };
}

let late: ReturnType<typeof lateSearch>;

export const NobodyFound = meta.story({
  name: 'Personas que no llegan',
  tags: ['falla'],
  beforeEach: (context) => {
    late = lateSearch();
    return portal.serves(late.handlers)(context);
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Asignar persona a Niña del muelle' }));
    const search = await dialog('Asignar persona');
    await expect(await search.findByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
});

export const NobodyFoundAgain = meta.story({
  ...NobodyFound.input,
  name: 'Personas que no llegan, y se reintenta',
  tags: [],
  play: async (context) => {
    await NobodyFound.input.play?.(context as never);
    const search = await dialog('Asignar persona');
    await userEvent.click(await search.findByRole('button', { name: 'Reintentar' }));
    const retrying = await search.findByRole('button', { name: 'Reintentando...' });
    await expect(retrying).toHaveFocus();
    late.answer();
    await expect(await search.findByText('Nadie coincide')).toBeVisible();
    await expect(search.queryByRole('alert')).toBeNull();
    // One request per try: an answer does not cause another request.
    await expect(late.asked()).toBe(2);
  },
});

export const Added = meta.story({
  name: 'Personaje agregado y quitado',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Agregar personaje' }));
    const form = await dialog('Agregar personaje');
    await userEvent.type(form.getByLabelText('Nombre'), 'inspectora malva');
    await userEvent.click(form.getByRole('button', { name: 'Agregar personaje' }));
    await waitFor(() => expect(form.getByLabelText('Nombre')).toBeInvalid());
    await userEvent.clear(form.getByLabelText('Nombre'));
    await userEvent.type(form.getByLabelText('Nombre'), 'Perro del faro');
    await userEvent.click(form.getByRole('button', { name: 'Agregar personaje' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Acciones de Perro del faro' }));
    await userEvent.click(
      await within(document.body).findByRole('menuitem', { name: 'Quitar del capítulo' }),
    );
    await waitFor(() => expect(canvas.queryByRole('row', { name: /Perro del faro/ })).toBeNull());
    await pressUndo();
    await expect(await canvas.findByRole('row', { name: /Perro del faro/ })).toBeVisible();
  },
});

export const Nobody = meta.story({
  name: 'Sin elenco',
  tags: ['vacío'],
  args: { path: '/projects-back-office/chapter?project=1&capitulo=112' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aún no hay personajes')).toBeVisible();
  },
});

export const Copied = meta.story({
  ...Nobody.input,
  name: 'Sin elenco, y copiado de otro',
  tags: [],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aún no hay personajes')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar elenco de otro capítulo' }));
    const form = await dialog('Copiar elenco de otro capítulo');
    await userEvent.type(form.getByRole('combobox', { name: 'Capítulo' }), '204');
    await userEvent.click(await within(document.body).findByRole('option', { name: /El faro apagado/ }));
    await userEvent.click(form.getByRole('button', { name: 'Copiar elenco' }));
    await expect(await canvas.findByRole('row', { name: /Inspectora Malva/ })).toBeVisible();
  },
});

/** Somebody else added a character to the source cast. Nothing is copied, and the dialog shows the characters to copy now. */
export const CopiedLate = meta.story({
  name: 'Copiar elenco: cambió mientras tanto',
  tags: ['falla'],
  args: { path: '/projects-back-office/chapter?project=1&capitulo=112' },
  beforeEach: portal.serves({
    copyCast: async (c) => {
      const headers = { authorization: c.req.header('authorization') ?? '' };
      const base = new URL(c.req.url).pathname.replace(/\/\d+\/cast\/copy$/, '');
      const [to, from] = await Promise.all(
        [112, 104].map(async (id) => (await fetch(`${base}/${id}/cast`, { headers })).json()),
      );
      const lisa = { ...from.cast[0], id: 9001, characterId: 9001, name: 'Lisa la boya', personName: '' };
      throw new Problem(409, API_MESSAGES.shownChanged, {
        code: 'STALE',
        errors: [{ field: '', message: 'Lisa la boya: ahora está, sin persona, 0 loops.' }],
        current: { to, from: { ...from, cast: [lisa] } },
      });
    },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Copiar elenco de otro capítulo' }));
    const form = await dialog('Copiar elenco de otro capítulo');
    await userEvent.type(form.getByRole('combobox', { name: 'Capítulo' }), '204');
    await userEvent.click(await within(document.body).findByRole('option', { name: /El faro apagado/ }));
    await userEvent.click(form.getByRole('button', { name: 'Copiar elenco' }));
    await expect(await form.findByText('Lisa la boya: ahora está, sin persona, 0 loops.')).toBeVisible();
    await expect(await form.findByText('Llega: Lisa la boya (sin persona).')).toBeVisible();
    const chapter = form.getByRole('combobox', { name: 'Capítulo' });
    await expect(chapter).toHaveValue('204 · El faro apagado');
  },
});

export const CopiedFromAnother = meta.story({
  ...CopiedLate.input,
  name: 'Copiar elenco: cambió, y se elige otro capítulo',
  tags: [],
  play: async (context) => {
    await CopiedLate.input.play?.(context as never);
    const form = await dialog('Copiar elenco de otro capítulo');
    const chapter = form.getByRole('combobox', { name: 'Capítulo' });
    // Nothing of that is about another chapter.
    await userEvent.clear(chapter);
    await userEvent.keyboard('{ArrowDown}');
    const others = await within(document.body).findAllByRole('option', { name: /^(?!204)/ });
    await userEvent.click(others[0] as HTMLElement);
    await waitFor(() =>
      expect(form.queryByText('Lisa la boya: ahora está, sin persona, 0 loops.')).toBeNull(),
    );
    await expect(form.queryByText(API_MESSAGES.shownChanged)).toBeNull();
  },
});

export const Renamed = meta.story({
  name: 'Personaje editado',
  tags: ['todo bien'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Editar Inspectora Malva' }));
    const form = await dialog('Editar personaje');
    await userEvent.clear(form.getByLabelText('Nombre'));
    await userEvent.type(form.getByLabelText('Nombre'), 'Comisaria Malva');
    await userEvent.click(form.getByRole('button', { name: 'Guardar cambios' }));
    await expect(await canvas.findByRole('row', { name: /Comisaria Malva/ })).toBeVisible();
  },
});

export const Phone = meta.story({
  name: 'Teléfono 390',
  tags: ['390'],
  ...at(390, (canvas) => cell(canvas, 'grabados de Inspectora Malva')),
});
