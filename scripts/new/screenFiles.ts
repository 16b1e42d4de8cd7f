import type { Entry } from './entries.ts';

/** What the texts of a screen's files are made of. */
export interface ScreenWords {
  /** 'SoundCheck' */
  name: string;
  /** 'soundCheck' */
  variable: string;
  /** 'Prueba de sonido' */
  title: string;
  /** '/projects-back-office/sound-check' */
  path: string;
  entry: Entry;
}

export const screenText = ({ name, title, entry }: ScreenWords) => `
import type { Profile } from '@doblaje/contract/client';
import { Breadcrumbs } from '@doblaje/ui/Breadcrumbs';
import { DescriptionList } from '@doblaje/ui/DescriptionList';
import { PageHeading } from '@doblaje/ui/PageHeading';
import { Section } from '@doblaje/ui/Section';
import { Skeleton } from '@doblaje/ui/Skeleton';
import { Suspense } from 'react';
import { Await, useAsyncError, useLoaderData } from 'react-router-dom';
import { LoadError } from '../../../requests/LoadError';
import type { ${name}Data } from './loader';

function Failed() {
  return <LoadError title="No pudimos cargar esta página" error={useAsyncError()} />;
}

function Content({ profile }: { profile: Profile }) {
  return (
    <Section title="Datos">
      <DescriptionList items={[{ term: 'Nombre', value: profile.first_name }, { term: 'Correo', value: profile.email }]} />
    </Section>
  );
}

/** ${title}: one line that says what a person comes for. */
export function ${name}Screen() {
  const { profile } = useLoaderData<${name}Data>();
  return (
    <>
      <PageHeading breadcrumbs={<Breadcrumbs items={[{ text: '${entry.label}', href: '${entry.path}' }, { text: '${title}' }]} />}>
        ${title}
      </PageHeading>
      <Suspense fallback={<Skeleton lines={6} />}>
        <Await resolve={profile} errorElement={<Failed />}>
          {(loaded) => <Content profile={loaded} />}
        </Await>
      </Suspense>
    </>
  );
}
`;

export const loaderText = ({ name, variable }: ScreenWords) => `
import { send } from '@doblaje/contract/client';
import type { Portal } from '../../../portal/portal';

/** Loads what the screen shows. It is a promise, so that the shell and the skeleton show first. */
export function ${variable}Loader({ client }: Portal) {
  return () => {
    const profile = send(client.catalogue.users.me.profile.$get());
    // The screen's <Await> shows a failure. Without this listener the failure would also count as unhandled.
    profile.catch(() => undefined);
    return { profile };
  };
}

export type ${name}Data = ReturnType<ReturnType<typeof ${variable}Loader>>;
`;

/** @param loader the file that has the screen's loader */
export const routeText = ({ name, variable, title, path }: ScreenWords, loader = 'loader') => `
import type { RouteObject } from 'react-router-dom';
import type { Guarded } from '../../../portal/guards';
import type { Portal } from '../../../portal/portal';

/** ${title}. */
export function ${variable}Route(portal: Portal, guarded: Guarded): RouteObject {
  return {
    path: '${path}',
    loader: guarded(async () => (await import('./${loader}')).${variable}Loader(portal)),
    lazy: { Component: async () => (await import('./${name}Screen')).${name}Screen },
  };
}
`;

/** A person of the fixtures who may open the screen. */
const PEOPLE = { USER: 'baltazar', ADMIN: 'fermin' } as const;

export function storiesText({ title, path, entry }: ScreenWords): string {
  const isAdmin = entry.role === 'ADMIN';
  const refusal = isAdmin
    ? `export const Forbidden = meta.story({ name: 'Sin permiso', tags: ['sin permiso'], ...refused });\n\n`
    : '';
  return `
import { API_MESSAGES } from '@doblaje/contract';
import { people, profileOf } from '@doblaje/contract/fixtures';
import { expect } from 'storybook/test';
import { never } from '../../../../../../.storybook/openRequests';
import preview from '../../../../../../.storybook/preview';
import { expired${isAdmin ? ', refused' : ''} } from '../../../stories/accessStates';
import { at, fitsIn } from '../../../stories/atWidth';
import { fails, QUIET } from '../../../stories/PortalStory';
import { portalAt } from '../../../stories/portalAt';

const portal = portalAt('${path}', { person: people.${PEOPLE[entry.role]}, storage: QUIET });

const meta = preview.meta({ title: 'Pantallas/${title}', ...portal.meta });

export default meta;

export const Default = meta.story({
  name: 'Por defecto',
  tags: ['al entrar'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '${title}' })).toBeVisible();
    await expect(await canvas.findByText(people.${PEOPLE[entry.role]}.email)).toBeVisible();
  },
});

export const Loading = meta.story({
  name: 'Cargando',
  tags: ['en curso'],
  beforeEach: portal.serves({ profile: never }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cargando...')).toBeInTheDocument();
    await expect(canvas.queryByRole('region', { name: 'Datos' })).toBeNull();
  },
});

export const Failed = meta.story({
  name: 'Falla',
  tags: ['falla'],
  beforeEach: portal.serves({ profile: fails(500, API_MESSAGES.unexpected) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No pudimos cargar esta página')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
});

${refusal}export const Expired = meta.story({
  name: 'Sesión vencida',
  tags: ['sin permiso'],
  ...expired('${entry.role}'),
});

export const LongTexts = meta.story({
  name: 'Textos largos',
  tags: ['largo'],
  globals: { viewport: { value: 'tablet768' } },
  beforeEach: portal.serves({ profile: (c) => c.json(profileOf(people.longNames), 200) }),
  play: fitsIn(768, (canvas) => canvas.findByText(people.longNames.email)),
});

export const Phone = meta.story({ name: 'Teléfono 390', tags: ['390'], ...at(390) });

export const Smallest = meta.story({
  name: 'Mínimo 320',
  tags: ['320'],
  ...at(320, (canvas) => canvas.findByRole('region', { name: 'Datos' })),
});
`;
}
