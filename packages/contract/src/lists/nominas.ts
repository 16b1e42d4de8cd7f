import { NOMINA_STATES } from '@doblaje/domain/options/nominaStates';
import { describeList } from './description';

/** The studio's nóminas: by default the newest first. */
export const nominasList = describeList({
  sorts: ['createdAt', 'paidOn', 'boletas', 'total', 'state'],
  usual: '-createdAt',
  filters: { state: NOMINA_STATES },
  pageSize: 10,
});
