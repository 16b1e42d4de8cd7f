import { Problem } from '@doblaje/contract';
import { people } from '@doblaje/contract/fixtures';
import { HttpResponse, http } from 'msw';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
import { never } from '../../../../../../../.storybook/openRequests';
import preview from '../../../../../../../.storybook/preview';
import { at } from '../../../../stories/atWidth';
import { fails } from '../../../../stories/PortalStory';
import { portalAt } from '../../../../stories/portalAt';
import { answered, videoFile } from '../answers/sampleAnswers';

// Small, because each is sent several times.
const NARRATION = videoFile('demo-narracion-antonia.mp4', 1.4);
const CHARACTERS = videoFile('personajes-animacion.mp4', 1.1);

/** Failures while step 4 sends, and how the candidate goes on. */
const portal = portalAt('/onboarding/4', {
  person: people.baltazar,
  viewport: 'desktop1440',
  config: { sendApplications: true },
  prepare: answered({ files: [NARRATION, CHARACTERS], consent: true, reelsConsent: true }),
});

const meta = preview.meta({
  title: 'Pantallas/Postulación/4 Envío interrumpido',
  ...portal.meta,
});

export default meta;

type Canvas = ReturnType<typeof within>;

async function start(canvas: Canvas) {
  await canvas.findByRole('heading', { level: 2, name: 'Material multimedia' });
  await userEvent.click(canvas.getByRole('button', { name: /^(Continuar|Enviar postulación)/ }));
}
const final = (canvas: Canvas) => canvas.findByRole('heading', { level: 2, name: /^Final, bienvenido a/ });
const rowOf = (canvas: Canvas, { name }: File) => canvas.getByText(name).parentElement;

/** The connection breaks at the first request of each path. */
function breaksAt(...requests: readonly (readonly [path: string, method: 'put' | 'post'])[]) {
  const begin = portal.serves();
  return (context: Parameters<typeof begin>[0]) => {
    const end = begin(context);
    for (const [path, method] of requests) {
      context.msw.use(http[method](path, () => HttpResponse.error(), { once: true }));
    }
    return end;
  };
}

/** Everything is cancelled. The message takes the focus, because the button is gone, and the files are still there. */
export const Cancelled = meta.story({
  name: 'Cancelado',
  beforeEach: portal.serves({ putReel: never }),
  play: async ({ canvas }) => {
    await start(canvas);
    await canvas.findByRole('progressbar', { name: `Envío de ${NARRATION.name}` });
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar envío' }));
    const words = await canvas.findByText('Cancelaste el envío');
    await waitFor(() => expect(words.closest('[tabindex="-1"]')).toHaveFocus());
    await expect(canvas.getByText('2 archivos aceptados')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Seleccionar archivos' })).toBeVisible();
  },
});

/** One file is cancelled: its row says so and takes the focus. Then the other one is too, and the page says that files are missing. */
export const FileCancelled = meta.story({
  name: 'Un archivo cancelado',
  beforeEach: portal.serves({ putReel: never }),
  play: async ({ canvas }) => {
    await start(canvas);
    await canvas.findByRole('progressbar', { name: `Envío de ${NARRATION.name}` });
    await userEvent.click(canvas.getByRole('button', { name: `Cancelar ${CHARACTERS.name}` }));
    await expect(rowOf(canvas, CHARACTERS)).toHaveTextContent('Envío cancelado.');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: `Reintentar ${CHARACTERS.name}` })).toHaveFocus(),
    );
    await userEvent.click(canvas.getByRole('button', { name: `Cancelar ${NARRATION.name}` }));
    await expect(await canvas.findByText('Faltan archivos por enviar')).toBeVisible();
  },
});

/** The connection breaks at the first request and later at a file. The page says so, and 'Reintentar' sends the file and the rest. */
export const Broken = meta.story({
  name: 'Conexión cortada, Reintentar la termina',
  tags: ['resultado'],
  beforeEach: breaksAt(['*/applications', 'post'], ['*/applications/*/reels/1', 'put']),
  play: async ({ canvas }) => {
    await start(canvas);
    await canvas.findByText(/No pudimos conectarnos con el servidor/);
    await start(canvas);
    await expect(await canvas.findByText('Se interrumpió el envío')).toBeVisible();
    await expect(canvas.getByText(/No pudimos conectarnos con el servidor/)).toBeVisible();
    await expect(rowOf(canvas, NARRATION)).toHaveTextContent('1,4 MB. Se cortó la conexión.');
    await userEvent.click(canvas.getByRole('button', { name: `Reintentar ${NARRATION.name}` }));
    await expect(await final(canvas)).toBeVisible();
  },
});

/** Starts the sending and finds the message about the broken connection. */
const broken = (canvas: Canvas) => start(canvas).then(() => canvas.findByText('Se interrumpió el envío'));
const breaksOnce = breaksAt(['*/applications/*/reels/1', 'put']);

export const BrokenOnPhone = meta.story({
  name: 'Conexión cortada, teléfono 390',
  tags: ['390'],
  beforeEach: breaksOnce,
  ...at(390, broken),
});

export const BrokenSmallest = meta.story({
  name: 'Conexión cortada, mínimo 320',
  tags: ['320'],
  beforeEach: breaksOnce,
  ...at(320, broken),
});

/** There is no connection from the start. */
export const Offline = meta.story({
  name: 'Sin conexión',
  tags: ['falla'],
  beforeEach: breaksAt(['*/applications', 'post']),
  play: async ({ canvas }) => {
    await start(canvas);
    await expect(await canvas.findByText(/No pudimos conectarnos con el servidor/)).toBeVisible();
    await expect(await canvas.findByText('2 archivos aceptados')).toBeVisible();
  },
});

/** The session ends during the sending. The page says so, with the link to log in, and nothing is lost. */
export const Expired = meta.story({
  name: 'Sesión terminada',
  tags: ['sin permiso'],
  beforeEach: portal.serves({
    putReel: fails(401, 'Invalid token'),
  }),
  play: async ({ canvas }) => {
    await start(canvas);
    await expect(await canvas.findByText('Tu sesión terminó')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Iniciar sesión' })).toHaveAttribute(
      'href',
      '/login?volver=%2Fonboarding%2F4',
    );
    await expect(rowOf(canvas, NARRATION)).toHaveTextContent('Tu sesión terminó.');
    await expect(
      canvas.getByRole('checkbox', { name: /^Autorizo .* mi postulación para evaluarla/ }),
    ).toBeChecked();
  },
});

/** A person can have one open application. */
export const AlreadyOpen = meta.story({
  name: 'Ya hay una en curso',
  beforeEach: portal.serves({
    createApplication: () => {
      throw new Problem(
        409,
        'Ya tienes una postulación en curso. Te avisaremos cuando la hayamos revisado.',
        {
          code: 'APPLICATION_OPEN',
        },
      );
    },
  }),
  play: async ({ canvas }) => {
    await start(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Ya tienes una postulación en curso.');
  },
});

/** Errors from the server link to the step of their field. */
export const ServerFieldErrors = meta.story({
  name: 'Errores de campos en el servidor',
  tags: ['con errores'],
  beforeEach: portal.serves({
    createApplication: () => {
      throw new Problem(422, 'Revisa los datos enviados.', {
        errors: [
          { field: 'phone', message: 'El número telefónico es requerido' },
          { field: 'experiences.0.character', message: 'Completa proyecto y personaje, o elimina la fila' },
        ],
      });
    },
  }),
  play: async ({ canvas }) => {
    await start(canvas);
    const link = await canvas.findByRole('link', { name: /^Paso 2: Experiencia .* Completa proyecto/ });
    await expect(link).toHaveAttribute('href', '/onboarding/2');
  },
});

export const ServerFieldErrorsFollowed = meta.story({
  ...ServerFieldErrors.input,
  name: 'Errores de campos en el servidor, y se va a uno',
  tags: [],
  play: async (context) => {
    await ServerFieldErrors.input.play?.(context as never);
    const { canvas } = context;
    await userEvent.click(
      canvas.getByRole('link', { name: /^Paso 1: .* El número telefónico es requerido/ }),
    );
    await canvas.findByRole('heading', { level: 2, name: 'Datos personales' });
  },
});

/** The server checks the files too. The refused file shows the reason; the other one has arrived. */
export const FileRefused = meta.story({
  name: 'Archivo rechazado por el servidor',
  beforeEach: portal.serves({
    putReel: (c) => {
      const { n } = c.req.valid('param');
      const { name } = c.req.valid('query');
      if (n === 1) throw new Problem(422, `${name} no es un archivo MP4`);
      return c.json({ n, name, size: CHARACTERS.size }, 200);
    },
  }),
  play: async ({ canvas }) => {
    await start(canvas);
    await expect(await canvas.findByText('Faltan archivos por enviar')).toBeVisible();
    await expect(rowOf(canvas, NARRATION)).toHaveTextContent(`${NARRATION.name} no es un archivo MP4`);
    await expect(rowOf(canvas, CHARACTERS)).toHaveTextContent('Enviado');
    await userEvent.click(canvas.getByRole('button', { name: `Quitar ${NARRATION.name}` }));
    await expect(canvas.getByText('1 archivo aceptado')).toBeVisible();
  },
});

/** Simulates the browser's event for a log-out in another tab. */
function logOutElsewhere() {
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { storageArea: localStorage }));
}

/** A log-out clears everything (spec §4): the sending stops, the answers are gone, and the page says so. */
export const LoggedOutElsewhere = meta.story({
  name: 'Sesión cerrada en otra pestaña',
  beforeEach: portal.serves({ putReel: never }),
  play: async ({ canvas }) => {
    await start(canvas);
    await canvas.findByRole('progressbar', { name: `Envío de ${NARRATION.name}` });
    logOutElsewhere();
    const words = await canvas.findByText('Cerraste sesión en otra pestaña');
    await waitFor(() => expect(words.closest('[tabindex="-1"]')).toHaveFocus());
    await expect(canvas.getByText(/El envío se detuvo y tu postulación no quedó enviada/)).toBeVisible();
    await expect(canvas.queryByText(NARRATION.name)).toBeNull();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Seleccionar archivos' })).toBeVisible();
    await expect(canvas.getByText('Antes de enviar, completa los pasos anteriores')).toBeVisible();
  },
});

/** The log-out comes during the last request, so nobody here knows whether it arrived. The page says where to look. */
export const LoggedOutAtTheEnd = meta.story({
  name: 'Sesión cerrada en otra pestaña, al final',
  beforeEach: portal.serves({ submitApplication: never }),
  play: async ({ canvas }) => {
    await start(canvas);
    await canvas.findByRole('button', { name: /Terminando\.\.\./ });
    logOutElsewhere();
    await expect(await canvas.findByText(/si tu postulación alcanzó a llegar/)).toBeVisible();
  },
});
