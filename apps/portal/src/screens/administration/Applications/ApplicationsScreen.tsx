import type { applicationsList } from '@doblaje/contract/lists';
import { CsvButton } from '../../../lists/CsvButton';
import type { ListTexts } from '../../../lists/ListPanel';
import { ListScreen } from '../../../lists/ListScreen';
import type { TabFrame } from '../../../lists/tabs';
import { usePortal } from '../../../portal/portal';
import { applicationColumns } from './columns';
import { applicationsAddress } from './list';

const TEXTS: ListTexts<typeof applicationsList> = {
  search: 'Buscar por nombre o correo',
  filters: { applicant_to: 'Postula como', state: 'Estado', country: 'País', vocal_tone: 'Tono vocal' },
  noun: ['postulación', 'postulaciones'],
  failed: 'No pudimos cargar las postulaciones',
  none: {
    title: 'Aún no hay postulaciones',
    text: 'Cuando alguien envíe el cuestionario, aquí podrás oír sus videos y decidir.',
  },
  noMatch: {
    title: 'Ninguna postulación coincide',
    text: 'Prueba con otras palabras o quita los filtros para verlas todas.',
  },
};

/** Postulaciones (product.md §3): the sent applications, and beside them the one that the address opens. ADMIN only. */
export function ApplicationsScreen({ title, within }: TabFrame) {
  const { applications } = usePortal().client.catalogue;
  return (
    <ListScreen
      title={title}
      label="Postulaciones"
      within={within}
      actions={
        <CsvButton
          isHead
          address={applicationsAddress}
          ask={(query) => applications.csv.$get({ query })}
          fileName="postulaciones.csv"
        />
      }
      address={applicationsAddress}
      columns={applicationColumns}
      texts={TEXTS}
      opensBeside
    />
  );
}
