import { people } from '@doblaje/contract/fixtures';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { never } from '../../../../../../.storybook/openRequests';
import preview from '../../../../../../.storybook/preview';
import { expired } from '../../../stories/accessStates';
import { at } from '../../../stories/atWidth';
import { scene } from '../../../stories/PortalStory';
import { portalAt } from '../../../stories/portalAt';

const TITLE = 'Información del perfil incompleta';

const portal = portalAt('/home', { person: people.antonia });

const meta = preview.meta({
  title: 'Pantallas/Principal',
  ...portal.meta,
});

export default meta;

const fails = () => {
  throw new Error('database is gone');
};

export const RutMissing = meta.story({
  name: 'Falta el RUT',
  tags: ['al entrar'],
  globals: { viewport: { value: 'desktop1440' } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Antonia Millaquén Rojas' }),
    ).toBeVisible();
    const warning = await canvas.findByRole('alert');
    await expect(warning).toHaveTextContent(TITLE);
    await expect(warning).toHaveTextContent(
      'Por favor complete su información personal, incluyendo su RUT, para disfrutar de todas las funcionalidades del sistema.',
    );
    await expect(canvas.getByText('Falta completar.')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Principal, requiere atención' })).toBeVisible();
  },
});

export const RutInvalid = meta.story({
  name: 'RUT inválido',
  beforeEach: scene({ person: people.catalina }),
  play: async ({ canvas }) => {
    const warning = await canvas.findByRole('alert');
    await expect(warning).toHaveTextContent(
      'El RUT ingresado es inválido. Por favor actualícelo para acceder a todas las funcionalidades.',
    );
    await expect(canvas.getByText(/no es un RUT válido/)).toBeVisible();
  },
});

export const RutCallFails = meta.story({
  name: 'Falla la consulta del RUT',
  beforeEach: scene({ person: people.baltazar, handlers: { me: fails } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /Por favor complete su información personal/,
    );
  },
});

export const RutValid = meta.story({
  name: 'RUT válido',
  tags: ['al entrar'],
  beforeEach: scene({ person: people.baltazar }),
  play: async ({ canvas }) => {
    const data = within(await canvas.findByRole('region', { name: 'Datos personales' }));
    await expect(data.getByText('12.345.678-5')).toBeVisible();
    await expect(data.queryByText('Falta completar.')).toBeNull();
    await waitFor(() => expect(localStorage.getItem('rutAlertShown')).toBe('true'));
    await expect(canvas.queryByText(TITLE)).toBeNull();
  },
});

export const WarningDismissed = meta.story({
  name: 'Aviso cerrado',
  play: async ({ canvas }) => {
    const warning = await canvas.findByRole('alert');
    await userEvent.click(within(warning).getByRole('button', { name: 'Cerrar' }));
    await expect(canvas.queryByText(TITLE)).toBeNull();
    await expect(localStorage.getItem('rutAlertShown')).toBe('true');
  },
});

export const FlagSet = meta.story({
  name: 'Aviso visto antes',
  beforeEach: scene({
    person: people.antonia,
    storage: { rutAlertShown: 'true' },
    handlers: {
      me: () => {
        throw new Error('GET /users/me must not be called while rutAlertShown is set');
      },
    },
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Antonia Millaquén Rojas' }),
    ).toBeVisible();
    await expect(canvas.queryByText(TITLE)).toBeNull();
  },
});

export const Admin = meta.story({
  name: 'Administración',
  globals: { viewport: { value: 'desktop1440' } },
  beforeEach: scene({ person: people.fermin }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Fermín Arancibia' });
    const menu = canvas.getByRole('navigation', { name: 'Menú principal' });
    await expect(
      within(menu)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Principal', 'Experiencias', 'Documentos', 'Administrativo', 'Proyectos']);
    await expect(canvas.getByText('Administración')).toBeVisible();
    await expect(canvas.queryByText(TITLE)).toBeNull();
  },
});

export const MenuCollapsed = meta.story({
  name: 'Menú contraído',
  globals: { viewport: { value: 'desktop1440' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Contraer menú' }));
    const expand = await canvas.findByRole('button', { name: 'Expandir menú' });
    await expect(expand).toHaveAttribute('aria-expanded', 'false');
    await expect(expand).toHaveFocus();
    await canvas.findByRole('alert');
  },
});

export const Loading = meta.story({
  name: 'Cargando',
  tags: ['en curso'],
  globals: { viewport: { value: 'desktop1440' } },
  beforeEach: portal.serves({ profile: never, session: never, me: never }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Principal' })).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Menú principal' })).toBeVisible();
  },
});

export const LoadFails = meta.story({
  name: 'Falla la carga',
  tags: ['falla'],
  beforeEach: scene({ person: people.baltazar, handlers: { profile: fails } }),
  play: async ({ canvas }) => {
    const error = await canvas.findByRole('alert');
    await expect(error).toHaveTextContent('No pudimos cargar tu ficha');
    await expect(within(error).getByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
});

export const Expired = meta.story({ name: 'Sesión vencida', tags: ['sin permiso'], ...expired('USER') });

export const LoggedOut = meta.story({
  name: 'Sin sesión',
  beforeEach: scene(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Iniciar sesión' })).toBeVisible();
  },
});

export const LogsOut = meta.story({
  name: 'Cierra la sesión',
  tags: ['resultado'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cerrar sesión' }));
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Iniciar sesión' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(localStorage.length).toBe(0);
  },
});

export const LongNames = meta.story({
  name: 'Nombres largos',
  tags: ['largo'],
  beforeEach: scene({ person: people.longNames }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /María de los Ángeles/ });
    await canvas.findByRole('alert');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Phone = meta.story({
  name: 'Teléfono 390',
  tags: ['390'],
  globals: { viewport: { value: 'phone390' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert');
    const menu = await canvas.findByRole('button', { name: 'Abrir menú' });
    await userEvent.click(menu);
    const drawer = await within(document.body).findByRole('dialog');
    await expect(within(drawer).getByRole('link', { name: 'Principal, requiere atención' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(menu).toHaveFocus());
  },
});

export const Smallest = meta.story({
  name: 'Mínimo 320',
  tags: ['320'],
  ...at(320, (canvas) => canvas.findByRole('alert')),
});
