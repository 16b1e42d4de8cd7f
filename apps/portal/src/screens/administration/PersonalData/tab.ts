import type { TabCode } from '../../../lists/tabs';
import { PersonalDataScreen } from './PersonalDataScreen';
import { personalDataChanges, personalDataLoader } from './personalData';

export const personalDataTab: TabCode = {
  loader: personalDataLoader,
  changes: personalDataChanges,
  Screen: PersonalDataScreen,
};
