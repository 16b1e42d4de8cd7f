import { people } from '@doblaje/contract/fixtures';
import type { Role } from '@doblaje/domain/access';
import { expect, type within } from 'storybook/test';
import { LAST_WEEK, QUIET, scene } from './PortalStory';

interface Played {
  canvas: ReturnType<typeof within>;
}

/**
 * The content of a story in which a person who is not ADMIN opens an ADMIN page. The story adds its own name and tag, because Storybook's
 * menu reads those from the text of the file.
 */
export const refused = {
  beforeEach: scene({ person: people.baltazar, storage: QUIET }),
  play: async ({ canvas }: Played) => {
    await expect(await canvas.findByText('403 Forbidden')).toBeVisible();
  },
};

/**
 * The content of a story with a page in a browser whose session has ended. It shows the login, and of the session only the role stays (spec
 * §4).
 */
export const expired = (role: Role) => ({
  beforeEach: scene({ storage: { ...LAST_WEEK.storage, role } }),
  play: async ({ canvas }: Played) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Iniciar sesión' })).toBeVisible();
    await expect(await canvas.findByText('Tu sesión terminó')).toBeVisible();
    await expect(localStorage.getItem('accessToken')).toBeNull();
    await expect(localStorage.getItem('role')).toBe(role);
  },
});
