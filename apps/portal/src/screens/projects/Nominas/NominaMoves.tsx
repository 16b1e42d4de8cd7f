import { type Nomina, sendEdit } from '@doblaje/contract/client';
import { nominaTitle } from '@doblaje/domain/options/nominaStates';
import { AlertDialog } from '@doblaje/ui/AlertDialog';
import { Button } from '@doblaje/ui/Button';
import { DrawerActions } from '@doblaje/ui/Drawer';
import { useState } from 'react';
import { useWaiting } from '../../../edits/drafts';
import { usePortal } from '../../../portal/portal';
import { useChange } from '../../../requests/useChange';
import { ChargeFile } from './ChargeFile';
import { footOf, nominaMoves, PAID, VOIDED_NOMINAS } from './nominaMoves';
import { PayNomina } from './PayNomina';
import { ReasonDialog } from './ReasonDialog';

/** The button for the bank's file, and the moves that NOMINA_MOVES allows. */
export function NominaMoves({ nomina }: { nomina: Nomina }) {
  const nominas = usePortal().client.catalogue.nominas[':id'];
  const { change, isChanging } = useChange();
  const paying = useWaiting(PAID);
  const voiding = useWaiting(VOIDED_NOMINAS);
  const [open, setOpen] = useState<'pay' | 'void' | null>(
    paying?.base.id === nomina.id ? 'pay' : voiding?.base.id === nomina.id ? 'void' : null,
  );
  const { canVoid, hasFile, canPay } = footOf(nomina);
  const param = { id: `${nomina.id}` };
  const isTaken = nomina.downloads.length > 0;
  const close = () => setOpen(null);
  const voidFor = (reason: string) =>
    nominaMoves.make(
      sendEdit(nominas.void.$post({ param, json: { reason, updatedAt: nomina.updatedAt } })),
      nomina,
    );
  const voided = () =>
    void change(() => voidFor(''), {
      failed: 'No pudimos anular la nómina',
      done: nominaMoves.told('Nómina anulada'),
    }).then(close);
  return (
    <>
      <DrawerActions isFirstApart={canVoid}>
        {canVoid && (
          <Button variant="dangerSecondary" onPress={() => setOpen('void')}>
            Anular
          </Button>
        )}
        {hasFile && <ChargeFile nomina={nomina} />}
        {canPay && <Button onPress={() => setOpen('pay')}>Marcar pagada</Button>}
      </DrawerActions>
      <PayNomina isOpen={open === 'pay'} onClose={close} nomina={nomina} />
      <ReasonDialog
        nomina={nomina}
        isOpen={isTaken && open === 'void'}
        onClose={close}
        title={`Anular la ${nominaTitle(nomina.id)}`}
        description="Sus boletas quedan aprobadas y libres para otra nómina."
        submitText="Anular nómina"
        drafts={VOIDED_NOMINAS}
        onSubmit={voidFor}
        done={nominaMoves.told('Nómina anulada')}
      />
      <AlertDialog
        isOpen={!isTaken && open === 'void'}
        onOpenChange={(isOpen) => !isOpen && close()}
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
