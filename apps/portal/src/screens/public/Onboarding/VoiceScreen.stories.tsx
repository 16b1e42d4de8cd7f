import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { portalAt } from '../../../stories/portalAt';
import { answered, CHILEAN, LONG } from './answers/sampleAnswers';

const portal = portalAt('/onboarding/2', { viewport: 'desktop1440' });

const meta = preview.meta({
  title: 'Pantallas/Postulación/2 Experiencia en actuación de voz',
  ...portal.meta,
});

export default meta;

type Canvas = ReturnType<typeof within>;

const INCOMPLETE = 'Completa proyecto y personaje, o elimina la fila';

const title = (canvas: Canvas) =>
  canvas.findByRole('heading', { level: 2, name: 'Experiencia en actuación de voz' });
const goOn = (canvas: Canvas) => canvas.getByRole('button', { name: 'Continuar' });
const add = (canvas: Canvas) => canvas.getByRole('button', { name: 'Agregar experiencia' });

async function row(canvas: Canvas, place: number) {
  const group = within(await canvas.findByRole('group', { name: `Experiencia ${place}` }));
  return {
    project: group.getByRole('textbox', { name: 'Proyecto' }),
    character: group.getByRole('textbox', { name: 'Personaje' }),
  };
}

/** Nothing is required. */
export const Default = meta.story({
  name: 'Al entrar',
  tags: ['al entrar'],
  play: async ({ canvas }) => {
    await expect(await title(canvas)).toBeVisible();
    await expect(document.title).toBe('Experiencia en actuación de voz · Estudio de Doblaje');
    await expect(
      canvas.getByRole('radiogroup', { name: '¿Tienes formación en actuación de voz?' }),
    ).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Experiencia' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Rango de edad vocal' })).toHaveValue('');
    await expect(goOn(canvas)).toBeEnabled();
    await expect(canvas.getByRole('link', { name: 'Volver' })).toHaveAttribute('href', '/onboarding/1');
  },
});

/** A new row takes the focus. Deleting a row moves the focus to the next one, and each row keeps its own values. */
export const Rows = meta.story({
  name: 'Agregar y eliminar filas',
  play: async ({ canvas }) => {
    await title(canvas);
    for (const place of [1, 2, 3]) {
      await userEvent.click(add(canvas));
      const { project, character } = await row(canvas, place);
      await waitFor(() => expect(project).toHaveFocus());
      await userEvent.type(project, `Serie ${place}`);
      await userEvent.type(character, `Voz ${place}`);
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Eliminar experiencia 2' }));
    await waitFor(() => expect(canvas.queryByRole('group', { name: 'Experiencia 3' })).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Eliminar experiencia 2' })).toHaveFocus();
    const { project, character } = await row(canvas, 2);
    await expect(project).toHaveValue('Serie 3');
    await expect(character).toHaveValue('Voz 3');
  },
});

/** Leaving a half-filled row shows why the candidate cannot continue. Completing or deleting it enables 'Continuar'. */
export const Incomplete = meta.story({
  name: 'Fila incompleta',
  tags: ['con errores'],
  play: async ({ canvas }) => {
    await title(canvas);
    await userEvent.click(add(canvas));
    const first = await row(canvas, 1);
    await userEvent.type(first.project, 'Marea baja');
    await expect(goOn(canvas)).toBeDisabled();
    await userEvent.click(canvas.getByRole('textbox', { name: 'Rango de edad vocal' }));
    await waitFor(() => expect(first.character).toHaveAccessibleDescription(INCOMPLETE));
    await userEvent.type(first.character, 'Clara');
    await waitFor(() => expect(canvas.queryByText(INCOMPLETE)).toBeNull());
    await expect(goOn(canvas)).toBeEnabled();
    await userEvent.clear(first.project);
    await waitFor(() => expect(first.project).toHaveAccessibleDescription(INCOMPLETE));
    await userEvent.click(canvas.getByRole('button', { name: 'Eliminar experiencia 1' }));
    await waitFor(() => expect(goOn(canvas)).toBeEnabled());
    await expect(add(canvas)).toHaveFocus();
    await userEvent.click(add(canvas));
    const again = await row(canvas, 1);
    await userEvent.type(again.project, 'Marea baja');
    await userEvent.click(canvas.getByRole('textbox', { name: 'Rango de edad vocal' }));
    await waitFor(() => expect(again.character).toHaveAccessibleDescription(INCOMPLETE));
  },
});

/** An empty row shows no message and blocks nothing. */
export const EmptyRow = meta.story({
  name: 'Fila vacía',
  play: async ({ canvas }) => {
    await title(canvas);
    await userEvent.click(add(canvas));
    await row(canvas, 1);
    await userEvent.click(canvas.getByRole('textbox', { name: 'Rango de edad vocal' }));
    await expect(goOn(canvas)).toBeEnabled();
    await expect(canvas.queryByText(INCOMPLETE)).toBeNull();
  },
});

/** A row added after a deletion is new and empty. */
export const DeletedStaysDeleted = meta.story({
  name: 'Eliminar y agregar',
  args: { prepare: answered() },
  play: async ({ canvas }) => {
    await title(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Eliminar experiencia 2' }));
    await waitFor(() => expect(canvas.queryByRole('group', { name: 'Experiencia 2' })).toBeNull());
    await userEvent.click(add(canvas));
    const { project, character } = await row(canvas, 2);
    await expect(project).toHaveValue('');
    await expect(character).toHaveValue('');
  },
});

export const FilledAndBack = meta.story({
  name: 'Completar, continuar y volver',
  args: { prepare: answered() },
  play: async ({ canvas }) => {
    await title(canvas);
    await userEvent.click(canvas.getByRole('radio', { name: 'No' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Eliminar experiencia 1' }));
    await userEvent.click(goOn(canvas));
    const next = await canvas.findByRole('heading', { level: 2, name: 'Experiencia en canto' });
    await waitFor(() => expect(next).toHaveFocus());
    await userEvent.click(canvas.getByRole('link', { name: 'Volver' }));
    await title(canvas);
    await expect(canvas.getByRole('radio', { name: 'No' })).toBeChecked();
    await expect((await row(canvas, 1)).project).toHaveValue('Kumo y la montaña');
    await expect(canvas.queryByRole('group', { name: 'Experiencia 2' })).toBeNull();
    await expect(canvas.getByRole('textbox', { name: 'Rango de edad vocal' })).toHaveValue('20 a 35 años');
  },
});

/** Fifty rows are the limit: the button is disabled. */
export const Full = meta.story({
  name: 'Cincuenta filas',
  tags: ['muchos'],
  args: {
    prepare: answered({
      voice: {
        ...CHILEAN.voice,
        experiences: Array.from({ length: 50 }, (_, at) => ({ project: `Serie ${at}`, character: 'Voz' })),
      },
    }),
  },
  play: async ({ canvas }) => {
    await title(canvas);
    await expect(add(canvas)).toBeDisabled();
    await expect(goOn(canvas)).toBeEnabled();
  },
});

export const LongTexts = meta.story({
  name: 'Textos largos',
  tags: ['largo'],
  args: { prepare: answered({ voice: LONG.voice }) },
});

export const Filled = meta.story({ name: 'Completo', tags: ['todo bien'], args: { prepare: answered() } });

export const Phone = meta.story({
  name: 'Teléfono 390',
  tags: ['390'],
  args: { prepare: answered() },
  globals: { viewport: { value: 'phone390' } },
  play: async ({ canvas }) => {
    await title(canvas);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
});

export const Smallest = meta.story({
  name: 'Mínimo 320',
  tags: ['320'],
  args: { prepare: answered() },
  globals: { viewport: { value: 'min320' } },
  play: async ({ canvas }) => {
    await title(canvas);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
