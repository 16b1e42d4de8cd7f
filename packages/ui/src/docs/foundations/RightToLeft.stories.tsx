import { expect, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { rightToLeft, runsLeftToRight } from '../../../../../.storybook/rightToLeft';
import { CurrencyField } from '../../CurrencyField/CurrencyField';
import { DateField } from '../../DateField/DateField';
import { DescriptionList } from '../../DescriptionList/DescriptionList';
import { Dropzone } from '../../Dropzone/Dropzone';
import { video } from '../../Dropzone/sampleFiles';
import { EntryList } from '../../EntryList/EntryList';
import { FormattedField } from '../../FormattedField/FormattedField';
import { HistoryList } from '../../HistoryList/HistoryList';
import { Link } from '../../Link/Link';
import { Mono, MonoFields } from '../../Mono/Mono';
import { NumberField } from '../../NumberField/NumberField';
import { PasswordField } from '../../PasswordField/PasswordField';
import { Select } from '../../Select/Select';
import { Sheet } from '../../Sheet/Sheet';
import { SideList } from '../../SideList/SideList';
import { Stack } from '../../Stack/Stack';
import { Table } from '../../Table/Table';
import { TableSubline } from '../../Table/TableSubline';
import { TextField } from '../../TextField/TextField';
import { FilterChip } from '../../Toolbar/FilterChip';
import { SearchBox } from '../../Toolbar/SearchBox';

const RUT = '18.903.377-K';
const TIME = '24-03-2026 14:30';
const PHONE = '+56 9 5550 0142';
const AMOUNT = '-$ 1.234.567';
const MAIL = '2.toma@estudio.cl';
/** Letters that run from right to left, with a figure in between. */
const HEBREW = 'מגדלור 12, במאי';

const meta = preview.meta({
  title: 'Fundamentos/De derecha a izquierda, dirección',
  parameters: { layout: 'padded' },
  decorators: [rightToLeft],
});

/** Figures and signs keep their order, and stand at the side where lines begin. */
export const Shown = meta.story({
  name: 'Valores que se leen',
  render: () => (
    <Stack>
      <DescriptionList
        items={[
          { term: 'RUT', value: RUT },
          { term: 'Entrega', value: TIME },
          { term: 'Teléfono', value: PHONE },
          { term: 'Monto', value: AMOUNT },
          { term: 'Correo', value: MAIL },
          { term: 'Obra', value: HEBREW },
        ]}
      />
      <p>
        מגדלור <Mono>{RUT}</Mono> <Link href="tel:+56955500142">{PHONE}</Link>
      </p>
      <Table
        aria-label="Pagos"
        rows={[{ id: 1, rut: RUT, time: TIME, amount: AMOUNT }]}
        getRowId={({ id }) => id}
        columns={[
          { id: 'rut', header: 'RUT' },
          { id: 'time', header: 'Fecha' },
          {
            id: 'phone',
            header: 'Teléfono',
            render: () => <TableSubline>{PHONE}</TableSubline>,
          },
          { id: 'amount', header: 'Monto', align: 'end' },
        ]}
      />
      <Sheet<{ id: number; time: string; done: number }>
        aria-label="Avance"
        rows={[{ id: 1, time: TIME, done: -1214 }]}
        columns={[
          { id: 'time', header: 'Fecha', isRowHeader: true, render: ({ time }) => time },
          { id: 'done', header: 'Loops', kind: 'number', value: ({ done }) => done, nameOf: () => 'Loops' },
        ]}
        onEdit={() => undefined}
      />
      <HistoryList
        items={[
          {
            id: 1,
            title: 'Orden editada',
            by: 'Antonia Millaquén',
            at: '2026-03-24T17:30:00.000Z',
            atText: TIME,
            changes: [{ field: 'Monto', from: AMOUNT, to: '-$ 2.000' }],
          },
        ]}
      />
      <EntryList title="Cuentas" items={[{ id: '1', name: RUT }]} />
      <SideList
        title="Capítulos"
        items={[{ id: '1', href: '#1', number: '204', title: TIME, facts: [PHONE, AMOUNT] }]}
      />
      <Dropzone maxFiles={1} defaultValue={[video('2. toma (1).mp4', 8.4)]} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('8,4 MB');
    for (const value of [RUT, TIME, PHONE, AMOUNT, MAIL, '-$ 2.000', '-1.214', '8,4 MB', '2. toma (1).mp4']) {
      const shown = canvas.getAllByText(value);
      await expect(shown.map((element) => [element.textContent, runsLeftToRight(element)])).toEqual(
        shown.map(() => [value, true]),
      );
    }
    await expect(runsLeftToRight(canvas.getByText(HEBREW))).toBe(false);
    const edges = canvas.getAllByRole('definition').map((value) => {
      const words = document.createRange();
      words.selectNodeContents(value);
      return value.getBoundingClientRect().right - words.getBoundingClientRect().right;
    });
    await expect(edges.slice(0, 6).every((gap) => Math.abs(gap) < 1)).toBe(true);
  },
});

/** The sign in front stays in front while a person types, and the text begins under its label. */
export const Typed = meta.story({
  name: 'Valores que se escriben',
  render: () => (
    <Stack>
      <FormattedField label="RUT" formatText={(value, caret) => ({ value, caret })} defaultValue={RUT} />
      <MonoFields>
        <TextField label="Cuenta" defaultValue="00-12-K" />
      </MonoFields>
      <TextField label="Código" valueDirection="ltr" defaultValue="204-B (2)" />
      <TextField label="Correo" type="email" defaultValue={MAIL} />
      <TextField label="Teléfono" type="tel" prefix="+56" defaultValue="9 5550 0142" />
      <NumberField label="Diferencia" allowsNegative defaultValue={-1234} />
      <CurrencyField label="Monto" defaultValue={1234567} />
      <DateField label="Entrega" placeholder="dd-mm-aaaa" />
      <PasswordField label="Contraseña" defaultValue="(1)-abc!" />
      <TextField label="Obra" defaultValue={HEBREW} />
      <Select label="Vence" options={[{ value: 'a', label: TIME }]} defaultValue="a" />
      <SearchBox label="Buscar por RUT" value={RUT} onSearch={() => undefined} />
      <SearchBox label="Buscar por nombre" value="" onSearch={() => undefined} />
      <FilterChip
        name="Vence"
        options={[{ value: 'a', label: TIME }]}
        value={['a']}
        onChange={() => undefined}
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const directions = (label: string) => {
      const { direction, textAlign } = getComputedStyle(canvas.getByLabelText(label));
      return [label, direction, textAlign];
    };
    const kept = [
      'RUT',
      'Cuenta',
      'Código',
      'Correo',
      'Teléfono',
      'Diferencia',
      'Monto',
      'Entrega',
      'Contraseña',
    ];
    for (const label of [...kept, 'Buscar por RUT']) {
      await expect(directions(label)).toEqual([label, 'ltr', 'right']);
    }
    for (const label of ['Obra', 'Buscar por nombre']) {
      await expect(directions(label)).toEqual([label, 'rtl', 'right']);
    }
    await expect(runsLeftToRight(canvas.getByText('+56'))).toBe(true);
    const chosen = within(canvas.getByRole('button', { name: /^24/ })).getByText(TIME);
    await expect(runsLeftToRight(chosen)).toBe(true);
    await expect(runsLeftToRight(canvas.getByText(TIME, { selector: 'b' }))).toBe(true);
  },
});
