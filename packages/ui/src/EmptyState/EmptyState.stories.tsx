import { Plus } from 'lucide-react';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { Button } from '../Button/Button';
import { iconProps } from '../ground/icon/iconProps';
import { EmptyState } from './EmptyState';

const meta = preview.meta({
  component: EmptyState,
  title: 'Componentes/Mensajes/EmptyState, vacío, sin datos',
  parameters: {
    guide: {
      use: 'Una lista que aún no tiene nada, o en la que nada coincide.',
      does: ['Decir qué aparecerá, y a lo más una acción.'],
      donts: ['Ilustraciones.'],
    },
  },
  args: {
    title: 'Aún no hay documentos',
    children: 'Cuando el estudio te envíe una orden o un contrato, aparecerá aquí.',
  },
});

export const Default = meta.story({
  name: 'Por defecto',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Aún no hay documentos');
  },
});

export const WithAction = meta.story({
  name: 'Con acción',
  args: {
    title: 'Aún no hay proyectos',
    children: 'Crea el primero para asignarle capítulos y órdenes de trabajo.',
    action: <Button icon={<Plus {...iconProps} />}>Crear proyecto</Button>,
  },
});

export const InCard = meta.story({ name: 'En una tarjeta', args: { size: 'card', headingLevel: 3 } });
export const OnlyTitle = meta.story({ name: 'Solo título', args: { children: undefined } });
export const LongTexts = meta.story({
  name: 'Textos largos',
  args: {
    title: 'Ningún proyecto coincide con «Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen»',
    children:
      'Quita un filtro o busca por el número de casa: https://estudiodoblaje.example/ayuda/buscar-proyectos',
  },
  globals: { viewport: { value: 'min320' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
});
