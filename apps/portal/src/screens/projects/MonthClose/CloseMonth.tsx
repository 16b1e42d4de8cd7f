import { type MonthClose, sendEdit } from '@doblaje/contract/client';
import { dayText, momentText, monthsAfter, monthText } from '@doblaje/domain/days';
import {
  MONTH_REOPENING_INITIAL,
  type MonthReopeningValues,
  validateMonthReopening,
} from '@doblaje/domain/forms/monthReopening';
import { AlertDialog } from '@doblaje/ui/AlertDialog';
import { Button } from '@doblaje/ui/Button';
import { createForm } from '@doblaje/ui/form';
import { TextArea } from '@doblaje/ui/TextArea';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useWaiting } from '../../../edits/drafts';
import { FormDialog } from '../../../edits/FormDialog';
import { usePortal } from '../../../portal/portal';
import { useChange } from '../../../requests/useChange';
import { withMonth } from './month';
import { movedMonth, REOPENED, toldOf } from './monthMoves';

const { Field } = createForm<MonthReopeningValues>();

/** Who closed the month and when, or when it can be closed. */
export function closedText({ state, closed, reopened, isOver, month }: MonthClose): string {
  const by = (who: string | null) => `por ${who ?? 'alguien que borró sus datos'}`;
  if (state === 'closed' && closed) return `Cerrado el ${momentText(closed.at)} ${by(closed.by)}`;
  if (reopened) return `Reabierto el ${momentText(reopened.at)} ${by(reopened.by)}: «${reopened.reason}»`;
  return isOver ? 'Por cerrar' : `Se cierra desde el ${dayText(`${monthsAfter(month, 1)}-01`)}`;
}

/** The last step: closes the month, or opens it again with a reason. */
export function CloseMonth({ close: month, left }: { close: MonthClose; left: readonly string[] }) {
  const { months } = usePortal().client.catalogue;
  const { change, isChanging } = useChange();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const waiting = useWaiting(REOPENED);
  const [open, setOpen] = useState<'close' | 'reopen' | null>(
    waiting?.base.month === month.month ? 'reopen' : null,
  );
  const name = monthText(month.month);
  const close = () => setOpen(null);
  // Without a month in the address the page would go on to the next one to close: also when somebody else has just closed this one.
  const stay = async () => navigate(`${pathname}${withMonth(search, month.month)}`, { replace: true });
  const confirm = () =>
    void change(
      () =>
        movedMonth(
          sendEdit(months.close.$post({ json: { month: month.month, updatedAt: month.updatedAt } })),
        ).finally(stay),
      {
        failed: 'No pudimos cerrar el mes',
        done: toldOf('Mes cerrado'),
      },
    ).then(close);
  const isClosed = month.state === 'closed';
  return (
    <>
      {(isClosed || month.isOver) && (
        // The same button before and after: it keeps the focus.
        <Button
          variant={isClosed ? 'secondary' : 'primary'}
          onPress={() => setOpen(isClosed ? 'reopen' : 'close')}
        >
          {isClosed ? 'Reabrir mes' : 'Cerrar mes'}
        </Button>
      )}
      <AlertDialog
        isOpen={open === 'close'}
        onOpenChange={(isOpen) => !isOpen && close()}
        title={`¿Cerrar ${name}?`}
        tone="primary"
        confirmText="Cerrar mes"
        pendingText="Cerrando..."
        isPending={isChanging}
        onConfirm={confirm}
      >
        {left.length > 0 && `Aún queda por hacer: ${left.join('; ')}. `}
        Sus sumas quedan como están y nada más se puede pagar con fecha de {name}. Se puede reabrir con un
        motivo.
      </AlertDialog>
      <FormDialog
        isOpen={open === 'reopen'}
        onClose={close}
        title={`Reabrir ${name}`}
        description="Se podrá pagar otra vez con fecha de ese mes. El motivo queda en el historial."
        drafts={REOPENED}
        base={month}
        initialValues={MONTH_REOPENING_INITIAL}
        validate={validateMonthReopening}
        onSubmit={({ reason }) =>
          movedMonth(
            sendEdit(
              months.reopen.$post({
                json: { month: month.month, updatedAt: month.updatedAt ?? '', reason },
              }),
            ),
          )
        }
        done={toldOf('Mes reabierto')}
        submitText="Reabrir mes"
        pendingText="Reabriendo..."
      >
        <Field as={TextArea} name="reason" label="Motivo" autoFocus />
      </FormDialog>
    </>
  );
}
