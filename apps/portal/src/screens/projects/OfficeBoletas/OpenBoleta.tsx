import { type Boleta, send } from '@doblaje/contract/client';
import { boletaTitle } from '@doblaje/domain/options/boletaStates';
import { OpenBeside } from '../../../lists/OpenBeside';
import { OpenFailed } from '../../../lists/OpenFailed';
import { StepButtons } from '../../../lists/StepButtons';
import { useNeighbours } from '../../../lists/useNeighbours';
import { usePortal } from '../../../portal/portal';
import { DocumentStatus } from '../../documents/Documents/documentState';
import { OFFICE_LIST_ROUTE } from '../Office/tabs/paths';
import { BoletaDetail } from './BoletaDetail';
import { BoletaMoves, canMoveBoleta } from './BoletaMoves';
import { boletasAddress } from './list';

const NAMES = { previous: 'Boleta anterior', next: 'Boleta siguiente' };

const MISSING = {
  title: 'Esta boleta ya no está',
  text: 'Puede que la persona haya borrado sus datos. Las que hay están en la lista.',
};

/** The buttons to the previous and the next boleta. */
function Steps() {
  const { boletas } = usePortal().client.catalogue;
  const neighbours = useNeighbours({
    address: boletasAddress,
    routeId: OFFICE_LIST_ROUTE,
    ask: (query) => send(boletas.$get({ query })),
    failed: 'No pudimos abrir la otra boleta',
    tell: ({ orderNumbers }) => boletaTitle(orderNumbers),
  });
  return <StepButtons names={NAMES} {...neighbours} />;
}

/** The boleta named in the address, beside the list: its values, differences, PDF and actions. */
export function OpenBoleta() {
  return (
    <OpenBeside<Boleta>
      address={boletasAddress}
      opening="Abriendo boleta"
      failed="No pudimos abrir la boleta"
      title={({ orderNumbers }) => boletaTitle(orderNumbers)}
      meta={({ personName, state }) => (
        <>
          <span>{personName}</span>
          <DocumentStatus state={state} />
        </>
      )}
      actions={<Steps />}
      footer={(boleta) =>
        canMoveBoleta(boleta) ? (
          <BoletaMoves key={`${boleta.id} ${boleta.updatedAt}`} boleta={boleta} />
        ) : undefined
      }
      failure={(error, isRetrying) => (
        <OpenFailed error={error} isRetrying={isRetrying} missing={MISSING} failed="No llegó la boleta" />
      )}
    >
      {(boleta) => <BoletaDetail key={boleta.id} boleta={boleta} />}
    </OpenBeside>
  );
}
