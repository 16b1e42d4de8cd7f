import type { WorkOrderAnswerValues } from '@doblaje/domain/forms/workOrderMoves';
import { createContext } from 'react';

/** The answer to an order. */
export type OrderAnswer = WorkOrderAnswerValues['answer'];

/** An answer that the person chose in the list, to be given beside the order's paper. */
export interface ChosenAnswer {
  documentId: string;
  answer: OrderAnswer;
}

/** Connects the list's rows with the open document beside them. It is null in lists of another person's documents. */
export const ChosenAnswerContext = createContext<{
  chosen: ChosenAnswer | null;
  choose: (answer: ChosenAnswer) => void;
  /** Called when the answer was given, or cancelled. */
  settle: () => void;
} | null>(null);
