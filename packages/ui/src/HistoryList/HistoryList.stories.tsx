import { expect, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { HistoryList } from './HistoryList';

const meta = preview.meta({
  title: 'Componentes/Datos/HistoryList, historial, cambios, auditoría',
  parameters: {
    guide: {
      use: 'Quién hizo qué y cuándo, con cada campo que cambió.',
      does: ['Poner lo más nuevo arriba.'],
      donts: ['Mostrar códigos en vez de palabras.'],
    },
  },
  component: HistoryList,
  args: {
    'aria-label': 'Historial',
    items: [
      {
        id: 6,
        title: 'Proyecto editado',
        by: 'Fermín Arancibia',
        at: '2026-11-18T13:12:00.000Z',
        atText: '18-11-2026 10:12',
        changes: [
          { field: 'Estado', from: 'En preparación', to: 'En producción' },
          { field: 'Señal', from: 'Canal Andino 7', to: '' },
          { field: 'Temporada', from: '', to: '2' },
          { field: 'Número de cuenta' },
        ],
      },
      {
        id: 4,
        title: 'Proyecto creado',
        by: 'Antonia Millaquén',
        at: '2026-11-03T10:00:00.000Z',
        atText: '03-11-2026 07:00',
      },
    ],
  },
});

export default meta;

export const Default = meta.story({
  name: 'Por defecto',
  play: async ({ canvas }) => {
    const [newest, oldest] = canvas.getAllByRole('listitem');
    const told = within(newest as HTMLElement);
    await expect(told.getAllByRole('definition').map((value) => value.textContent)).toEqual([
      'En preparación cambió a En producción',
      'Canal Andino 7 cambió a —',
      '2',
      'Cambió',
    ]);
    await expect(told.getByText('18-11-2026 10:12')).toHaveAttribute('datetime', '2026-11-18T13:12:00.000Z');
    await expect(oldest).toHaveTextContent('Proyecto creado');
  },
});

export const LongNames = meta.story({
  name: 'Nombres largos, mínimo 320',
  globals: { viewport: { value: 'min320' } },
  args: {
    items: [
      {
        id: 1,
        title: 'Proyecto editado',
        by: 'María de los Ángeles Huenchullanca-Santelices de Irarrázaval',
        at: '2026-11-18T13:12:00.000Z',
        atText: '18-11-2026 10:12',
        changes: [
          {
            field: 'Título del proyecto',
            from: 'Las extraordinarias aventuras de los inventores de Quillay en el fin del mundo',
            to: 'Lasextraordinariasaventurasdelosinventoressinespacios',
          },
        ],
      },
    ],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
