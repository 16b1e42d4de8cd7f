import type { WorkOrder } from '@doblaje/contract/client';
import { MessagePanel } from '@doblaje/ui/MessagePanel';
import { Stack } from '@doblaje/ui/Stack';
import { use, useEffect, useRef, useState } from 'react';
import { OwnBoleta } from '../../OwnBoletas/OwnBoleta';
import { AnswerDialog } from './AnswerDialog';
import { AnswerForm } from './AnswerForm';
import { whyTooLate } from './answer';
import { ChosenAnswerContext, type OrderAnswer } from './chosenAnswer';
import { OrderFacts } from './OrderFacts';
import { OrderOutcome } from './OrderOutcome';
import { useAnswering } from './useAnswering';

interface OrderAnsweringProps {
  documentId: string;
  order: WorkOrder;
  /** Whether the order belongs to the person logged in. */
  isOwn: boolean;
}

/** The foot of an order's paper: the form to answer, or the answer and its outcome. */
export function OrderAnswering({ documentId, order, isOwn }: OrderAnsweringProps) {
  const { answer, tooLate } = useAnswering(order);
  const choosing = use(ChosenAnswerContext);
  const [open, setOpen] = useState<OrderAnswer | null>(null);
  // Keep the last answer on show while the dialog closes.
  const [shown, setShown] = useState<OrderAnswer>('decline');
  const box = useRef<HTMLDivElement>(null);
  const wasWaiting = useRef(false);
  const told = useRef<HTMLDivElement>(null);
  const isWaiting = isOwn && order.state === 'issued';

  function ask(how: OrderAnswer) {
    setShown(how);
    setOpen(how);
  }
  const chosen = choosing?.chosen?.documentId === documentId ? choosing.chosen : null;
  const settle = choosing?.settle;
  useEffect(() => {
    if (!chosen) return;
    settle?.();
    // The order was answered or voided since the list loaded. Its state stands beside the paper.
    if (!isWaiting) return;
    setShown(chosen.answer);
    setOpen(chosen.answer);
  }, [chosen, settle, isWaiting]);
  const isClosed = open === null;
  const isTooLate = tooLate !== null;
  useEffect(() => {
    if (isTooLate && isClosed) told.current?.focus();
  }, [isTooLate, isClosed]);
  useEffect(() => {
    if (isWaiting) wasWaiting.current = true;
    // The focused button disappeared with the answer, so the drawer takes the focus.
    else if (wasWaiting.current && isClosed && !isTooLate && document.activeElement === document.body)
      box.current?.closest<HTMLElement>('[role="dialog"]')?.focus();
  }, [isWaiting, isClosed, isTooLate]);

  return (
    <Stack ref={box} gap="close">
      {tooLate && (
        <MessagePanel ref={told} tabIndex={-1} type="warning" title="Tu respuesta no se envió">
          <p>{whyTooLate(tooLate.order)}</p>
          {tooLate.note !== '' && <p>Escribiste: «{tooLate.note}»</p>}
        </MessagePanel>
      )}
      <OrderFacts order={order} isBeside />
      {isWaiting ? (
        <AnswerForm
          order={order}
          isAsking={open !== null}
          onAnswer={answer}
          onDecline={() => ask('decline')}
        />
      ) : (
        <OrderOutcome order={order} isOwn={isOwn} />
      )}
      {isOwn && order.state === 'finished' && <OwnBoleta documentId={documentId} readWith={order} />}
      <AnswerDialog
        isOpen={open !== null}
        onClose={() => setOpen(null)}
        order={order}
        how={shown}
        onAnswer={answer}
      />
    </Stack>
  );
}
