import { expect, userEvent, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { SAMPLE_ORDERS } from './sampleOrders';
import { Timeline } from './Timeline';

const meta = preview.meta({
  title: 'Componentes/Datos/Timeline, línea de tiempo, plazos, calendario',
  parameters: {
    guide: {
      use: 'Qué se hace entre qué días y cómo va: las órdenes de un capítulo.',
      keys: [['Enter', 'Abre la tarea de la línea.']],
      does: ['Ordenar las líneas como se hacen.', 'Dar el mismo estado que la lista y el documento.'],
      donts: [
        'Más líneas que las que se miran de una vez: eso es una lista.',
        'Ordenarlas por nombre: no se ve qué va primero.',
      ],
    },
  },
  component: Timeline,
  args: { 'aria-label': 'Órdenes de trabajo', items: SAMPLE_ORDERS, today: '2026-03-05' },
});

export default meta;

const lines = (canvas: ReturnType<typeof within>) => canvas.getAllByRole('row').slice(1);
const today = (root: HTMLElement) => within(root).queryByText(/^Hoy/);

/** A table for people who do not see the bars. Each line is one link, by keyboard and by mouse. */
export const Default = meta.story({
  name: 'Por defecto',
  play: async ({ canvas, canvasElement }) => {
    const table = within(canvas.getByRole('table', { name: 'Órdenes de trabajo' }));
    await expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Tarea',
      'Fechas',
      'Estado',
    ]);
    const acting = within(table.getByRole('row', { name: /Orden de Actuación/ }));
    await expect(acting.getByRole('rowheader')).toHaveTextContent('Orden de Actuación');
    await expect(acting.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      '16-02-2026 a 11-03-2026',
      'Aceptada',
    ]);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Traducción' })).toHaveFocus();
    // The whole line is the link: a press on the bar reaches it.
    const link = canvas.getByRole('link', { name: 'Mezcla' });
    const { left, width, top, height } = lines(canvas)[4]?.getBoundingClientRect() ?? new DOMRect();
    await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(link);
    await expect(today(canvasElement)).toHaveTextContent('Hoy 05-03');
  },
});

/** Today is drawn at noon: beside the end of an entry that ends today, after the start of one that begins today. A phone has no bars. */
export const TodayAmong = meta.story({
  name: 'Hoy entre las fechas',
  globals: { viewport: { value: 'desktop1440' } },
  args: {
    items: [
      {
        id: 1,
        title: 'Termina hoy',
        start: '2026-03-02',
        end: '2026-03-05',
        state: SAMPLE_ORDERS[1]?.state ?? done(),
      },
      { id: 2, title: 'Parte mañana', start: '2026-03-06', end: '2026-03-12', state: done() },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const at = today(canvasElement)?.parentElement?.getBoundingClientRect().left ?? 0;
    const bar = (title: RegExp) =>
      canvas.getByRole('row', { name: title }).querySelector('[aria-hidden] > span')?.getBoundingClientRect();
    await expect(at).toBeLessThan(bar(/Termina hoy/)?.right ?? 0);
    await expect(at).toBeGreaterThan(bar(/Termina hoy/)?.left ?? 0);
    await expect(at).toBeLessThan(bar(/Parte mañana/)?.left ?? 0);
  },
});

function done() {
  return { shape: 'done', text: 'Terminada' } as const;
}

/** When today is before or after all entries there is no line. */
export const TodayElsewhere = meta.story({
  name: 'Hoy fuera del período',
  args: { today: '2026-11-22' },
  play: async ({ canvasElement }) => {
    await expect(today(canvasElement)).toBeNull();
  },
});

/** A draft may lack its days. Two years get columns of many weeks. */
export const LongAndNone = meta.story({
  name: 'Un período largo y una sin fechas',
  args: {
    items: [
      { id: 1, title: 'Traducción', start: '2025-03-03', end: '2027-02-26', state: done() },
      { id: 2, title: 'Subtitulaje', start: '2026-03-03', state: { shape: 'draft', text: 'Borrador' } },
    ],
  },
  play: async ({ canvas }) => {
    const draft = canvas.getByRole('row', { name: /Subtitulaje/ });
    await expect(draft).toHaveTextContent('Sin fechas');
    await expect(draft.querySelector('[aria-hidden] > span')).toBeNull();
    await expect(within(draft).queryByRole('link')).toBeNull();
  },
});

export const Empty = meta.story({ name: 'Sin tareas', args: { items: [] } });

const LONG = 'Recreación de música y efectos para la versión internacional de exhibición cinematográfica';

export const LongText = meta.story({
  name: 'Texto largo',
  args: {
    items: [
      {
        id: 1,
        title: LONG,
        start: '2026-03-02',
        end: '2026-03-20',
        state: { shape: 'waiting', text: 'A la espera de los materiales del cliente' },
        href: '#larga',
      },
    ],
  },
});

/** Without room for bars, words give the dates and states. */
export const Narrow = meta.story({
  name: 'Mínimo 320',
  globals: { viewport: { value: 'min320' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('16-02-2026 a 11-03-2026')).toBeVisible();
    await expect(today(canvasElement)).not.toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(320);
  },
});
