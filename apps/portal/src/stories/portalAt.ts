import type { viewports } from '../../../../.storybook/viewports';
import { type Handlers, PortalStory, type PortalStoryProps, type Scene, scene } from './PortalStory';

/** The shared set-up of a screen's stories. */
interface Visit extends Omit<PortalStoryProps, 'path'>, Pick<Scene, 'person' | 'storage'> {
  /** The width of all the stories. @default each story names its own, or plays at every width */
  viewport?: keyof typeof viewports;
}

/**
 * The set-up that the stories of one screen share: its address, the person logged in, and the width.
 * @param path the address that the stories open
 */
export function portalAt(path: string, { person, storage, viewport, ...args }: Visit = {}) {
  /** A story's `beforeEach`: the same person, and a server with other answers. */
  const serves = (handlers?: Handlers) => scene({ person, storage, handlers });
  return {
    /** Goes into `preview.meta`. The title stands beside it, because Storybook's menu reads that from the text of the file. */
    meta: {
      component: PortalStory,
      args: { path, ...args },
      parameters: { layout: 'fullscreen' as const },
      globals: viewport === undefined ? {} : { viewport: { value: viewport } },
      beforeEach: serves(),
    },
    serves,
  };
}

/** Serves a screen's stories with other answers: `portalAt(…).serves`. */
export type Serves = ReturnType<typeof portalAt>['serves'];
