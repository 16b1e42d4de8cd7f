import type { HandlersOf } from '@doblaje/contract';
import { answerEdit } from '../../ground/edits/answerEdit';
import type { Services } from '../../ground/services';
import { readRates } from '../catalogues/rates';
import { awaitedBoletas } from './read';
import { receiveBte } from './upload';

/** Routes for the boletas that the studio issues for people who cannot. */
export function bteHandlers(services: Services): HandlersOf<'bte'> {
  const { db, limiter } = services;
  return {
    awaitedBoletas: async (c) => {
      const items = await awaitedBoletas(db, c.req.valid('param').id);
      const rates = (await readRates(db)).map(({ year, rate }) => ({ year, rate }));
      return c.json({ items, rates }, 200);
    },

    uploadBte: async (c) => {
      const { userId } = c.get('session');
      await limiter.take(c, 'upload', userId);
      const moved = await receiveBte(services, {
        ...{ id: c.req.valid('param').id, userId, body: c.req.raw.body },
        contentType: c.req.header('content-type'),
        length: c.req.header('content-length'),
      });
      return answerEdit(c, moved);
    },
  };
}
