import { ApiError, sendEdit, type WorkOrder } from '@doblaje/contract/client';
import { validateLoops } from '@doblaje/domain/forms/character';
import { FormGrid } from '@doblaje/ui/FormGrid';
import { createForm } from '@doblaje/ui/form';
import { NumberField } from '@doblaje/ui/NumberField';
import { FormDialog } from '../../edits/FormDialog';
import { usePortal } from '../../portal';
import { type DoneValues, FINISHED, MOVES } from './orderMoves';
import { orderName } from './orderState';

const { Field } = createForm<DoneValues>();

const nameOf = (appearanceId: number): keyof DoneValues => `of${appearanceId}`;

/** Errors of the server are of places in what was sent; those of the form of its fields. */
function byField(error: unknown, lines: WorkOrder['lines']): unknown {
  if (!(error instanceof ApiError) || error.errors.length === 0) return error;
  const errors = error.errors.map(({ field, message }) => {
    const place = /^lines\.(\d+)\./.exec(field)?.[1];
    const line = place === undefined ? undefined : lines[Number(place)];
    return { field: line ? nameOf(line.appearanceId) : field, message };
  });
  return new ApiError(error.status, error.message, errors);
}

/** 'Terminar': with the loops that are done of each role that is still in the chapter. */
export function FinishOrder({
  order,
  ...dialog
}: {
  order: WorkOrder;
  isOpen: boolean;
  onClose: () => void;
}) {
  const orders = usePortal().client.catalogue['work-orders'][':id'];
  const param = { id: `${order.id}` };
  const lines = order.lines.filter(({ appearanceId }) => appearanceId !== 0);
  const initialValues: DoneValues = Object.fromEntries(
    lines.map(({ appearanceId, loopsDone }) => [nameOf(appearanceId), loopsDone]),
  );

  function validate(values: DoneValues) {
    const errors = lines.map(({ appearanceId, loopsPlanned }) => {
      const name = nameOf(appearanceId);
      const [message] = Object.values(validateLoops({ loopsPlanned, loopsDone: values[name] }));
      return [name, message] as const;
    });
    return Object.fromEntries(errors.filter(([, message]) => message !== undefined));
  }

  async function finish(values: DoneValues) {
    const json = {
      lines: lines.map(({ appearanceId }) => ({
        appearanceId,
        loopsDone: values[nameOf(appearanceId)] ?? 0,
      })),
      updatedAt: order.updatedAt,
    };
    try {
      return await MOVES.make(sendEdit(orders.finish.$post({ param, json })));
    } catch (error) {
      throw byField(error, lines);
    }
  }

  return (
    <FormDialog
      {...dialog}
      title={`Terminar ${orderName(order)}`}
      description={
        lines.length === 0
          ? 'Queda como terminada. Esto no se puede deshacer.'
          : 'Los loops grabados pasan al elenco del capítulo. Esto no se puede deshacer.'
      }
      drafts={FINISHED}
      base={order}
      initialValues={initialValues}
      validate={validate}
      onSubmit={finish}
      done={MOVES.told('Orden terminada')}
      submitText="Terminar orden"
      pendingText="Terminando..."
    >
      <FormGrid>
        {lines.map(({ appearanceId, characterName, loopsPlanned }, place) => (
          <Field
            key={appearanceId}
            as={NumberField}
            name={nameOf(appearanceId)}
            label={`Loops grabados de ${characterName}`}
            help={`De ${loopsPlanned.toLocaleString('es-CL')} planificados`}
            autoFocus={place === 0}
          />
        ))}
      </FormGrid>
    </FormDialog>
  );
}
