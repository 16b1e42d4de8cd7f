import type { PendingKind } from '@doblaje/contract/client';
import { documentsAddress } from '../../documents/Documents/list';
import { chaptersDuePath } from '../../projects/AllChapters/list';
import { OFFICE_PATH, yearClosePath } from '../../projects/Office/tabs/paths';
import { ordersAddress } from '../../projects/Orders/list';

const PATHS: Readonly<Record<PendingKind, string>> = {
  ordersToAnswer: `/documents${documentsAddress.changed('', { kind: 'work-order', state: 'issued' })}`,
  // A boleta to upload is not a document yet, so this leads to the form, which lists the waiting orders.
  boletasToUpload: '/documents?boleta=subir',
  boletasRejected: `/documents${documentsAddress.changed('', { kind: 'boleta', state: 'rejected' })}`,
  // Each is told there, whatever the year.
  ownToRegularize: '/home/payments',
  ordersToReplace: `${OFFICE_PATH}${ordersAddress.changed('', { waits: 'replacement' })}`,
  ordersDeclined: `${OFFICE_PATH}${ordersAddress.changed('', { waits: 'declined' })}`,
  ordersUnanswered: `${OFFICE_PATH}${ordersAddress.changed('', { waits: 'unanswered' })}`,
  ordersDue: `${OFFICE_PATH}${ordersAddress.changed('', { due: 'soon' })}`,
  boletasToReview: `${OFFICE_PATH}?vista=boletas&estado=inReview`,
  annulmentsToAnswer: yearClosePath(),
  boletasUnmatched: yearClosePath(),
  boletasToRegularize: `${OFFICE_PATH}?vista=boletas&espera=regularization`,
  newApplications: '/documents-back?vista=postulaciones&estado=new',
  dataRequestsDue: '/documents-back/data-requests?plazo=soon',
  contractsEnding: `${OFFICE_PATH}?vista=contratos&termina=soon`,
  voicesEnding: '/documents-back?voz=soon',
  chaptersDue: chaptersDuePath('soon'),
};

/** The address of the list with the pending items, filtered to show them. */
export const pendingPath = (kind: PendingKind): string => PATHS[kind];
