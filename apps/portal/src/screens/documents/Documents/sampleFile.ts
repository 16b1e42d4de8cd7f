import type { Handlers } from '@doblaje/contract';
import { documentsOf, people } from '@doblaje/contract/fixtures';

const [order] = documentsOf(people.baltazar);

/** For stories: the first document's file has these bytes, sent in the requested parts. */
export function answerWithFile(whole: Uint8Array<ArrayBuffer>): Partial<Handlers> {
  return {
    readDocument: (c) => {
      if (!order) throw new Error('Baltazar has documents.');
      return c.json({ ...order, size: whole.length, orderId: null, order: null }, 200);
    },
    documentFile: (c) => {
      const [begin = 0, end = 0] =
        /(\d+)-(\d+)/
          .exec(c.req.header('range') ?? '')
          ?.slice(1)
          .map(Number) ?? [];
      c.header('Content-Type', 'application/pdf');
      c.header('Content-Range', `bytes ${begin}-${end}/${whole.length}`);
      return c.body(whole.slice(begin, end + 1), 206);
    },
  };
}
