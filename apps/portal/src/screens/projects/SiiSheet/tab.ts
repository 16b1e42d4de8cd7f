import type { TabCode } from '../../../lists/tabs';
import { siiChanges, siiLoader } from './address';
import { SiiSheetScreen } from './SiiSheetScreen';

export const siiTab: TabCode = {
  loader: siiLoader,
  changes: siiChanges,
  Screen: SiiSheetScreen,
};
