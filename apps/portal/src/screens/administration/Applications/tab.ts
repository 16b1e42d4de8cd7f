import type { TabCode } from '../../../lists/tabs';
import { ApplicationsScreen } from './ApplicationsScreen';
import {
  applicationsChange,
  applicationsLoader,
  openApplicationChanges,
  openApplicationLoader,
} from './list';
import { OpenApplication } from './OpenApplication';

export const applicationsTab: TabCode = {
  loader: applicationsLoader,
  changes: applicationsChange,
  Screen: ApplicationsScreen,
  beside: { loader: openApplicationLoader, changes: openApplicationChanges, Screen: OpenApplication },
};
