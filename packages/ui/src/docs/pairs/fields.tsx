import { Checkbox } from '../../Checkbox';
import { CurrencyField } from '../../CurrencyField';
import { DateField } from '../../DateField';
import { FileButton } from '../../FileButton';
import { FormattedField } from '../../FormattedField';
import { FormGrid } from '../../FormGrid';
import { NumberField } from '../../NumberField';
import { RadioGroup } from '../../RadioGroup';
import { SearchSelect } from '../../SearchSelect';
import { Select } from '../../Select';
import { Switch } from '../../Switch';
import { TextArea } from '../../TextArea';
import { TextField } from '../../TextField';
import type { Pair } from './pair';

const options = (...words: string[]) => words.map((text) => ({ value: text, label: text }));
const countries = options('Argentina', 'Chile', 'Perú');

export const FIELDS: Readonly<Record<string, Pair>> = {
  Checkbox: {
    does: <Checkbox>Autorizo a usar mis videos para evaluar mi postulación</Checkbox>,
    dont: <Checkbox defaultSelected>Autorizo a usar mis videos para evaluar mi postulación</Checkbox>,
  },
  CurrencyField: {
    does: <CurrencyField label="Monto bruto" defaultValue={180_000} />,
    dont: <CurrencyField label="Monto" defaultValue={1001} help="Escribiste 1.000,5" />,
  },
  DateField: {
    does: <DateField label="Fecha de nacimiento" defaultValue="14-08-1996" />,
    dont: <DateField label="Fecha de nacimiento" error="Se borró lo escrito: no era una fecha" />,
  },
  FileButton: {
    does: (
      <FileButton accept={['application/pdf']} onSelect={() => undefined}>
        Subir boleta
      </FileButton>
    ),
    dont: (
      <FileButton accept={['application/pdf']} onSelect={() => undefined}>
        Enviar
      </FileButton>
    ),
  },
  FormGrid: {
    does: (
      <FormGrid>
        <TextField label="Nombre" />
        <TextField label="Apellido" />
      </FormGrid>
    ),
    dont: (
      <FormGrid>
        <TextField label="Correo electrónico" />
        <TextField label="Contraseña" />
        <TextField label="Repetir contraseña" />
      </FormGrid>
    ),
  },
  FormattedField: {
    does: (
      <FormattedField
        label="RUT"
        formatText={(text, caret) => ({ value: text, caret })}
        defaultValue="12.345.678-4"
        error="El dígito verificador no coincide"
      />
    ),
    dont: (
      <FormattedField
        label="RUT"
        formatText={(text, caret) => ({ value: text, caret })}
        help="Sin puntos. Otras teclas no se escriben."
      />
    ),
  },
  NumberField: {
    does: <NumberField label="Loops" defaultValue={48} />,
    dont: <TextField label="Loops" type="number" defaultValue="48" />,
  },
  RadioGroup: {
    does: <RadioGroup label="Postula como" options={options('Actor', 'Traductor')} />,
    dont: (
      <RadioGroup
        label="Región"
        options={options('Arica', 'Tarapacá', 'Antofagasta', 'Atacama', 'Coquimbo', 'Valparaíso')}
      />
    ),
  },
  SearchSelect: {
    does: <SearchSelect label="País" options={countries} help="249 países" />,
    dont: <SearchSelect label="Cuéntanos de ti" options={countries} />,
  },
  Select: {
    does: <Select label="Tipo de cuenta" options={options('Corriente', 'Vista', 'Ahorro')} />,
    dont: (
      <Select
        label="Tipo de cuenta"
        options={options('Corriente', 'Vista', 'Ahorro')}
        defaultValue="Corriente"
      />
    ),
  },
  Switch: {
    does: <Switch defaultSelected>Activo</Switch>,
    dont: (
      <>
        <TextField label="Correo electrónico" />
        <Switch>Enviar también una copia</Switch>
      </>
    ),
  },
  TextArea: {
    does: <TextArea label="Nota" help="Una o dos líneas: por qué se rechaza." rows={3} />,
    dont: <TextArea label="RUT" rows={3} />,
  },
  TextField: {
    does: <TextField label="RUT" width="sm" help="Como aparece en tu cédula." />,
    dont: <TextField label="" aria-label="RUT" placeholder="RUT *" />,
  },
};
