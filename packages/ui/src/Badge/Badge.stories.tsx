import { Languages, MicVocal, Music } from 'lucide-react';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { iconProps } from '../ground/icon/iconProps';
import { Badge } from './Badge';

const meta = preview.meta({
  component: Badge,
  title: 'Componentes/Datos/Badge, etiqueta, insignia, chip',
  parameters: {
    guide: {
      use: 'De qué clase es algo: rol, tipo de personaje. Cómo va: Status.',
      does: ['Una palabra, con mayúscula.'],
      donts: ['Códigos de la base de datos.'],
    },
  },
  args: { children: 'Administración' },
});

export const Default = meta.story({ name: 'Por defecto' });
export const Solid = meta.story({ name: 'Lleno', args: { variant: 'solid' } });
export const WithIcon = meta.story({
  name: 'Con ícono',
  args: { children: 'Actor', icon: <MicVocal {...iconProps} /> },
});

/** The three types of character. The icon only repeats the word. */
export const Types = meta.story({
  name: 'Tipos de personaje',
  render: () => (
    <p style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <Badge icon={<MicVocal {...iconProps} />}>Actor</Badge>
      <Badge icon={<Music {...iconProps} />}>Músico</Badge>
      <Badge icon={<Languages {...iconProps} />}>Traductor</Badge>
    </p>
  ),
});

export const LongText = meta.story({
  name: 'Texto largo',
  args: { children: 'Dirección musical, adaptación de canciones y supervisión de la mezcla internacional' },
  globals: { viewport: { value: 'min320' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
});
