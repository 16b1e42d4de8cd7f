import { API_MESSAGES, Problem } from '@doblaje/contract';
import { people, samplePdf } from '@doblaje/contract/fixtures';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { never } from '../../../../../../.storybook/openRequests';
import preview from '../../../../../../.storybook/preview';
import { at, fitsIn } from '../../../stories/atWidth';
import { portalAt } from '../../../stories/portalAt';

const portal = portalAt('/projects-back-office/documents?vista=contratos', {
  person: people.fermin,
  viewport: 'desktop1440',
});

const meta = preview.meta({
  title: 'Pantallas/Oficina de documentos/Subir documento',
  tags: ['!autodocs'],
  ...portal.meta,
});

export default meta;

type Canvas = ReturnType<typeof within>;

async function form(canvas: Canvas) {
  const [button] = await canvas.findAllByRole('button', { name: 'Subir documento' });
  await userEvent.click(button as HTMLElement);
  const opened = await screen.findByRole('dialog', { name: 'Subir documento' });
  await waitFor(() => expect(opened).toBeVisible());
  await waitFor(() => expect(within(opened).getByRole('textbox', { name: 'Título' })).toHaveFocus());
  return within(opened);
}

type Opened = Awaited<ReturnType<typeof form>>;

const pdf = (bytes: Uint8Array<ArrayBuffer> = samplePdf([['Guion']]), name = 'guion-204.pdf') =>
  new File([bytes], name, { type: 'application/pdf' });

const chooseFile = async (file: File) =>
  userEvent.upload(document.querySelector('input[type="file"]') as HTMLInputElement, file);

async function find(opened: Opened, label: RegExp, typed: string, option: RegExp) {
  await userEvent.type(opened.getByRole('combobox', { name: label }), typed);
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

const send = (opened: Opened) => userEvent.click(opened.getByRole('button', { name: 'Subir documento' }));

async function chooseKind(opened: Opened, kind: string) {
  await userEvent.click(opened.getByRole('button', { name: /Tipo/ }));
  await userEvent.click(await screen.findByRole('option', { name: kind }));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
}

async function fill(opened: Opened) {
  await chooseKind(opened, 'Guion');
  await userEvent.type(opened.getByRole('textbox', { name: 'Título' }), 'Guion capítulo 204');
  await find(opened, /Persona/, 'Antonia', /Antonia/);
  await chooseFile(pdf());
  await opened.findByText('guion-204.pdf');
}

async function chooseCast(opened: Opened) {
  await userEvent.click(opened.getByRole('radio', { name: 'Un elenco' }));
  await find(opened, /Proyecto/, 'bahía', /La bahía de los relojes/);
  await find(opened, /Capítulo/, '204', /^204/);
}

export const WithEnd = meta.story({
  name: 'Un contrato con término; un guion no lo tiene',
  play: async ({ canvas }) => {
    const opened = await form(canvas);
    const end = () => opened.queryByRole('textbox', { name: /Término/ });
    await userEvent.type(end() as HTMLElement, '31122027');
    await expect(opened.getByText(/no se emiten órdenes hasta que subas otro/)).toBeVisible();
    await chooseKind(opened, 'Guion');
    await expect(end()).toBeNull();
    await chooseKind(opened, 'Contrato');
    await expect(end()).toHaveValue('');
  },
});

/** A paper of a minor holds until a day, and is for one person. */
export const OfMinor = meta.story({
  name: 'El papel de una menor de edad',
  play: async ({ canvas }) => {
    const opened = await form(canvas);
    await expect(opened.getByRole('textbox', { name: 'Término (opcional)' })).toBeVisible();
    await chooseKind(opened, 'Certificado escolar');
    await userEvent.type(opened.getByRole('textbox', { name: 'Título' }), 'Certificado 2026');
    await find(opened, /Persona/, 'Antonia', /Antonia/);
    await chooseFile(pdf());
    await send(opened);
    const until = opened.getByRole('textbox', { name: 'Término' });
    await waitFor(() => expect(until).toHaveAccessibleDescription(/Escribe hasta cuándo vale/));
    await userEvent.type(until, '31-12-2099');
    await send(opened);
    await expect(await canvas.findByText('Certificado escolar subido')).toBeInTheDocument();
  },
});

export const Default = meta.story({
  name: 'Para una persona, y para otra más',
  tags: ['al entrar'],
  play: async ({ canvas }) => {
    const opened = await form(canvas);
    await expect(opened.getByRole('button', { name: /Tipo/ })).toHaveTextContent('Contrato');
    await userEvent.type(opened.getByRole('textbox', { name: 'Título' }), 'Contrato 2026');
    await find(opened, /Persona/, 'Antonia', /Antonia/);
    await expect(await opened.findByText('Lo recibirá 1 persona')).toBeVisible();
    // The same field takes the next person.
    await waitFor(() => expect(opened.getByRole('combobox', { name: /Persona/ })).toHaveFocus());
    await find(opened, /Persona/, 'Delfina', /Delfina/);
    await expect(await opened.findByText('Lo recibirán 2 personas')).toBeVisible();
    await userEvent.click(opened.getByRole('button', { name: /^Quitar a Antonia/ }));
    await expect(await opened.findByText('Lo recibirá 1 persona')).toBeVisible();
    await waitFor(() => expect(opened.getByRole('combobox', { name: /Persona/ })).toHaveFocus());
  },
});

export const ForCast = meta.story({
  name: 'Para el elenco de un capítulo',
  tags: ['todo bien'],
  play: async ({ canvas }) => {
    const opened = await form(canvas);
    await userEvent.type(opened.getByRole('textbox', { name: 'Título' }), 'Guion capítulo 204');
    await chooseCast(opened);
    await expect(await opened.findByText('Lo recibirán 5 personas')).toBeVisible();
  },
});

/** Somebody else gave a role to another person meanwhile. */
export const CastChanged = meta.story({
  name: 'El elenco cambió mientras se subía',
  tags: ['falla'],
  beforeEach: (context) => {
    const member = (name: string, id: number) => ({
      ...{ personId: `0198a4d2-0000-7000-8000-00000000000${id}`, name, isActive: true },
    });
    let items = [member('Ana Ruz', 1)];
    return portal.serves({
      castMembers: (c) => c.json({ items }, 200),
      uploadSharedDocument: () => {
        items = [member('Ana Ruz', 1), member('Bea Soto', 2)];
        const errors = [{ field: '', message: 'Bea Soto: ahora está, lo recibe.' }];
        throw new Problem(409, API_MESSAGES.shownChanged, { code: 'STALE', errors, current: { items } });
      },
    })(context);
  },
  play: async ({ canvas }) => {
    const opened = await form(canvas);
    await chooseKind(opened, 'Guion');
    await userEvent.type(opened.getByRole('textbox', { name: 'Título' }), 'Guion capítulo 204');
    await chooseCast(opened);
    await chooseFile(pdf());
    await expect(await opened.findByText('Lo recibirá 1 persona')).toBeVisible();
    await send(opened);
    const told = within(await opened.findByRole('alert'));
    await expect(told.getByText('Bea Soto: ahora está, lo recibe.')).toBeVisible();
    await expect(await opened.findByText('Lo recibirán 2 personas')).toBeVisible();
    await expect(opened.getByRole('textbox', { name: 'Título' })).toHaveValue('Guion capítulo 204');
  },
});

export const OtherRecipients = meta.story({
  ...CastChanged.input,
  name: 'El elenco cambió, y se eligen personas',
  tags: [],
  play: async (context) => {
    await CastChanged.input.play?.(context as never);
    const opened = within(screen.getByRole('dialog'));
    // Nothing of that is about other recipients.
    await userEvent.click(opened.getByRole('radio', { name: 'Personas' }));
    await waitFor(() => expect(opened.queryByText('Bea Soto: ahora está, lo recibe.')).toBeNull());
    await expect(opened.queryByText(API_MESSAGES.shownChanged)).toBeNull();
    await expect(opened.getByRole('textbox', { name: 'Título' })).toHaveValue('Guion capítulo 204');
  },
});

const withInactive = portal.serves({
  castMembers: (c) => {
    const items = ['Ana Ruz', 'Bea Soto', 'Kiara Ñancupil'].map((name, index) => ({
      personId: `0198a4d2-0000-7000-8000-00000000000${index + 1}`,
      name,
      isActive: index < 2,
    }));
    return c.json({ items }, 200);
  },
});

export const Inactive = meta.story({
  name: 'Alguien del elenco no tiene la cuenta activa',
  beforeEach: withInactive,
  play: async ({ canvas }) => {
    const opened = await form(canvas);
    await chooseCast(opened);
    await expect(await opened.findByText('Lo recibirán 2 personas')).toBeVisible();
    await expect(opened.getByText('Sin la cuenta activa, no lo recibirán: Kiara Ñancupil.')).toBeVisible();
  },
});

export const NobodyCast = meta.story({
  name: 'Un capítulo sin elenco',
  tags: ['vacío'],
  beforeEach: portal.serves({ castMembers: (c) => c.json({ items: [] }, 200) }),
  play: async ({ canvas }) => {
    const opened = await form(canvas);
    await chooseCast(opened);
    await expect(await opened.findByText('Este capítulo aún no tiene elenco')).toBeVisible();
  },
});

export const Sent = meta.story({
  name: 'Se sube',
  tags: ['resultado'],
  play: async ({ canvas }) => {
    const opened = await form(canvas);
    await fill(opened);
    await send(opened);
    await expect(await canvas.findByText('Guion subido')).toBeInTheDocument();
    await expect(canvas.getByText('Quedó en los Documentos de 1 persona.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByText('7 documentos')).toBeVisible();
  },
});

export const Refused = meta.story({
  name: 'Errores por campo',
  tags: ['con errores'],
  play: async ({ canvas }) => {
    const opened = await form(canvas);
    await send(opened);
    const summary = await opened.findByRole('alert');
    for (const text of ['título es requerido', 'al menos una persona', 'Selecciona el archivo'])
      await expect(summary).toHaveTextContent(text);
    await chooseFile(pdf(new TextEncoder().encode('<!doctype html>'), 'pagina.pdf'));
    const [page] = await opened.findAllByText(/El contenido del archivo no es un PDF\./);
    await expect(page).toBeVisible();
    await chooseFile(pdf(samplePdf([['Guion']]).slice(0, 200), 'cortado.pdf'));
    const [cut] = await opened.findAllByText(/El archivo está incompleto/);
    await expect(cut).toBeVisible();
  },
});

export const PersonInactive = meta.story({
  name: 'Una persona quedó inactiva',
  tags: ['falla'],
  beforeEach: portal.serves({
    uploadSharedDocument: () => {
      throw new Problem(422, API_MESSAGES.invalid, {
        errors: [{ field: 'personIds', message: 'Sin la cuenta activa: Antonia. Elige a otras personas' }],
      });
    },
  }),
  play: async ({ canvas }) => {
    const opened = await form(canvas);
    await fill(opened);
    await send(opened);
    await expect(await opened.findByRole('alert')).toHaveTextContent('Sin la cuenta activa: Antonia');
    await expect(opened.getByRole('combobox', { name: /Persona/ })).toBeInvalid();
    await expect(opened.getByRole('textbox', { name: 'Título' })).toHaveValue('Guion capítulo 204');
  },
});

export const Sending = meta.story({
  name: 'Subiendo',
  tags: ['en curso'],
  beforeEach: portal.serves({ uploadSharedDocument: never }),
  play: async ({ canvas }) => {
    const opened = await form(canvas);
    await fill(opened);
    await send(opened);
    await expect(await opened.findByRole('progressbar', { name: /guion-204\.pdf/ })).toBeVisible();
  },
});

export const SendingCancelled = meta.story({
  ...Sending.input,
  name: 'Subiendo, y se cancela',
  tags: [],
  play: async (context) => {
    await Sending.input.play?.(context as never);
    const opened = within(screen.getByRole('dialog', { name: 'Subir documento' }));
    await userEvent.click(opened.getByRole('button', { name: /^Cancelar/ }));
    await expect(await opened.findByText('Cancelaste el envío: el documento no se subió.')).toBeVisible();
    await expect(opened.getByRole('textbox', { name: 'Título' })).toHaveValue('Guion capítulo 204');
  },
});

async function longNames(canvas: Canvas): Promise<HTMLElement> {
  const opened = await form(canvas);
  await userEvent.type(opened.getByRole('textbox', { name: 'Título' }), 'Guion interminable '.repeat(8));
  await find(opened, /Persona/, 'Fernández', /Fernández|de los/);
  return opened.findByText('Lo recibirá 1 persona');
}

export const LongTexts = meta.story({
  name: 'Textos largos',
  tags: ['largo'],
  globals: { viewport: { value: 'tablet768' } },
  play: fitsIn(768, longNames),
});

const come = async (canvas: Canvas) => (await form(canvas)).findByRole('button', { name: 'Subir documento' });

export const Phone = meta.story({ name: 'Teléfono 390', tags: ['390'], ...at(390, come) });
export const Smallest = meta.story({ name: 'Mínimo 320', tags: ['320'], ...at(320, come) });
