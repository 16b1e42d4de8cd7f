import { Upload } from 'lucide-react';
import { TextField as AriaTextField } from 'react-aria-components';
import { styled } from 'styled-components';
import { Button } from '../../Button';
import { Dropzone } from '../../Dropzone';
import { Line, Zone } from '../../Dropzone/Dropzone.styles';
import { FieldRows } from '../../FieldRows';
import { FieldControl, FieldInput, FieldShell, fieldRoot } from '../../FieldShell';
import { FormBar } from '../../FormBar';
import { createForm } from '../../form';
import { createFormRows } from '../../form/rows';
import { iconProps } from '../../ground/icon/iconProps';
import { PasswordField } from '../../PasswordField';
import { TextField } from '../../TextField';
import type { Pair } from './pair';

const NewField = styled(AriaTextField)`
  ${fieldRoot}
`;

interface Experience {
  place: string;
  project: string;
}

const Voice = createForm<{ experiences: Experience[] }>();
const Experiences = createFormRows<{ experiences: Experience[] }, 'experiences'>();

const none = () => undefined;
const experienceLabels = {
  add: 'Agregar experiencia',
  row: (place: number) => `Experiencia ${place}`,
  remove: (place: number) => `Eliminar experiencia ${place}`,
};

const buttons = (
  <>
    <Button variant="secondary">Cancelar</Button>
    <Button>Guardar cambios</Button>
  </>
);

export const FORMS: Readonly<Record<string, Pair>> = {
  Dropzone: {
    does: <Dropzone label="Videos de muestra" />,
    dont: (
      <Zone>
        <Upload {...iconProps} />
        <Line>Arrastra tus archivos aquí</Line>
      </Zone>
    ),
  },
  FieldRows: {
    does: (
      <FieldRows label="Experiencia" labels={experienceLabels} count={2} onAdd={none} onRemove={none}>
        {(index) => (
          <TextField
            label="Proyecto"
            defaultValue={index === 0 ? 'La bahía de los relojes' : 'Expediente Austral'}
          />
        )}
      </FieldRows>
    ),
    dont: (
      <FieldRows
        label="Experiencia"
        labels={experienceLabels}
        count={1}
        onAdd={none}
        onRemove={none}
        isOptional
      >
        {() => <TextField label="Proyecto" error="Completa la fila" />}
      </FieldRows>
    ),
  },
  FieldShell: {
    does: (
      <NewField isInvalid validationBehavior="aria" defaultValue="31-02-2026">
        <FieldShell
          label="Fecha de entrega"
          help="dd-mm-aaaa"
          error="Escribe una fecha que exista, como 05-03-2026"
        >
          <FieldControl $width="sm">
            <FieldInput $size="md" />
          </FieldControl>
        </FieldShell>
      </NewField>
    ),
    dont: (
      <div style={{ display: 'flex', gap: 12, alignItems: 'end' }}>
        <b>Entrega:</b>
        <NewField>
          <FieldShell label="Fecha de entrega">
            <FieldControl $width="sm">
              <FieldInput $size="md" />
            </FieldControl>
          </FieldShell>
        </NewField>
      </div>
    ),
    of: [1, 0],
  },
  Form: {
    does: (
      <Voice.Form aria-label="Cuenta, bien" onSubmit={none}>
        <TextField
          label="Correo electrónico"
          defaultValue="antonia@correo.example"
          error="Ya hay una cuenta con este correo"
        />
      </Voice.Form>
    ),
    dont: (
      <Voice.Form aria-label="Cuenta, mal" onSubmit={none}>
        <TextField label="Correo electrónico" error="Escribe tu correo" />
      </Voice.Form>
    ),
    of: [1, 0],
  },
  FormBar: {
    does: (
      <>
        <TextField label="Nombre artístico" defaultValue="Antonia M." />
        <FormBar isDirty>{buttons}</FormBar>
      </>
    ),
    dont: (
      <>
        <FormBar isDirty>{buttons}</FormBar>
        <TextField label="Nombre artístico" defaultValue="Antonia M." />
        <FormBar isDirty>{buttons}</FormBar>
      </>
    ),
  },
  FormRows: {
    does: (
      <Voice.Form
        aria-label="Experiencia, bien"
        onSubmit={none}
        mutators={Experiences.mutators}
        initialValues={{
          experiences: [
            { place: '1', project: 'La bahía de los relojes' },
            { place: '2', project: '' },
          ],
        }}
      >
        <Experiences.Rows
          name="experiences"
          empty={{ place: '', project: '' }}
          label="Experiencia"
          labels={experienceLabels}
        >
          <Experiences.RowField as={TextField} name="project" label="Proyecto" />
        </Experiences.Rows>
      </Voice.Form>
    ),
    dont: (
      <Voice.Form
        aria-label="Experiencia, mal"
        onSubmit={none}
        mutators={Experiences.mutators}
        initialValues={{ experiences: [{ place: '2', project: 'Expediente Austral' }] }}
      >
        <Experiences.Rows
          name="experiences"
          empty={{ place: '', project: '' }}
          label="Experiencia"
          labels={experienceLabels}
        >
          <Experiences.RowField as={TextField} name="place" label="N.º" />
          <Experiences.RowField as={TextField} name="project" label="Proyecto" />
        </Experiences.Rows>
      </Voice.Form>
    ),
  },
  PasswordField: {
    does: <PasswordField label="Contraseña" autoComplete="new-password" help="Al menos 8 caracteres." />,
    dont: (
      <PasswordField label="Contraseña" autoComplete="new-password" placeholder="Al menos 8 caracteres" />
    ),
    of: [1, 2],
  },
};
