import type { WorkOrderAnswerValues } from '@doblaje/domain/forms/workOrderMoves';
import { createContext } from 'react';

/** What is answered to an order. */
export type OrderAnswer = WorkOrderAnswerValues['answer'];

/** An answer that was asked for in the list, to be given beside the order's paper. */
export interface AskedAnswer {
  documentId: string;
  answer: OrderAnswer;
}

/** Between the list's rows and what is open beside them; none where nobody's own documents are listed. */
export const AskedAnswerContext = createContext<{
  asked: AskedAnswer | null;
  ask: (answer: AskedAnswer) => void;
  /** It was given, or not after all. */
  settle: () => void;
} | null>(null);
