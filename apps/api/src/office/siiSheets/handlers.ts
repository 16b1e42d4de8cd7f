import type { HandlersOf } from '@doblaje/contract';
import { changingAccounts } from '../../ground/db/caller';
import { answerEdit } from '../../ground/edits/answerEdit';
import { doerOf } from '../../ground/history/audited';
import type { Services } from '../../ground/services';
import { readStudio } from '../catalogues/studio';
import { askBoletaPdf } from './askPdf';
import { readMatch } from './match';
import { receiveSheet } from './receive';

/** The SII's sheets of boletas, only for ADMIN. */
export function siiSheetHandlers(services: Services): HandlersOf<'siiSheets'> {
  const { db, now } = services;
  return {
    siiMatch: async (c) => c.json(await readMatch(db, now(), c.req.valid('query')), 200),

    uploadSiiSheet: async (c) => {
      const bytes = new Uint8Array(await c.req.arrayBuffer());
      const { rut: studioRut } = await readStudio(db);
      const sent = { ...c.req.valid('query'), bytes, studioRut };
      return answerEdit(c, await receiveSheet(db, doerOf(c, now), sent));
    },

    askBoletaPdf: async (c) => {
      const { personId, ...month } = c.req.valid('json');
      const asked = await changingAccounts({ accounts: [personId] }, () =>
        askBoletaPdf(db, doerOf(c, now), month, personId),
      );
      services.wakeMail();
      return c.json({ askedAt: asked.toISOString() }, 200);
    },
  };
}
