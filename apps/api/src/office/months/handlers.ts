import type { HandlersOf } from '@doblaje/contract';
import { changingAccounts } from '../../ground/db/caller';
import { answerEdit } from '../../ground/edits/answerEdit';
import { doerOf } from '../../ground/history/audited';
import { answerXlsx } from '../../ground/lists/xlsx';
import type { Services } from '../../ground/services';
import { refuseBlockedMonth } from '../nominas/refuseBlocked';
import { missingIds } from './missing';
import { closeMonth, reopenMonth } from './moves';
import { monthToClose, readMonth } from './read';
import { remindPeople } from './remind';
import { monthWorkbook } from './workbook';

/** Routes for the month's close. */
export function monthHandlers({ db, now, wakeMail }: Services): HandlersOf<'months'> {
  return {
    readMonth: async (c) => {
      const month = c.req.valid('query').month ?? (await monthToClose(db, now()));
      return c.json(await readMonth(db, month, now()), 200);
    },

    monthXlsx: async (c) => {
      const { month } = c.req.valid('query');
      await refuseBlockedMonth(db, month);
      return answerXlsx(c, { sheets: await monthWorkbook(db, month), name: `honorarios-${month}.xlsx` });
    },

    closeMonth: async (c) => answerEdit(c, await closeMonth(db, doerOf(c, now), c.req.valid('json'))),

    reopenMonth: async (c) => answerEdit(c, await reopenMonth(db, doerOf(c, now), c.req.valid('json'))),

    remindMissing: async (c) => {
      const { month, personId } = c.req.valid('json');
      const missing = await missingIds(db, month);
      const people = personId === null ? missing : missing.filter((id) => id === personId);
      const reminded = await changingAccounts({ accounts: people }, () =>
        remindPeople(db, doerOf(c, now), { month, people }),
      );
      wakeMail();
      return c.json(reminded, 200);
    },
  };
}
