import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { MediaPlayer } from './MediaPlayer';
import { sampleSilent } from './sampleSilent';
import { sampleSound } from './sampleSound';

const items = [
  { id: '1', name: 'narracion-lucia.mp4', detail: '8,4 MB' },
  { id: '2', name: 'personajes-animacion.mp4', detail: '6,1 MB' },
  { id: '3', name: 'canto-en-vivo.mp4', detail: '9,7 MB' },
];

const meta = preview.meta({
  component: MediaPlayer,
  title: 'Componentes/Datos/MediaPlayer, reproductor, video, audio',
  parameters: {
    guide: {
      use: 'Videos o audios que alguien envió, para oírlos en su lugar: uno a la vez en toda la página.',
      keys: [
        ['Tab', 'Pasa por la barra y la lista.'],
        ['Espacio, Enter', 'Reproduce o pausa.'],
        ['← →', 'Cinco segundos atrás o adelante.'],
        ['M', 'Silencia, o activa el sonido.'],
        ['F', 'Llena la pantalla.'],
      ],
      does: [
        'Pedir la dirección al reproducir, no antes: puede vencer.',
        'Decir por qué uno no se puede oír.',
      ],
      donts: ['Que empiece a sonar sin que nadie lo pida.'],
    },
  },
  args: {
    'aria-label': 'Videos de Lucía Ferreyra',
    items,
    getSource: async () => sampleSound(72),
  },
});

const play = (name: string) => screen.getAllByRole('button', { name: new RegExp(`^Reproducir ${name}`) });
const media = (name: string) => screen.getByLabelText<HTMLVideoElement>(name, { selector: 'video' });
/** Presses the entry and waits until it plays. */
async function start(name: string): Promise<HTMLVideoElement> {
  // Browsers without a person only start media that is muted.
  for (const mute of screen.queryAllByRole('button', { name: 'Silenciar' })) await userEvent.click(mute);
  await userEvent.click(play(name).at(-1) as HTMLElement);
  const element = media(name);
  await waitFor(() => expect(element.currentTime).toBeGreaterThan(0));
  return element;
}

/** The player requests nothing before the person wants to hear it. */
export const Default = meta.story({
  name: 'Por defecto',
  args: { getSource: fn(async () => sampleSound(72)) },
  play: async ({ args }) => {
    await expect(screen.getByRole('region', { name: 'Videos de Lucía Ferreyra' })).toBeVisible();
    await expect(screen.getByRole('slider', { name: 'Posición' })).toBeDisabled();
    await expect(args.getSource).not.toHaveBeenCalled();
  },
});

/** An entry plays in place. A second press pauses it, and it continues from there. */
export const Playing = meta.story({
  name: 'Reproduciendo',
  play: async ({ canvas }) => {
    const element = await start('narracion-lucia.mp4');
    await expect(canvas.getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/de 1 minuto 12 segundos$/),
    );
    const [, entry] = canvas.getAllByRole('button', { name: /^Pausar narracion-lucia\.mp4/ });
    await expect(entry).toHaveAccessibleName('Pausar narracion-lucia.mp4 8,4 MB · 01:12');
    await expect(canvas.queryByText(/no tiene sonido/)).toBeNull();
    await userEvent.click(entry as HTMLElement);
    await waitFor(() => expect(element.paused).toBe(true));
    const stopped = element.currentTime;
    await userEvent.click(canvas.getAllByRole('button', { name: /^Reproducir narracion/ })[0] as HTMLElement);
    await waitFor(() => expect(element.currentTime).toBeGreaterThan(stopped));
  },
});

/** Another entry replaces it and plays from its start. */
export const Another = meta.story({
  name: 'Otro de la lista',
  args: { getSource: fn(async () => sampleSound(72)) },
  play: async ({ args, canvas }) => {
    await start('narracion-lucia.mp4');
    await userEvent.click(play('canto-en-vivo.mp4')[0] as HTMLElement);
    await waitFor(() => expect(media('canto-en-vivo.mp4').currentTime).toBeGreaterThan(0));
    await expect(args.getSource).toHaveBeenLastCalledWith('3', expect.anything());
    await expect(canvas.getByRole('button', { name: /^Reproducir narracion/ })).toBeVisible();
  },
});

/** The keys work on any control with the focus. */
export const Keyboard = meta.story({
  name: 'Con el teclado',
  play: async ({ canvas }) => {
    const element = await start('narracion-lucia.mp4');
    await userEvent.keyboard(' ');
    await waitFor(() => expect(element.paused).toBe(true));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(element.currentTime).toBeGreaterThan(9.9));
    canvas.getByRole('slider').focus();
    const before = element.currentTime;
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(element.currentTime).toBeCloseTo(before - 5, 1));
    await userEvent.keyboard('m');
    await expect(element.muted).toBe(false);
    await expect(canvas.getByRole('button', { name: 'Silenciar' })).toBeVisible();
  },
});

/** A higher speed also holds for the next entry. */
export const Speed = meta.story({
  name: 'Más rápido',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Velocidad 1×' }));
    const element = await start('narracion-lucia.mp4');
    await expect(element.playbackRate).toBe(1.25);
    await userEvent.click(canvas.getByRole('button', { name: 'Velocidad 1,25×' }));
    await expect(element.playbackRate).toBe(1.5);
    await userEvent.click(play('canto-en-vivo.mp4')[0] as HTMLElement);
    await waitFor(() => expect(media('canto-en-vivo.mp4').currentTime).toBeGreaterThan(0));
    await expect(media('canto-en-vivo.mp4').playbackRate).toBe(1.5);
    await userEvent.click(canvas.getByRole('button', { name: 'Velocidad 1,5×' }));
    await expect(canvas.getByRole('button', { name: 'Velocidad 1×' })).toBeVisible();
  },
});

/** Only one of the page's players plays at a time. */
export const OneAtATime = meta.story({
  name: 'Uno a la vez',
  render: (args) => (
    <>
      <MediaPlayer {...args} items={items.slice(0, 1)} />
      <MediaPlayer {...args} aria-label="Videos de Rayén Ovalle" items={items.slice(2)} />
    </>
  ),
  play: async () => {
    const first = await start('narracion-lucia.mp4');
    const second = await start('canto-en-vivo.mp4');
    await expect(second.paused).toBe(false);
    await expect(first.paused).toBe(true);
    await expect(play('narracion-lucia.mp4')).toHaveLength(2);
  },
});

/** The player asks for a new address when the old one has expired, and goes on playing at the same place. */
export const AddressExpired = meta.story({
  name: 'Enlace vencido, se pide otro',
  args: { getSource: fn(async () => sampleSound(72)) },
  play: async ({ args, canvas }) => {
    const element = await start('narracion-lucia.mp4');
    canvas.getByRole('slider').focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(element.currentTime).toBeGreaterThan(9));
    element.dispatchEvent(new Event('error'));
    await waitFor(() => expect(args.getSource).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(element.currentTime).toBeGreaterThan(9));
    await waitFor(() => expect(element.paused).toBe(false));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const Loading = meta.story({
  name: 'Cargando',
  args: { getSource: () => new Promise(() => {}) },
  play: async ({ canvas }) => {
    await userEvent.click(play('narracion-lucia.mp4')[0] as HTMLElement);
    await expect(await canvas.findByText('Cargando...')).toBeVisible();
  },
});

let isOffline = false;

export const Failed = meta.story({
  name: 'Sin conexión',
  args: {
    getSource: async () => {
      throw new Error('offline');
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(play('narracion-lucia.mp4')[0] as HTMLElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No pudimos reproducir este video');
  },
});

/** There is no address. A retry gets one, and the focus survives the removal of its button. */
export const Retried = meta.story({
  name: 'Vuelve la conexión, y se reintenta',
  args: {
    getSource: async () => {
      if (isOffline) throw new Error('offline');
      return sampleSound(72);
    },
  },
  play: async ({ canvas }) => {
    isOffline = true;
    await userEvent.click(canvas.getByRole('button', { name: 'Silenciar' }));
    await userEvent.click(play('narracion-lucia.mp4')[0] as HTMLElement);
    const problem = await canvas.findByRole('alert');
    await expect(problem).toHaveTextContent('No pudimos reproducir este video');
    isOffline = false;
    await userEvent.click(within(problem).getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(media('narracion-lucia.mp4').currentTime).toBeGreaterThan(0));
    await expect(canvas.getAllByRole('button', { name: /^Pausar/ })[0]).toHaveFocus();
  },
});

/** The recording no longer exists, so there is no retry. */
export const Gone = meta.story({
  name: 'Ya no existe',
  args: {
    getSource: () => Promise.reject(new Error('gone')),
    describeError: () => ({
      title: 'Este video ya no está',
      hint: 'La persona borró sus datos.',
      isFinal: true,
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(play('narracion-lucia.mp4')[0] as HTMLElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('La persona borró sus datos.');
    await expect(canvas.queryByRole('button', { name: 'Reintentar' })).toBeNull();
  },
});

/** The player asks twice for a file that the browser cannot play, because the address might be at fault. */
export const Unplayable = meta.story({
  name: 'No se puede reproducir',
  args: { getSource: fn(async () => URL.createObjectURL(new Blob(['no video'], { type: 'video/mp4' }))) },
  play: async ({ args, canvas }) => {
    await userEvent.click(play('narracion-lucia.mp4')[0] as HTMLElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'El archivo está incompleto o dañado, o este navegador no conoce su formato.',
    );
    await expect(args.getSource).toHaveBeenCalledTimes(2);
  },
});

/** A picture without sound says so, and says why if the page knows. */
export const Silent = meta.story({
  name: 'Sin sonido',
  args: {
    getSource: async () => sampleSilent(),
    describeSilence: fn(async () => 'El video no tiene sonido.'),
  },
  play: async ({ args, canvas }) => {
    await start('narracion-lucia.mp4');
    await expect(await canvas.findByText('El video no tiene sonido.')).toBeVisible();
    await expect(args.describeSilence).toHaveBeenCalledWith('1', expect.stringMatching(/^blob:/));
    await expect(args.describeSilence).toHaveBeenCalledTimes(1);
  },
});

/** The page does not know why, so both reasons show. */
export const SilentUnknown = meta.story({
  name: 'Sin sonido, sin motivo conocido',
  args: {
    getSource: async () => sampleSilent(),
    describeSilence: () => Promise.reject(new Error('offline')),
  },
  play: async ({ canvas }) => {
    await start('narracion-lucia.mp4');
    await expect(
      await canvas.findByText('Este video no tiene sonido, o este navegador no puede reproducirlo.'),
    ).toBeVisible();
  },
});

/** New entries arrive while one plays. It stops and disappears. */
export const OthersCome = meta.story({
  name: 'Cambian los videos',
  render: function Page(args) {
    const [isNext, setNext] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setNext(true)}>
          Siguiente
        </button>
        <MediaPlayer {...args} items={isNext ? [{ id: '9', name: 'rayen.mp4' }] : items} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const element = await start('narracion-lucia.mp4');
    await userEvent.click(canvas.getByRole('button', { name: 'Siguiente' }));
    await waitFor(() => expect(element).not.toHaveAttribute('src'));
    await expect(play('rayen.mp4')).toHaveLength(2);
    await expect(canvas.getByRole('slider')).toBeDisabled();
  },
});

export const Empty = meta.story({ name: 'Sin videos', args: { items: [] } });

export const LongNames = meta.story({
  name: 'Nombres largos',
  globals: { viewport: { value: 'min320' } },
  args: {
    items: items.map((item) => ({
      ...item,
      name: `audicion-para-la-abuela-en-la-bahia-de-los-relojes-${item.name}`,
    })),
  },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
    const rail = canvas.getByRole('slider').getBoundingClientRect();
    await expect(rail.width).toBeGreaterThan(200);
  },
});
