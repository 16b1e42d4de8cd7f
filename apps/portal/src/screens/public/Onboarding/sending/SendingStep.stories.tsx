import { people } from '@doblaje/contract/fixtures';
import { CONSENT_STATEMENTS } from '@doblaje/domain/consents';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
import { never } from '../../../../../../../.storybook/openRequests';
import preview from '../../../../../../../.storybook/preview';
import { scene } from '../../../../stories/PortalStory';
import { portalAt } from '../../../../stories/portalAt';
import { answered, CHILEAN, videoFile } from '../answers/sampleAnswers';

const NARRATION = videoFile('demo-narracion-antonia.mp4', 1.4);
const CHARACTERS = videoFile('personajes-animacion.mp4', 1.1);
const FILES = [NARRATION, CHARACTERS];

/** Step 4 where applications are sent, before and during the sending. For failures see `SendingStops.stories.tsx`. */
const portal = portalAt('/onboarding/4', {
  person: people.baltazar,
  viewport: 'desktop1440',
  config: { sendApplications: true },
  prepare: answered({ files: FILES, consent: true, reelsConsent: true }),
});

const meta = preview.meta({
  title: 'Pantallas/Postulación/4 Envío',
  ...portal.meta,
});

export default meta;

type Canvas = ReturnType<typeof within>;

const title = (canvas: Canvas) => canvas.findByRole('heading', { level: 2, name: 'Material multimedia' });
const goOn = (canvas: Canvas) =>
  userEvent.click(canvas.getByRole('button', { name: /^(Continuar|Enviar postulación)/ }));
const CONSENT = /^Autorizo que el estudio trate los datos de mi postulación/;
const upload = (canvas: Canvas) => canvas.findByRole('progressbar', { name: `Envío de ${NARRATION.name}` });
const asksBeforeUnload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** Nothing is missing: consent, session and files are there. */
export const Ready = meta.story({
  name: 'Listo para enviar',
  tags: ['al entrar'],
  play: async ({ canvas }) => {
    await title(canvas);
    await expect(canvas.getByRole('checkbox', { name: CONSENT })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: CONSENT })).toHaveAccessibleDescription(
      /Si no quedas, se borran a los 12 meses.*descargar o borrar tus datos/,
    );
    await expect(canvas.getByText(/comunidad y mi discapacidad/)).toBeVisible();
    await expect(canvas.queryByText('Para enviar tu postulación necesitas una cuenta')).toBeNull();
    await expect(canvas.queryByText('Antes de enviar, completa los pasos anteriores')).toBeNull();
    // Unsent answers would be lost with the page, so it asks before closing.
    await expect(asksBeforeUnload()).toBe(true);
    await expect(canvas.getByRole('button', { name: 'Enviar postulación' })).toBeEnabled();
  },
});

/** Without a session: why one is needed, what happens to the answers, and two ways to get one. The log-in leads back to this step. */
export const NoSession = meta.story({
  name: 'Sin sesión',
  tags: ['sin permiso'],
  beforeEach: scene(),
  play: async ({ canvas }) => {
    await title(canvas);
    await expect(canvas.getByText('Para enviar tu postulación necesitas una cuenta')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Registrarse' })).toHaveAttribute(
      'href',
      '/register?volver=%2Fonboarding%2F4',
    );
    await goOn(canvas);
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Iniciar sesión' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByText(/Tus respuestas y archivos se conservan/)).toBeVisible();
    for (const link of canvas.getAllByRole('link', { name: 'Registrarse' })) {
      await expect(link).toHaveAttribute('href', '/register?volver=%2Fonboarding%2F4');
    }
    await userEvent.click(canvas.getByRole('link', { name: 'Volver a la postulación' }));
    await title(canvas);
    await expect(canvas.getByText(NARRATION.name)).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: CONSENT })).toBeChecked();
  },
});

/** The page names the incomplete steps and links to them. Pressing the button moves the focus to that note. */
export const MissingSteps = meta.story({
  name: 'Pasos incompletos',
  tags: ['con errores'],
  args: {
    prepare: answered({
      personal: { applicant_to: '', country: '', phone: '', address: '', community: '', disability: '' },
      voice: {
        voice_training: '',
        experiences: [{ project: 'Marea baja', character: '' }],
        vocal_age_range: '',
      },
      files: FILES,
    }),
  },
  play: async ({ canvas }) => {
    await title(canvas);
    const first = canvas.getByRole('link', { name: 'Paso 1: Datos personales' });
    await expect(first).toHaveAttribute('href', '/onboarding/1');
    await expect(
      canvas.getByRole('link', { name: 'Paso 2: Experiencia en actuación de voz' }),
    ).toHaveAttribute('href', '/onboarding/2');
    await expect(canvas.queryByRole('link', { name: /^Paso 3/ })).toBeNull();
    await goOn(canvas);
    await expect(first.closest('[tabindex="-1"]')).toHaveFocus();
  },
});

/** Nothing is sent without the consent: the box takes the focus and says why. */
export const ConsentMissing = meta.story({
  name: 'Falta la autorización',
  tags: ['con errores'],
  args: { prepare: answered({ files: FILES }) },
  play: async ({ canvas }) => {
    await title(canvas);
    const box = canvas.getByRole('checkbox', { name: CONSENT });
    await goOn(canvas);
    await expect(box).toHaveFocus();
    await expect(box).toHaveAccessibleDescription(/Autoriza el tratamiento de tus datos/);
    await userEvent.click(box);
    await expect(canvas.queryByText(/Autoriza el tratamiento de tus datos/)).toBeNull();
    await userEvent.click(box);
    await goOn(canvas);
    await expect(box).toHaveAccessibleDescription(/Autoriza el tratamiento de tus datos/);
  },
});

/** Of a candidate under 18 the representative agrees to the files too, with their name. */
export const OfMinor = meta.story({
  name: 'Menor de edad: falta quien represente',
  tags: ['con errores'],
  args: {
    prepare: answered({
      personal: { ...CHILEAN.personal, age: 16 },
      ...{ files: FILES, consent: true, reelsConsent: true },
    }),
  },
  play: async ({ canvas }) => {
    await title(canvas);
    const box = canvas.getByRole('checkbox', { name: CONSENT_STATEMENTS['representative-reels'] });
    const name = canvas.getByRole('textbox', { name: 'Nombre de quien representa' });
    await expect(name).toHaveAccessibleDescription(/Como tienes menos de 18 años/);
    await goOn(canvas);
    await expect(name).toHaveFocus();
    await expect(name).toHaveAccessibleDescription(/Escribe el nombre de quien te representa/);
    await userEvent.type(name, 'Ana Soto Vera');
    await goOn(canvas);
    await expect(box).toHaveFocus();
    await expect(box).toHaveAccessibleDescription(/Quien te representa tiene que autorizar tus videos/);
    await userEvent.click(box);
    await goOn(canvas);
    await expect(await canvas.findByRole('button', { name: /^Enviando/ })).toBeInTheDocument();
  },
});

/** With files, their use is agreed to by a box of its own. Without files it is not asked. */
export const ReelsConsentMissing = meta.story({
  name: 'Falta autorizar los videos',
  tags: ['con errores'],
  args: { prepare: answered({ files: FILES, consent: true, reelsConsent: false }) },
  play: async ({ canvas }) => {
    await title(canvas);
    const box = canvas.getByRole('checkbox', { name: /^Autorizo que el estudio guarde mis videos/ });
    await goOn(canvas);
    await expect(box).toHaveFocus();
    await expect(box).toHaveAccessibleDescription(/Autoriza el uso de tus videos/);
    await userEvent.click(box);
    await expect(canvas.queryByText(/Autoriza el uso de tus videos/)).toBeNull();
  },
});

/** While sending: the progress of each file and of all, a disabled button, and a question before the page is closed. */
export const Sending = meta.story({
  name: 'Enviando',
  tags: ['en curso'],
  beforeEach: portal.serves({ putReel: never }),
  play: async ({ canvas }) => {
    await title(canvas);
    await goOn(canvas);
    await expect(await upload(canvas)).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'Envío de todos los archivos' })).toBeVisible();
    await expect(canvas.getByText('Enviando 1 de 2')).toBeVisible();
    await expect(canvas.getByText('0 archivos enviados de 2')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: /Enviando\.\.\./ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(canvas.queryByRole('button', { name: 'Seleccionar archivos' })).toBeNull();
    await expect(asksBeforeUnload()).toBe(true);
  },
});

export const SendingPhone = meta.story({
  name: 'Enviando, mínimo 320',
  tags: ['320'],
  beforeEach: portal.serves({ putReel: never }),
  globals: { viewport: { value: 'min320' } },
  play: async ({ canvas }) => {
    await title(canvas);
    await goOn(canvas);
    await upload(canvas);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

/** Leaving during the sending: the page asks first. */
export const Leaving = meta.story({
  name: 'Salir durante el envío',
  beforeEach: portal.serves({ putReel: never }),
  play: async ({ canvas, canvasElement }) => {
    await title(canvas);
    await goOn(canvas);
    await upload(canvas);
    await userEvent.click(canvas.getByRole('link', { name: 'Volver' }));
    const page = canvasElement.ownerDocument.body;
    const press = async (name: string) => {
      const dialog = await waitFor(() => {
        const found = page.querySelector<HTMLElement>('[role=alertdialog]');
        if (!found) throw new Error('No dialog');
        return found;
      });
      const button = [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === name);
      if (!button) throw new Error(`No button ${name}`);
      await userEvent.click(button);
    };
    await press('Seguir enviando');
    await waitFor(() => expect(page.querySelector('[role=alertdialog]')).toBeNull());
    await upload(canvas);
    await userEvent.click(canvas.getByRole('link', { name: 'Volver' }));
    await press('Salir y cancelar');
    await canvas.findByRole('heading', { level: 2, name: 'Experiencia en canto' });
  },
});

/** An application was sent earlier from elsewhere. The page says so at once, because a second one would be refused at the end. */
export const OpenElsewhere = meta.story({
  name: 'Con una en revisión',
  beforeEach: scene({ person: people.delfina }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ya enviaste tu postulación')).toBeVisible();
    await expect(canvas.queryByRole('checkbox', { name: CONSENT })).toBeNull();
  },
});

/** Everything has arrived. */
export const Done = meta.story({
  name: 'Enviada',
  tags: ['resultado'],
  play: async ({ canvas }) => {
    await title(canvas);
    await goOn(canvas);
    const last = await canvas.findByRole('heading', { level: 2, name: /^Final, bienvenido a/ });
    await waitFor(() => expect(last).toHaveFocus());
    await expect(canvas.getByText(/Recibimos tu postulación/)).toBeVisible();
  },
});

/** After coming back, the page says that the application was sent, and the answers are gone. */
export const DoneAndBack = meta.story({
  name: 'Enviada, al volver no queda nada escrito',
  play: async ({ canvas }) => {
    await title(canvas);
    await goOn(canvas);
    await canvas.findByRole('heading', { level: 2, name: /^Final, bienvenido a/ });
    await userEvent.click(canvas.getByRole('link', { name: /Multimedia/ }));
    await title(canvas);
    await expect(canvas.getByText('Ya enviaste tu postulación')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Continuar' })).toHaveAttribute('href', '/onboarding/5');
    await userEvent.click(canvas.getByRole('link', { name: /Datos/ }));
    await canvas.findByRole('heading', { level: 2, name: 'Datos personales' });
    await expect(canvas.getByRole('textbox', { name: 'Teléfono' })).toHaveValue('');
  },
});

/** The final step, opened without having sent, says so. */
export const FinalUnsent = meta.story({
  name: 'Final sin enviar',
  args: { path: '/onboarding/5' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tu postulación aún no se ha enviado.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ir a enviarla' })).toHaveAttribute(
      'href',
      '/onboarding/4',
    );
  },
});

export const Phone = meta.story({
  name: 'Sin sesión, teléfono 390',
  tags: ['390'],
  beforeEach: scene(),
  globals: { viewport: { value: 'phone390' } },
  play: async ({ canvas }) => {
    await title(canvas);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
});
