import { formatRutAsTyped, isValidRut } from '@doblaje/domain/rut';
import * as ui from '@doblaje/ui';
import { Dropzone } from '@doblaje/ui/Dropzone';
import { createForm } from '@doblaje/ui/form';
import { createFormRows } from '@doblaje/ui/formRows';
import { PdfViewer } from '@doblaje/ui/PdfViewer';
import type { ReactNode } from 'react';

interface Sheet {
  rut: string;
  files: File[];
  rows: { name: string }[];
}

const { Form, Field, SubmitButton } = createForm<Sheet>();
const Rows = createFormRows<Sheet, 'rows'>();

export function Page({ note }: { note?: string }): ReactNode {
  return (
    <Form
      mutators={Rows.mutators}
      validate={({ rut }) => (isValidRut(rut) ? {} : { rut: 'El RUT es inválido' })}
      onSubmit={() => undefined}
    >
      <Field as={ui.FormattedField} name="rut" label="RUT" formatText={formatRutAsTyped} help={note} />
      <Field as={Dropzone} name="files" label="Demos" />
      <Rows.Rows name="rows" empty={{ name: '' }} label="Filas">
        <Rows.RowField as={ui.TextField} name="name" label="Nombre" />
      </Rows.Rows>
      {/* @ts-expect-error An icon without a name. */}
      <ui.Button variant="icon">x</ui.Button>
      <ui.FieldControl $width="sm" />
      <PdfViewer src="/orden.pdf" style={{ minHeight: 400 }} />
      <SubmitButton>Enviar</SubmitButton>
    </Form>
  );
}
