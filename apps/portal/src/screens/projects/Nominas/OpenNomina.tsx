import type { Nomina } from '@doblaje/contract/client';
import { formatPesos } from '@doblaje/domain/amounts';
import { nominaTitle } from '@doblaje/domain/options/nominaStates';
import { OpenBeside } from '../../../lists/OpenBeside';
import { OpenFailed } from '../../../lists/OpenFailed';
import { nominasAddress } from './list';
import { NominaDetail } from './NominaDetail';
import { NominaMoves } from './NominaMoves';
import { NominaStatus } from './NominaStatus';
import { footOf } from './nominaMoves';

const MISSING = { title: 'Esta nómina no existe', text: 'Las que hay están en la lista.' };

/** The nómina named in the address, beside the list: its boletas, the bank's file and its actions. */
export function OpenNomina() {
  return (
    <OpenBeside<Nomina>
      address={nominasAddress}
      opening="Abriendo nómina"
      failed="No pudimos abrir la nómina"
      title={({ id }) => nominaTitle(id)}
      meta={(nomina) => (
        <>
          <span>{formatPesos(nomina.total)}</span>
          <NominaStatus nomina={nomina} />
        </>
      )}
      footer={(nomina) =>
        Object.values(footOf(nomina)).some(Boolean) ? (
          <NominaMoves key={`${nomina.id} ${nomina.updatedAt}`} nomina={nomina} />
        ) : undefined
      }
      failure={(error, isRetrying) => (
        <OpenFailed error={error} isRetrying={isRetrying} missing={MISSING} failed="No llegó la nómina" />
      )}
    >
      {(nomina) => <NominaDetail key={nomina.id} nomina={nomina} />}
    </OpenBeside>
  );
}
