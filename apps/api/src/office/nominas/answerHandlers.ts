import type { HandlersOf } from '@doblaje/contract';
import { answerEdit } from '../../ground/edits/answerEdit';
import { doerOf } from '../../ground/history/audited';
import type { Services } from '../../ground/services';
import { readAnswerColumns, saveAnswerColumns } from './answerColumns';
import { checkAnswer } from './checkAnswer';
import { confirmAnswer } from './confirmAnswer';

type Names = 'checkBankAnswer' | 'confirmBankAnswer' | 'answerColumns' | 'saveAnswerColumns';

/** The answers of banks to nóminas, only for ADMIN. */
export function answerHandlers(services: Services): Pick<HandlersOf<'nominas'>, Names> {
  const { db, now } = services;
  return {
    checkBankAnswer: async (c) => {
      const bytes = new Uint8Array(await c.req.arrayBuffer());
      const { name } = c.req.valid('query');
      const { shown } = await checkAnswer(db, c.req.valid('param').id, { bytes, name });
      return c.json(shown, 200);
    },

    confirmBankAnswer: async (c) => {
      const bytes = new Uint8Array(await c.req.arrayBuffer());
      const sent = { ...c.req.valid('query'), bytes };
      const edited = await confirmAnswer(db, doerOf(c, now), c.req.valid('param').id, sent);
      return answerEdit(c, edited, services.wakeMail);
    },

    answerColumns: async (c) => c.json(await readAnswerColumns(db, c.req.valid('param').id), 200),

    saveAnswerColumns: async (c) => {
      const { updatedAt: readWith, ...values } = c.req.valid('json');
      const wish = { ...values, readWith };
      return answerEdit(c, await saveAnswerColumns(db, doerOf(c, now), c.req.valid('param').id, wish));
    },
  };
}
