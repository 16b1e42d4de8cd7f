import { ListScreen } from '../../../lists/ListScreen';
import { useSession } from '../../../portal/portal';
import { everybodysColumns, ownColumns } from './columns';
import { experiencesAddress } from './list';
import { useExperienceTexts } from './useExperienceTexts';

/**
 * Experiencias (product.md §3): the person's own participations; for ADMIN, everybody's. The one named in the address is open beside them.
 */
export function ExperiencesScreen() {
  const isEverybodys = useSession().role === 'ADMIN';
  return (
    <ListScreen
      title="Experiencias"
      sub={
        isEverybodys
          ? 'Las participaciones de todas las personas en proyectos del estudio'
          : 'Tus participaciones en proyectos del estudio'
      }
      address={experiencesAddress}
      columns={isEverybodys ? everybodysColumns : ownColumns}
      texts={useExperienceTexts(isEverybodys)}
      opensBeside
    />
  );
}
