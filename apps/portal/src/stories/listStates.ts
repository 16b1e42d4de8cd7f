import { expect, type within } from 'storybook/test';
import { never } from '../../../../.storybook/openRequests';
import { fails, type Handlers } from './PortalStory';
import type { Serves } from './portalAt';
import { shows } from './shows';

interface Played {
  canvas: ReturnType<typeof within>;
}

interface ListStory {
  /** Serves the screen with other answers: `portalAt(…).serves`. */
  serves: Serves;
  /** The name of the table: 'Usuarios'. */
  table: string;
  /** The message when loading fails: 'No pudimos cargar los usuarios'. */
  failed: string;
}

/** A list's answer: these rows, out of the given total. */
export function listPage<Item>(items: Item[], total = items.length, isTotalExact = true) {
  return { items, total, isTotalExact, page: 1, size: 10 };
}

/**
 * The contents of the stories that every list has, whatever its rows. Each story adds its own name and tags, because Storybook's menu reads
 * those from the text of the file.
 *
 * @param call the operation the list requests: `listUsers`
 */
export function listStates(call: Extract<keyof Handlers, `list${string}`>, list: ListStory) {
  const { serves, table, failed } = list;
  const noRows = { [call]: (c: { json: (body: object, status: 200) => never }) => c.json(listPage([]), 200) };
  return {
    /** There are no rows, and the list says so. */
    empty: (text: string) => ({ beforeEach: serves(noRows), play: shows(text) }),
    /** The answer never arrives. */
    loading: {
      beforeEach: serves({ [call]: never }),
      play: async ({ canvas }: Played) => {
        const grid = await canvas.findByRole('grid', { name: table });
        await expect(grid).toHaveAttribute('aria-busy', 'true');
        // The list must not call itself empty before the answer.
        await expect(canvas.queryByText(/^Aún no/)).toBeNull();
      },
    },
    /** The answer is an error. */
    failed: {
      beforeEach: serves({ [call]: fails(500, 'Algo salió mal. Inténtalo de nuevo.') }),
      play: async ({ canvas }: Played) => {
        await expect(await canvas.findByText(failed)).toBeVisible();
        await expect(canvas.getByRole('button', { name: 'Reintentar' })).toBeVisible();
      },
    },
  };
}
