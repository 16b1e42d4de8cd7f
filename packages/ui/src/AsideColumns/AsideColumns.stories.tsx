import preview from '../../../../.storybook/preview';
import { Card } from '../Card/Card';
import { DescriptionList } from '../DescriptionList/DescriptionList';
import { Section } from '../Section/Section';
import { AsideColumns } from './AsideColumns';

const meta = preview.meta({
  title: 'Componentes/Estructura/AsideColumns, columnas, aparte',
  parameters: {
    guide: {
      use: 'El contenido de una página con un aparte de 352 px; uno bajo otro antes de 1100 px.',
      does: ['Poner al lado lo que se consulta, no lo que se llena.'],
      donts: ['Dos apartes.'],
    },
  },
  component: AsideColumns,
  args: {
    children: (
      <Section title="Datos personales">
        <DescriptionList items={[{ term: 'País', value: 'Chile' }]} />
      </Section>
    ),
    aside: (
      <Card title="Datos bancarios">
        <DescriptionList items={[{ term: 'Banco', value: 'BancoEstado' }]} />
      </Card>
    ),
  },
});

export default meta;

export const Default = meta.story({ name: 'Por defecto', globals: { viewport: { value: 'desktop1440' } } });

export const Phone = meta.story({ name: 'Mínimo 320', globals: { viewport: { value: 'min320' } } });
