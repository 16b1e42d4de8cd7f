import { type Client, type EditOutcome, send, sendEdit, type WorkOrder } from '@doblaje/contract/client';
import type { WorkOrderValues } from '@doblaje/domain/forms/workOrder';
import { projectName } from '@doblaje/domain/naming';
import { createDrafts, type DraftStore } from '../../../edits/drafts';
import { isSame } from '../../../edits/isSame';
import { isRefusal } from '../../../requests/failureText';

/**
 * Stands in the address for the id of an unsaved order: 'nueva-104-3' for chapter 104, 'nueva-0-3' without a chapter. The last part is
 * unique.
 */
const NEW = /^nueva-(\d{1,9})-[\w-]+$/;

/** The first names of saved orders, by id. They keep the form on screen when an order gets its id. */
const firstNames = new Map<string, string>();

/** A name in the address for an order without any values yet. @param chapterId 0 for none */
export const newOrderId = (chapterId: number) => `nueva-${chapterId}-${crypto.randomUUID()}`;

/** The first name of the order in the address. Its form stays on screen as long as this name does. */
export const firstNameOf = (id: string) => firstNames.get(id) ?? id;

/** Remembers the first name of an order that was saved and now has an id. */
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
    voices: [],
    voicesIssued: null,
    voidReason: '',
  },
  ...{ replaces: null, replacedBy: null, alike: [], minor: null, documentId: null, updatedAt: '' },
};

/** Loads the order in the address: a saved one, or a blank one that the first typed value will create. */
export async function loadOrder({ catalogue }: Client, id: string): Promise<WorkOrder> {
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

/** The request that creates an order, by the order's first name, kept while its outcome is unknown. */
export const sentFirst = createDrafts<WorkOrderValues>('en la orden');

/**
 * Creates an order from the first typed values. If that answer was lost, it sends exactly the same request again, which the server
 * recognises; otherwise there would be two orders. Then it saves the values typed since.
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
