import { sendEdit, type WorkOrder } from '@doblaje/contract/client';
import type { SubmitErrors } from '@doblaje/ui/form';
import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useDrafts } from '../../../../edits/drafts';
import { useFormEnd } from '../../../../edits/useFormEnd';
import { usePortal } from '../../../../portal/portal';
import { ANSWER_WORDS, isAnsweredSo, NOTES, type NoteValues, orderTitle } from './answer';
import type { OrderAnswer } from './chosenAnswer';

/** An answer that the server refused because the order had changed before. */
export interface TooLate {
  /** The current order. */
  order: WorkOrder;
  /** The typed note. */
  note: string;
}

const NAMES: readonly (keyof NoteValues)[] = ['note'];

/**
 * Answers an order once, in the version on screen. If another tab or the studio changed the order before, the page says so, keeps the typed
 * note and shows the current order.
 */
export function useAnswering(order: WorkOrder) {
  const { client } = usePortal();
  const { revalidate } = useRevalidator();
  const { done, refused } = useFormEnd();
  const drafts = useDrafts(NOTES);
  const [tooLate, setTooLate] = useState<TooLate | null>(null);
  const [isSending, setSending] = useState(false);

  /** @returns what the server refused, by field; undefined if the answer was taken, came too late or was given already */
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
        // If the order can still be answered, the note stays in its field.
        const canAnswer = outcome.current.state === 'issued';
        if (!canAnswer) drafts.forget(`${id}`);
        setTooLate({ order: outcome.current, note: canAnswer ? '' : note });
        await revalidate();
      } else {
        drafts.forget(`${id}`);
        await done({ title: ANSWER_WORDS[how].done, message: orderTitle(order) });
      }
      return undefined;
    } catch (error) {
      return refused<NoteValues>(error, NAMES);
    } finally {
      setSending(false);
    }
  }

  // The page learned that the order no longer waits for an answer. It shows the note typed until then instead of dropping it. An answer
  // that is being sent reports its own outcome.
  const unsent = order.state === 'issued' || isSending ? '' : (drafts.get(`${order.id}`)?.values.note ?? '');
  return { answer, tooLate: tooLate ?? (unsent === '' ? null : { order, note: unsent }) };
}
