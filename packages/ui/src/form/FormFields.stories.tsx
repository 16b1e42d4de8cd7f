import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { Checkbox } from '../Checkbox';
import { CurrencyField } from '../CurrencyField';
import { DateField } from '../DateField';
import { RadioGroup } from '../RadioGroup';
import { SearchSelect } from '../SearchSelect';
import { Select } from '../Select';
import { TextArea } from '../TextArea';
import { createForm } from './createForm';
import { useUnsavedGuard } from './useUnsavedGuard';

interface Order {
  applicant: '' | 'Actor' | 'Traductor';
  country: string;
  typeId: number;
  startDate: string;
  amount: number | null;
  notes: string;
  consent: boolean;
}

const Work = createForm<Order>();

const needed: Partial<Record<keyof Order, string>> = {
  applicant: 'Elige cómo postulas',
  country: 'La nacionalidad es requerida',
  typeId: 'Elige un tipo de orden',
  startDate: 'La fecha de inicio es requerida',
  amount: 'Ingresa un monto',
  consent: 'Autoriza el tratamiento',
};

function Leaving() {
  return <output>{useUnsavedGuard() ? 'Hay cambios sin guardar' : 'Todo guardado'}</output>;
}

function EveryField({
  onSubmit,
  waitsForValid,
}: {
  onSubmit: (values: Order) => void;
  waitsForValid?: boolean;
}) {
  return (
    <Work.Form
      onSubmit={onSubmit}
      initialValues={{
        applicant: '',
        country: '',
        typeId: 0,
        startDate: '',
        amount: null,
        notes: '',
        consent: false,
      }}
      validate={(values) =>
        Object.fromEntries(Object.entries(needed).filter(([name]) => !values[name as keyof Order]))
      }
      style={{ display: 'grid', gap: 20, maxWidth: 400 }}
    >
      <Work.FormSummary />
      <Work.Field
        as={RadioGroup}
        name="applicant"
        label="Desea postular como"
        options={[
          { value: 'Actor', label: 'Actor' },
          { value: 'Traductor', label: 'Traductor' },
        ]}
      />
      <Work.Field
        as={SearchSelect}
        name="country"
        label="País"
        options={[
          { value: 'CL', label: 'Chile' },
          { value: 'PE', label: 'Perú' },
        ]}
      />
      <Work.Field
        as={Select}
        name="typeId"
        label="Tipo de orden"
        options={[{ value: '2', label: 'Traducción' }]}
        format={(id) => (id ? String(id) : '')}
        parse={Number}
      />
      <Work.Field as={DateField} name="startDate" label="Fecha de inicio" />
      <Work.Field as={CurrencyField} name="amount" label="Monto en CLP" />
      <Work.Field as={TextArea} name="notes" label="Notas" isOptional />
      <Work.ToggleField as={Checkbox} name="consent" layout="consent">
        Autorizo el tratamiento de mis datos
      </Work.ToggleField>
      <Leaving />
      <Work.SubmitButton waitsForValid={waitsForValid ?? false}>Emitir orden</Work.SubmitButton>
    </Work.Form>
  );
}

const meta = preview.meta({
  component: EveryField,
  title: 'Componentes/Campos/Form, formulario/Campos',
  tags: ['!autodocs'],
  args: { onSubmit: fn() },
});

const fillOrder = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(canvas.getByRole('radio', { name: 'Actor' }));
  await userEvent.type(canvas.getByRole('combobox', { name: 'País' }), 'peru{Enter}');
  await userEvent.click(canvas.getByRole('button', { name: /Tipo de orden/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Traducción' }));
  await userEvent.type(canvas.getByRole('textbox', { name: 'Fecha de inicio' }), '16032026');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Monto en CLP' }), '150000');
  await userEvent.click(canvas.getByRole('checkbox'));
};

/** Each kind of field holds a value of its own type. */
export const EveryKindOfField = meta.story({
  name: 'Todos los campos',
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('Todo guardado');
    await fillOrder(canvas);
    await expect(canvas.getByRole('status')).toHaveTextContent('Hay cambios sin guardar');
    await userEvent.click(canvas.getByRole('button', { name: 'Emitir orden' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
    const order: Order = {
      applicant: 'Actor',
      country: 'PE',
      typeId: 2,
      startDate: '2026-03-16',
      amount: 150000,
      notes: '',
      consent: true,
    };
    await expect(args.onSubmit).toHaveBeenCalledWith(order, expect.anything());
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Todo guardado'));
  },
});

/** The summary uses the labels of groups and buttons, and links to each. */
export const EveryKindOfError = meta.story({
  name: 'Todos los campos con error',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Emitir orden' }));
    const summary = await canvas.findByRole('alert');
    const links = within(summary).getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual([
      'Desea postular como: Elige cómo postulas',
      'País: La nacionalidad es requerida',
      'Tipo de orden: Elige un tipo de orden',
      'Fecha de inicio: La fecha de inicio es requerida',
      'Monto en CLP: Ingresa un monto',
      'Autoriza el tratamiento',
    ]);
    const targets = [
      canvas.getByRole('radio', { name: 'Actor' }),
      canvas.getByRole('combobox', { name: 'País' }),
      canvas.getByRole('button', { name: /Tipo de orden/ }),
      canvas.getByRole('textbox', { name: 'Fecha de inicio' }),
      canvas.getByRole('textbox', { name: 'Monto en CLP' }),
      canvas.getByRole('checkbox'),
    ];
    for (const [place, link] of links.entries()) {
      await userEvent.click(link);
      await expect(targets[place]).toHaveFocus();
    }
  },
});

/** The validator judges an invalid date: the field keeps the text and shows no error of its own. */
export const DateIsTheValidators = meta.story({
  name: 'La fecha la juzga el validador',
  play: async ({ canvasElement }) => {
    const date = within(canvasElement).getByRole('textbox', { name: 'Fecha de inicio' });
    await userEvent.type(date, '31022026');
    await userEvent.tab();
    await userEvent.tab();
    await expect(date).toHaveValue('31-02-2026');
    await expect(date).toBeValid();
    await userEvent.clear(date);
    await expect(date).toHaveAccessibleDescription('La fecha de inicio es requerida');
  },
});

/** Closing the page asks only while there are changes to lose. */
export const AsksBeforeLeaving = meta.story({
  name: 'Pregunta antes de salir',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    // A form of the previous story may still be unmounting.
    await waitFor(() => expect(leave()).toBe(true));
    const notes = canvas.getByRole('textbox', { name: /Notas/ });
    await userEvent.type(notes, 'a');
    await waitFor(() => expect(leave()).toBe(false));
    await userEvent.clear(notes);
    await waitFor(() => expect(leave()).toBe(true));
  },
});

/** The 'Continuar' of a questionnaire: disabled until every value is valid. */
export const WaitsForValid = meta.story({
  name: 'Espera a que todo sirva',
  args: { waitsForValid: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Emitir orden' });
    await expect(button).toBeDisabled();
    await fillOrder(canvas);
    await waitFor(() => expect(button).toBeEnabled());
  },
});
