import { BOLETA_DIFFERENCES } from '@doblaje/domain/options/boletaDifferences';
import { BOLETA_KINDS } from '@doblaje/domain/options/boletaKinds';
import { BOLETA_STATES } from '@doblaje/domain/options/boletaStates';
import { BOLETA_WAITS } from '@doblaje/domain/options/boletaWaits';
import { SII_STATES } from '@doblaje/domain/options/siiStates';
import { describeList } from './description';

/** The studio's boletas, awaited ones included: by default the newest day of issue first. */
export const boletasList = describeList({
  sorts: ['issuedOn', 'updatedAt', 'orderNumber', 'amount', 'project', 'person', 'state'],
  usual: '-issuedOn',
  filters: {
    state: BOLETA_STATES,
    projectId: 'id',
    personId: 'uuid',
    /** Of a sent boleta, at the SII. */
    siiState: SII_STATES,
    kind: BOLETA_KINDS,
    /** Whether a sent boleta says what its order and the year's rate expect. */
    differences: BOLETA_DIFFERENCES,
    waits: BOLETA_WAITS,
    /** Those up to the end of a month: by their own day, or by the finish of their order while they have none. */
    until: 'month',
  },
  pageSize: 10,
});

/** A number with at least this many digits may be the beginning of a RUT. The search takes a shorter one for a folio or an order's. */
export const BOLETA_RUT_LEAST = 4;
