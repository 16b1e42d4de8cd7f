import { type Boleta, sendEdit, type ToRegularize } from '@doblaje/contract/client';
import { formatPesos } from '@doblaje/domain/amounts';
import {
  BOLETA_REGULARIZING_INITIAL,
  type BoletaRegularizingValues,
  validateBoletaRegularizing,
  validateBoletaUnregularizing,
} from '@doblaje/domain/forms/boletaMoves';
import { Button } from '@doblaje/ui/Button';
import { DescriptionList } from '@doblaje/ui/DescriptionList';
import { createForm } from '@doblaje/ui/form';
import { MessagePanel } from '@doblaje/ui/MessagePanel';
import { TextArea } from '@doblaje/ui/TextArea';
import { type ComponentProps, useState } from 'react';
import { useWaiting } from '../../../edits/drafts';
import { FormDialog } from '../../../edits/FormDialog';
import { usePortal } from '../../../portal/portal';
import { boletaMoves, REGULARIZED } from './boletaMoves';

const { Field } = createForm<BoletaRegularizingValues>();

interface RegularizeProps {
  /** The later boleta. */
  boleta: Boleta;
  /** What is owed of the paid and annulled one, or was settled. */
  owed: ToRegularize;
}

/** Whether the dialog about these two is open: from the start if what was typed waits, because the session had expired. */
function useOpen({ boleta, owed }: RegularizeProps) {
  const base = useWaiting(REGULARIZED)?.base;
  const [isOpen, setOpen] = useState(base?.id === boleta.id && base.paidId === owed.boletaId);
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) };
}

/** Both amounts, and how they differ. */
function Amounts({ boleta: { folio, gross }, owed }: RegularizeProps) {
  const difference = (gross ?? 0) - owed.gross;
  return (
    <>
      <DescriptionList
        layout="inline"
        items={[
          { term: `Pagada y nula, N.º ${owed.folio}`, value: `${formatPesos(owed.gross)} brutos` },
          { term: `Esta boleta, N.º ${folio}`, value: `${formatPesos(gross)} brutos` },
          {
            term: 'Diferencia',
            value:
              difference === 0
                ? 'Ninguna'
                : `${formatPesos(Math.abs(difference))} ${difference < 0 ? 'menos' : 'más'} en esta boleta`,
          },
        ]}
      />
      {difference !== 0 && (
        <MessagePanel type="warning" title="Los montos no son iguales">
          Escribe en el motivo cómo queda la diferencia con la persona: ella lo lee.
        </MessagePanel>
      )}
    </>
  );
}

interface FrameProps extends RegularizeProps {
  /** The button, and what it is called beside others of its kind. */
  button: { text: string; name: string };
  form: Pick<
    ComponentProps<typeof FormDialog<BoletaRegularizingValues, Boleta>>,
    'title' | 'description' | 'validate' | 'submitText' | 'isDanger' | 'children'
  >;
  move: 'regularize' | 'unregularize';
  /** The notice of what was done. */
  done: string;
}

/** A button, and the dialog that asks for the reason of what it does to these two boletas. */
function RegularizingDialog({ boleta, owed, button, form, move, done }: FrameProps) {
  const boletas = usePortal().client.catalogue.boletas[':id'];
  const { isOpen, open, close } = useOpen({ boleta, owed });
  return (
    <>
      <div>
        <Button variant="secondary" size="sm" onPress={open} aria-label={button.name}>
          {button.text}
        </Button>
      </div>
      <FormDialog
        {...form}
        isOpen={isOpen}
        onClose={close}
        drafts={REGULARIZED}
        base={{ id: boleta.id, paidId: owed.boletaId }}
        initialValues={BOLETA_REGULARIZING_INITIAL}
        onSubmit={({ reason }) =>
          boletaMoves.make(
            sendEdit(
              boletas[move].$post({
                param: { id: `${boleta.id}` },
                json: { paidId: owed.boletaId, reason, updatedAt: boleta.updatedAt },
              }),
            ),
            boleta,
          )
        }
        done={boletaMoves.told(done)}
        pendingText="Guardando..."
      />
    </>
  );
}

/** 'Regularizar con esta boleta': shows both amounts and asks for a reason where they differ. */
export function Regularize({ boleta, owed }: RegularizeProps) {
  return (
    <RegularizingDialog
      {...{ boleta, owed }}
      button={{
        text: 'Regularizar con esta boleta',
        name: `Regularizar con esta boleta la N.º ${owed.folio}`,
      }}
      move="regularize"
      done="Regularizada con esta boleta"
      form={{
        title: `Regularizar la boleta N.º ${owed.folio}`,
        description:
          'La boleta nula deja de estar por regularizar. Esta se paga completa: el portal no descuenta nada de ella.',
        validate: (values) =>
          validateBoletaRegularizing(values, { owed: owed.gross, settling: boleta.gross }),
        submitText: 'Regularizar',
        children: (
          <>
            <Amounts boleta={boleta} owed={owed} />
            <Field
              as={TextArea}
              name="reason"
              label={owed.gross === boleta.gross ? 'Motivo (opcional)' : 'Motivo'}
            />
          </>
        ),
      }}
    />
  );
}

/** 'Quitar la regularización' of a boleta that is not paid yet: asks for the reason. */
export function Unregularize({ boleta, owed }: RegularizeProps) {
  return (
    <RegularizingDialog
      {...{ boleta, owed }}
      button={{
        text: 'Quitar la regularización',
        name: `Quitar la regularización de la boleta N.º ${owed.folio}`,
      }}
      move="unregularize"
      done="Regularización quitada"
      form={{
        title: `Quitar la regularización de la boleta N.º ${owed.folio}`,
        description: `La boleta N.º ${owed.folio}, por ${formatPesos(owed.gross)} brutos, queda otra vez por regularizar. El motivo queda en el historial.`,
        validate: validateBoletaUnregularizing,
        submitText: 'Quitar',
        isDanger: true,
        children: <Field as={TextArea} name="reason" label="Motivo" autoFocus />,
      }}
    />
  );
}
