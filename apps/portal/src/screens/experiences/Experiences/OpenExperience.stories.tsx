import type { Handlers } from '@doblaje/contract';
import type { ExperienceDetail } from '@doblaje/contract/client';
import { people } from '@doblaje/contract/fixtures';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { never } from '../../../../../../.storybook/openRequests';
import preview from '../../../../../../.storybook/preview';
import { at } from '../../../stories/atWidth';
import { fails, QUIET, scene } from '../../../stories/PortalStory';
import { portalAt } from '../../../stories/portalAt';

const portal = portalAt('/projects?experiencia=301', {
  person: people.antonia,
  storage: QUIET,
  viewport: 'desktop1440',
});

const meta = preview.meta({
  title: 'Pantallas/Experiencias/Abierta',
  tags: ['!autodocs'],
  ...portal.meta,
});

export default meta;

/** The drawer, once it is visible. */
const drawer = async (name: string | RegExp) => {
  const opened = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(opened).toBeVisible());
  return within(opened);
};

export const Default = meta.story({
  name: 'Se abre desde la lista, y se cierra',
  tags: ['al entrar'],
  args: { path: '/projects' },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', {
      name: 'La bahía de los relojes, temporada 2, Inspectora Malva',
    });
    await userEvent.click(link);
    const opened = await drawer('La bahía de los relojes, temporada 2');
    await expect(await opened.findByText('Serie')).toBeVisible();
    await expect(opened.getByText('8 de 12 capítulos')).toBeVisible();
    await expect(
      opened.getByRole('progressbar', { name: 'Loops grabados, Inspectora Malva' }),
    ).toHaveAttribute('aria-valuetext', '184/384');
    const chapters = within(opened.getByRole('table', { name: 'Capítulos' }));
    await expect(chapters.getAllByRole('rowheader')).toHaveLength(8);
    const faro = within(chapters.getByRole('row', { name: /El faro apagado/ }));
    await expect(faro.getByText('24-03-2026')).toBeVisible();
    await expect(faro.getByText('40/48')).toBeVisible();
    await userEvent.click(opened.getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(link).toHaveFocus();
  },
});

export const ByLink = meta.story({
  name: 'Por un enlace',
  play: async () => {
    await drawer('La bahía de los relojes, temporada 2');
  },
});

export const ByLinkClosed = meta.story({
  ...ByLink.input,
  name: 'Por un enlace, y se cierra',
  play: async ({ canvas }) => {
    await ByLink.input.play?.();
    const opened = await drawer('La bahía de los relojes, temporada 2');
    await userEvent.click(opened.getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: /Inspectora Malva/ })).toHaveFocus());
  },
});

export const Admin = meta.story({
  name: 'Administración',
  beforeEach: scene({ person: people.fermin }),
  play: async () => {
    const opened = await drawer('La bahía de los relojes, temporada 2');
    await expect(await opened.findByText('Antonia Millaquén Rojas')).toBeVisible();
  },
});

const CHAPTER: ExperienceDetail['chapters'][number] = {
  id: 101,
  number: 1,
  title: 'La hora detenida',
  dueDate: '2026-02-16',
  statusLabel: 'En grabación',
  statusStage: 'inProgress',
  characters: ['Inspectora Malva', 'Vendedora de diarios'],
  loopsPlanned: 1200,
  loopsDone: 1080,
};

/** Answers with a participation with these chapters and characters. */
const reading =
  (
    detail: Pick<ExperienceDetail, 'characters' | 'chapters'>,
    projectTitle: string,
  ): Handlers['readExperience'] =>
  (c) => {
    const experience = {
      id: 301,
      person: { id: 'antonia', name: 'Antonia Millaquén Rojas' },
      projectId: 1,
      projectTitle,
      season: '',
      typeId: 2,
      statusId: 2,
      statusLabel: 'En producción',
      statusStage: 'inProgress',
      character: 'Inspectora Malva',
      characterType: 'ACTOR',
      chapters: detail.chapters.length,
      loopsPlanned: 412,
      loopsDone: 318,
    } as const;
    return c.json({ experience, projectChapters: detail.chapters.length, ...detail }, 200);
  };

const CHARACTERS: ExperienceDetail['characters'] = [
  { id: 1, name: 'Inspectora Malva', characterType: 'ACTOR', loopsPlanned: 12_000, loopsDone: 9318 },
  { id: 2, name: 'Vendedora de diarios', characterType: 'ACTOR', loopsPlanned: 9, loopsDone: 9 },
  { id: 3, name: 'Coro del puerto', characterType: 'MUSICIAN', loopsPlanned: 0, loopsDone: 0 },
];

export const Many = meta.story({
  name: 'Varios personajes, muchos capítulos',
  tags: ['muchos'],
  beforeEach: portal.serves({
    readExperience: reading(
      {
        characters: CHARACTERS,
        chapters: Array.from({ length: 120 }, (_, row) => ({ ...CHAPTER, id: row + 1, number: row + 1 })),
      },
      'Teleserie del puerto',
    ),
  }),
  play: async () => {
    const opened = await drawer('Teleserie del puerto');
    await expect(await opened.findByText('120 capítulos')).toBeVisible();
    const [first] = opened.getAllByText('Inspectora Malva, Vendedora de diarios');
    await expect(first).toBeVisible();
    await expect(opened.getByText('9.318/12.000')).toBeVisible();
  },
});

export const Waiting = meta.story({
  name: 'Abriendo',
  tags: ['en curso'],
  beforeEach: portal.serves({ readExperience: never }),
  play: async () => {
    const opened = await drawer('Abriendo experiencia');
    await expect(await opened.findByText('Abriendo experiencia...')).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  name: 'No llega',
  tags: ['falla'],
  beforeEach: portal.serves({ readExperience: fails(500, 'Algo salió mal. Inténtalo de nuevo.') }),
  play: async () => {
    const opened = await drawer('No pudimos abrir la experiencia');
    await expect(opened.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
});

/** A person never learns whether somebody else's participation exists. */
export const SomebodyElses = meta.story({
  name: 'De otra persona',
  tags: ['sin permiso'],
  args: { path: '/projects?experiencia=302' },
  play: async ({ canvas }) => {
    const opened = await drawer('No pudimos abrir la experiencia');
    await expect(opened.getByText('No encontramos esta experiencia')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /Abuela Nube/ })).toBeVisible();
  },
});

const LONG = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen';

const long = portal.serves({
  readExperience: reading(
    {
      characters: [
        {
          id: 1,
          name: `Archiduquesa ${LONG}`,
          characterType: 'TRANSLATOR',
          loopsPlanned: 9999,
          loopsDone: 12,
        },
        ...CHARACTERS,
      ],
      chapters: [
        { ...CHAPTER, title: `De cómo ${LONG}`, statusLabel: 'Esperando la aprobación de la señal' },
        { ...CHAPTER, id: 102, number: 2, title: '', dueDate: '' },
      ],
    },
    `Historia de ${LONG}`,
  ),
});

export const LongTexts = meta.story({
  name: 'Textos largos',
  tags: ['largo'],
  beforeEach: long,
  play: async () => {
    const opened = await drawer(/Donaudampf/);
    await expect(await opened.findByText('Capítulo 2')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

const come = (name: string | RegExp) => async () => {
  const opened = await drawer(name);
  return opened.findByRole('table', { name: 'Capítulos' });
};

export const Phone = meta.story({
  name: 'Teléfono 390',
  tags: ['390'],
  ...at(390, come('La bahía de los relojes, temporada 2')),
});

export const Smallest = meta.story({
  name: 'Mínimo 320',
  tags: ['320'],
  beforeEach: long,
  ...at(320, come(/Donaudampf/)),
});
