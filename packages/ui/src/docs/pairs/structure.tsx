import { Breadcrumbs } from '../../Breadcrumbs';
import { Button } from '../../Button';
import { FootNote } from '../../FootNote';
import { Link } from '../../Link';
import { PageHeading } from '../../PageHeading';
import { PersonHeading } from '../../PersonHeading';
import { Section } from '../../Section';
import { Stack } from '../../Stack';
import { Tabs } from '../../Tabs';
import { TextField } from '../../TextField';
import type { Pair } from './pair';

export const STRUCTURE: Readonly<Record<string, Pair>> = {
  Breadcrumbs: {
    does: <Breadcrumbs items={[{ text: 'Proyectos', href: '#' }, { text: 'La bahía de los relojes' }]} />,
    dont: <Breadcrumbs items={[{ text: 'Documentos' }]} />,
  },
  FootNote: {
    does: (
      <FootNote>
        ¿Aún no tienes cuenta? <Link href="#">Registrarse</Link>
      </FootNote>
    ),
    dont: <FootNote>El estudio no responde por daños directos ni indirectos según el artículo 12.</FootNote>,
  },
  PageHeading: {
    does: <PageHeading actions={<Button>Crear proyecto</Button>}>Proyectos</PageHeading>,
    dont: <PageHeading actions={<Button>Editar la fila elegida</Button>}>Proyectos</PageHeading>,
    of: [0, 0],
  },
  PersonHeading: {
    does: <PersonHeading name="Antonia Millaquén Rojas">Ficha completa: 13 de 14 datos</PersonHeading>,
    dont: (
      <>
        <PersonHeading name="Antonia Millaquén Rojas" />
        <p>Antonia Millaquén Rojas</p>
      </>
    ),
  },
  Section: {
    does: <Section title="Datos personales">Antonia Millaquén Rojas</Section>,
    dont: (
      <Section title="Datos">
        <Section title="Personales" headingLevel={3}>
          Antonia Millaquén Rojas
        </Section>
      </Section>
    ),
  },
  Stack: {
    does: (
      <Stack>
        <TextField label="Correo electrónico" />
        <TextField label="Teléfono" />
      </Stack>
    ),
    dont: (
      <Stack>
        <Stack gap="tight">
          <TextField label="Correo electrónico" />
          <Stack>
            <TextField label="Teléfono" />
          </Stack>
        </Stack>
      </Stack>
    ),
  },
  Tabs: {
    does: (
      <Tabs
        aria-label="Administrativo, bien"
        items={[
          { id: 'users', text: 'Usuarios', count: 1284 },
          { id: 'applications', text: 'Postulaciones', count: 63 },
        ]}
      >
        {() => null}
      </Tabs>
    ),
    dont: (
      <Tabs
        aria-label="Administrativo, mal"
        items={[
          { id: '1', text: 'Paso 1' },
          { id: '2', text: 'Paso 2' },
        ]}
      >
        {() => null}
      </Tabs>
    ),
  },
};
