import { sendEdit, type WorkOrder } from '@doblaje/contract/client';
import type { SubmitErrors } from '@doblaje/ui/form';
import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useDrafts } from '../../../edits/drafts';
import { useFormEnd } from '../../../edits/useFormEnd';
import { usePortal } from '../../../portal';
import { ANSWER_WORDS, isAnsweredSo, NOTES, type NoteValues, nameOf } from './answer';
import type { OrderAnswer } from './askedAnswer';

/** An answer that was not taken, since the order had changed before it came. */
export interface TooLate {
  /** As the order is now. */
  order: WorkOrder;
  /** What was typed. */
  note: string;
}

const NAMES: readonly (keyof NoteValues)[] = ['note'];

/**
 * Answers an order as it was read, once: whatever another tab or the studio did before is told, what was typed is kept, and the
 * page shows what is there now.
 */
export function useAnswering(order: WorkOrder) {
  const { client } = usePortal();
  const { revalidate } = useRevalidator();
  const { done, refused } = useFormEnd();
  const drafts = useDrafts(NOTES);
  const [tooLate, setTooLate] = useState<TooLate | null>(null);
  const [isSending, setSending] = useState(false);

  /** @returns what keeps it from being taken, on its field; nothing once it is over, one way or the other */
  async function answer(
    how: OrderAnswer,
    { note = '' }: Partial<NoteValues>,
  ): Promise<SubmitErrors<NoteValues> | undefined> {
    setTooLate(null);
    setSending(true);
    const { id, updatedAt } = order;
    try {
      const outcome = await sendEdit(
        client.catalogue['work-orders'][':id'].answer.$post({
          param: { id: `${id}` },
          json: { answer: how, note, updatedAt },
        }),
      );
      if (outcome.isStale && !isAnsweredSo(outcome.current, how, note)) {
        // One that can still be answered keeps its note in its field.
        const canAnswer = outcome.current.state === 'issued';
        if (!canAnswer) drafts.forget(`${id}`);
        setTooLate({ order: outcome.current, note: canAnswer ? '' : note });
        await revalidate();
      } else {
        drafts.forget(`${id}`);
        await done({ title: ANSWER_WORDS[how].done, message: nameOf(order) });
      }
      return undefined;
    } catch (error) {
      return refused<NoteValues>(error, NAMES);
    } finally {
      setSending(false);
    }
  }

  // The page heard that nothing is to be answered any more: what was typed until then is told, not dropped. An answer on its way
  // tells of itself.
  const unsent = order.state === 'issued' || isSending ? '' : (drafts.get(`${order.id}`)?.values.note ?? '');
  return { answer, tooLate: tooLate ?? (unsent === '' ? null : { order, note: unsent }) };
}
