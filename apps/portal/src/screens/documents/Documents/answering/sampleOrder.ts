import { type Handlers, stale } from '@doblaje/contract';
import type { DocumentDetail, WorkOrder } from '@doblaje/contract/client';
import { documentsOf, people } from '@doblaje/contract/fixtures';
import { voiceUses } from '@doblaje/domain/voices';

const [paper] = documentsOf(people.baltazar);
if (!paper) throw new Error('Baltazar has documents.');

/** Baltazar's order that waits for his answer, as in the sample studio. */
export const ORDER_TO_ANSWER: WorkOrder = {
  id: 407,
  number: 1239,
  state: 'issued',
  typeId: 1,
  projectId: 1,
  projectTitle: 'La bahía de los relojes',
  ...{ season: '', houseNumber: 'X-1' },
  chapterId: 104,
  chapterNumber: 204,
  chapterTitle: 'El faro apagado',
  personId: '0198a4d2-0000-7000-8000-000000000002',
  personName: 'Baltazar Ibáñez Soto',
  today: { personName: '', projectTitle: '', chapterNumber: null, chapterTitle: '' },
  startDate: '2026-11-23',
  dueDate: '2026-11-30',
  amount: 120_000,
  issuedAt: '2026-11-18T15:04:05.000Z',
  updatedAt: '2026-11-20T12:00:00.000Z',
  notes: 'Los loops 12 a 19 van susurrados.',
  lines: [
    {
      appearanceId: 320,
      characterName: 'Farero Ulises',
      characterType: 'ACTOR',
      loops: 36,
      loopsPlanned: 36,
      loopsDone: 30,
      personId: '',
      personName: '',
    },
  ],
  answeredAt: null,
  answerNote: '',
  finishedAt: null,
  voidedAt: null,
  voidReason: '',
  finishNote: '',
  amountReason: '',
  amountIssued: null,
  expected: { year: 2026, rate: 15.25, retention: 18_300, net: 101_700 },
  voices: voiceUses([], {}),
  voicesIssued: voiceUses([], {}),
  replaces: null,
  replacedBy: null,
  alike: [],
  minor: null,
  documentId: paper.id,
};

/** The address with its paper open. */
export const ORDER_PATH = `/documents?documento=${paper.id}`;

const detail = (order: WorkOrder): DocumentDetail => ({
  ...paper,
  order,
  state: order.state === 'draft' ? null : order.state,
});

/** The paper of the changed order. */
export const orderDetail = (change: Partial<WorkOrder>): DocumentDetail =>
  detail({ ...ORDER_TO_ANSWER, ...change });

/** For stories: the API answers with the changed order. */
export const orderToAnswerIs = (change: Partial<WorkOrder>): Partial<Handlers> => ({
  readDocument: (c) => c.json(orderDetail(change), 200),
});

/** For stories: the order waits until it is answered; then it turns out to have changed before, and the answer is refused. */
export function orderTurnsOut(change: Partial<WorkOrder>): Partial<Handlers> {
  let isAnswered = false;
  const now = () =>
    isAnswered ? { ...ORDER_TO_ANSWER, ...change, updatedAt: '2026-11-21T12:00:00.000Z' } : ORDER_TO_ANSWER;
  return {
    readDocument: (c) => c.json(detail(now()), 200),
    answerWorkOrder: (c) => {
      isAnswered = true;
      return c.json(stale(now()), 409);
    },
  };
}
