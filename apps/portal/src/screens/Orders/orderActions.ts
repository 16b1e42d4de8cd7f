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
}

export const OrderActionsContext = createContext<OrderActions | null>(null);
