import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build.ts';
import { kebab, pascalCase, sentence } from './names.ts';
import { chosen, type Options, type Plan } from './plan.ts';
import { addLine, addTo } from './syntax.ts';

/** Groups of components: their chapter in Storybook, and the files for the components of a group. */
const GROUPS: Readonly<Record<string, { chapter: string; file: string }>> = {
  actions: { chapter: 'Acciones', file: 'action' },
  data: { chapter: 'Datos', file: 'data' },
  fields: { chapter: 'Campos', file: 'field' },
  layout: { chapter: 'Estructura', file: 'layout' },
};

const sourceText = (name: string) => `
import type { ComponentPropsWithRef } from 'react';
import { Box } from './${name}.styles';

/** One line: what it shows, and when it is the right one. */
export function ${name}(props: ComponentPropsWithRef<'div'>) {
  return <Box {...props} />;
}
`;

const stylesText = () => `
import { styled } from 'styled-components';

export const Box = styled.div\`
  padding: var(--dui-space-4);
  border-top: var(--dui-line);
  color: var(--dui-color-text);
\`;
`;

const storiesText = (name: string, title: string) => `
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { ${name} } from './${name}';

const meta = preview.meta({
  title: '${title}',
  component: ${name},
  parameters: {
    guide: { use: 'Cuándo se usa, y qué se usa si no.', does: ['Lo que conviene.'], donts: ['Lo que no.'] },
  },
  args: { children: 'Texto' },
});

export default meta;

export const Default = meta.story({
  name: 'Por defecto',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Texto')).toBeVisible();
  },
});
`;

/** Adds an entry to the components' maturities: it comes with the next version. */
function withMaturity(text: string, name: string): string {
  const file = join(ROOT, 'packages/ui/package.json');
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const entries = Object.entries({
    ...(JSON.parse(text) as object),
    [name]: { since: `${major}.${minor + 1}.0`, maturity: 'new' },
  });
  return `${JSON.stringify(Object.fromEntries(entries.sort()), null, 2)}\n`;
}

/** A component of packages/ui: a folder with its source, styles, stories and public face. */
export function component(typed: string, { group = 'layout', title }: Options): Plan {
  const name = pascalCase(typed, 'component');
  const { chapter, file } = chosen(GROUPS, group, 'group of components');
  const place = `packages/ui/src/${name}`;
  return {
    writes: {
      [`${place}/${name}.tsx`]: sourceText(name),
      [`${place}/${name}.styles.ts`]: stylesText(),
      [`${place}/${name}.stories.tsx`]: storiesText(
        name,
        `Componentes/${chapter}/${name}, ${title ?? sentence(name).toLowerCase()}`,
      ),
      [`${place}/index.ts`]: `export { ${name} } from './${name}';\n`,
      [`.changeset/${kebab(name)}.md`]: `---\n'@doblaje/ui': minor\n---\n\n\`${name}\` is new.\n`,
    },
    touches: {
      'packages/ui/src/index.ts': (text) =>
        addLine(text, /^export \* from '\.\/(\w+)';/, `export * from './${name}';`),
      [`packages/ui/test/conformance/cases/${file}Cases.tsx`]: (text) =>
        addTo(
          text,
          `${file}Cases`,
          `${name}: { render: (probe) => <ui.${name} {...probe}>Texto</ui.${name}> }`,
        ),
      'packages/ui/src/docs/maturity.json': (text) => withMaturity(text, name),
      'packages/ui/TESTING.md': (text) =>
        addLine(text, /^\| `(\w+)` +\| `getBy/, `| \`${name}\` | \`getByText('Texto')\` | |`),
    },
  };
}
