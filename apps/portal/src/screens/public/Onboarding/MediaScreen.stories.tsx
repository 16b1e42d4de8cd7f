import { people, realMp4 } from '@doblaje/contract/fixtures';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { scene } from '../../../stories/PortalStory';
import { portalAt } from '../../../stories/portalAt';
import { answered, videoFile } from './answers/sampleAnswers';

const portal = portalAt('/onboarding/4', { viewport: 'desktop1440' });

const meta = preview.meta({
  title: 'Pantallas/Postulación/4 Material multimedia',
  ...portal.meta,
});

export default meta;

type Canvas = ReturnType<typeof within>;

const title = (canvas: Canvas) => canvas.findByRole('heading', { level: 2, name: 'Material multimedia' });

function upload(canvasElement: HTMLElement, ...files: File[]) {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('No file input');
  return userEvent.upload(input, files, { applyAccept: false });
}

/** Nothing is required, so 'Continuar' is enabled. */
export const Default = meta.story({
  name: 'Al entrar',
  tags: ['al entrar'],
  play: async ({ canvas }) => {
    await expect(await title(canvas)).toBeVisible();
    await expect(document.title).toBe('Material multimedia · Estudio de Doblaje');
    await expect(canvas.getByText('MP4, hasta 10MB y Max. 3 archivos')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Continuar' })).toHaveAttribute('href', '/onboarding/5');
    await expect(canvas.getByRole('link', { name: 'Volver' })).toHaveAttribute('href', '/onboarding/3');
  },
});

/** The files stay when the candidate continues and comes back. */
export const FilledAndBack = meta.story({
  name: 'Elegir, continuar y volver',
  play: async ({ canvas, canvasElement }) => {
    await title(canvas);
    await upload(
      canvasElement,
      videoFile('demo-narracion-antonia.mp4', 8.4),
      videoFile('personajes-animacion.mp4', 6.1),
    );
    await expect(await canvas.findByText('2 archivos aceptados')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Continuar' }));
    const last = await canvas.findByRole('heading', { level: 2, name: /^Final, bienvenido a/ });
    await waitFor(() => expect(last).toHaveFocus());
    await userEvent.click(canvas.getByRole('link', { name: /Multimedia/ }));
    await title(canvas);
    await expect(canvas.getByText('demo-narracion-antonia.mp4')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar demo-narracion-antonia.mp4' }));
    await expect(canvas.getByText('1 archivo aceptado')).toBeVisible();
  },
});

/** Each refusal names the file and the reason. Accepted files stay. */
export const Rejected = meta.story({
  name: 'Archivos rechazados',
  tags: ['con errores'],
  args: { prepare: answered({ files: [videoFile('demo-narracion-antonia.mp4', 8.4)] }) },
  play: async ({ canvas, canvasElement }) => {
    await title(canvas);
    await upload(
      canvasElement,
      videoFile('notas.mp4', 0.1, 'Esto es texto, aunque su nombre diga otra cosa.'),
      videoFile('monologo-teatro-completo.mp4', 10 + 1 / (1024 * 1024)),
      new File([], 'vacio.mp4', { type: 'video/mp4' }),
      new File(['%PDF-1.7'], 'curriculum.pdf', { type: 'application/pdf' }),
    );
    await expect(await canvas.findByText('1 archivo aceptado, 4 rechazados')).toBeVisible();
    const reasonOf = (name: string) => canvas.getByText(name).parentElement;
    await expect(reasonOf('notas.mp4')).toHaveTextContent('El archivo no contiene un video MP4.');
    await expect(reasonOf('monologo-teatro-completo.mp4')).toHaveTextContent(
      'El archivo supera el límite de 10 MB.',
    );
    await expect(reasonOf('vacio.mp4')).toHaveTextContent('El archivo está vacío.');
    await expect(reasonOf('curriculum.pdf')).toHaveTextContent('Solo se aceptan archivos MP4.');
    await expect(canvas.getByText('demo-narracion-antonia.mp4')).toBeVisible();
  },
});

/** Names that the server cannot store, and a file chosen twice. An emoji is allowed. */
export const Names = meta.story({
  name: 'Nombres y repetidos',
  tags: ['largo'],
  args: { prepare: answered({ files: [videoFile('demo-narracion-antonia.mp4', 8.4)] }) },
  play: async ({ canvas, canvasElement }) => {
    await title(canvas);
    const long = `${'la-voz-más-larga-'.repeat(18).slice(0, 296)}.mp4`;
    await upload(
      canvasElement,
      videoFile('canción número 3 🎤.mp4'),
      videoFile(long),
      videoFile('tomas/primera.mp4'),
      videoFile('demo-narracion-antonia.mp4', 8.4),
    );
    await expect(await canvas.findByText('2 archivos aceptados, 3 rechazados')).toBeVisible();
    await expect(canvas.getByText('canción número 3 🎤.mp4')).toBeVisible();
    await expect(canvas.getByText(long).parentElement).toHaveTextContent(
      'El nombre del archivo debe tener como máximo 200 caracteres.',
    );
    await expect(canvas.getByText('tomas/primera.mp4').parentElement).toHaveTextContent(
      'El nombre del archivo no puede contener / ni \\.',
    );
    await expect(canvas.getByText(/^8,4 MB\. Este archivo ya está en la lista\.$/)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const TooMany = meta.story({
  name: 'Más de tres archivos',
  tags: ['muchos'],
  play: async ({ canvas, canvasElement }) => {
    await title(canvas);
    await upload(
      canvasElement,
      ...['uno.mp4', 'dos.mp4', 'tres.mp4', 'cuatro.mp4'].map((name) => videoFile(name)),
    );
    await expect(await canvas.findByText('3 archivos aceptados, 1 rechazado')).toBeVisible();
    await expect(canvas.getByText('cuatro.mp4').parentElement).toHaveTextContent(
      'Se aceptan hasta 3 archivos.',
    );
  },
});

export const Filled = meta.story({
  name: 'Completo',
  tags: ['todo bien'],
  args: {
    prepare: answered({
      files: [
        videoFile('demo-narracion-antonia.mp4', 8.4),
        videoFile('personajes-animacion.mp4', 6.1),
        videoFile('canto-coro.mp4', 3),
      ],
    }),
  },
});

export const Phone = meta.story({
  name: 'Teléfono 390',
  tags: ['390'],
  args: { prepare: answered({ files: [videoFile('demo-narracion-antonia.mp4', 8.4)] }) },
  globals: { viewport: { value: 'phone390' } },
  play: async ({ canvas }) => {
    await title(canvas);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
});

export const Smallest = meta.story({
  name: 'Mínimo 320',
  tags: ['320'],
  args: {
    prepare: answered({
      files: [videoFile('temporada2_capitulo12_mezcla_final_version_corregida_2026-03-05.mp4', 9.9)],
    }),
  },
  globals: { viewport: { value: 'min320' } },
  play: async ({ canvas }) => {
    await title(canvas);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

const real = (name: string, ...parts: BlobPart[]) =>
  new File(parts, name, { type: 'video/mp4', lastModified: 1 });
const hintOf = async (canvas: Canvas, name: string) => {
  const row = (await canvas.findByText(name)).closest('li');
  await waitFor(() => expect(row?.querySelector('[role=status]')).not.toBeNull());
  return row?.querySelector('[role=status]')?.textContent;
};

/** A note beside the row says that this browser cannot play the file. It can still be sent. */
export const Unplayable = meta.story({
  name: 'Archivos que no se reproducen',
  play: async ({ canvas, canvasElement }) => {
    await title(canvas);
    await upload(
      canvasElement,
      real('hevc.mp4', realMp4('hevc')),
      real('cortado.mp4', realMp4('vp9').slice(0, 1800)),
      videoFile('basura.mp4', 0.01),
    );
    await expect(await canvas.findByText('3 archivos aceptados')).toBeVisible();
    await expect(await hintOf(canvas, 'hevc.mp4')).toMatch(/no puede reproducirlo \(puede ser HEVC\)/);
    await expect(await hintOf(canvas, 'cortado.mp4')).toMatch(
      /se cortará antes del final|incompleto o dañado/,
    );
    await expect(await hintOf(canvas, 'basura.mp4')).toMatch(/incompleto o dañado/);
  },
});

/** A reel is there to be heard, so a note says that this one has no sound. */
export const Silent = meta.story({
  name: 'Video sin sonido',
  play: async ({ canvas, canvasElement }) => {
    await title(canvas);
    await upload(canvasElement, real('reel.mp4', realMp4('silent')));
    await waitFor(async () => expect(await hintOf(canvas, 'reel.mp4')).toMatch(/^El video no tiene sonido/));
  },
});

/** An intact file has no note, and 'Reproducir' opens its player. A journey tests that it plays: that takes a real click. */
export const Playing = meta.story({
  name: 'Reproducir',
  play: async ({ canvas, canvasElement }) => {
    await title(canvas);
    await upload(canvasElement, real('reel.mp4', realMp4('vp9')));
    await userEvent.click(await canvas.findByRole('button', { name: 'Reproducir reel.mp4' }));
    const player = await waitFor(() => {
      const found = canvasElement.querySelector('video');
      if (!found) throw new Error('No player');
      return found;
    });
    await waitFor(() => expect(player.readyState).toBeGreaterThan(1));
    await expect(player.closest('li')?.querySelector('[role=status]')).toBeNull();
  },
});

/** Advice on how to fix a refused file. */
export const Advice = meta.story({
  name: 'Consejos',
  play: async ({ canvas, canvasElement }) => {
    await title(canvas);
    await upload(
      canvasElement,
      new File(['x'], 'IMG_0042.MOV', { type: 'video/quicktime' }),
      videoFile('larga.mp4', 12),
    );
    await expect(
      (await canvas.findAllByText(/Solo se aceptan archivos MP4\. Es un video de QuickTime: expórtalo/))[0],
    ).toBeVisible();
    await expect(canvas.getAllByText(/supera el límite de 10 MB\. Recórtalo/)[0]).toBeVisible();
  },
});

/** A file without video and sound gets a note where nothing is sent. It is refused where applications are sent. */
export const NoTracks = meta.story({
  name: 'Sin video ni sonido',
  play: async ({ canvas, canvasElement }) => {
    await title(canvas);
    await upload(canvasElement, real('subtitulos.mp4', realMp4('subtitles')));
    await expect(await canvas.findByText('1 archivo aceptado')).toBeVisible();
    await expect(await hintOf(canvas, 'subtitulos.mp4')).toBe('El archivo no tiene video ni sonido.');
  },
});

export const NoTracksRefused = meta.story({
  name: 'Sin video ni sonido, con envío',
  args: { config: { sendApplications: true } },
  beforeEach: scene({ person: people.baltazar }),
  play: async ({ canvas, canvasElement }) => {
    await title(canvas);
    await upload(canvasElement, real('subtitulos.mp4', realMp4('subtitles')));
    await expect((await canvas.findAllByText(/El archivo no tiene video ni sonido\./))[0]).toBeVisible();
    await expect(canvas.queryByText('1 archivo aceptado')).toBeNull();
  },
});
