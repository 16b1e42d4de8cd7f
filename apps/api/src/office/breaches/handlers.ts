import type { HandlersOf } from '@doblaje/contract';
import { answerEdit } from '../../ground/edits/answerEdit';
import { createOnce } from '../../ground/edits/createOnce';
import { doerOf } from '../../ground/history/audited';
import type { Services } from '../../ground/services';
import { addBreach, readBreaches, saveBreach } from './breaches';
import { mailBreach } from './mails';

/** The register of breaches of personal data, for ADMIN. */
export function breachHandlers(services: Services): HandlersOf<'breaches'> {
  const { db, now, brand, limiter, wakeMail } = services;
  return {
    listBreaches: async (c) => c.json({ items: await readBreaches(db) }, 200),

    createBreach: async (c) => {
      const breach = await createOnce(c, services, (transaction) =>
        addBreach(transaction, doerOf(c, now), c.req.valid('json')),
      );
      return c.json(breach, 201);
    },

    updateBreach: async (c) => {
      const { updatedAt: readWith, ...values } = c.req.valid('json');
      const { id } = c.req.valid('param');
      return answerEdit(c, await saveBreach(db, doerOf(c, now), id, { readWith, values }));
    },

    breachNotice: async (c) => {
      await limiter.take(c, 'certificate', c.get('session').userId);
      const { id } = c.req.valid('param');
      // This loads the PDF writer, which no process needs before its first paper.
      const { writeBreachNotice } = await import('./notice');
      const bytes = await writeBreachNotice(db, id, brand);
      return c.body(bytes as Uint8Array<ArrayBuffer>, 200, {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `attachment; filename="vulneracion-${id}.pdf"`,
      });
    },

    mailBreach: async (c) => {
      const { id } = c.req.valid('param');
      const edited = await mailBreach(db, doerOf(c, now), id, c.req.valid('json'));
      wakeMail();
      return answerEdit(c, edited);
    },
  };
}
