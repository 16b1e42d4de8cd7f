import { sendEdit, type WorkOrder } from '@doblaje/contract/client';
import { loopsShown } from '@doblaje/contract/shown';
import { formatPesos } from '@doblaje/domain/amounts';
import { Section } from '@doblaje/ui/Section';
import { Stack } from '@doblaje/ui/Stack';
import { FormDialog } from '../../../edits/FormDialog';
import { createShown } from '../../../edits/shown';
import { usePortal } from '../../../portal/portal';
import { LoopsFields, OverNote } from './FinishFields';
import { byRole, type DoneValues, firstDone, linesToFinish, sentLines, validateDone } from './finishing';
import { chapterText } from './order';
import { FINISHED_SEVERAL } from './orderMoves';
import { orderName } from './orderState';

type Line = WorkOrder['lines'][number];

/** The roles of each order. A role in several orders is listed only with the first. */
function rolesOf(orders: readonly WorkOrder[]): ReadonlyMap<number, readonly Line[]> {
  const seen = new Set<number>();
  return new Map(
    orders.map((order) => {
      const own = linesToFinish(order).filter(({ appearanceId }) => !seen.has(appearanceId));
      for (const { appearanceId } of own) seen.add(appearanceId);
      return [order.id, own];
    }),
  );
}

const aboutOf = (order: WorkOrder) =>
  [
    order.personName,
    chapterText(order),
    order.amount === null ? 'Sin monto' : `${formatPesos(order.amount)} brutos`,
  ].join(' · ');

interface FinishSeveralProps {
  isOpen: boolean;
  onClose: () => void;
  orders: readonly WorkOrder[];
  onOrders: (orders: readonly WorkOrder[]) => void;
  /** Called when the orders are finished. */
  onDone: () => void;
}

/** 'Terminar' for several orders: their loops from the cast in one list. All are finished together, or none. */
export function FinishSeveral({ orders, onOrders, onDone, ...dialog }: FinishSeveralProps) {
  const { client } = usePortal();
  const roles = rolesOf(orders);
  const lines = [...roles.values()].flat();

  async function finish(values: DoneValues) {
    const json = {
      orders: orders.map((order) => ({
        ...{ id: order.id, updatedAt: order.updatedAt },
        lines: sentLines(order, values),
      })),
      ...{ note: values.note, shown: loopsShown(orders) },
    };
    try {
      return await createShown(
        sendEdit(client.catalogue['work-orders'].finishes.$post({ json })),
        (current) => onOrders(current.orders),
      );
    } catch (error) {
      throw byRole(error, orders);
    }
  }

  return (
    <FormDialog
      {...dialog}
      title={orders.length === 1 ? 'Terminar 1 orden' : `Terminar ${orders.length} órdenes`}
      description="Con los montos que tienen. Los loops parten de los del elenco: los grabados o, si aún no hay, los planificados. Se terminan todas juntas, o ninguna. Esto no se puede deshacer."
      size="lg"
      drafts={FINISHED_SEVERAL}
      base={orders}
      initialValues={firstDone(lines, null)}
      validate={(values) => validateDone(lines, values, null)}
      onSubmit={finish}
      done={({ finished }) => ({
        title: finished === 1 ? '1 orden terminada' : `${finished} órdenes terminadas`,
        message: 'A quienes tienen monto les pedimos la boleta por correo.',
      })}
      next={onDone}
      submitText="Terminar órdenes"
      pendingText="Terminando..."
    >
      {orders.map((order, place) => (
        <Section key={order.id} title={orderName(order)} headingLevel={3}>
          <Stack>
            <p>{aboutOf(order)}</p>
            <LoopsFields lines={roles.get(order.id) ?? []} isFirst={place === 0} />
          </Stack>
        </Section>
      ))}
      <OverNote lines={lines} />
    </FormDialog>
  );
}
