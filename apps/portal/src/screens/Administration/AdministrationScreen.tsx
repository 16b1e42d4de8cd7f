import { EmptyState } from '@doblaje/ui/EmptyState';
import { PageHeading } from '@doblaje/ui/PageHeading';
import { useLocation } from 'react-router-dom';
import { UsersScreen } from '../Users/UsersScreen';
import { AdministrationTabs } from './AdministrationTabs';
import { viewOf } from './views';

/** Administrativo (product.md §3): the people with an account, and the applications. ADMIN only. */
export function AdministrationScreen() {
  const { search } = useLocation();
  if (viewOf(search) === 'users') return <UsersScreen />;
  return (
    <>
      <PageHeading>Administrativo</PageHeading>
      <AdministrationTabs view="applications">
        <EmptyState title="Aún no se revisan postulaciones aquí">
          Lo que llega con el cuestionario queda guardado hasta que se pueda revisar en esta página.
        </EmptyState>
      </AdministrationTabs>
    </>
  );
}
