import { type Client, type EditOutcome, send, sendEdit, type WorkOrder } from '@doblaje/contract/client';
import type { WorkOrderValues } from '@doblaje/domain/forms/workOrder';
import { projectName } from '@doblaje/domain/naming';
import { createDrafts, type DraftStore } from '../../edits/drafts';
import { isSame } from '../../edits/isSame';
import { isRefusal } from '../../shell/failureText';

/** In the place of an order's id: 'nueva-104-3', of a chapter, or 'nueva-0-3' of none. Each stands for one order. */
const NEW = /^nueva-(\d{1,9})-[\w-]+$/;

/** What orders were called before they were written, by their id: the form in which one is typed stays the same. */
const firstNames = new Map<string, string>();

/** What stands in the address for an order that nobody has written anything of. @param chapterId 0 for none */
export const newOrderId = (chapterId: number) => `nueva-${chapterId}-${crypto.randomUUID()}`;

/** What an order that the address names was called first: its form lives as long as that is the same. */
export const firstNameOf = (id: string) => firstNames.get(id) ?? id;

/** It was written, and has an id of its own by now. */
export const nameOrder = (id: number, first: string) => void firstNames.set(`${id}`, first);

const BLANK: WorkOrder = {
  ...{ id: 0, number: null, state: 'draft', typeId: 0, projectId: 0, projectTitle: '' },
  ...{ season: '', houseNumber: '', chapterId: 0, chapterNumber: null, chapterTitle: '' },
  today: { personName: '', projectTitle: '', chapterNumber: null, chapterTitle: '' },
  ...{ personId: '', personName: '', startDate: '', dueDate: '', amount: null, notes: '', lines: [] },
  ...{
    issuedAt: null,
    answeredAt: null,
    finishedAt: null,
    voidedAt: null,
    answerNote: '',
    finishNote: '',
    amountReason: '',
    amountIssued: null,
    expected: null,
    voidReason: '',
  },
  ...{ replaces: null, replacedBy: null, alike: [], documentId: null, updatedAt: '' },
};

/** An order as the address names it: one that is there, or one that is written with the first thing that is typed. */
export async function readOrder({ catalogue }: Client, id: string): Promise<WorkOrder> {
  const chapterId = NEW.exec(id)?.[1];
  if (chapterId === undefined) return send(catalogue['work-orders'][':id'].$get({ param: { id } }));
  if (chapterId === '0') return BLANK;
  const { chapter } = await send(catalogue.chapters[':id'].cast.$get({ param: { id: chapterId } }));
  const project = await send(catalogue.projects[':id'].$get({ param: { id: `${chapter.projectId}` } }));
  const { projectTitle, season, houseNumber } = project;
  return {
    ...BLANK,
    ...{ projectId: project.id, projectTitle: projectName({ title: projectTitle, season }) },
    ...{ season, houseNumber },
    ...{ chapterId: chapter.id, chapterNumber: chapter.number ?? null, chapterTitle: chapter.title },
  };
}

/** What was sent to make an order, as long as nobody knows what became of it, by what the order was called first. */
export const sentFirst = createDrafts<WorkOrderValues>('en la orden');

/**
 * Makes an order of what was typed first. Where the answer to that was lost, the very same is sent once more, which the server knows
 * again; what was typed since is saved over it. Otherwise there were two.
 */
export async function makeOrder(
  { catalogue }: Client,
  sent: DraftStore<WorkOrderValues>,
  name: string,
  values: WorkOrderValues,
  onMade: (id: number) => void | Promise<void>,
): Promise<EditOutcome<WorkOrder>> {
  const orders = catalogue['work-orders'];
  const first = sent.get(name) ?? values;
  sent.keep(name, first);
  let made: WorkOrder;
  try {
    made = await send(orders.$post({ json: first }));
  } catch (error) {
    if (isRefusal(error)) sent.forget(name);
    throw error;
  }
  sent.forget(name);
  await onMade(made.id);
  if (isSame(first, values)) return { isStale: false, saved: made };
  const json = { ...values, updatedAt: made.updatedAt };
  return sendEdit(orders[':id'].$patch({ param: { id: `${made.id}` }, json }));
}
