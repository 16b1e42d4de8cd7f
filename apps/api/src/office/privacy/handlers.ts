import type { HandlersOf } from '@doblaje/contract';
import { answerEdit } from '../../ground/edits/answerEdit';
import { createOnce } from '../../ground/edits/createOnce';
import { doerOf } from '../../ground/history/audited';
import type { Services } from '../../ground/services';
import type { KeptPart } from './kept';
import { publishNotice, readNotice, readPersonalData } from './notices';
import { newNoticeOf, noteSeen } from './seen';
import { savePrivacySettings } from './settings';
import { addTreatment, removeTreatment, saveTreatment } from './treatments';

/**
 * The privacy notice, and what it is written from.
 * @param parts what the portal removes by itself
 */
export function privacyHandlers(services: Services, parts: readonly KeptPart[]): HandlersOf<'privacy'> {
  const { db, now } = services;
  return {
    privacyNotice: async (c) => c.json(await readNotice(db), 200),

    privacyVersion: async (c) => c.json(await readNotice(db, c.req.valid('param').version), 200),

    publishNotice: async (c) =>
      answerEdit(c, await publishNotice(db, doerOf(c, now), { ...c.req.valid('json'), parts })),

    newNotice: async (c) => c.json(await newNoticeOf(db, c.get('session').userId), 200),

    noticeSeen: async (c) => {
      await noteSeen(db, c.get('session').userId, c.req.valid('json').version, now());
      return c.body(null, 204);
    },

    personalData: async (c) => c.json(await readPersonalData(db, parts), 200),

    savePrivacySettings: async (c) => {
      const { updatedAt: readWith, ...values } = c.req.valid('json');
      return answerEdit(c, await savePrivacySettings(db, doerOf(c, now), { ...values, readWith }));
    },

    createTreatment: async (c) => {
      const treatment = await createOnce(c, services, (transaction) =>
        addTreatment(transaction, doerOf(c, now), c.req.valid('json')),
      );
      return c.json(treatment, 201);
    },

    updateTreatment: async (c) => {
      const { updatedAt: readWith, ...values } = c.req.valid('json');
      const { id } = c.req.valid('param');
      return answerEdit(c, await saveTreatment(db, doerOf(c, now), id, { readWith, parts, values }));
    },

    deleteTreatment: async (c) => {
      await removeTreatment(db, doerOf(c, now), c.req.valid('param').id);
      return c.body(null, 204);
    },
  };
}
