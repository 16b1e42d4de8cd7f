import { API_MESSAGES, Problem } from '@doblaje/contract';
import type { WorkOrder } from '@doblaje/contract/client';
import { orderRowOf, people } from '@doblaje/contract/fixtures';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { at } from '../../../stories/atWidth';
import { listPage } from '../../../stories/listStates';
import { findNotice } from '../../../stories/notices';
import type { scene } from '../../../stories/PortalStory';
import { portalAt } from '../../../stories/portalAt';
import { orderIs } from './sampleOrder';

const OFFICE = '/projects-back-office/documents';
const ACCEPTED = { path: `${OFFICE}?orden=402` };

const portal = portalAt(ACCEPTED.path, { person: people.fermin, viewport: 'desktop1440' });

const meta = preview.meta({
  title: 'Pantallas/Oficina de documentos/Terminar órdenes',
  ...portal.meta,
});

export default meta;

type Canvas = ReturnType<typeof within>;

const drawer = async (name: string | RegExp = 'Orden de Canciones N.º 1.241') => {
  const opened = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(opened).toBeVisible());
  return within(opened);
};
const dialog = async (name: string | RegExp = /^Terminar/) =>
  within(await screen.findByRole('dialog', { name }));

async function finishing(name?: string | RegExp) {
  const opened = await drawer(name);
  await userEvent.click(await opened.findByRole('button', { name: 'Terminar' }));
  return dialog();
}
const write = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

export const Finish = meta.story({
  name: 'Terminar, con los loops del elenco',
  tags: ['todo bien'],
  play: async () => {
    const form = await finishing();
    await expect(form.getByRole('textbox', { name: 'Loops grabados de Abuela Nube' })).toHaveValue('12');
    await expect(form.getByRole('textbox', { name: 'Monto bruto en CLP' })).toHaveValue('65.000');
    await userEvent.click(form.getByRole('button', { name: 'Terminar orden' }));
    await expect(await findNotice('Orden terminada')).toBeInTheDocument();
    const opened = await drawer();
    await waitFor(() => expect(opened.getAllByText('Terminada')[0]).toBeVisible());
  },
});

/** If the cast has no recorded loops yet, the field starts with the planned ones, as most likely. */
export const FromPlanned = meta.story({
  name: 'Sin loops grabados, parte de los planificados',
  beforeEach: portal.serves(orderIs({ loopsDone: 0 })),
  play: async () => {
    const form = await finishing(/N\.º 1\.241/);
    await expect(form.getByRole('textbox', { name: 'Loops grabados de Abuela Nube' })).toHaveValue('90');
  },
});

export const Over = meta.story({
  name: 'Más loops que los planificados, sin decir por qué',
  tags: ['con errores'],
  play: async () => {
    const form = await finishing();
    const note = 'Por qué se grabaron más loops que los planificados';
    await expect(form.queryByRole('textbox', { name: note })).toBeNull();
    await write(form.getByRole('textbox', { name: 'Loops grabados de Abuela Nube' }), '96');
    await userEvent.click(form.getByRole('button', { name: 'Terminar orden' }));
    await expect(await form.findByText('Revisa un campo antes de continuar')).toBeVisible();
  },
});

export const OverWithNote = meta.story({
  ...Over.input,
  name: 'Más loops que los planificados, con una nota',
  tags: [],
  play: async () => {
    await Over.input.play?.();
    const form = await dialog();
    const note = 'Por qué se grabaron más loops que los planificados';
    await userEvent.type(form.getByRole('textbox', { name: note }), 'Se regrabó el coro final.');
    await userEvent.click(form.getByRole('button', { name: 'Terminar orden' }));
    await expect(await findNotice('Orden terminada')).toBeInTheDocument();
    await expect(await (await drawer()).findByText('Se regrabó el coro final.')).toBeVisible();
  },
});

export const Corrected = meta.story({
  name: 'El monto se corrige, con un motivo',
  tags: ['resultado'],
  play: async () => {
    const form = await finishing();
    await write(form.getByRole('textbox', { name: 'Monto bruto en CLP' }), '80000');
    await userEvent.click(form.getByRole('button', { name: 'Terminar orden' }));
    await expect(await form.findByText('Revisa un campo antes de continuar')).toBeVisible();
    await userEvent.type(form.getByLabelText('Motivo del cambio de monto'), 'Fueron dos llamados más.');
    await userEvent.click(form.getByRole('button', { name: 'Terminar orden' }));
    await expect(await findNotice('Orden terminada')).toBeInTheDocument();
    const opened = await drawer();
    for (const text of ['$80.000', '$65.000', 'Fueron dos llamados más.'])
      await expect(await opened.findByText(text)).toBeVisible();
  },
});

/** Nothing is overwritten: the dialog shows the current loops, and the typed values stay. */
export const LoopsChanged = meta.story({
  name: 'El elenco cambió mientras tanto',
  tags: ['falla'],
  beforeEach: (context) => {
    const now: Partial<WorkOrder['lines'][number]> = { loopsDone: 40 };
    return portal.serves({
      ...orderIs({ loopsDone: 12 }),
      finishWorkOrder: () => {
        const errors = [{ field: '', message: 'Abuela Nube: ahora 40 de 90 loops; antes 12 de 90 loops.' }];
        throw new Problem(409, API_MESSAGES.shownChanged, {
          ...{ code: 'STALE', errors },
          current: orderIs.order(now),
        });
      },
    })(context);
  },
  play: async () => {
    const form = await finishing(/N\.º 1\.241/);
    await userEvent.click(form.getByRole('button', { name: 'Terminar orden' }));
    await expect(await form.findByText(/ahora 40 de 90 loops/)).toBeVisible();
    await waitFor(() =>
      expect(form.getByRole('textbox', { name: 'Loops grabados de Abuela Nube' })).toHaveValue('40'),
    );
  },
});

/** A list of two accepted orders. A finished one leaves the list. */
const two = (context: Parameters<ReturnType<typeof scene>>[0]) => {
  const open = new Map([402, 408].map((id) => [id, { ...orderIs.order({}), id, number: 839 + id }]));
  return portal.serves({
    listWorkOrders: (c) => c.json(listPage([...open.values()].map(orderRowOf)), 200),
    readWorkOrder: (c) => {
      const { id } = c.req.valid('param');
      return c.json(open.get(id) ?? { ...orderIs.order({}), id, number: 839 + id, state: 'finished' }, 200);
    },
    finishWorkOrder: (c) => {
      const { id } = c.req.valid('param');
      open.delete(id);
      return c.json({ ...orderIs.order({}), id, number: 839 + id, state: 'finished' }, 200);
    },
  })(context);
};

export const GoesOn = meta.story({
  name: 'Terminar y seguir con la próxima',
  beforeEach: two,
  play: async () => {
    const form = await finishing(/N\.º 1\.241/);
    await userEvent.click(form.getByRole('button', { name: 'Terminar y seguir' }));
    const next = await dialog('Terminar Orden de Canciones N.º 1.247');
    await userEvent.click(await next.findByRole('button', { name: 'Terminar y seguir' }));
    await expect(await findNotice(/N\.º 1\.247\. No quedan otras por terminar/)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Terminar/ })).toBeNull());
  },
});

const choose = async (canvas: Canvas, ...numbers: string[]) => {
  for (const number of numbers) {
    const row = within(await canvas.findByRole('row', { name: new RegExp(number) }));
    await userEvent.click(row.getByRole('checkbox'));
  }
  await userEvent.click(await screen.findByRole('button', { name: 'Terminar' }));
};

export const Several = meta.story({
  name: 'Terminar varias',
  args: { path: OFFICE },
  play: async ({ canvas }) => {
    await choose(canvas, '1\\.241', '1\\.242');
    const form = await dialog('Terminar 1 orden');
    await expect(form.getByText(/Delfina .* · \$65\.000 brutos/)).toBeVisible();
    await expect(await findNotice('1 orden queda fuera')).toBeInTheDocument();
    await expect(form.getByRole('textbox', { name: 'Loops grabados de Abuela Nube' })).toHaveValue('12');
    await userEvent.click(form.getByRole('button', { name: 'Terminar órdenes' }));
    await expect(await findNotice('1 orden terminada')).toBeInTheDocument();
    await waitFor(() => expect(canvas.queryByText(/seleccionada/)).toBeNull());
  },
});

export const NoneOfThem = meta.story({
  name: 'Ninguna de las elegidas se puede terminar',
  args: { path: OFFICE },
  play: async ({ canvas }) => {
    await choose(canvas, '1\\.242');
    await expect(await findNotice('Ninguna se puede terminar')).toBeInTheDocument();
  },
});

export const Phone = meta.story({
  name: 'Teléfono 390',
  tags: ['390'],
  ...at(390, async () => (await finishing()).findByRole('button', { name: 'Terminar y seguir' })),
});
