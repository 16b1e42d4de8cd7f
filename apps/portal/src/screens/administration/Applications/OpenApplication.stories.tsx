import { API_MESSAGES, Problem } from '@doblaje/contract';
import { applications, detailOf, people } from '@doblaje/contract/fixtures';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { never } from '../../../../../../.storybook/openRequests';
import preview from '../../../../../../.storybook/preview';
import { at } from '../../../stories/atWidth';
import { formStates } from '../../../stories/formStates';
import { listPage } from '../../../stories/listStates';
import { fails } from '../../../stories/PortalStory';
import { portalAt } from '../../../stories/portalAt';

const LIST = '/documents-back?vista=postulaciones';
const ID = '0198a4d2-8c11-7d3a-9e55-00000000000';
const open = (n: number) => ({ path: `${LIST}&postulacion=${ID}${n}` });

const portal = portalAt(open(1).path, { person: people.fermin, viewport: 'desktop1440' });

const meta = preview.meta({
  title: 'Pantallas/Postulaciones/Panel',
  ...portal.meta,
});

export default meta;

const drawer = async (name: string | RegExp = 'Antonia Millaquén Rojas') =>
  within(await screen.findByRole('dialog', { name }));

export const Default = meta.story({
  name: 'Todas sus respuestas',
  tags: ['al entrar'],
  play: async () => {
    const opened = await drawer();
    await expect(opened.getByText('Postula como Actor')).toBeVisible();
    await expect(opened.getByText('12345678')).toBeInTheDocument();
    // The link opens the mail program, not a page of the portal.
    await expect(opened.getByRole('link', { name: /@/ })).toHaveAttribute(
      'href',
      `mailto:${people.antonia.email}`,
    );
    for (const text of ['Indígena', 'Marea baja, Elisa', '20 a 35 años', /Coro de la universidad/])
      await expect(opened.getByText(text)).toBeInTheDocument();
    await expect(opened.getByRole('checkbox', { name: /Avisar por correo/ })).toBeChecked();
    const buttons = ['Rechazar', 'Preseleccionar', 'Aceptar'];
    for (const name of buttons) await expect(opened.getByRole('button', { name })).toBeVisible();
  },
});

export const Heard = meta.story({
  name: 'Se oye en su lugar',
  play: async () => {
    const opened = await drawer();
    await userEvent.click(opened.getByRole('button', { name: 'Silenciar' }));
    await userEvent.click(opened.getByRole('button', { name: /^Reproducir canto\.mp4/ }));
    const video = opened.getByLabelText<HTMLVideoElement>('canto.mp4', { selector: 'video' });
    await waitFor(() => expect(video.currentTime).toBeGreaterThan(0));
  },
});

export const Accepted = meta.story({
  name: 'Aceptada',
  tags: ['resultado'],
  play: async ({ canvas }) => {
    const opened = await drawer();
    await userEvent.type(opened.getByRole('textbox', { name: /Nota interna/ }), 'Registro bajo');
    await userEvent.click(opened.getByRole('button', { name: 'Aceptar' }));
    await expect(await canvas.findByText('Postulación aceptada')).toBeInTheDocument();
    await expect(canvas.getByText(/Antonia Millaquén Rojas\. Le avisamos por correo\./)).toBeInTheDocument();
    await waitFor(() => expect(opened.getByText('Aceptada')).toBeVisible());
    // Every button keeps its place, so a second click cannot hit another button.
    await expect(opened.getByRole('button', { name: 'Aceptar' })).toBeDisabled();
    await expect(opened.getByRole('button', { name: 'Preseleccionar' })).toBeEnabled();
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
    const row = within(canvas.getByRole('row', { name: /Antonia Millaquén/ }));
    await waitFor(() => expect(row.getByText('Aceptada')).toBeVisible());
    // The next decision is about the saved version.
    await userEvent.click(opened.getByRole('button', { name: 'Rechazar' }));
    await expect(await canvas.findByText('Postulación rechazada')).toBeInTheDocument();
  },
});

export const Keys = meta.story({
  name: 'Siguiente y anterior, con J y K',
  tags: ['todo bien'],
  play: async () => {
    const opened = await drawer();
    await expect(opened.getByRole('button', { name: 'Postulación anterior' })).toBeDisabled();
    const button = opened.getByRole('button', { name: 'Postulación siguiente' });
    await userEvent.hover(button);
    await expect(await screen.findByRole('tooltip', { name: 'Siguiente: tecla J' })).toBeVisible();
    await userEvent.click(button);
    const second = await drawer('Delfina Arrigorriaga');
    await expect(await second.findByText('No envió videos.')).toBeVisible();
    await expect(second.getByText('Postulación de Delfina Arrigorriaga')).toBeInTheDocument();
    await userEvent.keyboard('k');
    const first = await drawer();
    // In a field, J and K are letters.
    const note = await first.findByRole('textbox', { name: /Nota interna/ });
    await userEvent.type(note, 'jk');
    await expect(note).toHaveValue('jk');
    await expect(screen.getByRole('dialog', { name: 'Antonia Millaquén Rojas' })).toBeVisible();
  },
});

/** The focused element leaves with its application, and the next key still reaches the drawer. Two keys at once are two steps. */
export const KeysFromAVideo = meta.story({
  name: 'Con J y K desde un video',
  play: async () => {
    const opened = await drawer();
    (await opened.findAllByRole('button', { name: /^Reproducir/ }))[0]?.focus();
    await userEvent.keyboard('jj');
    const third = await drawer(/Undurraga/);
    await third.findByRole('textbox', { name: /Nota interna/ });
    await userEvent.keyboard('kk');
    await expect((await drawer()).getByRole('button', { name: 'Postulación anterior' })).toBeDisabled();
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
  },
});

let isDecided = false;
const [antonia, delfina] = applications as [(typeof applications)[number], (typeof applications)[number]];

/** The list shows only new applications. A decided one leaves the list, and 'next' still leads to the one after it. */
export const NextOfTheNew = meta.story({
  name: 'La siguiente, ya decidida la que estaba abierta',
  args: { path: `${LIST}&estado=new&postulacion=${ID}1` },
  beforeEach: [
    () => {
      isDecided = false;
    },
    portal.serves({
      listApplications: (c) => c.json(listPage(isDecided ? [delfina] : [antonia, delfina]), 200),
      reviewApplication: (c) => {
        isDecided = true;
        const updatedAt = '2026-11-21T09:00:00.000Z';
        return c.json({ ...detailOf(antonia), state: 'shortlisted' as const, updatedAt }, 200);
      },
    }),
  ],
  play: async ({ canvas }) => {
    const opened = await drawer();
    await userEvent.click(opened.getByRole('button', { name: 'Preseleccionar' }));
    await waitFor(() => expect(canvas.queryByRole('row', { name: /Antonia Millaquén/ })).toBeNull());
    await expect(screen.getByRole('dialog', { name: 'Antonia Millaquén Rojas' })).toBeVisible();
    await userEvent.keyboard('j');
    await drawer('Delfina Arrigorriaga');
  },
});

/** Two pages with one application each stand for two pages of ten. */
const twoPages = portal.serves({
  listApplications: (c) => {
    const page = Number(c.req.valid('query').page ?? 1);
    return c.json({ ...listPage(applications.slice(page - 1, page), 11), page }, 200);
  },
});

/** Closing stays on the page reached, and the focus returns to the row of the open application. */
export const OverThePage = meta.story({
  name: 'Siguiente en la otra página, y cerrar',
  args: { path: LIST },
  beforeEach: twoPages,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Antonia Millaquén Rojas' }));
    await drawer();
    await userEvent.keyboard('j');
    const second = await drawer(/Delfina Arrigorriaga/);
    await expect(second.getByRole('button', { name: 'Postulación siguiente' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const link = await canvas.findByRole('link', { name: /Delfina Arrigorriaga/ });
    await waitFor(() => expect(link).toHaveFocus());
  },
});

const OVERTAKEN = {
  ...detailOf(applications[0] as (typeof applications)[number]),
  state: 'rejected' as const,
  note: 'Ya hay dos así.',
  updatedAt: '2026-11-20T09:00:00.000Z',
};

const form = formStates('reviewApplication', {
  serves: portal.serves,
  open: () => drawer(),
  fill: (opened) => userEvent.type(opened.getByRole('textbox', { name: /Nota interna/ }), 'Registro bajo'),
  submit: 'Aceptar',
  pending: 'Aceptando...',
});

const NOTE = { 'Nota interna': 'Registro bajo' };

const conflict = form.stale(OVERTAKEN, { says: ['Rechazada', 'Ya hay dos así.'], keeps: NOTE });

export const Overtaken = meta.story({
  name: 'Otra persona decidió antes',
  ...conflict,
  play: async (context) => {
    await conflict.play(context);
    const opened = await drawer();
    await expect(opened.getByRole('button', { name: 'Rechazar' })).toBeDisabled();
  },
});

export const TakenOver = meta.story({
  ...Overtaken.input,
  name: 'Otra persona decidió antes, y se usa lo suyo',
  tags: [],
  play: async (context) => {
    await Overtaken.input.play?.(context as never);
    const opened = await drawer();
    // Taking the saved version clears the error of the failed save.
    await userEvent.click(opened.getByRole('button', { name: 'Usar lo guardado' }));
    await expect(opened.queryByRole('alert')).toBeNull();
    const note = opened.getByRole('textbox', { name: /Nota interna/ });
    await expect(note).toHaveValue('Ya hay dos así.');
    await expect(note).toHaveFocus();
  },
});

let isErased = false;

/** The application no longer exists. The typed note stays until the person leaves it. */
export const ErasedMeanwhile = meta.story({
  name: 'La persona borró sus datos mientras se escribía la nota',
  tags: ['falla'],
  beforeEach: (context) => {
    isErased = false;
    return portal.serves({
      readApplication: (c) => {
        if (isErased) throw new Problem(404, API_MESSAGES.applicationGone);
        return c.json(detailOf(antonia), 200);
      },
      reviewApplication: () => {
        isErased = true;
        throw new Problem(404, API_MESSAGES.applicationGone);
      },
    })(context);
  },
  play: async () => {
    const opened = await drawer();
    await userEvent.type(opened.getByRole('textbox', { name: /Nota interna/ }), 'Registro bajo');
    await userEvent.click(opened.getByRole('button', { name: 'Rechazar' }));
    await expect(await opened.findByRole('alert')).toHaveTextContent('Esta postulación ya no existe');
    await expect(opened.getByRole('textbox', { name: /Nota interna/ })).toHaveValue('Registro bajo');
  },
});

export const TooLong = meta.story({
  name: 'La nota es muy larga',
  tags: ['con errores'],
  play: async () => {
    const opened = await drawer();
    const note = opened.getByRole('textbox', { name: /Nota interna/ });
    await userEvent.click(note);
    await userEvent.paste('x'.repeat(2001));
    await userEvent.click(opened.getByRole('button', { name: 'Aceptar' }));
    await waitFor(() => expect(note).toBeInvalid());
  },
});

export const Saving = meta.story({
  name: 'Guardando',
  tags: ['en curso'],
  ...form.sending,
  play: async (context) => {
    await form.sending.play(context);
    await expect((await drawer()).getByRole('button', { name: 'Rechazar' })).toBeDisabled();
  },
});

const failed = form.failed(API_MESSAGES.unavailable, 503);

export const NotSaved = meta.story({
  name: 'No se guarda',
  tags: ['falla'],
  ...failed,
  play: async (context) => {
    await failed.play(context);
    const opened = await drawer();
    await expect(opened.getByRole('textbox', { name: /Nota interna/ })).toHaveValue('Registro bajo');
  },
});

export const Offline = meta.story({ name: 'Sin conexión al guardar', tags: ['falla'], ...form.offline });

export const ExpiredWhileWriting = meta.story({
  name: 'La sesión vence al guardar',
  tags: ['sin permiso'],
  ...form.sessionEnded(people.fermin, NOTE),
});

export const Unplayable = meta.story({
  name: 'Un video que no se puede reproducir',
  args: open(3),
  play: async () => {
    const opened = await drawer(/Undurraga/);
    await userEvent.click(opened.getAllByRole('button', { name: /^Reproducir/ })[0] as HTMLElement);
    await expect(await opened.findByRole('alert')).toHaveTextContent('No pudimos reproducir este video');
  },
});

let links = 0;

/** The link is a minute old and has expired. The player asks for a new one and plays. */
export const LinkOver = meta.story({
  name: 'El enlace venció',
  beforeEach: [
    () => {
      links = 0;
    },
    portal.serves({
      linkReel: (c) => {
        const { id, n } = c.req.valid('param');
        links += 1;
        const secret = links === 1 ? 'vencido' : `reel-${id}-${n}`;
        return c.json({ url: `/api/files?link=${secret}`, expiresAt: '2026-11-20T12:01:00.000Z' }, 200);
      },
    }),
  ],
  play: async () => {
    const opened = await drawer();
    await userEvent.click(opened.getByRole('button', { name: 'Silenciar' }));
    await userEvent.click(opened.getByRole('button', { name: /^Reproducir canto\.mp4/ }));
    const video = opened.getByLabelText<HTMLVideoElement>('canto.mp4', { selector: 'video' });
    await waitFor(() => expect(video.currentTime).toBeGreaterThan(0));
    await expect(links).toBe(2);
    await expect(opened.queryByRole('alert')).toBeNull();
  },
});

export const NoReels = meta.story({
  name: 'Sin videos',
  args: open(2),
  play: async () => {
    const opened = await drawer('Delfina Arrigorriaga');
    await expect(opened.getByText('No envió videos.')).toBeVisible();
    await expect(opened.queryByRole('slider')).toBeNull();
  },
});

export const Erased = meta.story({
  name: 'La persona borró sus datos',
  beforeEach: portal.serves({
    linkReel: () => {
      throw new Problem(404, API_MESSAGES.applicationGone);
    },
  }),
  play: async () => {
    const opened = await drawer();
    await userEvent.click(opened.getAllByRole('button', { name: /^Reproducir/ })[0] as HTMLElement);
    const problem = await opened.findByRole('alert');
    await expect(problem).toHaveTextContent('Este video ya no está');
    await expect(within(problem).queryByRole('button')).toBeNull();
  },
});

export const Opening = meta.story({
  name: 'Abriendo',
  tags: ['en curso'],
  beforeEach: portal.serves({ readApplication: never }),
  play: async () => {
    const opened = await drawer('Abriendo postulación');
    await expect(await opened.findByText('Abriendo postulación...')).toBeInTheDocument();
    await expect(opened.queryByRole('button', { name: 'Aceptar' })).toBeNull();
  },
});

export const NotCome = meta.story({
  name: 'No llega',
  tags: ['falla'],
  beforeEach: portal.serves({ readApplication: fails(500, API_MESSAGES.unexpected) }),
  play: async () => {
    const opened = await drawer('No pudimos abrir la postulación');
    await expect(opened.getByText('No llegó la postulación')).toBeVisible();
    await expect(opened.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
});

export const Missing = meta.story({
  name: 'Ya no está',
  tags: ['vacío'],
  args: open(9),
  play: async () => {
    const opened = await drawer('No pudimos abrir la postulación');
    await expect(opened.getByText('Esta postulación ya no está')).toBeVisible();
  },
});

const LONG = 'audición para la abuela en la bahía de los relojes '.repeat(4);

export const LongTexts = meta.story({
  name: 'Tres videos de nombre largo',
  tags: ['largo'],
  args: open(3),
  beforeEach: portal.serves({
    readApplication: (c) => {
      const reels = [1, 2, 3].map((n) => ({ n, name: `${LONG}${n}.mp4`, size: 10_485_760 }));
      return c.json({ ...detailOf(applications[2] as (typeof applications)[number]), reels }, 200);
    },
  }),
  play: async () => {
    const opened = await drawer(/Undurraga/);
    await expect(opened.getAllByRole('listitem')).toHaveLength(3);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

const come = async () => (await drawer()).findByRole('button', { name: 'Aceptar' });

export const Phone = meta.story({ name: 'Teléfono 390', tags: ['390'], ...at(390, come) });

export const Smallest = meta.story({ name: 'Mínimo 320', tags: ['320'], ...at(320, come) });
