import { type Boleta, sendEdit } from '@doblaje/contract/client';
import { BOLETA_MOVES, movesFrom } from '@doblaje/domain/moves';
import { Button } from '@doblaje/ui/Button';
import { DrawerActions } from '@doblaje/ui/Drawer';
import { Icon } from '@doblaje/ui/IconSet';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useWaiting } from '../../edits/drafts';
import { usePortal } from '../../portal';
import { useChange } from '../../shell/useChange';
import { AnnulBoleta } from './AnnulBoleta';
import { ANNULLED, MOVES, REJECTED, REOPENED } from './boletaMoves';
import { RejectBoleta } from './RejectBoleta';
import { ReopenBoleta } from './ReopenBoleta';

/** What ADMIN decides on a boleta here: it is paid with others, in a nómina. */
const movesOf = ({ state, nomina }: Boleta) =>
  // In a nómina it is locked.
  nomina === null ? movesFrom(BOLETA_MOVES, state, 'ADMIN').filter((move) => move !== 'pay') : [];

/** Whether there is something that ADMIN can do with a boleta now. */
export const canBeMoved = (boleta: Boleta): boolean => movesOf(boleta).length > 0;

/** Moves of which a dialog asks why. */
const ASKED = ['reject', 'annul', 'reopen'] as const;
type Asked = (typeof ASKED)[number];

/** What one does with a boleta that was sent, by the one table of moves. */
export function BoletaMoves({ boleta }: { boleta: Boleta }) {
  const { client } = usePortal();
  const { change, isChanging } = useChange();
  const waiting = {
    reject: useWaiting(REJECTED),
    annul: useWaiting(ANNULLED),
    reopen: useWaiting(REOPENED),
  };
  const [open, setOpen] = useState<Asked | null>(
    ASKED.find((move) => waiting[move]?.base.id === boleta.id) ?? null,
  );
  const moves = movesOf(boleta);
  const close = () => setOpen(null);
  const param = { id: `${boleta.id}` };
  const approve = () =>
    void change(
      () =>
        MOVES.make(
          sendEdit(
            client.catalogue.boletas[':id'].approve.$post({ param, json: { updatedAt: boleta.updatedAt } }),
          ),
        ),
      { failed: 'No pudimos aprobar la boleta', done: MOVES.told('Boleta aprobada') },
    );
  return (
    <>
      <DrawerActions>
        {moves.includes('reject') && (
          <Button variant="dangerSecondary" isDisabled={isChanging} onPress={() => setOpen('reject')}>
            Rechazar
          </Button>
        )}
        {moves.includes('reopen') && (
          <Button variant="secondary" isDisabled={isChanging} onPress={() => setOpen('reopen')}>
            Quitar aprobación
          </Button>
        )}
        {moves.includes('annul') && (
          <Button variant="secondary" isDisabled={isChanging} onPress={() => setOpen('annul')}>
            Anulada en el SII
          </Button>
        )}
        {moves.includes('approve') && (
          <Button
            icon={<Icon of={Check} />}
            isPending={isChanging}
            pendingText="Aprobando..."
            onPress={approve}
          >
            Aprobar
          </Button>
        )}
      </DrawerActions>
      <RejectBoleta isOpen={open === 'reject'} onClose={close} boleta={boleta} />
      <ReopenBoleta isOpen={open === 'reopen'} onClose={close} boleta={boleta} />
      <AnnulBoleta isOpen={open === 'annul'} onClose={close} boleta={boleta} />
    </>
  );
}
