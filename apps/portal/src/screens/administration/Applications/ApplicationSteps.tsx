import { send } from '@doblaje/contract/client';
import { StepButtons } from '../../../lists/StepButtons';
import { useNeighbours } from '../../../lists/useNeighbours';
import { usePortal } from '../../../portal/portal';
import { ADMINISTRATION_LIST_ROUTE } from '../Administration/tabs/paths';
import { applicationsAddress } from './list';

const NAMES = { previous: 'Postulación anterior', next: 'Postulación siguiente' };

/** Buttons to the previous and next application. */
export function ApplicationSteps() {
  const { applications } = usePortal().client.catalogue;
  const neighbours = useNeighbours({
    address: applicationsAddress,
    routeId: ADMINISTRATION_LIST_ROUTE,
    ask: (query) => send(applications.$get({ query })),
    failed: 'No pudimos abrir la otra postulación',
    tell: ({ applicant }) => `Postulación de ${applicant.first_name} ${applicant.last_name}`,
  });
  return <StepButtons names={NAMES} {...neighbours} />;
}
