import { type EditOutcome, send, sendEdit, type WorkOrder } from '@doblaje/contract/client';
import { draftShown } from '@doblaje/contract/shown';
import {
  validateWorkOrder,
  validateWorkOrderDraft,
  type WorkOrderValues,
} from '@doblaje/domain/forms/workOrder';
import type { Recast } from '@doblaje/domain/forms/workOrderMoves';
import {
  FORM_ERROR,
  Form,
  type FormErrors,
  FormSummary,
  type SubmitErrors,
  type SubmitOutcome,
} from '@doblaje/ui/form';
import { MessagePanel } from '@doblaje/ui/MessagePanel';
import { Stack } from '@doblaje/ui/Stack';
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { ChangeList } from '../../../edits/ChangeList';
import { useDrafts } from '../../../edits/drafts';
import { useAsItGoes } from '../../../edits/useAsItGoes';
import { useAutoSave } from '../../../edits/useAutoSave';
import { useFormEnd } from '../../../edits/useFormEnd';
import { typedInWords } from '../../../edits/useLost';
import { usePortal } from '../../../portal/portal';
import { DraftVoices } from './DraftVoices';
import type { DraftWork } from './draftWork';
import { MinorNotice } from './MinorNotice';
import { makeOrder, sentFirst } from './newOrder';
import { OrderFields } from './OrderFields';
import { Lines } from './OrderLines';
import { ORDER_EDIT } from './order';
import { numberText, orderName } from './orderState';
import { RecastChoice, rolesOfOthers } from './RecastChoice';

const validateDraft = validateWorkOrderDraft as (values: WorkOrderValues) => FormErrors<WorkOrderValues>;

const ISSUED = 'Otra persona ya emitió esta orden';

const NOTHING = 'Elige o escribe algo: se guarda solo.';

interface OrderDraftProps {
  /** The draft's name while it is open: it has no id before anything is typed. */
  name: string;
  order: WorkOrder;
  work: DraftWork;
  /** Called when the draft was saved for the first time, with its id. */
  onMade: (id: number) => void | Promise<void>;
  /** Called with the order after it was issued. */
  onIssued: (order: WorkOrder) => void;
}

/** The form of a draft. It saves typed values, and issues the order once it is complete. */
export function OrderDraft({ name, order, work, onMade, onIssued }: OrderDraftProps) {
  const { client, notices } = usePortal();
  const { revalidate } = useRevalidator();
  const { done, refused } = useFormEnd();
  const orders = client.catalogue['work-orders'];
  const made = useRef(order.id);
  const sent = useDrafts(sentFirst);
  const isOpen = useRef(true);
  const left = useAsItGoes();
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  /** Somebody else issued the order meanwhile. When the issued order replaces the form, a notification repeats the typed values. */
  function tellIssued(current: WorkOrder): void {
    if (current.state === 'draft') return;
    setIssued(current);
    left.current = () => {
      const typed = typedInWords(ORDER_EDIT, draft.typed(), draft.whole());
      const message = `Es la ${orderName(current)}.${typed && ` Habías escrito: ${typed}.`}`;
      notices.notify({ type: 'warning', title: ISSUED, message, timeout: null });
    };
  }

  /** The first typed value creates the draft. */
  async function save(values: WorkOrderValues, updatedAt: string): Promise<EditOutcome<WorkOrder>> {
    if (made.current !== 0) {
      const param = { id: `${made.current}` };
      const outcome = await sendEdit(orders[':id'].$patch({ param, json: { ...values, updatedAt } }));
      if (outcome.isStale) tellIssued(outcome.current);
      return outcome;
    }
    return makeOrder(client, sent, name, values, async (id) => {
      made.current = id;
      // Wait for the new address: a reload of the list during the navigation would have no effect.
      if (isOpen.current) await onMade(id);
    });
  }

  const [changes, setChanges] = useState<readonly string[]>([]);
  const [issued, setIssued] = useState<WorkOrder | null>(null);
  const [recast, setRecast] = useState<Recast>('chapter');
  const draft = useAutoSave<WorkOrder, WorkOrderValues>({
    edit: ORDER_EDIT,
    id: name,
    whole: order,
    validate: validateDraft,
    save,
    // The row in the list then shows the same.
    onWhole: () => void revalidate(),
    onState: work.setSaving,
    restoring: {
      work: () => send(orders[':id'].restore.$post({ param: { id: `${made.current}` } })),
      name: orderName(order),
    },
  });

  async function issue(values: WorkOrderValues): Promise<SubmitOutcome<WorkOrderValues>> {
    const lacking = validateWorkOrder(values) as SubmitErrors<WorkOrderValues>;
    if (Object.keys(lacking).length > 0) return lacking;
    const saved = await draft.flush();
    if ('errors' in saved) return saved.errors;
    try {
      const { id, updatedAt } = saved.whole;
      // Send the warnings on screen. If the server has other ones, nobody has read them yet, and it refuses.
      const json = { updatedAt, shown: draftShown(order), recast: toRecast.length > 0 ? recast : 'none' };
      const outcome = await sendEdit(orders[':id'].issue.$post({ param: { id: `${id}` }, json }));
      if (outcome.isStale) {
        if (outcome.changes.length > 0) {
          setChanges(outcome.changes);
          await revalidate();
          return { [FORM_ERROR]: outcome.message } as SubmitErrors<WorkOrderValues>;
        }
        tellIssued(outcome.current);
        draft.takeOver(outcome.current);
        work.setSaving({ is: 'overtaken' });
        void revalidate();
        return { [FORM_ERROR]: outcome.message } as SubmitErrors<WorkOrderValues>;
      }
      const told = { title: 'Orden emitida', message: orderName(outcome.saved) };
      await done(told, () => onIssued(outcome.saved));
    } catch (error) {
      // Somebody else may have issued or deleted the order. The panel then shows its current state.
      return refused<WorkOrderValues>(error, ORDER_EDIT.fields);
    }
  }

  async function submit(values: WorkOrderValues): Promise<SubmitOutcome<WorkOrderValues>> {
    const intent = work.intent.current;
    work.intent.current = 'save';
    work.setRunning(intent);
    setChanges([]);
    try {
      draft.settle();
      if (intent === 'issue') return await issue(values);
      const saved = await draft.flush();
      if ('errors' in saved) return saved.errors;
      const isNothing = saved.whole.id === 0;
      if (isNothing) notices.notify({ type: 'info', title: 'Aún no hay nada que guardar', message: NOTHING });
      else notices.notify({ type: 'success', title: 'Borrador guardado', message: orderName(saved.whole) });
    } finally {
      work.setRunning(null);
    }
  }

  const elsewhere = order.lines.filter(
    ({ personId }) => personId !== '' && order.personId !== '' && personId !== order.personId,
  );
  const toRecast = order.replaces === null || order.personId === '' ? [] : rolesOfOthers(order);
  const others = order.alike.map(({ number }) => numberText(number)).join(', ');
  return (
    <Form<WorkOrderValues>
      id={work.formId}
      aria-label="Datos de la orden"
      onSubmit={submit}
      validate={validateDraft}
      initialValues={draft.initialValues}
      mutators={Lines.mutators}
    >
      <Stack>
        {issued && (
          <MessagePanel type="warning" title={ISSUED}>
            Es la {orderName(issued)}.
          </MessagePanel>
        )}
        {work.saving?.is === 'overtaken' && !issued && (
          <MessagePanel type="warning" title="Otra persona cambió esta orden mientras la editabas">
            {draft.newer || 'Puedes guardarla otra vez.'}
          </MessagePanel>
        )}
        {draft.lost && (
          <MessagePanel type="error" title="Este borrador ya no existe">
            {draft.lost}
          </MessagePanel>
        )}
        <FormSummary<WorkOrderValues>>{changes.length > 0 && <ChangeList of={changes} />}</FormSummary>
        {others !== '' && (
          <MessagePanel type="info" title="Ya tiene una orden abierta de este tipo en el capítulo">
            {others}. Puedes emitir esta también.
          </MessagePanel>
        )}
        <MinorNotice order={order} />
        {toRecast.length > 0 && <RecastChoice roles={toRecast} value={recast} onChange={setRecast} />}
        {toRecast.length === 0 && elsewhere.length > 0 && (
          <MessagePanel type="info" title="En el elenco lo hace otra persona">
            {elsewhere.map(({ characterName, personName }) => `${characterName}: ${personName}`).join(', ')}.
          </MessagePanel>
        )}
        <OrderFields order={order} />
        <DraftVoices order={order} />
      </Stack>
      {draft.watch}
    </Form>
  );
}
