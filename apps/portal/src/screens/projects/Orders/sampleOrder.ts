import type { Handlers } from '@doblaje/contract';
import type { WorkOrder } from '@doblaje/contract/client';
import { voiceUses } from '@doblaje/domain/voices';

type Line = WorkOrder['lines'][number];

const LINE: Line = {
  ...{ appearanceId: 349, characterName: 'Abuela Nube', characterType: 'ACTOR' },
  ...{ loops: 90, loopsPlanned: 90, loopsDone: 12, personId: '', personName: 'Delfina Aguayo' },
};

/** An accepted order with one role, changed by `line`. */
const order = (line: Partial<Line>): WorkOrder => ({
  ...{ id: 402, number: 1241, state: 'accepted', typeId: 5 },
  ...{
    projectId: 3,
    projectTitle: 'Kumo y la abuela nube',
    season: '',
    houseNumber: '',
    chapterId: 121,
    chapterNumber: 1,
  },
  ...{ chapterTitle: 'La película', personId: '0198a4d2-0000-7000-8000-000000000004' },
  ...{ personName: 'Delfina Aguayo', startDate: '2026-03-09', dueDate: '2026-03-24', amount: 65_000 },
  ...{ issuedAt: '2026-03-02T13:00:00.000Z', updatedAt: '2026-03-03T15:20:00.000Z', notes: '' },
  lines: [{ ...LINE, ...line }],
  ...{ answeredAt: '2026-03-03T15:20:00.000Z', answerNote: '', finishedAt: null, finishNote: '' },
  ...{ amountReason: '', amountIssued: null, expected: null, voidedAt: null, voidReason: '' },
  ...{ voices: voiceUses([], {}), voicesIssued: voiceUses([], {}) },
  ...{ replaces: null, replacedBy: null, alike: [], minor: null, documentId: null },
  today: { personName: '', projectTitle: '', chapterNumber: null, chapterTitle: '' },
});

/** For stories: the API answers with this order. */
export const orderIs = Object.assign(
  (line: Partial<Line>): Partial<Handlers> => ({ readWorkOrder: (c) => c.json(order(line), 200) }),
  { order },
);
