import { API_MESSAGES, type Chapter, type Character, Problem, stale } from '@doblaje/contract';
import { people } from '@doblaje/contract/fixtures';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { formStates } from '../../../stories/formStates';
import { logIn } from '../../../stories/logIn';
import { findNotice, pressUndo } from '../../../stories/notices';
import { portalAt } from '../../../stories/portalAt';

const portal = portalAt('/projects-back-office/chapter?project=1&capitulo=104', {
  person: people.fermin,
  viewport: 'desktop1440',
});

const meta = preview.meta({
  title: 'Pantallas/Capítulos/Elenco, casting',
  id: 'pantallas-capítulos-elenco',
  tags: ['!autodocs'],
  ...portal.meta,
});

export default meta;

const dialog = async (name: string) => within(await within(document.body).findByRole('dialog', { name }));

async function retype(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

const NEWER_CHAPTER: Chapter = {
  id: 104,
  projectId: 1,
  number: 204,
  title: 'El faro encendido',
  duration: '00:45:00',
  dueDate: '2026-03-30',
  statusId: 13,
  statusLabel: 'En mezcla',
  statusStage: 'inProgress',
  characters: 6,
  loopsPlanned: 340,
  loopsDone: 200,
  updatedAt: '2026-11-20T12:30:00.000Z',
};

const CHAPTER_TITLE = { Título: 'El faro de nadie' };

const editingChapter = formStates('updateChapter', {
  serves: portal.serves,
  open: async (canvas) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Editar' }));
    return dialog('Editar capítulo');
  },
  fill: async (form) => retype(await form.findByLabelText('Título'), CHAPTER_TITLE.Título),
  submit: 'Guardar cambios',
  pending: 'Guardando...',
});

const chapterConflict = editingChapter.stale(NEWER_CHAPTER, {
  says: ['El faro encendido', '00:45:00', '30-03-2026', 'En mezcla'],
  keeps: CHAPTER_TITLE,
});

export const ChapterConflict = meta.story({
  name: 'Otra persona guardó antes el capítulo',
  ...chapterConflict,
  play: async (context) => {
    await chapterConflict.play(context);
    const form = await dialog('Editar capítulo');
    // Untouched fields show the stored values.
    await expect(form.getByLabelText(/^Duración/)).toHaveValue('00:45:00');
  },
});

export const ChapterTakenOver = meta.story({
  ...ChapterConflict.input,
  name: 'Otra persona guardó antes el capítulo, y se usa lo suyo',
  tags: [],
  play: async (context) => {
    await ChapterConflict.input.play?.(context as never);
    const form = await dialog('Editar capítulo');
    await userEvent.click(form.getByRole('button', { name: 'Usar lo guardado' }));
    await expect(form.getByLabelText('Título')).toHaveValue('El faro encendido');
  },
});

const NEWER_CHARACTER: Character = {
  id: 201,
  projectId: 1,
  name: 'Comisaria Malva',
  characterType: 'MUSICIAN',
  personId: '',
  personName: '',
  chapters: 8,
  loopsPlanned: 384,
  loopsDone: 184,
  updatedAt: '2026-11-20T12:30:00.000Z',
};

const editingCharacter = formStates('updateCharacter', {
  serves: portal.serves,
  open: async (canvas) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Editar Inspectora Malva' }));
    return dialog('Editar personaje');
  },
  fill: (form) => retype(form.getByLabelText('Nombre'), 'Malva'),
  submit: 'Guardar cambios',
  pending: 'Guardando...',
});

const characterConflict = editingCharacter.stale(NEWER_CHARACTER, {
  says: ['Comisaria Malva', 'Músico'],
  keeps: { Nombre: 'Malva' },
});

export const CharacterConflict = meta.story({
  name: 'Otra persona guardó antes el personaje',
  ...characterConflict,
});

export const CharacterTakenOver = meta.story({
  ...CharacterConflict.input,
  name: 'Otra persona guardó antes el personaje, y se usa lo suyo',
  tags: [],
  play: async (context) => {
    await CharacterConflict.input.play?.(context as never);
    const form = await dialog('Editar personaje');
    await userEvent.click(form.getByRole('button', { name: 'Usar lo guardado' }));
    await expect(form.getByLabelText('Nombre')).toHaveValue('Comisaria Malva');
  },
});

const BALTAZAR = '0198a4d2-0000-7000-8000-000000000002';
let sent: Character['personId'][] = [];

/** Values that the form does not show are saved as they are now, not as they were when the form opened. */
export const CharacterSavedAgain = meta.story({
  name: 'Guardar el personaje deja la persona que otra eligió',
  beforeEach: (context) => {
    sent = [];
    return portal.serves({
      updateCharacter: (c) => {
        sent.push(c.req.valid('json').personId);
        const newer = { ...NEWER_CHARACTER, personId: BALTAZAR, personName: 'Baltazar' };
        return sent.length === 1 ? c.json(stale(newer), 409) : c.json(newer, 200);
      },
    })(context);
  },
  play: async ({ canvas }) => {
    const form = await editingCharacter.send(canvas);
    await form.findByRole('alert');
    await userEvent.click(form.getByRole('button', { name: 'Guardar cambios' }));
    await expect(await canvas.findByText('Cambios guardados')).toBeInTheDocument();
    await expect(sent[1]).toBe(BALTAZAR);
  },
});

/** Somebody else deletes the character in the matrix while its form is open. */
function deletedMeanwhile() {
  let isGone = false;
  const { id: characterId, characterType, personId, personName, updatedAt } = NEWER_CHARACTER;
  const own = { id: 1, characterId, characterType, personId, personName, updatedAt };
  const malva = { ...own, name: 'Inspectora Malva', loopsPlanned: 48, loopsDone: 24 };
  return portal.serves({
    readCast: (c) => c.json({ chapter: NEWER_CHAPTER, cast: isGone ? [] : [malva] }, 200),
    updateCharacter: () => {
      isGone = true;
      throw new Problem(404, API_MESSAGES.notFound);
    },
  });
}

export const CharacterGone = meta.story({
  name: 'Otra persona eliminó antes el personaje',
  beforeEach: (context) => deletedMeanwhile()(context),
  play: async ({ canvas }) => {
    const edit = { name: 'Editar Inspectora Malva', hidden: true };
    await userEvent.click(await canvas.findByRole('button', edit));
    const form = await dialog('Editar personaje');
    await retype(form.getByLabelText('Nombre'), 'Malva');
    await userEvent.click(form.getByRole('button', { name: 'Guardar cambios' }));
    await expect(await form.findByRole('alert')).toHaveTextContent(API_MESSAGES.notFound);
    await expect(form.getByLabelText('Nombre')).toHaveValue('Malva');
    // Leaving the form reloads the page behind it.
    await userEvent.click(form.getByRole('button', { name: 'Cancelar' }));
    await userEvent.click(await within(document.body).findByRole('button', { name: 'Salir sin guardar' }));
    await waitFor(() => expect(canvas.queryByRole('button', edit)).toBeNull());
  },
});

/** Somebody else deletes the chapter while its form is open here; then a value is typed and saved. */
async function typeIntoDeleted(canvas: ReturnType<typeof within>) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Editar' }));
  const form = await dialog('Editar capítulo');
  const authorization = `Bearer ${localStorage.getItem('accessToken')}`;
  await fetch('/api/chapters/112', { method: 'DELETE', headers: { authorization } });
  await retype(await form.findByLabelText('Título'), 'El faro de nadie');
  await userEvent.click(form.getByRole('button', { name: 'Guardar cambios' }));
  await expect(await form.findByRole('alert')).toHaveTextContent('Este capítulo ya no existe');
  return form;
}

const DELETED = '/projects-back-office/chapter?project=1&capitulo=112';

export const ChapterGone = meta.story({
  name: 'Otra persona eliminó antes el capítulo',
  tags: ['falla'],
  args: { path: DELETED },
  play: async ({ canvas }) => {
    const form = await typeIntoDeleted(canvas);
    await expect(form.getByLabelText('Título')).toHaveValue('El faro de nadie');
    await expect(form.getByRole('button', { name: 'Deshacer la eliminación' })).toBeVisible();
    await expect(canvas.queryByText(/Habías escrito/)).toBeNull();
  },
});

export const ChapterBroughtBack = meta.story({
  name: 'Deshacer la eliminación de un capítulo, y guardar lo escrito',
  args: { path: DELETED },
  play: async ({ canvas }) => {
    const form = await typeIntoDeleted(canvas);
    await userEvent.click(form.getByRole('button', { name: 'Deshacer la eliminación' }));
    await waitFor(() => expect(form.queryByRole('alert')).toBeNull());
    await expect(form.getByLabelText('Título')).toHaveValue('El faro de nadie');
    await waitFor(() =>
      expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement),
    );
    await userEvent.click(form.getByRole('button', { name: 'Guardar cambios' }));
    await expect(await canvas.findByRole('heading', { name: /: El faro de nadie$/ })).toBeVisible();
  },
});

/** After leaving the typed values, the person sees the current page, without another message about them. */
export const ChapterLeft = meta.story({
  name: 'Salir del capítulo que otra persona eliminó',
  args: { path: DELETED },
  play: async ({ canvas }) => {
    const form = await typeIntoDeleted(canvas);
    await userEvent.click(form.getByRole('button', { name: 'Cancelar' }));
    await userEvent.click(await within(document.body).findByRole('button', { name: 'Salir sin guardar' }));
    await expect(await canvas.findByText('Este capítulo ya no está')).toBeVisible();
    await expect(canvas.queryByText(/Habías escrito/)).toBeNull();
  },
});

/** Somebody else removes the row while a value is typed into it. */
export const RowGone = meta.story({
  name: 'Otra persona quitó el personaje del capítulo',
  beforeEach: (context) => {
    const { id: characterId, characterType, personId, personName, updatedAt } = NEWER_CHARACTER;
    const of = { characterType, personId, personName, updatedAt, loopsPlanned: 48, loopsDone: 24 };
    const malva = { ...of, id: 1, characterId, name: 'Inspectora Malva' };
    const ulises = { ...of, id: 2, characterId: 202, name: 'Farero Ulises' };
    let cast = [malva, ulises];
    return portal.serves({
      readCast: (c) => c.json({ chapter: NEWER_CHAPTER, cast }, 200),
      editCast: (c) => {
        cast = [ulises];
        return c.json(stale({ chapter: NEWER_CHAPTER, cast }), 409);
      },
      addToCast: (c) => {
        const { loopsDone } = c.req.valid('json');
        cast = [{ ...malva, loopsDone }, ulises];
        return c.json({ chapter: NEWER_CHAPTER, cast }, 201);
      },
    })(context);
  },
  play: async ({ canvas }) => {
    const done = () => canvas.findByRole('gridcell', { name: /^Loops grabados de Inspectora Malva/ });
    await userEvent.click(await done());
    await userEvent.keyboard('31{Enter}');
    await expect(await findNotice('Alguien quitó a Inspectora Malva de este capítulo')).toBeVisible();
    await expect(await findNotice('Habías escrito: loops grabados, 31.')).toBeVisible();
    await waitFor(() => expect(document.activeElement?.closest('[role="grid"]')).not.toBeNull());
    await pressUndo();
    await expect(await done()).toHaveTextContent('31');
  },
});

/** Somebody else cast the role while the list of people was open. The notification names the person cast. */
export const AssignedBefore = meta.story({
  name: 'Asignar: otra persona asignó antes',
  tags: ['falla'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Asignar persona a Niña del muelle' }));
    const search = await dialog('Asignar persona');
    const row = await search.findByRole('row', { name: /Antonia Millaquén/ });
    const authorization = `Bearer ${localStorage.getItem('accessToken')}`;
    const headers = { authorization, 'content-type': 'application/json' };
    const path = '/api/chapters/104/cast';
    const { cast } = await (await fetch(path, { headers })).json();
    const { id, updatedAt } = cast.find(({ name }: { name: string }) => name === 'Niña del muelle');
    const other = cast.find(({ personId }: { personId: string }) => personId !== '');
    const edits = [{ id, updatedAt, personId: other.personId }];
    await fetch(path, { method: 'PATCH', headers, body: JSON.stringify({ edits }) });
    await userEvent.click(row);
    await expect(await findNotice('No pudimos asignar a la persona')).toBeInTheDocument();
    const text = `Otra persona lo cambió: ${other.personName} hace Niña del muelle.`;
    await expect(await findNotice(text)).toBeInTheDocument();
  },
});

/** The account was deactivated while the list of people was open. */
export const InactiveAssigned = meta.story({
  name: 'Asignar a alguien que quedó inactivo',
  beforeEach: portal.serves({
    editCast: () => {
      const errors = [{ field: 'edits.0.personId', message: API_MESSAGES.personInactive }];
      throw new Problem(422, API_MESSAGES.invalid, { errors });
    },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Asignar persona a Niña del muelle' }));
    const search = await dialog('Asignar persona');
    await userEvent.click(await search.findByRole('row', { name: /Antonia Millaquén/ }));
    await expect(await findNotice('No pudimos asignar a la persona')).toBeInTheDocument();
    await expect(await findNotice(API_MESSAGES.personInactive)).toBeInTheDocument();
    await expect(
      await canvas.findByRole('button', { name: 'Asignar persona a Niña del muelle' }),
    ).toBeVisible();
  },
});

/** The typed value waits in the table until the same person logs in again. */
export const ExpiredWhileTyping = meta.story({
  name: 'La sesión vence al escribir loops',
  beforeEach: portal.serves({
    editCast: () => {
      throw new Problem(401, API_MESSAGES.invalidToken);
    },
  }),
  play: async ({ canvas }) => {
    const done = () => canvas.findByRole('gridcell', { name: /^Loops grabados de Inspectora Malva/ });
    (await done()).focus();
    await userEvent.keyboard('44{Enter}');
    await logIn(canvas, people.fermin);
    const kept = await done();
    await expect(kept).toHaveTextContent('44');
    await expect(kept).toHaveAttribute('data-unsaved');
  },
});
