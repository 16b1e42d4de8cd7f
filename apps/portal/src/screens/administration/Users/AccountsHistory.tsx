import { type HistoryLine, send } from '@doblaje/contract/client';
import { countText } from '@doblaje/domain/amounts';
import { Dialog, DialogBody } from '@doblaje/ui/Dialog';
import { useCallback } from 'react';
import { HistoryPages } from '../../../history/HistoryPages';
import type { HistoryWords } from '../../../history/historyText';
import { usePortal } from '../../../portal/portal';
import { LoadedContent } from '../../../requests/LoadedContent';

/** The API's id for the history of all accounts. */
const OF_ALL = 'estados';

/** '28 cuentas desactivadas'. */
function title({ action, changes }: HistoryLine): string | undefined {
  if (action === 'read') return undefined;
  const isOff = changes[0]?.field === 'deactivated';
  const [one, several] = isOff ? ['desactivada', 'desactivadas'] : ['activada', 'activadas'];
  return changes.length === 1 ? `1 cuenta ${one}` : `${countText(changes.length)} cuentas ${several}`;
}

const WORDS: HistoryWords = {
  noun: 'Cuentas',
  isFeminine: true,
  fields: { activated: 'Activada', deactivated: 'Desactivada', list: 'Lista', title: 'Título' },
  deeds: { 'read.csv': 'Lista descargada', 'read.archived_paper': 'Papel del archivo abierto' },
  title,
};

/** Who activated and deactivated which people, with every name, and who downloaded a list of people or a paper of the archive. */
export function AccountsHistory({ onClose }: { onClose: () => void }) {
  const { client } = usePortal();
  const ask = useCallback(
    (id: string) => {
      const param = { entity: 'accounts' as const, id };
      return send(client.catalogue.history[':entity'][':id'].$get({ param, query: {} }));
    },
    [client],
  );
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title="Historial de cuentas" size="lg">
      <DialogBody>
        <LoadedContent ask={ask} id={OF_ALL} loading="Cargando historial..." failed="No llegó el historial">
          {(first) => <HistoryPages entity="accounts" id={OF_ALL} first={first} words={WORDS} />}
        </LoadedContent>
      </DialogBody>
    </Dialog>
  );
}
