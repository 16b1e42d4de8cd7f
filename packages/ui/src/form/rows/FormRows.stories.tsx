import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { TextField } from '../../TextField/TextField';
import { createForm } from '../createForm';
import type { FormErrors } from '../fieldErrors';
import { createFormRows } from './createFormRows';

interface Voice {
  experiences: { project: string; character: string }[];
  range: string;
}

const Step = createForm<Voice>();
const Experiences = createFormRows<Voice, 'experiences'>();

const incomplete = 'Completa proyecto y personaje, o elimina la fila';

/** A row with one empty side gets the message on that side. More than three rows are too many. */
function validate({ experiences = [] }: Voice): FormErrors<Voice> {
  if (experiences.length > 3) return { experiences: 'Se pueden agregar hasta 3 experiencias' };
  const errors = experiences.map(({ project, character }) => {
    if (Boolean(project) === Boolean(character)) return undefined;
    return project ? { character: incomplete } : { project: incomplete };
  });
  return errors.some(Boolean) ? { experiences: errors } : {};
}

interface SampleProps {
  onSubmit: (values: Voice) => void;
  experiences?: Voice['experiences'];
}

function Sample({ onSubmit, experiences = [] }: SampleProps) {
  return (
    <Step.Form
      onSubmit={onSubmit}
      validate={validate}
      mutators={Experiences.mutators}
      initialValues={{ experiences, range: '' }}
      aria-label="Experiencia"
    >
      <Step.FormSummary />
      <Experiences.Rows
        name="experiences"
        empty={{ project: '', character: '' }}
        label="Experiencia"
        labels={{
          add: 'Agregar experiencia',
          row: (place) => `Experiencia ${place}`,
          remove: (place) => `Eliminar experiencia ${place}`,
        }}
      >
        <Experiences.RowField as={TextField} name="project" label="Proyecto" />
        <Experiences.RowField as={TextField} name="character" label="Personaje" />
      </Experiences.Rows>
      <Step.TextFormField name="range" label="Rango de edad vocal" width="sm" />
      <Step.SubmitButton>Continuar</Step.SubmitButton>
    </Step.Form>
  );
}

const meta = preview.meta({
  component: Sample,
  title: 'Componentes/Campos/FormRows, filas de un formulario',
  parameters: {
    guide: {
      use: 'FieldRows unida a una lista de los valores del formulario.',
      does: ['Dar la fila vacía en empty: así empieza cada nueva.'],
      donts: ['Guardar el número de la fila en los valores: al quitar otra deja de calzar.'],
    },
  },
  args: { onSubmit: fn() },
});

const row = (canvas: ReturnType<typeof within>, place: number) =>
  within(canvas.getByRole('group', { name: `Experiencia ${place}` }));

/** Rows are added, filled in, deleted in the middle and sent. Each row keeps its own values. */
export const Default = meta.story({
  name: 'Por defecto',
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    for (const [place, project] of [
      [1, 'Marea baja'],
      [2, 'Kumo'],
      [3, 'Expediente Austral'],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name: 'Agregar experiencia' }));
      await canvas.findByRole('group', { name: `Experiencia ${place}` });
      await userEvent.type(row(canvas, place).getByRole('textbox', { name: 'Proyecto' }), project);
      await userEvent.type(row(canvas, place).getByRole('textbox', { name: 'Personaje' }), `P${place}`);
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Eliminar experiencia 2' }));
    await waitFor(() => expect(canvas.queryByRole('group', { name: 'Experiencia 3' })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      {
        experiences: [
          { project: 'Marea baja', character: 'P1' },
          { project: 'Expediente Austral', character: 'P3' },
        ],
        range: '',
      },
      expect.anything(),
    );
  },
});

/** After a failed submit the summary names row and field, and links to the field. */
export const RowWithError = meta.story({
  name: 'Fila con error',
  args: {
    experiences: [
      { project: 'Marea baja', character: 'Clara' },
      { project: 'Kumo', character: '' },
    ],
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }));
    const link = await canvas.findByRole('link', { name: `Experiencia 2, Personaje: ${incomplete}` });
    await userEvent.click(link);
    const field = row(canvas, 2).getByRole('textbox', { name: 'Personaje' });
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(incomplete);
    await expect(row(canvas, 1).getByRole('textbox', { name: 'Personaje' })).toBeValid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const TooMany = meta.story({
  name: 'Demasiadas filas',
  args: { experiences: Array.from({ length: 3 }, () => ({ project: 'a', character: 'b' })) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Agregar experiencia' }));
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'Experiencia' })).toHaveAccessibleDescription(
        'Se pueden agregar hasta 3 experiencias',
      ),
    );
  },
});

/** A row added in the place of a deleted one is new, whatever the form's initial values there. */
export const AddedWhereOneWasDeleted = meta.story({
  name: 'Agregar donde se eliminó',
  args: {
    experiences: [
      { project: 'Marea baja', character: 'Clara' },
      { project: 'Kumo', character: 'Abuela Nube' },
    ],
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Eliminar experiencia 2' }));
    await waitFor(() => expect(canvas.queryByRole('group', { name: 'Experiencia 2' })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Agregar experiencia' }));
    await canvas.findByRole('group', { name: 'Experiencia 2' });
    await expect(row(canvas, 2).getByRole('textbox', { name: 'Proyecto' })).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      {
        experiences: [
          { project: 'Marea baja', character: 'Clara' },
          { project: '', character: '' },
        ],
        range: '',
      },
      expect.anything(),
    );
  },
});

export const Empty = meta.story({ name: 'Sin filas' });
