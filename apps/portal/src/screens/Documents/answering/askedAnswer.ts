import type { WorkOrderAnswerValues } from '@doblaje/domain/forms/workOrderMoves';
import { createContext } from 'react';

/** What is answered to an order. */
export type OrderAnswer = WorkOrderAnswerValues['answer'];

/** An answer that the person chose in the list, and gives beside the order's paper. */
export interface AskedAnswer {
  documentId: string;
  answer: OrderAnswer;
}

/** Connects the list's rows with the open item beside them. There is none where the list is not of the person's own documents. */
export const AskedAnswerContext = createContext<{
  asked: AskedAnswer | null;
  ask: (answer: AskedAnswer) => void;
  /** Called when the answer was given, or cancelled. */
  settle: () => void;
} | null>(null);
