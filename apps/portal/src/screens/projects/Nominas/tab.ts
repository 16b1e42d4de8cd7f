import type { TabCode } from '../../../lists/tabs';
import { nominasChange, nominasLoader, openNominaChanges, openNominaLoader } from './list';
import { NominasScreen } from './NominasScreen';
import { OpenNomina } from './OpenNomina';

export const nominasTab: TabCode = {
  loader: nominasLoader,
  changes: nominasChange,
  Screen: NominasScreen,
  beside: { loader: openNominaLoader, changes: openNominaChanges, Screen: OpenNomina },
};
