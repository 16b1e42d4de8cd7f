import { people } from '@doblaje/contract/fixtures';
import { expect, userEvent, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { at } from '../stories/atWidth';
import { scene } from '../stories/PortalStory';
import { portalAt } from '../stories/portalAt';

/** The notice of the logged-in shell, over placeholder pages. */
const portal = portalAt('/documents', { person: people.baltazar });

const meta = preview.meta({
  title: 'Pantallas/Aviso de boletas',
  ...portal.meta,
});

export default meta;

export const Shown = meta.story({
  name: 'Visible',
  tags: ['al entrar'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('note')).toHaveTextContent(
      'NO se deben emitir boletas para honorarios hasta después del 1 de mayo.',
    );
  },
});

export const Understood = meta.story({
  name: 'Entendido',
  tags: ['resultado'],
  play: async ({ canvas }) => {
    const notice = await canvas.findByRole('note');
    await userEvent.click(within(notice).getByRole('button', { name: 'Entendido' }));
    await expect(canvas.queryByRole('note')).toBeNull();
    await expect(localStorage.getItem('boletaAlertShown')).toBe('true');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
});

export const Admin = meta.story({
  name: 'Administración no lo ve',
  beforeEach: scene({ person: people.fermin }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Documentos' });
    await expect(canvas.queryByRole('note')).toBeNull();
  },
});

export const Phone = meta.story({ name: 'Teléfono 390', tags: ['390'], ...at(390) });

export const Smallest = meta.story({ name: 'Mínimo 320', tags: ['320'], ...at(320) });
