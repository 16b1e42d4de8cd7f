import { API_MESSAGES, noLongerPossible, Problem, stale } from '@doblaje/contract';
import { people, samplePdf } from '@doblaje/contract/fixtures';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { never } from '../../../../../../.storybook/openRequests';
import preview from '../../../../../../.storybook/preview';
import { at } from '../../../stories/atWidth';
import { fails, type Handlers, QUIET, scene } from '../../../stories/PortalStory';
import { portalAt } from '../../../stories/portalAt';
import { LONG_BOLETA } from '../../projects/OfficeBoletas/sampleBoleta';
import { choosePdf, fieldOf, type OpenUpload, openUpload, saidOf } from './openUpload';

const portal = portalAt('/documents?boleta=subir', {
  person: people.baltazar,
  storage: QUIET,
  viewport: 'desktop1440',
});

const meta = preview.meta({
  title: 'Pantallas/Documentos/Subir boleta',
  tags: ['!autodocs'],
  ...portal.meta,
});

export default meta;

const dialog = async () => {
  const opened = await screen.findByRole('dialog', { name: 'Subir boleta' });
  await waitFor(() => expect(opened).toBeVisible());
  return within(opened);
};

/** The studio's own kind of PDF: not one of the SII's. */
const OTHER_PAPER = samplePdf([['Boleta de honorarios']]);

const typeDay = (opened: OpenUpload, day: string) =>
  userEvent.type(fieldOf(opened, 'Fecha de la boleta'), day);

/** Nothing is sent before the PDF is read. */
async function chooseOther(opened: OpenUpload) {
  await choosePdf(OTHER_PAPER);
  await opened.findByText('boleta-58.pdf');
  await waitFor(() => expect(saidOf(opened)).toHaveTextContent('No parece el PDF del SII'));
}

async function fill(opened: OpenUpload) {
  await userEvent.type(fieldOf(opened, 'Número de la boleta'), '58');
  await typeDay(opened, '24022026');
  await userEvent.click(opened.getByRole('radio', { name: 'El estudio' }));
  await chooseOther(opened);
}

export const Default = meta.story({
  name: 'La aritmética, en palabras',
  tags: ['al entrar'],
  play: async () => {
    const opened = await openUpload();
    await expect(fieldOf(opened, 'Monto bruto')).toHaveValue('140.000');
    await expect(opened.getByRole('link', { name: /sitio del SII/ })).toHaveAttribute(
      'href',
      'https://www.sii.cl/servicios_online/1040-.html',
    );
    await typeDay(opened, '24022026');
    await userEvent.click(opened.getByRole('radio', { name: 'El estudio' }));
    await expect(opened.getByText('$140.000 × 15,25 % (tasa de 2026) = $21.350 de retención.')).toBeVisible();
    await expect(fieldOf(opened, 'Retención')).toHaveValue('21.350');
    await expect(opened.getByText('$118.650 líquido')).toBeVisible();
    await userEvent.click(opened.getByRole('radio', { name: 'Yo' }));
    await expect(fieldOf(opened, 'Retención')).toHaveValue('0');
    await expect(opened.getByText(/La retención la pagas tú/)).toBeVisible();
    await userEvent.click(opened.getByRole('radio', { name: 'El estudio' }));
    await userEvent.clear(fieldOf(opened, 'Retención'));
    await userEvent.paste('10,5');
    await expect(opened.queryByText(/líquido|retención\.$/)).toBeNull();
  },
});

export const Sent = meta.story({
  name: 'Se envía',
  tags: ['resultado'],
  play: async ({ canvas }) => {
    const opened = await openUpload();
    await fill(opened);
    await userEvent.click(opened.getByRole('button', { name: 'Ver antes de enviar' }));
    await expect(await opened.findByText('de 1')).toBeInTheDocument();
    const pages = opened.getByRole('region', { name: 'Vista previa de boleta-58.pdf' });
    await expect(pages).toHaveFocus();
    await expect(pages.getBoundingClientRect().top).toBeLessThan(window.innerHeight / 2);
    await userEvent.click(opened.getByRole('button', { name: 'Ocultar vista previa' }));
    await expect(opened.getByRole('button', { name: 'Ver antes de enviar' })).toHaveFocus();
    await userEvent.click(await opened.findByRole('button', { name: 'Subir boleta' }));
    await expect(await canvas.findByText('Boleta enviada')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const Refused = meta.story({
  name: 'Errores por campo',
  tags: ['con errores'],
  play: async () => {
    const opened = await openUpload();
    await userEvent.click(await opened.findByRole('button', { name: 'Subir boleta' }));
    const summary = await opened.findByRole('alert');
    for (const text of ['número de la boleta es requerido', 'fecha de la boleta', 'Selecciona el archivo'])
      await expect(summary).toHaveTextContent(text);
    // A photo is refused whatever its name, with advice on how to get the PDF.
    const photo = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46]);
    await choosePdf(photo, 'foto.pdf');
    const [advice] = await opened.findAllByText(/no una foto ni una captura\. Descárgalo en sii\.cl/);
    await expect(advice).toBeVisible();
    await choosePdf(samplePdf([['Boleta']]).slice(0, 200), 'cortada.pdf');
    const [cut] = await opened.findAllByText(/El archivo está incompleto/);
    await expect(cut).toBeVisible();
    await choosePdf(new TextEncoder().encode('<!doctype html>'), 'pagina.pdf');
    const [page] = await opened.findAllByText(/El contenido del archivo no es un PDF\./);
    await expect(page).toBeVisible();
    await choosePdf(samplePdf([['Boleta']]), `${'ñ'.repeat(197)}.pdf`);
    const [long] = await opened.findAllByText(
      /El nombre del archivo debe tener como máximo 200 caracteres\./,
    );
    await expect(long).toBeVisible();
  },
});

export const OtherAmount = meta.story({
  name: 'Otro monto que el de la orden',
  play: async () => {
    const opened = await openUpload();
    const gross = fieldOf(opened, 'Monto bruto');
    await userEvent.clear(gross);
    await userEvent.type(gross, '150000');
    await expect(await opened.findByText('El monto no es el de la orden')).toBeVisible();
    await expect(opened.getByText(/La orden es por \$140\.000/)).toBeVisible();
  },
});

export const FolioTaken = meta.story({
  name: 'Un número que ya se subió',
  tags: ['falla'],
  beforeEach: portal.serves({
    uploadBoleta: () => {
      throw new Problem(422, API_MESSAGES.invalid, {
        errors: [{ field: 'folio', message: API_MESSAGES.folioTaken }],
      });
    },
  }),
  play: async () => {
    const opened = await openUpload();
    await fill(opened);
    await userEvent.click(await opened.findByRole('button', { name: 'Subir boleta' }));
    const folio = fieldOf(opened, 'Número de la boleta');
    await waitFor(() => expect(folio).toBeInvalid());
    await expect(folio).toHaveValue('58');
  },
});

export const Overtaken = meta.story({
  name: 'Cambió mientras se llenaba',
  tags: ['falla'],
  beforeEach: portal.serves({ uploadBoleta: (c) => c.json(stale(LONG_BOLETA), 409) }),
  play: async () => {
    const opened = await openUpload();
    await fill(opened);
    await userEvent.click(await opened.findByRole('button', { name: 'Subir boleta' }));
    await expect(await opened.findByText(API_MESSAGES.stale)).toBeVisible();
    await expect(fieldOf(opened, 'Número de la boleta')).toHaveValue('58');
    // That was about the order: what it said goes with another one, and what was typed stays.
    await userEvent.click(opened.getByRole('button', { name: /Orden terminada/ }));
    await userEvent.click(await screen.findByRole('option', { name: /1\.142/ }));
    await waitFor(() => expect(opened.queryByText(API_MESSAGES.stale)).toBeNull());
    await expect(opened.getByText('boleta-58.pdf')).toBeVisible();
    await expect(fieldOf(opened, 'Número de la boleta')).toHaveValue('58');
    await expect(fieldOf(opened, 'Fecha de la boleta')).toHaveValue('24-02-2026');
  },
});

/** The boletas to upload, until one of them is sent in another window. */
const RATES = [{ year: 2026, rate: 15.25 }];

function sentElsewhere() {
  let isSent = false;
  const other = { ...LONG_BOLETA, state: 'pending' as const, id: 9, orderNumber: 999, orderNumbers: [999] };
  const first = { ...other, id: 8, orderNumber: 998, orderNumbers: [998] };
  return {
    ownBoletas: (c) =>
      c.json(
        { items: isSent ? [other] : [first, other], rates: RATES, studioRut: '', sent: [], annulled: null },
        200,
      ),
    uploadBoleta: () => {
      isSent = true;
      throw noLongerPossible('la boleta está en revisión');
    },
  } satisfies Partial<Handlers>;
}

export const SentElsewhere = meta.story({
  name: 'Se envió desde otra ventana',
  tags: ['falla', '390'],
  ...at(390),
  // Anew for each story: what one sent, the next has not.
  beforeEach: (context) => portal.serves(sentElsewhere())(context),
  play: async () => {
    const opened = await openUpload();
    await fill(opened);
    await userEvent.click(await opened.findByRole('button', { name: 'Subir boleta' }));
    const [told] = await opened.findAllByText(/ya se envió, quizás desde otra ventana/);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await expect(told).toBeVisible();
    await expect(opened.getByRole('button', { name: /^Reintentar/ })).toBeVisible();
    await expect(fieldOf(opened, 'Número de la boleta')).toHaveValue('58');
    await expect(fieldOf(opened, 'Fecha de la boleta')).toHaveValue('24-02-2026');
    await expect(opened.getByText('boleta-58.pdf')).toBeVisible();
  },
});

export const AnotherOrder = meta.story({
  ...SentElsewhere.input,
  name: 'Se envió desde otra ventana, y se elige otra orden',
  tags: [],
  play: async () => {
    await SentElsewhere.input.play?.();
    const opened = within(screen.getByRole('dialog', { name: 'Subir boleta' }));
    // Another order takes what is there.
    await userEvent.click(opened.getByRole('button', { name: /Orden terminada/ }));
    await userEvent.click(await screen.findByRole('option', { name: /999/ }));
    await expect(opened.getByText('boleta-58.pdf')).toBeVisible();
    await waitFor(() => expect(opened.queryByText(/desde otra ventana/)).toBeNull());
    await expect(opened.queryByRole('button', { name: /^Reintentar/ })).toBeNull();
    await expect(opened.queryByRole('alert')).toBeNull();
  },
});

const SAME_FILE = 'Este PDF es de una boleta que ya se envió. Elige el PDF de otra boleta.';

export const SameFile = meta.story({
  name: 'El mismo archivo ya se envió: otra vez no sirve',
  tags: ['falla'],
  beforeEach: portal.serves({
    uploadBoleta: () => {
      throw new Problem(422, 'Revisa los datos enviados.', {
        errors: [{ field: 'file', message: SAME_FILE }],
      });
    },
  }),
  play: async () => {
    const opened = await openUpload();
    await fill(opened);
    await userEvent.click(await opened.findByRole('button', { name: 'Subir boleta' }));
    await expect((await opened.findAllByText(/Elige el PDF de otra boleta/))[0]).toBeVisible();
    await expect(opened.getByRole('button', { name: /^Quitar boleta-58/ })).toBeVisible();
    await expect(opened.queryByRole('button', { name: /^Reintentar/ })).toBeNull();
  },
});

export const Sending = meta.story({
  name: 'Enviando',
  tags: ['en curso'],
  beforeEach: portal.serves({ uploadBoleta: never }),
  play: async () => {
    const opened = await openUpload();
    await userEvent.click(await opened.findByRole('button', { name: 'Subir boleta' }));
    await opened.findByRole('alert');
    await fill(opened);
    await userEvent.type(fieldOf(opened, 'Número de la boleta'), '{Enter}');
    await expect(await opened.findByRole('progressbar', { name: /boleta-58\.pdf/ })).toBeVisible();
    // The corrected errors leave no empty space above the form.
    const top = (element: HTMLElement) => element.getBoundingClientRect().top;
    const title = opened.getByRole('heading', { name: 'Subir boleta' });
    await expect(top(opened.getByText(/^Emite la boleta/)) - top(title)).toBeLessThan(80);
  },
});

export const SendingCancelled = meta.story({
  ...Sending.input,
  name: 'Enviando, y se cancela',
  tags: [],
  play: async () => {
    await Sending.input.play?.();
    const opened = within(screen.getByRole('dialog', { name: 'Subir boleta' }));
    await userEvent.click(opened.getByRole('button', { name: /^Cancelar/ }));
    await expect(await opened.findByText('Cancelaste el envío: la boleta no se envió.')).toBeVisible();
    await expect(fieldOf(opened, 'Número de la boleta')).toHaveValue('58');
  },
});

export const Rejected = meta.story({
  name: 'Rechazada, se sube de nuevo',
  args: { path: '/documents?boleta=506' },
  play: async () => {
    const opened = await openUpload();
    await expect(opened.getByText('El estudio rechazó esta boleta')).toBeVisible();
    await expect(opened.getByText(/Motivo: El monto no coincide con la orden/)).toBeVisible();
    const field = (name: string) => opened.getByRole('textbox', { name });
    await expect(field('Número de la boleta')).toHaveValue('118');
    await expect(field('Fecha de la boleta')).toHaveValue('05-02-2026');
    await expect(field('Monto bruto')).toHaveValue('104.000');
    await expect(field('Retención')).toHaveValue('15.860');
    await expect(opened.getByRole('radio', { name: 'El estudio' })).toBeChecked();
    await userEvent.clear(field('Monto bruto'));
    await userEvent.type(field('Monto bruto'), '140000');
    await expect(field('Retención')).toHaveValue('21.350');
    // Another order's boleta has none of these values.
    await userEvent.click(opened.getByRole('button', { name: /Orden terminada/ }));
    await userEvent.click(await screen.findByRole('option', { name: /0?131/ }));
    await waitFor(() => expect(field('Número de la boleta')).toHaveValue(''));
  },
});

export const Several = meta.story({
  name: 'Una boleta por varias órdenes',
  tags: ['resultado'],
  args: { path: '/documents?boleta=506' },
  play: async ({ canvas }) => {
    const opened = await openUpload();
    const field = (name: string | RegExp) => opened.getByRole('textbox', { name });
    await expect(opened.getByRole('heading', { name: 'Esta boleta paga también…' })).toBeVisible();
    await userEvent.click(opened.getByRole('checkbox', { name: /N\.º 131 .*\$140\.000/ }));
    await expect(field(/^Parte de .*1\.142/)).toHaveValue('104.000');
    await expect(field(/^Parte de .*131/)).toHaveValue('140.000');
    await waitFor(() => expect(field('Monto bruto')).toHaveValue('244.000'));
    await expect(
      opened.getByText(/^La orden N\.º 1\.142 es por \$140\.000 y su parte, por \$104\.000/),
    ).toBeVisible();
    await userEvent.clear(field(/^Parte de .*1\.142/));
    await userEvent.type(field(/^Parte de .*1\.142/), '140000');
    await waitFor(() => expect(field('Monto bruto')).toHaveValue('280.000'));
    await expect(opened.queryByText('Hay partes distintas del monto de su orden')).toBeNull();
    await chooseOther(opened);
    await userEvent.click(await opened.findByRole('button', { name: 'Subir boleta' }));
    await expect(
      await canvas.findByText('Boleta órdenes N.º 1.142 y 131: el estudio la revisará.'),
    ).toBeInTheDocument();
  },
});

export const PartsDoNotSum = meta.story({
  name: 'Las partes no suman el bruto',
  tags: ['con errores'],
  args: { path: '/documents?boleta=506' },
  play: async () => {
    const opened = await openUpload();
    await userEvent.click(opened.getByRole('checkbox', { name: /N\.º 131 / }));
    const gross = fieldOf(opened, 'Monto bruto');
    await waitFor(() => expect(gross).toHaveValue('244.000'));
    await userEvent.clear(gross);
    await userEvent.type(gross, '250000');
    await userEvent.click(await opened.findByRole('button', { name: 'Subir boleta' }));
    await waitFor(() => expect(gross).toBeInvalid());
    const [told] = await opened.findAllByText(/Las partes suman \$244\.000 .*: faltan \$6\.000\./);
    await expect(told).toBeVisible();
  },
});

export const NothingWaits = meta.story({
  name: 'Nada por subir',
  tags: ['vacío'],
  beforeEach: scene({
    person: people.longNames,
    storage: QUIET,
    handlers: {
      ownBoletas: (c) => c.json({ items: [], rates: [], studioRut: '', sent: [], annulled: null }, 200),
    },
  }),
  play: async () => {
    const opened = await dialog();
    await expect(await opened.findByText(/No tienes boletas por subir/)).toBeVisible();
  },
});

export const Loading = meta.story({
  name: 'Cargando',
  beforeEach: portal.serves({ ownBoletas: never }),
  play: async () => {
    const opened = await dialog();
    await expect(await opened.findByText('Cargando tus boletas...')).toBeInTheDocument();
  },
});

export const NotCome = meta.story({
  name: 'No llegan',
  beforeEach: portal.serves({ ownBoletas: fails(500, API_MESSAGES.unexpected) }),
  play: async () => {
    const opened = await dialog();
    await expect(await opened.findByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
});

export const NotAllowed = meta.story({
  name: 'No se pueden cargar',
  tags: ['falla'],
  beforeEach: portal.serves({ ownBoletas: fails(403, API_MESSAGES.forbidden) }),
  play: async () => {
    const opened = await dialog();
    await expect(await opened.findByText('No pudimos cargar tus boletas')).toBeVisible();
    // Trying again would be refused too.
    await expect(opened.queryByRole('button', { name: 'Reintentar' })).toBeNull();
  },
});

/** Called if the server's English words appear on the page. Nobody may read them before the login appears. */
const read = fn();

export const Ended = meta.story({
  name: 'La sesión terminó',
  tags: ['sin permiso'],
  beforeEach: (context) => {
    read.mockClear();
    const watch = new MutationObserver(() => {
      if (screen.queryByText(API_MESSAGES.invalidToken)) read();
    });
    watch.observe(document.body, { childList: true, subtree: true });
    const handlers = { ownBoletas: fails(401, API_MESSAGES.invalidToken) };
    const clear = portal.serves(handlers)(context);
    return () => {
      watch.disconnect();
      clear();
    };
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Iniciar sesión' })).toBeVisible();
    await expect(await canvas.findByText('Tu sesión terminó')).toBeVisible();
    await expect(read).not.toHaveBeenCalled();
  },
});

const come = async () => (await openUpload()).findByRole('button', { name: 'Subir boleta' });

export const Phone = meta.story({ name: 'Teléfono 390', tags: ['390'], ...at(390, come) });
export const Smallest = meta.story({ name: 'Mínimo 320', tags: ['320'], ...at(320, come) });
