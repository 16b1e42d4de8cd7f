import type { DocumentRow } from '@doblaje/contract/client';
import { movesFrom, WORK_ORDER_MOVES } from '@doblaje/domain/moves';
import type { WorkOrderState } from '@doblaje/domain/options/workOrderStates';
import { Icon } from '@doblaje/ui/IconSet';
import { Menu, type MenuAction } from '@doblaje/ui/Menu';
import { Check, Download, FileText, FileUp, X } from 'lucide-react';
import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { useOpenRow } from '../../../lists/useList';
import { usePortal } from '../../../portal/portal';
import { useTask } from '../../../requests/useTask';
import { withBoleta } from '../OwnBoletas/address';
import { ChosenAnswerContext } from './answering/chosenAnswer';
import { downloadDocument } from './documentFile';
import { documentsAddress } from './list';

/** The actions on a document, at the end of its row. An order is answered beside its paper. */
function DocumentMenu({ document }: { document: DocumentRow }) {
  const { client } = usePortal();
  const { open } = useOpenRow(documentsAddress);
  const { run } = useTask();
  const { pathname, search } = useLocation();
  const answering = use(ChosenAnswerContext);
  const { id, title, orderId, state, toUpload } = document;
  // An order's paper has the state of the order.
  const moves = orderId === null ? [] : movesFrom(WORK_ORDER_MOVES, state as WorkOrderState, 'PERSON');
  const items: MenuAction[] = [
    { id: 'open', icon: <Icon of={FileText} />, text: 'Abrir', onAction: () => open(id) },
    {
      id: 'download',
      icon: <Icon of={Download} />,
      text: 'Descargar',
      onAction: () =>
        void run(() => downloadDocument(client, document), { failed: 'No pudimos descargar el documento' }),
    },
  ];
  if (toUpload)
    items.push({
      id: 'upload',
      icon: <Icon of={FileUp} />,
      text: toUpload.reason === '' ? 'Subir boleta' : 'Subir de nuevo',
      href: `${pathname}${withBoleta(search, toUpload.boletaId)}`,
    });
  if (answering && moves.includes('accept'))
    items.push({
      id: 'accept',
      icon: <Icon of={Check} />,
      text: 'Aceptar',
      onAction: () => answering.choose({ documentId: id, answer: 'accept' }),
    });
  if (answering && moves.includes('decline'))
    items.push({
      id: 'decline',
      icon: <Icon of={X} />,
      text: 'Rechazar',
      isDanger: true,
      onAction: () => answering.choose({ documentId: id, answer: 'decline' }),
    });
  return <Menu label={`Acciones de ${title}`} items={items} />;
}

/** Renders the menu for the table. */
export const documentMenu = (document: DocumentRow) => <DocumentMenu document={document} />;
