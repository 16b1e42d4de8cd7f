import type { HandlersOf } from '@doblaje/contract';
import { REEL_LIMITS } from '@doblaje/domain/media';
import { answerEdit } from '../../ground/edits/answerEdit';
import { createOnce } from '../../ground/edits/createOnce';
import { makeFileLink } from '../../ground/files/links';
import { doerOf } from '../../ground/history/audited';
import type { Services } from '../../ground/services';
import { writeDraft } from './draft';
import { APPLICATIONS_CSV, applicationsPlan } from './list';
import { readOwnApplication } from './own';
import { takeReel } from './reels';
import { reelProgress, takeReelRest } from './resumeReel';
import { findReel, readApplication, reviewApplication } from './review';
import { submitDraft } from './submit';

/** Sending an application piece by piece, and ADMIN's actions on submitted applications. */
export function applicationHandlers(services: Services): HandlersOf<'applications'> {
  const { db, limiter, now, apiUrl, reelMaxBytes, wakeSweeper, wakeMail } = services;
  const limits = { ...REEL_LIMITS, maxBytes: reelMaxBytes };
  return {
    ownApplication: async (c) =>
      c.json({ application: await readOwnApplication(db, c.get('session').userId) }, 200),

    createApplication: async (c) => {
      const { userId } = c.get('session');
      await limiter.take(c, 'apply', userId);
      const draft = await createOnce(c, services, (transaction) =>
        writeDraft(transaction, c.get('session'), c.req.valid('json'), now()),
      );
      return c.json(draft, 201);
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
      const upload = { userId, applicationId, n, file, limits };
      const { digest, size, offset } = c.req.valid('query');
      if (digest === undefined || size === undefined) return c.json(await takeReel(services, upload), 200);
      return c.json(await takeReelRest(services, { ...upload, digest, size, offset: offset ?? 0 }), 200);
    },

    reelProgress: async (c) => {
      const { userId } = c.get('session');
      const content = { applicationId: c.req.valid('param').id, ...c.req.valid('query') };
      return c.json({ received: await reelProgress(db, userId, content) }, 200);
    },

    submitApplication: async (c) => {
      const { userId } = c.get('session');
      const { id } = c.req.valid('param');
      const count = c.req.valid('json').reels;
      const submitted = await createOnce(c, services, (transaction) =>
        submitDraft(transaction, { userId, id, count, now: now() }),
      );
      wakeSweeper();
      wakeMail();
      return c.json(submitted, 200);
    },

    applicationsCsv: (c) =>
      applicationsPlan.csv(c, db, {
        query: c.req.valid('query'),
        columns: APPLICATIONS_CSV,
        name: 'postulaciones.csv',
      }),

    listApplications: async (c) => {
      const { personId, ...query } = c.req.valid('query');
      return c.json(await applicationsPlan.page(db, query, personId), 200);
    },

    readApplication: async (c) => c.json(await readApplication(db, c.req.valid('param').id), 200),

    reviewApplication: async (c) => {
      const { id } = c.req.valid('param');
      const edited = await reviewApplication(db, doerOf(c, now), id, c.req.valid('json'));
      wakeMail();
      return answerEdit(c, edited);
    },

    linkReel: async (c) => {
      const { id, n } = c.req.valid('param');
      await findReel(db, id, n);
      const session = c.get('session').id;
      const { secret, expiresAt } = await makeFileLink(
        db,
        session,
        { entity: 'reel', id: `${id}/${n}` },
        now(),
      );
      return c.json({ url: `${apiUrl}/files?link=${secret}`, expiresAt }, 200);
    },
  };
}
