import { TextField as AriaTextField } from 'react-aria-components';
import { expect, within } from 'storybook/test';
import { styled } from 'styled-components';
import preview from '../../../../.storybook/preview';
import { FieldShell } from './FieldShell';
import { FieldControl, FieldInput, fieldRoot } from './FieldShell.styles';

const Root = styled(AriaTextField)`
  ${fieldRoot}
`;

const meta = preview.meta({
  component: FieldShell,
  title: 'Componentes/Campos/FieldShell, etiqueta, ayuda y error',
  parameters: {
    guide: {
      use: 'Etiqueta, control, error y ayuda de un campo nuevo. Los campos de la biblioteca ya lo traen.',
      does: ['Ponerlo directamente dentro de un campo de react-aria.', 'Dejar la ayuda cuando hay un error.'],
      donts: ['Escribir otra etiqueta al lado.'],
    },
  },
  args: {
    label: 'Fecha de entrega',
    help: 'dd-mm-aaaa',
    children: (
      <FieldControl $width="sm">
        <FieldInput $size="md" />
      </FieldControl>
    ),
  },
  render: (args) => (
    <Root isInvalid={Boolean(args.error)} validationBehavior="aria">
      <FieldShell {...args} />
    </Root>
  ),
});

/** How to build a new kind of field: a react-aria root, the shell and a control. */
export const Default = meta.story({
  name: 'Por defecto',
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Fecha de entrega' });
    await expect(input).toHaveAccessibleDescription('dd-mm-aaaa');
  },
});
export const WithError = meta.story({
  name: 'Con error',
  args: { error: 'Escribe una fecha que exista, como 05-03-2026' },
});
export const Optional = meta.story({
  name: 'Opcional',
  args: { isOptional: true, labels: { optional: '(si la tienes)' } },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('textbox', { name: 'Fecha de entrega (si la tienes)' }),
    ).toBeVisible();
  },
});
