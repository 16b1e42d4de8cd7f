import type { HandlersOf } from '@doblaje/contract';
import { answerEdit } from '../../ground/edits/answerEdit';
import { makeFileLink } from '../../ground/files/links';
import { doerOf } from '../../ground/history/audited';
import type { Services } from '../../ground/services';
import { findDemo } from './demos';
import { readVoice, saveVoice } from './edit';

/** People's vocal profiles, for ADMIN. */
export function vocalProfileHandlers({ db, now, apiUrl }: Services): HandlersOf<'vocalProfile'> {
  return {
    readVocalProfile: async (c) => c.json(await readVoice(db, c.req.valid('param').id), 200),

    saveVocalProfile: async (c) => {
      const edited = await saveVoice(db, doerOf(c, now), c.req.valid('param').id, c.req.valid('json'));
      return answerEdit(c, edited);
    },

    linkDemo: async (c) => {
      const { id, n } = c.req.valid('param');
      await findDemo(db, id, n);
      const session = c.get('session').id;
      const { secret, expiresAt } = await makeFileLink(
        db,
        session,
        { entity: 'demo', id: `${id}/${n}` },
        now(),
      );
      return c.json({ url: `${apiUrl}/files?link=${secret}`, expiresAt }, 200);
    },
  };
}
