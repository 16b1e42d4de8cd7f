import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { DateField } from '../DateField/DateField';
import { PasswordField } from '../PasswordField/PasswordField';
import { Stack } from '../Stack/Stack';
import { TextField } from '../TextField/TextField';
import { LocaleProvider } from './LocaleProvider';

const meta = preview.meta({
  component: LocaleProvider,
  title: 'Componentes/Estructura/LocaleProvider, idioma, textos',
  parameters: {
    guide: {
      use: 'El idioma de todo lo que está dentro: fechas, cifras y lo que los componentes dicen por su cuenta.',
      does: ['Uno alrededor de la aplicación, con los textos en un objeto que no cambia.'],
      donts: ['Repetir en cada componente un texto que vale para todos.'],
    },
  },
});

/** The components' own words. The words beside the fields come from the page. */
export const Spanish = meta.story({
  name: 'Por defecto, en español',
  args: {
    children: (
      <Stack>
        <PasswordField label="Contraseña" />
        <TextField label="Nota" isOptional />
        <DateField label="Fecha de entrega" />
      </Stack>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Mostrar contraseña' })).toBeVisible();
    await expect(canvas.getByText('(opcional)')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Fecha de entrega' })).toHaveAttribute(
      'placeholder',
      'dd-mm-aaaa',
    );
  },
});

export const English = meta.story({
  name: 'En otro idioma',
  args: {
    locale: 'en-US',
    labels: {
      Field: { optional: '(optional)' },
      PasswordField: { show: 'Show password', hide: 'Hide password' },
    },
    children: (
      <Stack>
        <PasswordField label="Password" />
        <TextField label="Note" isOptional />
      </Stack>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Show password' })).toBeVisible();
    await expect(canvas.getByText('(optional)')).toBeVisible();
    await expect(canvas.queryByText('(opcional)')).toBeNull();
  },
});
