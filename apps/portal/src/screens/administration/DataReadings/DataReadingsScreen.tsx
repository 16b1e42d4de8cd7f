import type { dataReadingsList } from '@doblaje/contract/lists';
import { Breadcrumbs } from '@doblaje/ui/Breadcrumbs';
import { CsvButton } from '../../../lists/CsvButton';
import type { ListTexts } from '../../../lists/ListPanel';
import { ListScreen } from '../../../lists/ListScreen';
import { usePortal } from '../../../portal/portal';
import { dataReadingsColumns } from './columns';
import { dataReadingsAddress } from './list';

const TEXTS: ListTexts<typeof dataReadingsList> = {
  search: 'Buscar por nombre',
  filters: { kind: 'Qué' },
  noun: ['lectura', 'lecturas'],
  failed: 'No pudimos cargar las lecturas',
  none: {
    title: 'Aún no hay lecturas',
    text: 'Cuando alguien del estudio abra una ficha, un archivo o datos bancarios, aquí quedará.',
  },
  noMatch: { title: 'Ninguna lectura coincide', text: 'Prueba con otras palabras o quita los filtros.' },
};

/** Who of the studio read whose data, and which lists were downloaded. ADMIN only. */
export function DataReadingsScreen() {
  const { catalogue } = usePortal().client;
  return (
    <ListScreen
      title="Lecturas de datos"
      sub="Quién del estudio abrió fichas, archivos y datos bancarios, o descargó listas"
      breadcrumbs={
        <Breadcrumbs
          items={[
            { text: 'Datos personales', href: '/documents-back?vista=datos-personales' },
            { text: 'Lecturas de datos' },
          ]}
        />
      }
      address={dataReadingsAddress}
      columns={dataReadingsColumns}
      texts={TEXTS}
      end={
        <CsvButton
          address={dataReadingsAddress}
          ask={(query) => catalogue['data-readings'].csv.$get({ query })}
          fileName="lecturas-de-datos.csv"
        />
      }
    />
  );
}
