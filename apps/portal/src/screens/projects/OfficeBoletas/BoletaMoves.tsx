import { type Boleta, sendEdit } from '@doblaje/contract/client';
import { dayInChile } from '@doblaje/domain/days';
import { BOLETA_MOVES, movesFrom } from '@doblaje/domain/moves';
import { siiMovesOffered } from '@doblaje/domain/siiStates';
import { Button } from '@doblaje/ui/Button';
import { DrawerActions } from '@doblaje/ui/Drawer';
import { useState } from 'react';
import { useWaiting } from '../../../edits/drafts';
import { usePortal } from '../../../portal/portal';
import { useChange } from '../../../requests/useChange';
import { ApproveBoleta } from './ApproveBoleta';
import { boletaMoves, NOTED, REJECTED, REOPENED } from './boletaMoves';
import { TYPED_BTE } from './bte';
import { NoteSii } from './NoteSii';
import { RejectBoleta } from './RejectBoleta';
import { ReopenBoleta } from './ReopenBoleta';
import { siiBoletaOf } from './siiBoleta';
import { UploadBte } from './UploadBte';

/** The moves of ADMIN on a boleta here. Paying is not among them: a nómina pays it together with others. */
const movesOf = ({ state, nomina, kind }: Boleta) =>
  // A boleta in a nómina is locked.
  nomina === null
    ? movesFrom(BOLETA_MOVES, state, 'ADMIN').filter(
        (move) => move !== 'pay' && move !== 'annul' && move !== (kind === 'BTE' ? 'reject' : 'uploadBte'),
      )
    : [];

/** Whether something may have happened to the boleta at the SII. A boleta in a nómina is not locked for that. */
const canNote = (boleta: Boleta) =>
  boleta.gross !== null && siiMovesOffered(siiBoletaOf(boleta), dayInChile()).length > 0;

/** Whether ADMIN can do anything with the boleta now. */
export const canMoveBoleta = (boleta: Boleta): boolean => movesOf(boleta).length > 0 || canNote(boleta);

/** The moves with a dialog of their own. */
const ASKED = ['reject', 'note', 'reopen', 'correct'] as const;
type Asked = (typeof ASKED)[number];

/** The buttons for the moves that BOLETA_MOVES allows on an uploaded boleta. */
export function BoletaMoves({ boleta }: { boleta: Boleta }) {
  const { client } = usePortal();
  const { change, isChanging } = useChange();
  const waiting = {
    reject: useWaiting(REJECTED),
    note: useWaiting(NOTED),
    reopen: useWaiting(REOPENED),
    correct: useWaiting(TYPED_BTE),
  };
  const [open, setOpen] = useState<Asked | null>(
    ASKED.find((move) => waiting[move]?.base?.id === boleta.id) ?? null,
  );
  const moves = movesOf(boleta);
  const close = () => setOpen(null);
  const param = { id: `${boleta.id}` };
  const approve = () =>
    change(
      () =>
        boletaMoves.make(
          sendEdit(
            client.catalogue.boletas[':id'].approve.$post({ param, json: { updatedAt: boleta.updatedAt } }),
          ),
          boleta,
        ),
      { failed: 'No pudimos aprobar la boleta', done: boletaMoves.told('Boleta aprobada') },
    );
  return (
    <>
      <DrawerActions>
        {moves.includes('reject') && (
          <Button variant="dangerSecondary" isDisabled={isChanging} onPress={() => setOpen('reject')}>
            Rechazar
          </Button>
        )}
        {moves.includes('uploadBte') && (
          <Button variant="secondary" isDisabled={isChanging} onPress={() => setOpen('correct')}>
            Corregir BTE
          </Button>
        )}
        {moves.includes('reopen') && (
          <Button variant="secondary" isDisabled={isChanging} onPress={() => setOpen('reopen')}>
            Quitar aprobación
          </Button>
        )}
        {canNote(boleta) && (
          <Button variant="secondary" isDisabled={isChanging} onPress={() => setOpen('note')}>
            Anotar en el SII
          </Button>
        )}
        {moves.includes('approve') && (
          <ApproveBoleta boleta={boleta} approve={approve} isApproving={isChanging} />
        )}
      </DrawerActions>
      <RejectBoleta isOpen={open === 'reject'} onClose={close} boleta={boleta} />
      <ReopenBoleta isOpen={open === 'reopen'} onClose={close} boleta={boleta} />
      <NoteSii isOpen={open === 'note'} onClose={close} boleta={boleta} />
      {boleta.kind === 'BTE' && <UploadBte isOpen={open === 'correct'} onClose={close} boleta={boleta} />}
    </>
  );
}
