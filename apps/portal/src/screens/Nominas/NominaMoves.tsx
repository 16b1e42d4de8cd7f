import { type Nomina, sendEdit } from '@doblaje/contract/client';
import { movesFrom, NOMINA_MOVES } from '@doblaje/domain/moves';
import { nominaTitle } from '@doblaje/domain/options/nominaStates';
import { AlertDialog } from '@doblaje/ui/AlertDialog';
import { Button } from '@doblaje/ui/Button';
import { DrawerActions } from '@doblaje/ui/Drawer';
import { useState } from 'react';
import { useWaiting } from '../../edits/drafts';
import { DownloadButton } from '../../lists/DownloadButton';
import { usePortal } from '../../portal';
import { useChange } from '../../shell/useChange';
import { MOVES, PAID } from './nominaMoves';
import { PayNomina } from './PayNomina';

/** The bank's file, and what one does with a nómina by the one table of moves. */
export function NominaMoves({ nomina }: { nomina: Nomina }) {
  const nominas = usePortal().client.catalogue.nominas[':id'];
  const { change, isChanging } = useChange();
  const waiting = useWaiting(PAID);
  const [open, setOpen] = useState<'pay' | 'void' | null>(waiting?.base.id === nomina.id ? 'pay' : null);
  const moves = movesFrom(NOMINA_MOVES, nomina.state, 'ADMIN');
  const param = { id: `${nomina.id}` };
  const json = { updatedAt: nomina.updatedAt };
  const voided = () =>
    void change(() => MOVES.make(sendEdit(nominas.void.$post({ param, json }))), {
      failed: 'No pudimos anular la nómina',
      done: MOVES.told('Nómina anulada'),
    }).then(() => setOpen(null));
  return (
    <>
      <DrawerActions>
        {moves.includes('void') && (
          <Button variant="dangerSecondary" onPress={() => setOpen('void')}>
            Anular
          </Button>
        )}
        {nomina.boletas > 0 && (
          <DownloadButton
            ask={() => nominas['bank-file'].$get({ param })}
            fileName={`nomina-${nomina.id}.csv`}
            failed="No pudimos preparar el archivo para el banco"
          >
            CSV para el banco
          </DownloadButton>
        )}
        {moves.includes('pay') && nomina.boletas > 0 && (
          <Button onPress={() => setOpen('pay')}>Marcar pagada</Button>
        )}
      </DrawerActions>
      <PayNomina isOpen={open === 'pay'} onClose={() => setOpen(null)} nomina={nomina} />
      <AlertDialog
        isOpen={open === 'void'}
        onOpenChange={(isOpen) => !isOpen && setOpen(null)}
        title={`¿Anular la ${nominaTitle(nomina.id)}?`}
        confirmText="Anular nómina"
        pendingText="Anulando..."
        isPending={isChanging}
        onConfirm={voided}
      >
        Sus boletas quedan aprobadas y libres para otra nómina.
      </AlertDialog>
    </>
  );
}
