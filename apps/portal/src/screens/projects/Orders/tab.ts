import type { TabCode } from '../../../lists/tabs';
import { openOrderChanges, openOrderLoader, ordersChange, ordersLoader } from './list';
import { OpenOrder } from './OpenOrder';
import { OrdersScreen } from './OrdersScreen';

export const ordersTab: TabCode = {
  loader: ordersLoader,
  changes: ordersChange,
  Screen: OrdersScreen,
  beside: { loader: openOrderLoader, changes: openOrderChanges, Screen: OpenOrder },
};
