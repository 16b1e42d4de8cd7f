import { people } from '@doblaje/contract/fixtures';
import type { Role } from '@doblaje/domain/access';
import { expect, type within } from 'storybook/test';
import { LAST_WEEK, scene } from './PortalStory';

interface Played {
  canvas: ReturnType<typeof within>;
}

/**
 * What a story has that shows a page of ADMIN to somebody who is none, beside a name and a tag of its own: Storybook's menu
 * reads those two from the text of the file.
 */
export const refused = {
  beforeEach: scene({
    person: people.baltazar,
    storage: { boletaAlertShown: 'true', rutAlertShown: 'true' },
  }),
  play: async ({ canvas }: Played) => {
    await expect(await canvas.findByText('403 Forbidden')).toBeVisible();
  },
};

/** The same of a page in a browser whose session has ended: the login, and of the session the role alone (spec §4). */
export const expired = (role: Role) => ({
  beforeEach: scene({ storage: { ...LAST_WEEK.storage, role } }),
  play: async ({ canvas }: Played) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Iniciar sesión' })).toBeVisible();
    await expect(localStorage.getItem('accessToken')).toBeNull();
    await expect(localStorage.getItem('role')).toBe(role);
  },
});
