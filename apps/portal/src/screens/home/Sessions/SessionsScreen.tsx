import type { sessionsList } from '@doblaje/contract/lists';
import { Breadcrumbs } from '@doblaje/ui/Breadcrumbs';
import type { ListTexts } from '../../../lists/ListPanel';
import { ListScreen } from '../../../lists/ListScreen';
import { CloseOthers } from './CloseOthers';
import { sessionColumns } from './columns';
import { sessionsAddress } from './list';

const NONE = {
  title: 'No hay sesiones abiertas',
  text: 'Tus sesiones aparecen aquí mientras están abiertas.',
};

const TEXTS: ListTexts<typeof sessionsList> = {
  noun: ['sesión', 'sesiones'],
  failed: 'No pudimos cargar tus sesiones',
  none: NONE,
  noMatch: NONE,
};

/** Sesiones abiertas (Principal, Cuenta): the browsers where the person is logged in, with buttons to log out there. */
export function SessionsScreen() {
  return (
    <ListScreen
      title="Sesiones abiertas"
      sub="Los navegadores en los que iniciaste sesión. Si no reconoces uno, cierra su sesión y cambia tu contraseña"
      breadcrumbs={
        <Breadcrumbs items={[{ text: 'Principal', href: '/home' }, { text: 'Sesiones abiertas' }]} />
      }
      address={sessionsAddress}
      columns={sessionColumns}
      texts={TEXTS}
      end={<CloseOthers />}
    />
  );
}
