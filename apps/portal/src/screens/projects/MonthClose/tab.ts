import type { TabCode } from '../../../lists/tabs';
import { MonthScreen } from './MonthScreen';
import { monthChanges, monthLoader } from './month';

export const monthTab: TabCode = {
  loader: monthLoader,
  changes: monthChanges,
  Screen: MonthScreen,
};
