import type { experiencesList } from '@doblaje/contract/lists';
import { ListPanel, type ListTexts } from '../../../lists/ListPanel';
import { ownColumns } from '../../experiences/Experiences/columns';
import { experiencesAddress } from '../../experiences/Experiences/list';
import { useStatuses } from '../../experiences/Experiences/statuses';
import { usePerson } from './personContext';
import { STATUSES_ROUTE } from './tabs';

const TEXTS: ListTexts<typeof experiencesList> = {
  search: 'Buscar proyecto o personaje',
  filters: { typeId: 'Tipo', statusId: 'Estado' },
  noun: ['resultado', 'resultados'],
  failed: 'No pudimos cargar las experiencias',
  none: {
    title: 'Aún no participa en proyectos',
    text: 'Cuando en Proyectos reciba un personaje, aquí estará su participación, con sus capítulos y loops.',
  },
  noMatch: {
    title: 'Nada coincide',
    text: 'Prueba con otras palabras o quita los filtros para ver todas sus participaciones.',
  },
};

/** The person's participations. The one named in the address is open beside them. */
export function ExperiencesTab() {
  const statusId = useStatuses(STATUSES_ROUTE) ?? [];
  return (
    <ListPanel
      label="Experiencias"
      headingRef={usePerson().headingRef}
      address={experiencesAddress}
      columns={ownColumns}
      texts={{ ...TEXTS, choices: { statusId } }}
      opensBeside
    />
  );
}
