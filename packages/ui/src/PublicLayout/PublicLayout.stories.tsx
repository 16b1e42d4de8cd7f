import { expect, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { PageHeading } from '../PageHeading/PageHeading';
import { PublicHeader } from '../PublicHeader/PublicHeader';
import { RouteError } from '../RouteError/RouteError';
import { RythmoBand } from '../RythmoBand/RythmoBand';
import { PublicLayout } from './PublicLayout';

const meta = preview.meta({
  component: PublicLayout,
  title: 'Componentes/Estructura/PublicLayout, estructura pública',
  parameters: {
    guide: {
      use: 'Las páginas sin sesión: una columna de 400 px y la banda al pie.',
      does: ['Una tarea por página.'],
      donts: ['Una tarjeta alrededor del formulario.'],
    },
    layout: 'fullscreen',
  },
  args: {
    header: (
      <PublicHeader
        brand="Estudio de Doblaje"
        homeUrl="https://estudiodoblaje.example"
        links={[
          { href: '#login', text: 'Iniciar sesión', isCurrent: true },
          { href: '#register', text: 'Registrarse', isOutlined: true },
        ]}
      />
    ),
    band: (
      <RythmoBand
        past={[
          { text: 'Prueba', width: 110 },
          { text: 'el', width: 64 },
          { text: 'micrófono.', width: 78 },
        ]}
        words={[
          { text: 'Silencio,', width: 122 },
          { text: 'por', width: 66 },
          { text: 'favor.', width: 104 },
          { text: 'Grabamos', width: 96 },
          { text: 'en', width: 62 },
          { text: 'tres,', width: 100 },
        ]}
      />
    ),
    children: <PageHeading level="public">Iniciar sesión</PageHeading>,
  },
});

const ERROR = (
  <RouteError
    status={404}
    statusText="Not Found"
    message="La dirección que abriste no existe en el portal. Revisa que esté bien escrita o vuelve al inicio."
    action={{ href: '#home', text: 'Volver al inicio' }}
  />
);

const fits = async () => {
  await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
};

/** The first Tab offers to skip the header. */
export const Default = meta.story({
  name: 'Por defecto',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
});

export const Wide = meta.story({ name: 'Ancha', args: { wide: true, children: ERROR } });
export const WideTablet = meta.story({
  name: 'Ancha, tableta 768',
  args: { wide: true, children: ERROR },
  globals: { viewport: { value: 'tablet768' } },
  play: fits,
});
export const Phone = meta.story({
  name: 'Teléfono 390',
  globals: { viewport: { value: 'phone390' } },
  play: fits,
});
export const Minimum = meta.story({
  name: 'Mínimo 320',
  args: { wide: true, children: ERROR },
  globals: { viewport: { value: 'min320' } },
  play: fits,
});
export const WithoutBand = meta.story({ name: 'Sin banda', args: { band: undefined } });
