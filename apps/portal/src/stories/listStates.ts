import type { ApiOptions } from '@doblaje/contract';
import type { Person } from '@doblaje/contract/fixtures';
import { expect, type within } from 'storybook/test';
import { never } from '../../../../.storybook/openRequests';
import { fails, scene } from './PortalStory';

interface Played {
  canvas: ReturnType<typeof within>;
}

type Handlers = ApiOptions['handlers'];

interface ListStory {
  /** Who looks at it. */
  person: Person;
  /** What their browser holds, as `scene` takes it. */
  storage?: NonNullable<Parameters<typeof scene>[0]>['storage'];
  /** What the table is called: 'Usuarios'. */
  table: string;
  /** What is said when it cannot be had: 'No pudimos cargar los usuarios'. */
  failed: string;
}

/** A list's answer: these rows, of so many. */
export function pageOf<Item>(items: Item[], total = items.length, isTotalExact = true) {
  return { items, total, isTotalExact, page: 1, size: 10 };
}

/**
 * What the stories of every list have that are not about what is in it, beside a name and tags of their own (Storybook's menu
 * reads those from the text of the file).
 *
 * @param call the operation it asks: `listUsers`
 */
export function listStates(call: Extract<keyof Handlers, `list${string}`>, list: ListStory) {
  const { person, storage, table, failed } = list;
  return {
    /** The answer does not come. */
    loading: {
      beforeEach: scene({ person, storage, handlers: { [call]: never } }),
      play: async ({ canvas }: Played) => {
        const grid = await canvas.findByRole('grid', { name: table });
        await expect(grid).toHaveAttribute('aria-busy', 'true');
        // Nothing is told to be missing before it is known.
        await expect(canvas.queryByText(/^Aún no/)).toBeNull();
      },
    },
    /** The answer is an error. */
    failed: {
      beforeEach: scene({
        person,
        storage,
        handlers: { [call]: fails(500, 'Algo salió mal. Inténtalo de nuevo.') },
      }),
      play: async ({ canvas }: Played) => {
        await expect(await canvas.findByText(failed)).toBeVisible();
        await expect(canvas.getByRole('button', { name: 'Reintentar' })).toBeVisible();
      },
    },
  };
}
