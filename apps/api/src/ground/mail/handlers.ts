import type { HandlersOf } from '@doblaje/contract';
import { isId, NOBODYS } from '../db/ids';
import { doerOf } from '../history/audited';
import type { Services } from '../services';
import { readUndelivered, resendUndelivered } from './undelivered';

/** Mails that did not arrive, for ADMIN. */
export function mailHandlers({ db, now, wakeMail }: Services): HandlersOf<'mails'> {
  return {
    undeliveredMails: async (c) => {
      const { personId, workOrderId, boletaId } = c.req.valid('query');
      const ofPerson = { personId: personId !== undefined && isId(personId) ? personId : NOBODYS };
      const ofPaper =
        (workOrderId !== undefined && { workOrderId: Number(workOrderId) }) ||
        (boletaId !== undefined && { boletaId: Number(boletaId) });
      const items = await readUndelivered(db, ofPaper || ofPerson);
      return c.json({ items }, 200);
    },

    resendMail: async (c) => {
      await resendUndelivered(db, doerOf(c, now), c.req.valid('param').id);
      wakeMail();
      return c.json({}, 202);
    },
  };
}
