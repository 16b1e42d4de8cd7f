import type { dataRequestsList } from '@doblaje/contract/lists';
import { Breadcrumbs } from '@doblaje/ui/Breadcrumbs';
import { CsvButton } from '../../../lists/CsvButton';
import type { ListTexts } from '../../../lists/ListPanel';
import { ListScreen } from '../../../lists/ListScreen';
import { usePortal } from '../../../portal/portal';
import { dataRequestsColumns } from './columns';
import { dataRequestsAddress } from './list';

const TEXTS: ListTexts<typeof dataRequestsList> = {
  search: 'Buscar por nombre o correo',
  filters: { state: 'Estado', due: 'Plazo', kind: 'Pide' },
  noun: ['solicitud', 'solicitudes'],
  failed: 'No pudimos cargar las solicitudes',
  none: {
    title: 'Aún no hay solicitudes',
    text: 'Cuando alguien pida algo sobre sus datos y confirme su correo, aquí aparece con su plazo.',
  },
  noMatch: { title: 'Ninguna solicitud coincide', text: 'Prueba con otras palabras o quita los filtros.' },
};

/** What people ask about their data, with the clock of each. ADMIN only. */
export function DataRequestsScreen() {
  const { catalogue } = usePortal().client;
  return (
    <ListScreen
      title="Solicitudes sobre datos"
      sub="Lo que las personas piden sobre sus datos, y hasta cuándo se responde"
      breadcrumbs={
        <Breadcrumbs
          items={[
            { text: 'Datos personales', href: '/documents-back?vista=datos-personales' },
            { text: 'Solicitudes sobre datos' },
          ]}
        />
      }
      address={dataRequestsAddress}
      columns={dataRequestsColumns}
      texts={TEXTS}
      opensBeside
      end={
        <CsvButton
          address={dataRequestsAddress}
          ask={(query) => catalogue['data-requests'].csv.$get({ query })}
          fileName="solicitudes.csv"
        />
      }
    />
  );
}
