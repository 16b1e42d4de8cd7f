import type { TabCode } from '../../../lists/tabs';
import { usersChange, usersLoader } from './list';
import { UsersScreen } from './UsersScreen';

export const usersTab: TabCode = {
  loader: usersLoader,
  changes: usersChange,
  Screen: UsersScreen,
};
