import { Dropzone } from '../../../src/Dropzone';
import { createForm } from '../../../src/form';
import { createFormRows } from '../../../src/form/rows';
import { Checkbox, Select, TextField } from '../../../src/index';
import { PdfViewer } from '../../../src/PdfViewer';
import type { ConformanceCase } from './conformanceCase';

interface Sheet {
  email: string;
  password: string;
  kind: string;
  consent: boolean;
  experiences: { project: string }[];
}

const Person = createForm<Sheet>();
const Experiences = createFormRows<Sheet, 'experiences'>();
const noop = () => undefined;
const values = { email: 'antonia@example.com', experiences: [{ project: 'Kumo' }] };
const options = [{ value: 'actor', label: 'Actor' }];

/** Components of the other entries, which have their own peer dependencies. A form's fields are the barrel's own. */
export const formCases: Record<string, ConformanceCase> = {
  Dropzone: { render: (probe) => <Dropzone {...probe} /> },
  PdfViewer: { render: (probe) => <PdfViewer {...probe} src="data:application/pdf;base64,JVBERi0=" /> },
  'form: every part': {
    inlineStyle: 'react-aria’s native select; a class hides it too',
    forwards: { none: 'a form of final-form: id, class and name are given to its parts' },
    render: () => (
      <Person.Form initialValues={values} onSubmit={noop}>
        <Person.FormSummary />
        <Person.TextFormField name="email" label="Correo electrónico" type="email" />
        <Person.PasswordFormField name="password" label="Contraseña" />
        <Person.Field as={Select} name="kind" label="Desea postular como" options={options} />
        <Person.ToggleField as={Checkbox} name="consent">
          Acepto
        </Person.ToggleField>
        <Person.SubmitButton pendingText="Guardando...">Guardar cambios</Person.SubmitButton>
      </Person.Form>
    ),
  },
  'formRows: rows of a form': {
    forwards: { none: 'a list of the form’s; its fields are those of the barrel' },
    render: () => (
      <Person.Form initialValues={values} onSubmit={noop} mutators={Experiences.mutators}>
        <Experiences.Rows name="experiences" empty={{ project: '' }} label="Experiencia">
          <Experiences.RowField as={TextField} name="project" label="Proyecto" />
        </Experiences.Rows>
      </Person.Form>
    ),
  },
};
