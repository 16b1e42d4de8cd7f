import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { portalAt } from '../../../stories/portalAt';
import { answered, CHILEAN, LONG } from './answers/sampleAnswers';

const portal = portalAt('/onboarding/3', { viewport: 'desktop1440' });

const meta = preview.meta({
  title: 'Pantallas/Postulación/3 Experiencia en canto',
  ...portal.meta,
});

export default meta;

type Canvas = ReturnType<typeof within>;

const title = (canvas: Canvas) => canvas.findByRole('heading', { level: 2, name: 'Experiencia en canto' });
const goOn = (canvas: Canvas) => canvas.getByRole('button', { name: 'Continuar' });

/** Nothing is required. The free text shows only after a Sí. */
export const Default = meta.story({
  name: 'Al entrar',
  tags: ['al entrar'],
  play: async ({ canvas }) => {
    await expect(await title(canvas)).toBeVisible();
    await expect(document.title).toBe('Experiencia en canto · Estudio de Doblaje');
    await expect(canvas.getByRole('radiogroup', { name: '¿Tienes experiencia en canto?' })).toBeVisible();
    await expect(canvas.queryByLabelText('Cuéntanos sobre ella')).toBeNull();
    const tones = within(canvas.getByRole('radiogroup', { name: 'Tono vocal' }));
    await expect(tones.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
      'Tono agudo',
      'Tono medio',
      'Tono grave',
    ]);
    await expect(goOn(canvas)).toBeEnabled();
  },
});

/** The text shows for Sí, hides for No, and is there again for Sí. */
export const FilledAndBack = meta.story({
  name: 'Completar, continuar y volver',
  play: async ({ canvas }) => {
    await title(canvas);
    await userEvent.click(canvas.getByRole('radio', { name: 'Sí' }));
    await userEvent.type(await canvas.findByLabelText('Cuéntanos sobre ella'), 'Coro de cámara');
    await userEvent.click(canvas.getByRole('radio', { name: 'No' }));
    await waitFor(() => expect(canvas.queryByLabelText('Cuéntanos sobre ella')).toBeNull());
    await userEvent.click(canvas.getByRole('radio', { name: 'Sí' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Tono grave' }));
    await userEvent.click(goOn(canvas));
    await canvas.findByRole('heading', { level: 2, name: 'Material multimedia' });
    await userEvent.click(canvas.getByRole('link', { name: 'Volver' }));
    await title(canvas);
    await expect(canvas.getByLabelText('Cuéntanos sobre ella')).toHaveValue('Coro de cámara');
    await expect(canvas.getByRole('radio', { name: 'Tono grave' })).toBeChecked();
  },
});

/** A text that is too long disables 'Continuar', but only while the text shows. */
export const TooLong = meta.story({
  name: 'Texto demasiado largo',
  tags: ['con errores'],
  args: { prepare: answered({ singing: { ...CHILEAN.singing, singing_detail: 'la '.repeat(667) } }) },
  play: async ({ canvas }) => {
    await title(canvas);
    await userEvent.click(canvas.getByLabelText('Cuéntanos sobre ella'));
    await userEvent.tab();
    await expect(await canvas.findByText('Debe tener como máximo 2.000 caracteres')).toBeVisible();
    await expect(goOn(canvas)).toBeDisabled();
    await userEvent.click(canvas.getByRole('radio', { name: 'No' }));
    await waitFor(() => expect(goOn(canvas)).toBeEnabled());
    await userEvent.click(canvas.getByRole('radio', { name: 'Sí' }));
    await waitFor(() => expect(goOn(canvas)).toBeDisabled());
  },
});

export const LongTexts = meta.story({
  name: 'Textos largos',
  tags: ['largo'],
  args: { prepare: answered({ singing: LONG.singing }) },
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
