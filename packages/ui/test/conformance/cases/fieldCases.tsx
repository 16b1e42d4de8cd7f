import { TextField as AriaTextField } from 'react-aria-components';
import * as ui from '../../../src/index';
import type { ConformanceCase } from './conformanceCase';

const noop = () => {};
const options = [
  { value: 'actor', label: 'Actor' },
  { value: 'tecnico', label: 'Técnico' },
];

/** Fields, and the parts around them. */
export const fieldCases: Record<string, ConformanceCase> = {
  Checkbox: {
    forwards: 'control',
    render: (probe) => (
      <ui.Checkbox {...probe} isIndeterminate>
        Acepto
      </ui.Checkbox>
    ),
  },
  CurrencyField: {
    forwards: 'control',
    render: (probe) => <ui.CurrencyField {...probe} label="Monto" defaultValue={1200} />,
  },
  DateField: {
    forwards: 'control',
    render: (probe) => <ui.DateField {...probe} label="Fecha de entrega" />,
  },
  FieldControl: { render: (probe) => <ui.FieldControl {...probe} $width="sm" /> },
  FieldInput: { render: (probe) => <ui.FieldInput {...probe} $size="md" aria-label="Rut" /> },
  FieldPrefix: { render: (probe) => <ui.FieldPrefix {...probe} $size="md" /> },
  FieldRows: {
    render: (probe) => (
      <ui.FieldRows {...probe} label="Experiencia" count={1} onAdd={noop} onRemove={noop}>
        {(index) => <ui.TextField label={`Proyecto ${index + 1}`} />}
      </ui.FieldRows>
    ),
  },
  FieldShell: {
    forwards: { none: 'the parts around a control; the field that uses it has the root' },
    render: () => (
      <AriaTextField isInvalid validationBehavior="aria">
        <ui.FieldShell label="Rut" help="Sin puntos" error="El RUT es inválido">
          <ui.FieldInput $size="md" />
        </ui.FieldShell>
      </AriaTextField>
    ),
  },
  FileButton: {
    render: (probe) => <ui.FileButton {...probe}>Subir boleta</ui.FileButton>,
  },
  FormBar: {
    render: (probe) => (
      <ui.FormBar {...probe} isDirty>
        <ui.Button>Guardar cambios</ui.Button>
      </ui.FormBar>
    ),
  },
  FormErrorSummary: {
    render: (probe) => (
      <ui.FormErrorSummary {...probe} errors={[{ fieldId: 'rut', message: 'El RUT es inválido' }]} />
    ),
  },
  FormGrid: { render: (probe) => <ui.FormGrid {...probe} /> },
  FormattedField: {
    forwards: 'control',
    render: (probe) => (
      <ui.FormattedField {...probe} label="Rut" formatText={(value, caret) => ({ value, caret })} />
    ),
  },
  MonoFields: { render: (probe) => <ui.MonoFields {...probe} /> },
  NumberField: {
    forwards: 'control',
    render: (probe) => <ui.NumberField {...probe} label="Monto" defaultValue={1200} />,
  },
  PasswordField: {
    forwards: 'control',
    render: (probe) => <ui.PasswordField {...probe} label="Contraseña" />,
  },
  RadioGroup: {
    render: (probe) => <ui.RadioGroup {...probe} label="Desea postular como" options={options} />,
  },
  SearchBox: {
    forwards: 'control',
    render: (probe) => <ui.SearchBox {...probe} label="Buscar" value="" onSearch={noop} />,
  },
  SearchSelect: {
    forwards: 'control',
    render: (probe) => <ui.SearchSelect {...probe} label="País" options={options} />,
  },
  Select: {
    forwards: 'control',
    inlineStyle: 'react-aria’s native select; a class hides it too',
    render: (probe) => <ui.Select {...probe} label="Desea postular como" options={options} />,
  },
  Switch: { forwards: 'control', render: (probe) => <ui.Switch {...probe}>Activo</ui.Switch> },
  TextArea: { forwards: 'control', render: (probe) => <ui.TextArea {...probe} label="Nota" /> },
  TextField: { forwards: 'control', render: (probe) => <ui.TextField {...probe} label="Nombre" /> },
};
