import type { TabCode } from '../../../lists/tabs';
import { BoletasScreen } from './BoletasScreen';
import { boletasChange, boletasLoader, openBoletaChanges, openBoletaLoader } from './list';
import { OpenBoleta } from './OpenBoleta';

export const boletasTab: TabCode = {
  loader: boletasLoader,
  changes: boletasChange,
  Screen: BoletasScreen,
  beside: { loader: openBoletaLoader, changes: openBoletaChanges, Screen: OpenBoleta },
};
