import { Languages, MicVocal, Music } from 'lucide-react';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { iconProps } from '../icon/iconProps';
import { Badge } from './Badge';

const meta = preview.meta({
  component: Badge,
  title: 'Componentes/Datos/Badge',
  args: { children: 'Administración' },
});

export const Default = meta.story();
export const Solid = meta.story({ args: { variant: 'solid' } });
export const WithIcon = meta.story({ args: { children: 'Actor', icon: <MicVocal {...iconProps} /> } });

/** The three types of character. The icon only repeats the word. */
export const Types = meta.story({
  render: () => (
    <p style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <Badge icon={<MicVocal {...iconProps} />}>Actor</Badge>
      <Badge icon={<Music {...iconProps} />}>Músico</Badge>
      <Badge icon={<Languages {...iconProps} />}>Traductor</Badge>
    </p>
  ),
});

export const LongText = meta.story({
  args: { children: 'Dirección musical, adaptación de canciones y supervisión de la mezcla internacional' },
  globals: { viewport: { value: 'min320' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
});
