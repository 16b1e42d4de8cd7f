import type { WorkOrderRow } from '@doblaje/contract/client';
import { createContext } from 'react';
import type { OrderView } from './list';

/** What one does with an order at once; set by the screen, so that the rows need not know it. */
export interface OrderActions {
  /** Opens it beside the list. */
  show: (order: WorkOrderRow, view: OrderView) => void;
  /** A declined or voided one: a new draft of the same content is open then. */
  replace: (order: WorkOrderRow) => void;
  /** A draft; it can be brought back. */
  remove: (order: WorkOrderRow) => Promise<void>;
  /** The order that is to be finished as soon as it is open: one goes on from the one before. */
  asked: number | null;
  /** Its form is open, or it cannot be. */
  settle: () => void;
  /** The accepted order after this one, as the list has them, or else another; null: there is none. */
  nextToFinish: (id: number) => Promise<number | null>;
  goOnWith: (id: number) => void;
  /** Asks for what of a selection can be finished, together. */
  finishChosen: (rows: readonly WorkOrderRow[], clear: () => void) => Promise<void>;
  /** It is being asked for. */
  isAsking: boolean;
}

export const OrderActionsContext = createContext<OrderActions | null>(null);
