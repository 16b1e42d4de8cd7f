import { API_MESSAGES, Problem, stale } from '@doblaje/contract';
import type { WorkOrder } from '@doblaje/contract/client';
import { people, samplePdf } from '@doblaje/contract/fixtures';
import { draftShown } from '@doblaje/contract/shown';
import { overContractText, voiceUses } from '@doblaje/domain/voices';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { never } from '../../../../../../.storybook/openRequests';
import preview from '../../../../../../.storybook/preview';
import { at, fitsIn } from '../../../stories/atWidth';
import { findNotice } from '../../../stories/notices';
import { fails } from '../../../stories/PortalStory';
import { portalAt } from '../../../stories/portalAt';
import { answerWithFile } from '../../documents/Documents/sampleFile';
import { orderIs } from './sampleOrder';

const OFFICE = '/projects-back-office/documents';
const open = (id: number) => ({ path: `${OFFICE}?orden=${id}` });
const [ACCEPTED, ISSUED, DECLINED, VOIDED, DRAFT] = [402, 403, 404, 405, 406];

const portal = portalAt(open(DRAFT).path, { person: people.fermin, viewport: 'desktop1440' });

const meta = preview.meta({
  title: 'Pantallas/Oficina de documentos/Orden',
  ...portal.meta,
});

export default meta;

/** The drawer, once it is visible. */
const drawer = async (name: string | RegExp = 'Orden de Actuación') => {
  const opened = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(opened).toBeVisible());
  return within(opened);
};
/** The amounts in the requests that saved the draft. */
const saved: (number | null)[] = [];

export const Draft = meta.story({
  name: 'Borrador',
  tags: ['al entrar'],
  play: async ({ canvas }) => {
    const opened = await drawer();
    await expect(opened.getByText('Borrador')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getAllByRole('row').filter((row) => row.hasAttribute('aria-current'))).toHaveLength(1),
    );
    await expect(opened.getByText('Guardada el 02-03-2026')).toBeVisible();
    const values: [name: string, value: string | RegExp][] = [
      ['Proyecto', /La bahía de los relojes/],
      ['Capítulo', '205 · La carta sin firma'],
      ['Persona', /Catalina/],
    ];
    for (const [name, value] of values)
      await waitFor(() =>
        expect(opened.getByRole('combobox', { name }).getAttribute('value')).toMatch(value),
      );
    await expect(opened.getByRole('textbox', { name: 'Fecha de entrega' })).toHaveValue('31-03-2026');
    for (const name of ['Eliminar', 'Guardar borrador', 'Emitir orden'])
      await expect(opened.getByRole('button', { name })).toBeVisible();
  },
});

/** A project without chapters says what to do. Its first chapter can be added right in the field. */
export const ChapterAdded = meta.story({
  name: 'El proyecto no tiene capítulos',
  play: async () => {
    const opened = await drawer();
    const project = opened.getByRole('combobox', { name: 'Proyecto' });
    await userEvent.clear(project);
    await userEvent.type(project, 'Quillay');
    await userEvent.click(await screen.findByRole('option', { name: /inventores de Quillay/ }));
    await expect(await opened.findByText(/Este proyecto no tiene capítulos/)).toBeVisible();
    await expect(opened.getByRole('link', { name: 'agrégalos' })).toHaveAttribute(
      'href',
      '/projects-back-office/chapter-list?project=3',
    );
  },
});

export const ChapterAddedThen = meta.story({
  ...ChapterAdded.input,
  name: 'El proyecto no tiene capítulos, y se agrega uno',
  tags: [],
  play: async () => {
    await ChapterAdded.input.play?.();
    const opened = await drawer();
    const chapter = opened.getByRole('combobox', { name: 'Capítulo' });
    await userEvent.type(chapter, '7');
    await userEvent.click(await screen.findByRole('option', { name: 'Agregar el capítulo 7' }));
    await expect(await findNotice('Capítulo agregado')).toBeInTheDocument();
    await waitFor(() => expect(chapter).toHaveValue('7 · Capítulo 7'));
  },
});

/** Typed values are saved automatically, and the row shows them. */
export const SavedAsTyped = meta.story({
  name: 'Se guarda al escribir',
  play: async ({ canvas }) => {
    const opened = await drawer();
    const due = opened.getByRole('textbox', { name: 'Fecha de entrega' });
    await userEvent.clear(due);
    await userEvent.type(due, '02-04-2026');
    await waitFor(() => expect(opened.getByRole('status')).toHaveTextContent(/^Guardada (a las|el 20-11)/));
    const row = within(canvas.getByRole('row', { name: /Sin número/ }));
    await waitFor(() => expect(row.getByText('02-04-2026')).toBeVisible());
  },
});

export const Wrong = meta.story({
  name: 'Con errores',
  tags: ['con errores'],
  play: async () => {
    const opened = await drawer();
    const due = opened.getByRole('textbox', { name: 'Fecha de entrega' });
    await userEvent.clear(due);
    await userEvent.type(due, '13-03-2026');
    await userEvent.click(opened.getByRole('textbox', { name: 'Notas (opcional)' }));
    await expect(await opened.findByText('La entrega no puede ser anterior al inicio')).toBeVisible();
    await waitFor(() => expect(opened.getByText('Sin guardar: revisa los campos')).toBeVisible());
    await userEvent.click(opened.getByRole('button', { name: 'Emitir orden' }));
    await expect(await opened.findByText('Revisa un campo antes de continuar')).toBeVisible();
  },
});

export const Incomplete = meta.story({
  name: 'Le falta algo para emitirla',
  play: async () => {
    const opened = await drawer();
    const due = opened.getByRole('textbox', { name: 'Fecha de entrega' });
    await userEvent.clear(due);
    await userEvent.click(opened.getByRole('button', { name: 'Emitir orden' }));
    await expect(
      await opened.findByRole('link', { name: 'Fecha de entrega: La fecha de entrega es requerida' }),
    ).toBeVisible();
  },
});

/** The roles follow the chosen person and chapter. */
export const RolesFilled = meta.story({
  name: 'Llega con sus personajes',
  tags: ['todo bien'],
  play: async () => {
    const opened = await drawer();
    const person = opened.getByRole('combobox', { name: 'Persona' });
    await userEvent.clear(person);
    await userEvent.type(person, 'Antonia');
    await userEvent.click(await screen.findByRole('option', { name: /Antonia/ }));
    const role = await opened.findByRole('combobox', { name: 'Personaje' });
    await waitFor(() => expect(role).toHaveValue('Inspectora Malva'));
    await expect(opened.getByRole('textbox', { name: 'Loops' })).toHaveValue('48');
  },
});

const paper = answerWithFile(samplePdf([['Orden de Actuación', 'N.º 1.245']]));

export const Issued = meta.story({
  name: 'Emitir',
  tags: ['resultado'],
  play: async ({ canvas }) => {
    const opened = await drawer();
    await userEvent.click(opened.getByRole('button', { name: 'Emitir orden' }));
    await expect(await findNotice('Orden emitida')).toBeInTheDocument();
    const issued = await drawer('Orden de Actuación N.º 1.245');
    await expect(issued.getAllByText('Emitida')[0]).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Orden de Actuación N.º 1.245' })).toBeVisible();
  },
});

export const Issuing = meta.story({
  name: 'Emitiendo',
  tags: ['en curso'],
  beforeEach: portal.serves({ issueWorkOrder: never }),
  play: async () => {
    const opened = await drawer();
    await userEvent.click(opened.getByRole('button', { name: 'Emitir orden' }));
    await expect((await opened.findAllByText('Emitiendo...'))[0]).toBeVisible();
    await expect(opened.getByRole('button', { name: 'Eliminar' })).toBeDisabled();
  },
});

export const NotIssued = meta.story({
  name: 'La persona ya no está activa',
  tags: ['falla'],
  beforeEach: portal.serves({
    issueWorkOrder: fails(422, API_MESSAGES.invalid, {
      errors: [{ field: 'personId', message: API_MESSAGES.personInactive }],
    }),
  }),
  play: async () => {
    const opened = await drawer();
    await userEvent.click(opened.getByRole('button', { name: 'Emitir orden' }));
    await expect((await opened.findAllByText(new RegExp(API_MESSAGES.personInactive)))[0]).toBeVisible();
  },
});

const OVER = overContractText({ title: 'Contrato 2025', endsOn: '2026-10-31' });

export const ContractOver = meta.story({
  name: 'El contrato de la persona terminó',
  beforeEach: portal.serves({
    issueWorkOrder: fails(422, API_MESSAGES.invalid, { errors: [{ field: 'personId', message: OVER }] }),
  }),
  play: async () => {
    const opened = await drawer();
    await userEvent.click(opened.getByRole('button', { name: 'Emitir orden' }));
    await expect(
      (await opened.findAllByText(/«Contrato 2025» terminó el 31-10-2026\. Sube el nuevo/))[0],
    ).toBeVisible();
  },
});

export const NotSaved = meta.story({
  name: 'Sin conexión al guardar',
  beforeEach: portal.serves({
    updateWorkOrder: fails(503, 'El servicio no está disponible en este momento.'),
  }),
  play: async () => {
    const opened = await drawer();
    const notes = opened.getByRole('textbox', { name: 'Notas (opcional)' });
    await userEvent.type(notes, 'Acento neutro');
    await waitFor(() =>
      expect(opened.getByText(/^Sin guardar: El servicio no está disponible/)).toBeVisible(),
    );
    await expect(notes).toHaveValue('Acento neutro');
  },
});

/** The draft after somebody else has changed it. */
const overtaken = (whole: WorkOrder): WorkOrder => ({
  ...whole,
  amount: 150_000,
  notes: 'Va con acento chilote.',
  updatedAt: '2026-11-20T12:30:00.000Z',
});

export const Conflict = meta.story({
  name: 'Otra persona la cambió',
  beforeEach: (context) => {
    let order: WorkOrder | undefined;
    return portal.serves({
      updateWorkOrder: (c) => {
        if (!order) throw new Problem(404, API_MESSAGES.orderGone);
        return c.json(stale(overtaken(order)), 409);
      },
      readWorkOrder: (c) => {
        order = DRAFT_ORDER;
        return c.json(order, 200);
      },
    })(context);
  },
  play: async () => {
    const opened = await drawer('Traducción');
    const notes = opened.getByRole('textbox', { name: 'Notas (opcional)' });
    await userEvent.type(notes, 'Acento neutro');
    await expect(
      await opened.findByText('Otra persona cambió esta orden mientras la editabas'),
    ).toBeVisible();
    await expect(notes).toHaveValue('Acento neutro');
    await expect(opened.getByText('Va con acento chilote.')).toBeVisible();
    await expect(opened.getByRole('textbox', { name: 'Monto bruto en CLP (opcional)' })).toHaveValue(
      '150.000',
    );
    await userEvent.click(opened.getByRole('button', { name: 'Usar lo guardado' }));
    await expect(notes).toHaveValue('Va con acento chilote.');
  },
});

/** Somebody else deletes the draft while these notes are typed. */
async function deletedMeanwhile(text: string) {
  const opened = await drawer();
  const authorization = `Bearer ${localStorage.getItem('accessToken')}`;
  await fetch(`/api/work-orders/${DRAFT}`, { method: 'DELETE', headers: { authorization } });
  const notes = opened.getByRole('textbox', { name: 'Notas (opcional)' });
  await userEvent.clear(notes);
  await userEvent.type(notes, text);
  await expect(await opened.findByText('Este borrador ya no existe')).toBeVisible();
  await expect(notes).toHaveValue(text);
  return { opened, notes };
}

export const DeletedMeanwhile = meta.story({
  name: 'Otra persona lo eliminó',
  tags: ['falla'],
  play: async () => {
    const { notes } = await deletedMeanwhile('Voz de radio');
    await expect(notes).toHaveFocus();
  },
});

export const DeletionUndone = meta.story({
  name: 'Otra persona lo eliminó, y se deshace',
  play: async () => {
    // Other words than in the story before: what was typed there stays in the page's memory.
    const { opened, notes } = await deletedMeanwhile('Voz de locutor');
    await userEvent.click(opened.getByRole('button', { name: 'Deshacer la eliminación' }));
    await waitFor(() => expect(opened.queryByText('Este borrador ya no existe')).toBeNull());
    await waitFor(() => expect(opened.getByText(/^Guardada (a las|el)/)).toBeVisible());
    await expect(notes).toHaveValue('Voz de locutor');
  },
});

export const IssuedMeanwhile = meta.story({
  name: 'Otra persona la emitió mientras se escribía',
  tags: ['falla'],
  play: async () => {
    const opened = await drawer();
    const authorization = `Bearer ${localStorage.getItem('accessToken')}`;
    const headers = { authorization, 'content-type': 'application/json' };
    const path = `/api/work-orders/${DRAFT}`;
    const draft = await (await fetch(path, { headers })).json();
    const body = JSON.stringify({ updatedAt: draft.updatedAt, shown: draftShown(draft), recast: 'none' });
    await fetch(`${path}/issue`, { method: 'POST', headers, body });
    const notes = opened.getByRole('textbox', { name: 'Notas (opcional)' });
    await userEvent.click(notes);
    // Do not use `userEvent.type`: it sends 'change' after its field is removed, while React is still rendering.
    fireEvent.input(notes, { target: { value: 'Voz de radio' } });
    await drawer(/^Orden de Actuación N\.º/);
    await expect(await findNotice('Otra persona ya emitió esta orden')).toBeInTheDocument();
    await expect(
      await findNotice(/Es la Orden de Actuación N\.º .* Habías escrito: .*Notas: Voz de radio/),
    ).toBeInTheDocument();
  },
});

const DRAFT_ORDER: WorkOrder = {
  id: DRAFT,
  number: null,
  state: 'draft',
  typeId: 2,
  projectId: 1,
  ...{ projectTitle: 'La bahía de los relojes, temporada 2', season: '2', houseNumber: 'BR-204' },
  chapterId: 105,
  chapterNumber: 205,
  chapterTitle: 'La carta sin firma',
  personId: '0198a4d2-0000-7000-8000-000000000003',
  personName: 'Catalina Quilodrán',
  today: { personName: '', projectTitle: '', chapterNumber: null, chapterTitle: '' },
  startDate: '2026-03-16',
  dueDate: '2026-03-31',
  amount: null,
  issuedAt: null,
  updatedAt: '2026-11-20T12:00:00.000Z',
  notes: '',
  lines: [],
  ...{ voices: voiceUses([], {}), voicesIssued: null },
  answeredAt: null,
  answerNote: '',
  finishedAt: null,
  voidedAt: null,
  voidReason: '',
  finishNote: '',
  amountReason: '',
  amountIssued: null,
  expected: null,
  replaces: null,
  replacedBy: null,
  alike: [{ id: 403, number: 1242 }],
  minor: null,
  documentId: null,
};

const RETAKES = {
  ...{ scope: 'aiRetakes', projectId: 1, projectTitle: 'La bahía de los relojes, temporada 2' },
  ...{ territory: 'Chile', from: '2026-03-02', until: '' },
} as const;

/** An amount with two readings is neither saved nor issued. The field asks which is meant, and the draft says it is not saved. */
export const AmountNotRead = meta.story({
  name: 'Monto que se puede leer de dos formas',
  tags: ['con errores'],
  beforeEach: (context) => {
    saved.length = 0;
    return portal.serves({
      readWorkOrder: (c) => c.json({ ...DRAFT_ORDER, amount: saved.at(-1) ?? null }, 200),
      updateWorkOrder: (c) => {
        const { amount } = c.req.valid('json');
        saved.push(amount);
        return c.json({ ...DRAFT_ORDER, amount }, 200);
      },
    })(context);
  },
  play: async () => {
    const opened = await drawer('Traducción');
    const amount = opened.getByRole('textbox', { name: 'Monto bruto en CLP (opcional)' });
    await userEvent.type(amount, '150,000');
    await userEvent.click(opened.getByRole('button', { name: 'Guardar borrador' }));
    await waitFor(() =>
      expect(amount).toHaveAccessibleDescription(
        /«150,000» se puede leer como 150 o como 150.000: escríbelo sin puntos ni comas/,
      ),
    );
    await expect(amount).toHaveValue('150,000');
    await userEvent.click(opened.getByRole('button', { name: 'Emitir orden' }));
    await expect(saved.filter((value) => value !== null)).toEqual([]);
  },
});

export const AmountWrittenAgain = meta.story({
  ...AmountNotRead.input,
  name: 'Monto escrito de nuevo, sin dudas',
  tags: [],
  play: async () => {
    await AmountNotRead.input.play?.();
    const opened = await drawer('Traducción');
    const amount = opened.getByRole('textbox', { name: 'Monto bruto en CLP (opcional)' });
    await userEvent.clear(amount);
    await userEvent.type(amount, '150000');
    await userEvent.click(opened.getByRole('button', { name: 'Guardar borrador' }));
    await waitFor(() => expect(saved.at(-1)).toBe(150_000));
    await expect(amount).toHaveValue('150.000');
  },
});

export const Alike = meta.story({
  name: 'Ya tiene otra igual',
  beforeEach: portal.serves({ readWorkOrder: (c) => c.json(DRAFT_ORDER, 200) }),
  play: async () => {
    const opened = await drawer('Traducción');
    await expect(await opened.findByText(/N\.º 1\.242\. Puedes emitir esta también/)).toBeVisible();
  },
});

export const OfMinor = meta.story({
  name: 'A una menor de edad le faltan papeles',
  args: open(DRAFT),
  beforeEach: portal.serves({
    readWorkOrder: (c) => c.json({ ...DRAFT_ORDER, minor: { adultOn: '2110-01-01', papers: [] } }, 200),
  }),
  play: async () => {
    const opened = await drawer('Traducción');
    await expect(await opened.findByText('Catalina Quilodrán: no se puede emitir todavía')).toBeVisible();
    await expect(opened.getByText(/faltan la autorización .* hasta el 31-03-2026: súbelos/)).toBeVisible();
  },
});

/** What its PDF would say, before it is issued. */
export const DraftVoice = meta.story({
  name: 'Borrador, con lo que su PDF dirá de la voz',
  args: open(DRAFT),
  beforeEach: portal.serves({
    readWorkOrder: (c) => c.json({ ...DRAFT_ORDER, voices: voiceUses([RETAKES], { projectId: 1 }) }, 200),
  }),
  play: async () => {
    const opened = await drawer('Traducción');
    const voice = within(await opened.findByRole('region', { name: 'Uso de la voz' }));
    await expect(voice.getByText(/^Sí, en este proyecto\. Territorio: Chile/)).toBeVisible();
    await expect(voice.getByText('Sí: es lo que encarga esta orden')).toBeVisible();
    await expect(voice.getAllByText('No')).toHaveLength(2);
  },
});

export const Void = meta.story({
  name: 'Anular, con su motivo',
  args: open(ISSUED),
  play: async () => {
    const opened = await drawer('Orden de Actuación N.º 1.242');
    await userEvent.click(opened.getByRole('button', { name: 'Anular' }));
    const form = within(await screen.findByRole('dialog', { name: /^Anular/ }));
    await userEvent.click(form.getByRole('button', { name: 'Anular orden' }));
    await expect(await form.findByRole('link', { name: 'Motivo: Escribe el motivo' })).toBeVisible();
    await userEvent.type(form.getByRole('textbox', { name: 'Motivo' }), 'Cambió el guion.');
    await userEvent.click(form.getByRole('button', { name: 'Anular orden' }));
    await expect(await findNotice('Orden anulada')).toBeInTheDocument();
    await expect(await opened.findByText('Cambió el guion.')).toBeVisible();
    await expect(opened.getByRole('button', { name: 'Reemplazar' })).toBeVisible();
  },
});

/** The order itself was not edited, so there is nothing to save again. */
export const Overtaken = meta.story({
  name: 'Otra persona la terminó mientras se anulaba',
  tags: ['falla'],
  args: open(ACCEPTED),
  beforeEach: portal.serves({
    voidWorkOrder: (c) => c.json(stale<WorkOrder>({ ...DRAFT_ORDER, state: 'finished' }), 409),
  }),
  play: async () => {
    const opened = await drawer('Orden de Canciones N.º 1.241');
    await userEvent.click(opened.getByRole('button', { name: 'Anular' }));
    const form = within(await screen.findByRole('dialog', { name: /^Anular/ }));
    await userEvent.type(form.getByRole('textbox', { name: 'Motivo' }), 'Cambió el guion.');
    await userEvent.click(form.getByRole('button', { name: 'Anular orden' }));
    await expect(await form.findByRole('alert')).toHaveTextContent(
      'ahora está terminada. Revísala y decide otra vez.',
    );
    await expect(form.getByRole('textbox', { name: 'Motivo' })).toHaveValue('Cambió el guion.');
  },
});

/** Nothing can be done with the order any more. Its form closes, and the refusal becomes a notification. */
export const FinishedBefore = meta.story({
  name: 'Otra persona la terminó antes',
  tags: ['falla'],
  args: open(ACCEPTED),
  beforeEach: (context) => {
    let order: WorkOrder = { ...DRAFT_ORDER, id: ACCEPTED, number: 1241, state: 'accepted' };
    return portal.serves({
      readWorkOrder: (c) => c.json(order, 200),
      finishWorkOrder: (c) => {
        order = { ...order, state: 'finished', updatedAt: '2026-11-21T12:00:00.000Z' };
        return c.json(stale(order), 409);
      },
    })(context);
  },
  play: async () => {
    const opened = await drawer(/N\.º 1\.241/);
    await userEvent.click(opened.getByRole('button', { name: 'Terminar' }));
    const form = within(await screen.findByRole('dialog', { name: /^Terminar/ }));
    await userEvent.click(form.getByRole('button', { name: 'Terminar orden' }));
    await expect(await findNotice(/^Terminar .*: no se hizo$/)).toBeInTheDocument();
    await expect(await findNotice(/ahora está terminada/)).toBeInTheDocument();
    await expect(screen.queryByRole('dialog', { name: /^Terminar/ })).toBeNull();
  },
});

export const Replaced = meta.story({
  name: 'Reemplazar una rechazada',
  args: open(DECLINED),
  play: async () => {
    const opened = await drawer('Orden de Actuación N.º 1.243');
    await expect(opened.getByText('Esa semana no estoy en Valdivia.')).toBeVisible();
    await userEvent.click(opened.getByRole('button', { name: 'Reemplazar' }));
    const draft = await drawer('Orden de Actuación');
    await expect(draft.getByRole('combobox', { name: 'Persona' })).toHaveValue('');
    await waitFor(() =>
      expect(draft.getByRole('combobox', { name: 'Capítulo' })).toHaveValue('203 · El relojero Baltasar'),
    );
  },
});

/** The cast and Experiencias change with the order, in this chapter or from this one on. */
export const Recast = meta.story({
  name: 'El elenco sigue al reemplazo',
  args: open(DECLINED),
  play: async () => {
    const opened = await drawer('Orden de Actuación N.º 1.243');
    await userEvent.click(opened.getByRole('button', { name: 'Reemplazar' }));
    const draft = await drawer('Orden de Actuación');
    await expect(draft.queryByRole('radiogroup')).toBeNull();
    const person = draft.getByRole('combobox', { name: 'Persona' });
    await userEvent.type(person, 'Antonia');
    await userEvent.click(await screen.findByRole('option', { name: /Antonia/ }));
    const choice = within(await draft.findByRole('radiogroup', { name: 'Cambiar el elenco al emitir' }));
    await expect(choice.getByRole('radio', { name: 'En este capítulo' })).toBeChecked();
    await userEvent.click(choice.getByRole('radio', { name: 'De aquí en adelante' }));
    await userEvent.click(draft.getByRole('button', { name: 'Emitir orden' }));
    await expect(await findNotice('Orden emitida')).toBeInTheDocument();
  },
});

export const Voided = meta.story({
  name: 'Anulada',
  args: open(VOIDED),
  play: async () => {
    const opened = await drawer('Orden de Mezcla N.º 1.244');
    await expect(opened.getByText('Se mezcla en otro estudio.')).toBeVisible();
  },
});

export const Paper = meta.story({
  name: 'Su PDF',
  args: { path: `${OFFICE}?orden=${ISSUED}&ver=pdf` },
  beforeEach: portal.serves({
    ...paper,
    readWorkOrder: (c) =>
      c.json({ ...DRAFT_ORDER, id: ISSUED, state: 'issued', number: 1242, documentId: 'doc' }, 200),
  }),
  play: async () => {
    await expect(await (await drawer(/N\.º 1\.242/)).findByText('de 1')).toBeVisible();
  },
});

export const HistoryOf = meta.story({
  name: 'Historial',
  args: { path: `${OFFICE}?orden=${ISSUED}&ver=historial` },
  beforeEach: portal.serves({
    history: (c) =>
      c.json(
        {
          items: [
            {
              id: 1,
              at: '2026-03-02T13:00:00.000Z',
              actor: { id: 'a', name: 'Fermín Arancibia' },
              action: 'update',
              entity: 'work-order',
              changes: [{ field: 'state', from: 'Borrador', to: 'Emitida' }],
            },
            {
              id: 2,
              at: '2026-03-02T12:58:00.000Z',
              actor: { id: 'a', name: 'Fermín Arancibia' },
              action: 'update',
              entity: 'work-order',
              changes: [{ field: 'amount', from: 90_000, to: 180_000 }],
            },
          ],
          next: null,
        },
        200,
      ),
  }),
  play: async () => {
    const opened = await drawer(/^Historial/);
    await expect(await opened.findByText('Orden emitida')).toBeVisible();
    await expect(opened.getByText('Orden editada')).toBeVisible();
    await expect(opened.getByText('$180.000')).toBeVisible();
  },
});

export const BackFromHistory = meta.story({
  ...HistoryOf.input,
  name: 'Del historial a la orden',
  tags: [],
  play: async () => {
    await HistoryOf.input.play?.();
    const opened = await drawer(/^Historial/);
    await userEvent.click(opened.getByRole('button', { name: 'Ver orden' }));
    await expect(
      await (await drawer(/^Orden.*1\.242/)).findByText('Los loops 12 a 19 van susurrados.'),
    ).toBeVisible();
  },
});

export const Missing = meta.story({
  name: 'Ya no está',
  tags: ['vacío'],
  args: open(999),
  play: async () => {
    await expect(await (await drawer(/No pudimos/)).findByText('Esta orden ya no está')).toBeVisible();
  },
});

/** The order shows the data it was issued with, so that it can be compared with its PDF. */
export const SinceThen = meta.story({
  name: 'Cambiaron la persona, el proyecto y el capítulo desde que se emitió',
  tags: ['resultado'],
  args: open(ACCEPTED),
  beforeEach: portal.serves({
    readWorkOrder: (c) =>
      c.json(
        {
          ...orderIs.order({}),
          today: {
            ...{ personName: 'Delfina Arrigorriaga', projectTitle: 'Kumo, temporada 2' },
            ...{ chapterNumber: 3, chapterTitle: 'La nube' },
          },
        },
        200,
      ),
  }),
  play: async () => {
    const opened = await drawer(/1\.241/);
    for (const text of [
      'Delfina Aguayo · hoy: Delfina Arrigorriaga',
      'Kumo y la abuela nube, capítulo 1 · La película · hoy: Kumo, temporada 2, capítulo 3 · La nube',
    ])
      await expect(await opened.findByText(text)).toBeVisible();
  },
});

export const LongTexts = meta.story({
  name: 'Textos largos',
  tags: ['largo'],
  globals: { viewport: { value: 'tablet768' } },
  beforeEach: portal.serves({
    readWorkOrder: (c) =>
      c.json(
        {
          ...DRAFT_ORDER,
          state: 'accepted',
          number: 123_456,
          notes: 'Otorrinolaringológicamente'.repeat(20),
          projectTitle: 'La extraordinaria historia de los fareros '.repeat(4),
          personName: 'María de los Ángeles Fernández-Undurraga Etchegaray de la Maza',
          today: {
            ...{ personName: 'María de los Ángeles Fernández', chapterNumber: null, chapterTitle: '' },
            projectTitle: 'La extraordinaria historia de las fareras '.repeat(4),
          },
        },
        200,
      ),
  }),
  play: fitsIn(768, async () => (await drawer(/123\.456/)).findByText(/Otorrino/)),
});

export const Phone = meta.story({
  name: 'Teléfono 390',
  tags: ['390'],
  ...at(390, async () => (await drawer()).findByRole('button', { name: 'Emitir orden' })),
});

export const Smallest = meta.story({
  name: 'Mínimo 320',
  tags: ['320'],
  ...at(320, async () => (await drawer()).findByRole('button', { name: 'Emitir orden' })),
});
