import { BOLETA_DIFFERENCES } from '@doblaje/domain/options/boletaDifferences';
import { BOLETA_STATES } from '@doblaje/domain/options/boletaStates';
import { describeList } from './description';

/** The studio's boletas, awaited ones included: by default the newest day of issue first. */
export const boletasList = describeList({
  sorts: ['issuedOn', 'updatedAt', 'orderNumber', 'amount', 'project', 'person', 'state'],
  usual: '-issuedOn',
  filters: {
    state: BOLETA_STATES,
    projectId: 'id',
    personId: 'uuid',
    /** Of sent boletas: whether they say what was expected. */
    differences: BOLETA_DIFFERENCES,
  },
  pageSize: 10,
});

/** Fewest digits that the search takes for the beginning of a RUT: a shorter number is a folio or an order's number. */
export const BOLETA_RUT_LEAST = 4;
