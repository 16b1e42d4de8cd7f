import { useLocation } from 'react-router-dom';
import { ApplicationsScreen } from '../Applications/ApplicationsScreen';
import { UsersScreen } from '../Users/UsersScreen';
import { viewOf } from './tabs/views';

/** Administrativo (product.md §3): the people with an account, and the applications. ADMIN only. */
export function AdministrationScreen() {
  const { search } = useLocation();
  return viewOf(search) === 'users' ? <UsersScreen /> : <ApplicationsScreen />;
}
