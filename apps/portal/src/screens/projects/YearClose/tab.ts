import type { TabCode } from '../../../lists/tabs';
import { YearScreen } from './YearScreen';
import { yearChanges, yearLoader } from './year';

export const yearTab: TabCode = {
  loader: yearLoader,
  changes: yearChanges,
  Screen: YearScreen,
};
