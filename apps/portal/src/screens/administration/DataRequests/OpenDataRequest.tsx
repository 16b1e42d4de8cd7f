import type { DataRequest } from '@doblaje/contract/client';
import { nameOfDataRequestKind } from '@doblaje/domain/options/dataRequestKinds';
import { RequestStatus } from '../../../formats/RequestStatus';
import { OpenBeside } from '../../../lists/OpenBeside';
import { OpenFailed } from '../../../lists/OpenFailed';
import { EndBlock } from './EndBlock';
import { dataRequestsAddress } from './list';
import { RequestDetail } from './RequestDetail';
import { RequestMoves } from './RequestMoves';
import { isBlocking, requestTitle } from './requests';

const MISSING = {
  title: 'Esta solicitud ya no está',
  text: 'Las respondidas se guardan cuatro años. Las que hay están en la lista.',
};

/** The request named in the address, beside the list: what is asked, what was sent, and the ways to answer. */
export function OpenDataRequest() {
  return (
    <OpenBeside<DataRequest>
      address={dataRequestsAddress}
      opening="Abriendo solicitud"
      failed="No pudimos abrir la solicitud"
      title={requestTitle}
      meta={({ kind, state }) => (
        <>
          <span>{nameOfDataRequestKind(kind)}</span>
          <RequestStatus state={state} />
        </>
      )}
      footer={(request) =>
        request.state === 'open' ? (
          <RequestMoves key={`${request.id} ${request.updatedAt}`} request={request} />
        ) : isBlocking(request) ? (
          <EndBlock key={`${request.id} ${request.updatedAt}`} request={request} />
        ) : undefined
      }
      failure={(error, isRetrying) => (
        <OpenFailed error={error} isRetrying={isRetrying} missing={MISSING} failed="No llegó la solicitud" />
      )}
    >
      {(request) => <RequestDetail key={request.id} request={request} />}
    </OpenBeside>
  );
}
