import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { ICON_CATALOGUE } from './catalogue';
import { Grid, Item } from './catalogue.styles';
import { Icon } from './Icon';

const meta = preview.meta({
  title: 'Fundamentos/Iconos',
  parameters: {
    docs: {
      description: {
        component:
          'lucide-react, 16 px junto a palabras y 20 px a solas, trazo de 1,75 con extremos rectos. Cada icono significa una sola cosa y va junto a su palabra; a solas lleva nombre para lectores de pantalla.',
      },
    },
  },
});

/** Every icon with its meaning and its name in lucide-react. */
export const Iconos = meta.story({
  name: 'Todos',
  render: () => (
    <>
      {ICON_CATALOGUE.map(({ title, icons }) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          <Grid>
            {icons.map(({ meaning, name, icon }) => (
              <Item key={`${meaning} ${name}`}>
                <Icon of={icon} size="md" />
                <span>{meaning}</span>
                <code>{name}</code>
              </Item>
            ))}
          </Grid>
        </section>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    // One meaning, one icon: no meaning may appear beside two icons.
    const meanings = canvas
      .getAllByRole('listitem')
      .map((item) => item.querySelector('span + span')?.textContent);
    await expect(meanings.length).toBeGreaterThan(50);
    await expect(new Set(meanings).size).toBe(meanings.length);
    for (const item of canvas.getAllByRole('listitem')) {
      await expect(item.querySelector('svg')).not.toBeNull();
    }
  },
});
