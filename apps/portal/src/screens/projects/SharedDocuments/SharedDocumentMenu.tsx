import type { SharedDocumentRow } from '@doblaje/contract/client';
import { Icon } from '@doblaje/ui/IconSet';
import { Menu } from '@doblaje/ui/Menu';
import { FileText, Undo2 } from 'lucide-react';
import { use } from 'react';
import { useOpenRow } from '../../../lists/useList';
import { sharedDocumentsAddress } from './list';
import { WithdrawingContext } from './withdrawing';

/** The actions on a contract or script, at the end of its row. */
function SharedDocumentMenu({ document }: { document: SharedDocumentRow }) {
  const { open } = useOpenRow(sharedDocumentsAddress);
  const actions = use(WithdrawingContext);
  return (
    <Menu
      label={`Acciones de ${document.title}`}
      items={[
        {
          id: 'open',
          icon: <Icon of={FileText} />,
          text: 'Ver quién lo ha visto',
          onAction: () => open(`${document.id}`),
        },
        {
          id: 'withdraw',
          icon: <Icon of={Undo2} />,
          text: 'Retirar',
          isDanger: true,
          onAction: () => void actions?.withdraw(document),
        },
      ]}
    />
  );
}

/** Renders the menu for the table. */
export const sharedDocumentMenu = (document: SharedDocumentRow) => <SharedDocumentMenu document={document} />;
