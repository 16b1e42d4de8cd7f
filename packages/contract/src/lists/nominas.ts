import { NOMINA_FILES } from '@doblaje/domain/options/nominaFiles';
import { NOMINA_STATES } from '@doblaje/domain/options/nominaStates';
import { describeList } from './description';

/** The studio's nóminas: by default the newest first. */
export const nominasList = describeList({
  sorts: ['createdAt', 'paidOn', 'boletas', 'total', 'state'],
  usual: '-createdAt',
  filters: {
    state: NOMINA_STATES,
    file: NOMINA_FILES,
    /** The month of payment. */
    paidIn: 'month',
    /** Those with a boleta of this month or of an earlier one. */
    until: 'month',
  },
  pageSize: 10,
});
