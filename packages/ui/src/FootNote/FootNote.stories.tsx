import preview from '../../../../.storybook/preview';
import { Link } from '../Link/Link';
import { FootNote } from './FootNote';

const meta = preview.meta({
  title: 'Componentes/Estructura/FootNote, nota al pie',
  parameters: {
    guide: {
      use: 'La línea bajo un formulario: la otra posibilidad.',
      does: ['Una pregunta y su enlace.'],
      donts: ['Textos legales.'],
    },
  },
  component: FootNote,
  args: {
    children: [
      '¿Aún no tienes cuenta? ',
      <Link key="register" href="#registrarse">
        Registrarse
      </Link>,
    ],
  },
});

export default meta;

export const Default = meta.story({ name: 'Por defecto' });

export const Two = meta.story({
  name: 'Dos',
  render: (args) => (
    <>
      <FootNote {...args} />
      <FootNote>
        ¿Quieres trabajar con nosotros? <Link href="#postular">Postular</Link>
      </FootNote>
    </>
  ),
});
