import type { Handlers } from '@doblaje/contract';
import { REEL_LIMITS } from '@doblaje/domain/media';
import type { Services } from '../services';
import { writeDraft } from './draft';
import { listApplications } from './list';
import { readOwnApplication } from './own';
import { takeReel } from './reels';
import { submitDraft } from './submit';

type ApplicationHandlers = Pick<
  Handlers,
  'ownApplication' | 'createApplication' | 'putReel' | 'submitApplication' | 'listApplications'
>;

/** Sending an application piece by piece, and the list of those that were sent. */
export function applicationHandlers(services: Services): ApplicationHandlers {
  const { db, limiter, now, reelMaxBytes, wakeSweeper, wakeMail } = services;
  const limits = { ...REEL_LIMITS, maxBytes: reelMaxBytes };
  return {
    ownApplication: async (c) =>
      c.json({ application: await readOwnApplication(db, c.get('session').userId) }, 200),

    createApplication: async (c) => {
      const { userId } = c.get('session');
      await limiter.take(c, 'apply', userId);
      return c.json(await writeDraft(db, userId, c.req.valid('json'), now()), 201);
    },

    putReel: async (c) => {
      const { userId } = c.get('session');
      const { id: applicationId, n } = c.req.valid('param');
      await limiter.take(c, 'upload', userId);
      const file = {
        name: c.req.valid('query').name,
        length: c.req.header('content-length'),
        body: c.req.raw.body,
      };
      return c.json(await takeReel(services, { userId, applicationId, n, file, limits }), 200);
    },

    submitApplication: async (c) => {
      const { userId } = c.get('session');
      const { id } = c.req.valid('param');
      const count = c.req.valid('json').reels;
      const submitted = await submitDraft(db, { userId, id, count, now: now() });
      wakeSweeper();
      wakeMail();
      return c.json(submitted, 200);
    },

    listApplications: async (c) => c.json(await listApplications(db, c.req.valid('query')), 200),
  };
}
