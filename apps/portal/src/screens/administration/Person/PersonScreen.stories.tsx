import { API_MESSAGES, Problem } from '@doblaje/contract';
import type { PersonDetail, SharedDocument } from '@doblaje/contract/client';
import { documentsOf, fixtureHandlers, HISTORY, people, samplePdf } from '@doblaje/contract/fixtures';
import { dayInChile } from '@doblaje/domain/days';
import { isMinorPaper } from '@doblaje/domain/minors';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { never } from '../../../../../../.storybook/openRequests';
import preview from '../../../../../../.storybook/preview';
import { expired, refused } from '../../../stories/accessStates';
import { at } from '../../../stories/atWidth';
import { catchDownloads } from '../../../stories/downloads';
import { portalAt } from '../../../stories/portalAt';
import { shows } from '../../../stories/shows';

const id = (n: number) => `0198a4d2-0000-7000-8000-00000000000${n}`;
const pathOf = (person: string, tab = '') => `/documents-back/users/${person}${tab && `?vista=${tab}`}`;
const ANTONIA = id(1);
const BALTAZAR = id(2);
const DELFINA = id(4);
const LONG_NAMES = id(5);

const portal = portalAt(pathOf(BALTAZAR), { person: people.fermin });

const meta = preview.meta({
  title: 'Pantallas/Persona',
  ...portal.meta,
});

export default meta;

type Canvas = ReturnType<typeof within>;

const wide = { viewport: { value: 'desktop1440' } };
const named = (canvas: Canvas, name: string | RegExp) => canvas.findByRole('heading', { level: 1, name });
const section = async (canvas: Canvas, name: string) => within(await canvas.findByRole('region', { name }));
const fails = () => {
  throw new Error('database is gone');
};

export const Sheet = meta.story({
  name: 'Ficha',
  tags: ['al entrar'],
  globals: wide,
  play: async ({ canvas }) => {
    await expect(await named(canvas, 'Baltazar Ibáñez Soto')).toBeVisible();
    const data = await section(canvas, 'Datos personales');
    await expect(data.getByText('21-06-1988')).toBeVisible();
    await expect(data.getByText('Indígena')).toBeVisible();
    const bank = await section(canvas, 'Datos bancarios');
    await expect(bank.getByText(/5678$/)).toBeVisible();
    await expect(canvas.queryByText(/0012345678/)).toBeNull();
    await expect(canvas.getByRole('tab', { name: /Documentos\s*6/ })).toBeVisible();
    const latest = await section(canvas, 'Últimos documentos');
    await expect((await latest.findAllByRole('link', { name: /Orden|Guion|Boleta/ })).length).toBe(3);
  },
});

const downloads = catchDownloads(portal.serves());

export const Certificate = meta.story({
  name: 'Certificado de honorarios de un año',
  tags: ['resultado'],
  beforeEach: downloads.beforeEach,
  play: async ({ canvas }) => {
    const card = await section(canvas, 'Certificado de honorarios');
    const year = new Date().getFullYear() - 1;
    await userEvent.click(card.getByRole('button', { name: /Año/ }));
    await userEvent.click(await screen.findByRole('option', { name: `${year}` }));
    await userEvent.click(card.getByRole('button', { name: 'Descargar certificado' }));
    await expect((await downloads.lines(`certificado-honorarios-${year}.pdf`))[0]).toMatch(/^%PDF-/);
  },
});

export const Revealed = meta.story({
  name: 'Se muestra el número de cuenta',
  play: async ({ canvas }) => {
    const bank = await section(canvas, 'Datos bancarios');
    await userEvent.click(bank.getByRole('button', { name: /^Mostrar número de cuenta/ }));
    await expect(await bank.findByText('0012345678')).toBeVisible();
    const hide = bank.getByRole('button', { name: 'Ocultar número de cuenta' });
    await expect(hide).toHaveFocus();
    await userEvent.click(hide);
    await expect(bank.queryByText('0012345678')).toBeNull();
  },
});

export const NotRevealed = meta.story({
  name: 'No llega el número de cuenta',
  beforeEach: portal.serves({ revealAccountNumber: fails }),
  play: async ({ canvas }) => {
    const bank = await section(canvas, 'Datos bancarios');
    await userEvent.click(bank.getByRole('button', { name: /^Mostrar número de cuenta/ }));
    await expect(await canvas.findByText('No pudimos mostrar el número de cuenta')).toBeVisible();
    await expect(bank.getByText(/5678$/)).toBeVisible();
  },
});

export const WithoutConsent = meta.story({
  name: 'Sin autorización para lo sensible',
  args: { path: pathOf(DELFINA) },
  play: async ({ canvas }) => {
    await named(canvas, 'Delfina Arrigorriaga');
    await expect(await canvas.findAllByText('Sin autorización para guardarla')).toHaveLength(2);
    // A person abroad has no Chilean bank data.
    await expect(canvas.queryByRole('region', { name: 'Datos bancarios' })).toBeNull();
  },
});

const ANA = {
  representative_name: 'Ana Soto Vera',
  representative_rut: '11.111.111-1',
  representative_relation: 'Madre',
  representative_contact: 'ana.soto@correo.cl',
};

const YEAR = new Date().getFullYear();

type Papers = NonNullable<PersonDetail['minor']>['papers'];

interface MinorState {
  personal?: object;
  account?: Partial<PersonDetail['account']>;
  papers?: Papers;
}

/** A sample person of 14 or 15 years. Only the person names who represents them. */
function minor({ personal: known, account: access, papers = [] }: MinorState) {
  const { readPerson, uploadSharedDocument } = fixtureHandlers();
  let there = papers;
  return portal.serves({
    readPerson: async (c, next) => {
      const answer: object = await readPerson(c, next);
      const { personal, account, ...person } = (await (answer as Response).json()) as PersonDetail;
      return c.json(
        {
          ...person,
          account: { ...account, ...access },
          minor: { adultOn: `${YEAR + 3}-01-02`, papers: there },
          personal: { ...personal, birth_date: `${YEAR - 15}-01-02`, ...known },
        },
        200,
      );
    },
    uploadSharedDocument: async (c, next) => {
      const answer: object = await uploadSharedDocument(c, next);
      const { document } = (await (answer as Response).clone().json()) as {
        document: SharedDocument;
      };
      if (isMinorPaper(document.kind))
        there = [...there, { kind: document.kind, validUntil: document.endsOn }];
      return answer as never;
    },
  });
}

export const Represented = meta.story({
  name: 'Menor de edad, con quien representa',
  beforeEach: minor({ personal: ANA }),
  play: async ({ canvas }) => {
    const data = await section(canvas, 'Datos personales');
    for (const value of ['Ana Soto Vera', 'Madre', '11.111.111-1'])
      await expect(data.getByText(value)).toBeVisible();
  },
});

export const NotRepresented = meta.story({
  name: 'Menor de edad, sin quien represente',
  beforeEach: minor({}),
  play: async ({ canvas }) => {
    const data = await section(canvas, 'Datos personales');
    await expect(data.getByText(/Falta: tiene menos de 18 años/)).toBeVisible();
  },
});

const PAPERS = 'Papeles de menor de edad';
const inDays = (days: number) => dayInChile(new Date(Date.now() + days * 86_400_000));

export const WithoutPapers = meta.story({
  name: 'Menor de edad sin papeles: se sube uno desde aquí',
  globals: wide,
  beforeEach: minor({ personal: ANA }),
  play: async ({ canvas }) => {
    const card = await section(canvas, PAPERS);
    await expect(card.getAllByText('Falta: sin este papel no se emiten sus órdenes.')).toHaveLength(2);
    await userEvent.click(card.getByRole('button', { name: 'Subir documento' }));
    const form = within(await screen.findByRole('dialog', { name: 'Subir documento' }));
    await expect(form.getByRole('button', { name: /Tipo/ })).toHaveTextContent('Autorización de menor');
    await expect(form.getByText('Baltazar Ibáñez Soto')).toBeVisible();
    await userEvent.type(form.getByRole('textbox', { name: 'Título' }), 'Autorización de la madre');
    await userEvent.type(form.getByRole('textbox', { name: 'Término' }), `31-12-${YEAR + 1}`);
    const pdf = new File([samplePdf([['Autorización']])], 'autorizacion.pdf', { type: 'application/pdf' });
    await userEvent.upload(document.querySelector('input[type="file"]') as HTMLInputElement, pdf);
    await form.findByText('autorizacion.pdf');
    await userEvent.click(form.getByRole('button', { name: 'Subir documento' }));
    await expect(await canvas.findByText('Autorización de menor subida')).toBeInTheDocument();
    await expect(await card.findByText(`Vale hasta el 31-12-${YEAR + 1}`)).toBeVisible();
    await expect(card.getAllByText(/^Falta:/)).toHaveLength(1);
    await waitFor(() => expect(card.getByRole('button', { name: 'Subir documento' })).toHaveFocus());
  },
});

export const PapersOver = meta.story({
  name: 'Menor de edad, un papel vencido y otro por vencer',
  beforeEach: minor({
    personal: ANA,
    account: { state: 'inactive' },
    papers: [
      { kind: 'minor-authorization', validUntil: '2025-03-31' },
      { kind: 'school-certificate', validUntil: inDays(20) },
    ],
  }),
  play: async ({ canvas }) => {
    const card = await section(canvas, PAPERS);
    await expect(
      card.getByText('Venció el 31-03-2025: sin este papel no se emiten sus órdenes.'),
    ).toBeVisible();
    await expect(card.getByText(/^Vale solo hasta el .*: pide el siguiente\.$/)).toBeVisible();
    await expect(card.getByText('Para subirlos, su cuenta tiene que estar activa.')).toBeVisible();
    await expect(card.queryByRole('button')).toBeNull();
  },
});

export const Unactivated = meta.story({
  name: 'Sin activar: se reenvía el correo',
  args: { path: pathOf(DELFINA) },
  play: async ({ canvas }) => {
    const access = await section(canvas, 'Acceso');
    await expect(access.queryByRole('button', { name: 'Desactivar' })).toBeNull();
    await userEvent.click(access.getByRole('button', { name: 'Reenviar activación' }));
    await expect(await canvas.findByText('Correo de activación enviado')).toBeVisible();
  },
});

export const Withdrawn = meta.story({
  name: 'Se retira la invitación',
  tags: ['resultado'],
  args: { path: pathOf(DELFINA) },
  play: async ({ canvas }) => {
    const access = await section(canvas, 'Acceso');
    await expect(access.getByText(/^Recibió una invitación/)).toBeVisible();
    await userEvent.click(access.getByRole('button', { name: 'Retirar invitación' }));
    const question = within(
      await within(document.body).findByRole('alertdialog', {
        name: '¿Retirar la invitación de Delfina Arrigorriaga?',
      }),
    );
    await userEvent.click(question.getByRole('button', { name: 'Retirar invitación' }));
    await expect(await canvas.findByText('Invitación retirada')).toBeVisible();
    await expect(await access.findByText(/^El estudio retiró su invitación/)).toBeVisible();
    await expect(access.queryByRole('button', { name: /Reenviar|Retirar/ })).toBeNull();
  },
});

export const Deactivated = meta.story({
  name: 'Se desactiva, y se deshace',
  tags: ['resultado'],
  play: async ({ canvas }) => {
    const access = await section(canvas, 'Acceso');
    // The open orders are named before the account is deactivated.
    await expect(access.getByText('Tiene 1 orden abierta:')).toBeVisible();
    await expect(access.getByRole('link', { name: /^Orden de Actuación N\.º/ })).toBeVisible();
    await userEvent.click(access.getByRole('button', { name: 'Desactivar' }));
    const question = await within(document.body).findByRole('alertdialog', { name: /^¿Desactivar a / });
    await expect(question).toHaveTextContent(/Orden de Actuación N\.º/);
    await userEvent.click(within(question).getByRole('button', { name: 'Desactivar' }));
    await expect(await canvas.findByText('1 usuario desactivado')).toBeVisible();
    await expect(canvas.getByText(/Tiene 1 orden abierta\.$/)).toBeInTheDocument();
    await expect(await access.findByRole('button', { name: 'Activar' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Deshacer' }));
    await expect(await access.findByRole('button', { name: 'Desactivar' })).toBeVisible();
  },
});

/** The number of requests for undelivered mails. */
let asked = 0;

/** A mail was not delivered, until it is sent again. */
const notArrived = () => {
  asked = 0;
  let items = [
    {
      id: 7,
      what: 'Invitación',
      address: 'delfina@correo.cl',
      at: '2026-11-19T12:30:00.000Z',
      isRefused: true,
    },
  ];
  return portal.serves({
    undeliveredMails: (c) => {
      asked += 1;
      return c.json({ items }, 200);
    },
    resendMail: (c) => {
      items = [];
      return c.json({}, 202);
    },
  });
};

export const MailNotArrived = meta.story({
  name: 'Un correo no llegó, y se reenvía',
  args: { path: pathOf(DELFINA) },
  beforeEach: (context) => notArrived()(context),
  play: async ({ canvas }) => {
    const access = await section(canvas, 'Acceso');
    await expect(await access.findByText('El correo «Invitación» no llegó')).toBeVisible();
    await expect(access.getByText(/delfina@correo\.cl el 19-11-2026/)).toBeVisible();
    await userEvent.click(access.getByRole('button', { name: 'Reenviar' }));
    await expect(await canvas.findByText('Correo reenviado')).toBeVisible();
    await waitFor(() => expect(access.queryByText('El correo «Invitación» no llegó')).toBeNull());
    // One request only: a request at each render would never end.
    await expect(asked).toBe(1);
  },
});

export const SessionsClosed = meta.story({
  name: 'Se cierran sus sesiones',
  play: async ({ canvas }) => {
    const access = await section(canvas, 'Acceso');
    const button = access.getByRole('button', { name: 'Cerrar sus sesiones' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveFocus();
    await expect(await canvas.findByText('Sesiones cerradas')).toBeVisible();
    await expect(button).toHaveFocus();
  },
});

export const RoleSaved = meta.story({
  name: 'Se cambia el rol',
  play: async ({ canvas }) => {
    const access = await section(canvas, 'Acceso');
    const save = access.getByRole('button', { name: 'Guardar rol' });
    await expect(save).toBeDisabled();
    await userEvent.click(access.getByRole('radio', { name: 'Administración' }));
    await userEvent.click(save);
    await expect(await canvas.findByText('Rol cambiado')).toBeVisible();
    await waitFor(() => expect(access.getByRole('button', { name: 'Guardar rol' })).toBeDisabled());
  },
});

export const RoleRefused = meta.story({
  name: 'No se cambia el rol de la última Administración',
  tags: ['falla'],
  beforeEach: portal.serves({
    changeUserRole: () => {
      throw new Problem(409, API_MESSAGES.lastAdminRole, { code: 'LAST_ADMIN' });
    },
  }),
  play: async ({ canvas }) => {
    const access = await section(canvas, 'Acceso');
    await userEvent.click(access.getByRole('radio', { name: 'Administración' }));
    await userEvent.click(access.getByRole('button', { name: 'Guardar rol' }));
    await expect(await canvas.findByText('No pudimos cambiar el rol')).toBeVisible();
    await expect(canvas.getByText(API_MESSAGES.lastAdminRole)).toBeVisible();
  },
});

export const Oneself = meta.story({
  name: 'La propia cuenta',
  args: { path: pathOf('fermin') },
  play: async ({ canvas }) => {
    const access = await section(canvas, 'Acceso');
    await expect(access.getByRole('radio', { name: 'Usuario' })).toBeDisabled();
    await expect(access.getByText(/No puedes cambiar tu propio rol/)).toBeVisible();
    await expect(access.queryByRole('button')).toBeNull();
    await expect(access.getByRole('link', { name: 'Sesiones abiertas' })).toHaveAttribute(
      'href',
      '/home/sessions',
    );
  },
});

export const Inactive = meta.story({
  name: 'Inactiva',
  args: { path: pathOf('0198a4d2-0000-7000-8000-000000001006') },
  play: async ({ canvas }) => {
    await named(canvas, 'Hernán Loncón');
    const access = await section(canvas, 'Acceso');
    await expect(access.getByRole('button', { name: 'Activar' })).toBeVisible();
    await expect(await canvas.findByText('Aún no tiene documentos.')).toBeVisible();
  },
});

export const Voice = meta.story({
  name: 'Perfil vocal con demos',
  globals: wide,
  args: { path: pathOf(ANTONIA, 'voz') },
  play: async ({ canvas }) => {
    const voice = await section(canvas, 'Perfil vocal');
    await expect(voice.getByText('Actor, Traductor')).toBeVisible();
    const demos = within(await canvas.findByRole('region', { name: 'Demos' }));
    await expect(
      demos.getAllByRole('button', { name: /^Reproducir reel antonia\.mp4/ }).length,
    ).toBeGreaterThan(0);
  },
});

export const Played = meta.story({
  name: 'Se oye un demo',
  args: { path: pathOf(ANTONIA, 'voz') },
  play: async ({ canvas }) => {
    await userEvent.click(
      (await canvas.findAllByRole('button', { name: /^Reproducir canto\.mp4/ }))[0] as HTMLElement,
    );
    await waitFor(() => expect(document.querySelector('video')?.currentSrc).toContain('/api/files?link='));
  },
});

export const DemoGone = meta.story({
  name: 'Un demo de quien acaba de borrar sus datos',
  args: { path: pathOf(ANTONIA, 'voz') },
  beforeEach: portal.serves({
    linkDemo: () => {
      throw new Problem(404, API_MESSAGES.notFound);
    },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(
      (await canvas.findAllByRole('button', { name: /^Reproducir canto\.mp4/ }))[0] as HTMLElement,
    );
    await expect(await canvas.findByText('Este demo ya no está')).toBeVisible();
  },
});

export const NoVoice = meta.story({
  name: 'Sin perfil vocal ni demos',
  tags: ['vacío'],
  args: { path: pathOf('0198a4d2-0000-7000-8000-000000001006', 'voz') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Aún no tiene perfil vocal' })).toBeVisible();
    await expect(canvas.getByText(/^Sin demos/)).toBeVisible();
  },
});

export const EmptyLists = meta.story({
  name: 'Pestañas sin nada',
  args: { path: pathOf(ANTONIA, 'documentos') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Aún no tiene documentos' })).toBeVisible();
  },
});

export const EmptyListAndFull = meta.story({
  ...EmptyLists.input,
  name: 'De una pestaña sin nada a otra',
  play: async (context) => {
    await EmptyLists.input.play?.(context as never);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('tab', { name: /^Experiencias/ }));
    await expect(await canvas.findByRole('grid', { name: 'Experiencias' })).toBeVisible();
  },
});

export const Documents = meta.story({
  name: 'Documentos, uno abierto',
  globals: wide,
  args: { path: `${pathOf(BALTAZAR, 'documentos')}` },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Contrato marco 2026' }));
    const drawer = await within(document.body).findByRole('dialog', { name: 'Contrato marco 2026' });
    await waitFor(() => expect(drawer).toHaveFocus());
  },
});

export const DocumentsClosed = meta.story({
  ...Documents.input,
  name: 'Documentos, el abierto se cierra',
  play: async (context) => {
    await Documents.input.play?.(context as never);
    const { canvas } = context;
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Contrato marco 2026' })).toHaveFocus());
    await expect(canvas.getByRole('tab', { name: /^Documentos/, selected: true })).toBeVisible();
  },
});

export const Many = meta.story({
  name: 'Muchos documentos',
  tags: ['muchos'],
  args: { path: pathOf(BALTAZAR, 'documentos') },
  beforeEach: portal.serves({
    listDocuments: (c) => {
      const items = documentsOf(people.baltazar).map((item) => ({ ...item, toUpload: null }));
      return c.json({ items, total: 1247, isTotalExact: true, page: 1, size: 10, unread: 0 }, 200);
    },
  }),
  play: shows('1.247 documentos'),
});

export const Applications = meta.story({
  name: 'Postulaciones',
  globals: wide,
  args: { path: pathOf(ANTONIA, 'postulaciones') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /19-11-2026/ })).toBeVisible();
    await expect(canvas.getByText('Nueva')).toBeVisible();
  },
});

export const ApplicationOpened = meta.story({
  name: 'De una postulación se pasa a leerla y decidir',
  args: { path: pathOf(ANTONIA, 'postulaciones') },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Postulación del 19-11-2026' }));
    await within(document.body).findByRole('dialog', { name: /^Antonia Millaquén/ });
    await expect(await named(canvas, 'Administrativo')).toBeInTheDocument();
  },
});

export const Experiences = meta.story({
  name: 'Experiencias, por tipo y estado',
  globals: wide,
  args: { path: pathOf(ANTONIA, 'experiencias') },
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: 'Experiencias' });
    await within(grid).findByText('Kumo y la montaña');
    const filters = within(canvas.getByRole('group', { name: 'Buscar y filtrar' }));
    await expect(filters.getByRole('button', { name: 'Estado' })).toBeVisible();
    await userEvent.click(await filters.findByRole('button', { name: 'Tipo' }));
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Serie' }));
    await waitFor(() => expect(within(grid).queryByText('Kumo y la montaña')).toBeNull());
    await expect(await within(grid).findByText('La bahía de los relojes')).toBeVisible();
    await expect(within(grid).queryByText('Kumo y la montaña')).toBeNull();
    await expect(canvas.getByRole('tab', { name: /^Experiencias/, selected: true })).toBeVisible();
  },
});

export const History = meta.story({
  name: 'Historial',
  globals: wide,
  args: { path: pathOf(BALTAZAR, 'historial') },
  beforeEach: portal.serves({
    history: (c) => {
      const [line] = HISTORY.filter(({ entity }) => entity === 'person');
      if (!line) throw new Error('There is a history of people.');
      const read = { ...line, id: 21, action: 'read' as const, changes: [{ field: 'account_number' }] };
      const sheet = { ...read, id: 18, changes: [{ field: 'sheet' }] };
      const opened = {
        ...read,
        id: 17,
        changes: [{ field: 'document' }, { field: 'title', to: 'Contrato 2026' }],
      };
      const sent = { ...line, id: 20, changes: [{ field: 'activation' }] };
      const bank = { ...line, id: 19, changes: [{ field: 'bank', from: '012', to: '037' }] };
      const mails = ['boleta_reminder', 'bank_data_request', 'payment_rejected'].map((field, index) => ({
        ...{ ...line, id: 16 - index, changes: [{ field }] },
      }));
      return c.json({ items: [read, sent, bank, sheet, opened, ...mails], next: null }, 200);
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Número de cuenta visto')).toBeVisible();
    await expect(canvas.getByText('Correo de activación enviado')).toBeVisible();
    await expect(canvas.getByText('Ficha vista')).toBeVisible();
    await expect(canvas.getByText('Documento abierto')).toBeVisible();
    await expect(canvas.getByText('Contrato 2026')).toBeVisible();
    await expect(canvas.getByText('Recordatorio de boletas enviado')).toBeVisible();
    await expect(canvas.getByText('Datos bancarios pedidos por correo')).toBeVisible();
    await expect(canvas.getByText('Pago rechazado por el banco, avisado por correo')).toBeVisible();
    // Banks show by name, not by code.
    await expect(canvas.getByText('BancoEstado')).toBeVisible();
    await expect(canvas.queryByText('012')).toBeNull();
  },
});

export const Loading = meta.story({
  name: 'Cargando',
  tags: ['en curso'],
  beforeEach: portal.serves({ readPerson: never }),
  play: async ({ canvas }) => {
    await expect(await named(canvas, 'Detalle de usuario')).toBeVisible();
    await expect(await canvas.findByText('Cargando persona...')).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  name: 'Falla la carga',
  beforeEach: portal.serves({ readPerson: fails }),
  play: async ({ canvas }) => {
    const error = await canvas.findByRole('alert');
    await expect(error).toHaveTextContent('No pudimos abrir esta persona');
    await expect(within(error).getByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
});

export const TabFailed = meta.story({
  name: 'Falla una pestaña',
  args: { path: pathOf(BALTAZAR, 'historial') },
  beforeEach: portal.serves({ history: fails }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No pudimos cargar el historial')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Baltazar Ibáñez Soto' })).toBeVisible();
  },
});

export const NoSuchPerson = meta.story({
  name: 'Alguien que no existe, o acaba de borrar sus datos',
  args: { path: pathOf('nadie') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Esta persona ya no existe/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Reintentar' })).toBeNull();
  },
});

export const LongNames = meta.story({
  name: 'Nombres largos',
  tags: ['largo'],
  args: { path: pathOf(LONG_NAMES, 'voz') },
  play: async ({ canvas }) => {
    await named(canvas, /María de los Ángeles/);
    await canvas.findByRole('region', { name: 'Demos' });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Forbidden = meta.story({ name: 'Sin permiso', tags: ['sin permiso'], ...refused });

export const Expired = meta.story({ name: 'Sesión vencida', ...expired('ADMIN') });

export const Phone = meta.story({
  name: 'Teléfono 390',
  tags: ['390'],
  ...at(390, (canvas) => canvas.findByRole('region', { name: 'Acceso' })),
});

export const Smallest = meta.story({
  name: 'Mínimo 320',
  tags: ['320'],
  args: { path: pathOf(ANTONIA, 'voz') },
  ...at(320, (canvas) => canvas.findByRole('region', { name: 'Demos' })),
});
