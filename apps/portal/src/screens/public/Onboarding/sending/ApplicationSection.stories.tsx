import { people } from '@doblaje/contract/fixtures';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../../.storybook/preview';
import { at } from '../../../../stories/atWidth';
import { scene } from '../../../../stories/PortalStory';
import { portalAt } from '../../../../stories/portalAt';
import { answered } from '../answers/sampleAnswers';

/** The section of Principal about applying, where applications are sent (`SEND_APPLICATIONS`). */
const portal = portalAt('/home', {
  person: people.baltazar,
  viewport: 'desktop1440',
  config: { sendApplications: true },
});

const meta = preview.meta({
  title: 'Pantallas/Principal/Postulación',
  ...portal.meta,
});

export default meta;

const region = async (canvas: ReturnType<typeof within>, name: string) =>
  within(await canvas.findByRole('region', { name }));

/** A person who has never applied finds the link to the questionnaire. */
export const Offer = meta.story({
  name: 'Sin postulación',
  tags: ['vacío'],
  play: async ({ canvas }) => {
    const section = await region(canvas, 'Postulación');
    await expect(section.getByRole('link', { name: 'Postular' })).toHaveAttribute('href', '/onboarding/1');
  },
});

/** Answers wait in this tab. The link leads to the first incomplete step. */
export const Waiting = meta.story({
  name: 'Una sin enviar en esta pestaña',
  args: { prepare: answered() },
  play: async ({ canvas }) => {
    const section = await region(canvas, 'Postulación');
    await expect(section.getByText(/sin enviar en esta pestaña/)).toBeVisible();
    await userEvent.click(section.getByRole('link', { name: 'Seguir con mi postulación' }));
    const step = await canvas.findByRole('heading', { level: 2, name: 'Material multimedia' });
    await waitFor(() => expect(step).toHaveFocus());
  },
});

/** The candidate sees neither 'Nueva' nor 'Preseleccionada', because that difference is not disclosed. */
export const Reviewing = meta.story({
  name: 'En revisión',
  tags: ['al entrar'],
  beforeEach: scene({ person: people.delfina }),
  play: async ({ canvas }) => {
    const section = await region(canvas, 'Tu postulación');
    await expect(section.getByText('En revisión')).toBeVisible();
    await expect(section.getByText(/La enviaste el 17-11-2026/)).toBeVisible();
    await expect(section.queryByRole('link')).toBeNull();
  },
});

export const Rejected = meta.story({
  name: 'Rechazada',
  tags: ['resultado'],
  beforeEach: scene({ person: people.longNames }),
  play: async ({ canvas }) => {
    const section = await region(canvas, 'Tu postulación');
    await expect(section.getByText('Rechazada')).toBeVisible();
    await expect(section.getByRole('link', { name: 'Postular de nuevo' })).toBeVisible();
  },
});

export const Draft = meta.story({
  name: 'Sin terminar de enviar',
  beforeEach: portal.serves({
    ownApplication: (c) =>
      c.json({ application: { id: 'a', state: 'draft' as const, submittedAt: null } }, 200),
  }),
  play: async ({ canvas }) => {
    const section = await region(canvas, 'Tu postulación');
    await expect(section.getByText('Sin terminar')).toBeVisible();
    await expect(section.getByRole('link', { name: 'Responder de nuevo' })).toBeVisible();
  },
});

export const Accepted = meta.story({
  name: 'Aceptada, en 390',
  tags: ['resultado', '390'],
  globals: { viewport: { value: 'phone390' } },
  beforeEach: portal.serves({
    ownApplication: (c) =>
      c.json(
        {
          application: {
            id: 'a',
            state: 'accepted' as const,
            submittedAt: '2026-11-17T13:05:00.000Z',
          },
        },
        200,
      ),
  }),
  play: async ({ canvas }) => {
    const section = await region(canvas, 'Tu postulación');
    await expect(section.getByText('Aceptada')).toBeVisible();
    await expect(section.queryByRole('link')).toBeNull();
  },
});

/** The data sheet still shows. 'Reintentar' asks again. */
export const Failed = meta.story({
  name: 'No se pudo consultar',
  tags: ['falla'],
  beforeEach: portal.serves({
    ownApplication: () => {
      throw new Error('database is gone');
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No pudimos consultar tu postulación')).toBeVisible();
    await expect(await canvas.findByRole('region', { name: 'Datos personales' })).toBeVisible();
  },
});

/** Where nothing is sent, the page does not ask for an application and shows nothing about it. */
export const Off = meta.story({
  name: 'Sin envío de postulaciones',
  args: { config: {} },
  beforeEach: portal.serves({
    ownApplication: () => {
      throw new Error('must not be asked for');
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Datos personales' });
    await expect(canvas.queryByRole('region', { name: /ostulación/ })).toBeNull();
  },
});

export const Smallest = meta.story({
  name: 'En revisión, mínimo 320',
  tags: ['320'],
  beforeEach: scene({ person: people.delfina }),
  ...at(320, (canvas) => canvas.findByRole('region', { name: 'Tu postulación' })),
});
