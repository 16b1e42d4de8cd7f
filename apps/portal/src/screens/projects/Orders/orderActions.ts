import type { WorkOrderRow } from '@doblaje/contract/client';
import { createContext } from 'react';
import type { OrderView } from './list';

/** The immediate actions on an order. The screen sets them, so that the rows need not know it. */
export interface OrderActions {
  /** Opens the order beside the list. */
  show: (order: WorkOrderRow, view: OrderView) => void;
  /** Replaces a declined or voided order: opens a new draft with the same content. */
  replace: (order: WorkOrderRow) => void;
  /** Deletes a draft. This can be undone. */
  remove: (order: WorkOrderRow) => Promise<void>;
  /** The id of the order whose 'Terminar' opens at once, because the person goes on from the order before. */
  asked: number | null;
  /** Called when that form is open, or cannot open. */
  settle: () => void;
  /** The accepted order after this one in the list, else another one; null if there is none. */
  nextToFinish: (id: number) => Promise<number | null>;
  goOnWith: (id: number) => void;
  /** Opens one dialog to finish the orders of a selection that can be finished. */
  finishChosen: (rows: readonly WorkOrderRow[], clear: () => void) => Promise<void>;
  /** Whether these orders are loading. */
  isAsking: boolean;
}

export const OrderActionsContext = createContext<OrderActions | null>(null);
