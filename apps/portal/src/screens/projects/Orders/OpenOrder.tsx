import type { WorkOrder } from '@doblaje/contract/client';
import { savedText } from '@doblaje/domain/days';
import { Button } from '@doblaje/ui/Button';
import { Icon } from '@doblaje/ui/IconSet';
import { ClipboardList, FileText, History } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useLoaderData, useLocation, useNavigate } from 'react-router-dom';
import type { SaveState } from '../../../edits/useAutoSave';
import type { OpenAnswer, OpenData } from '../../../lists/loaders';
import { OpenBeside } from '../../../lists/OpenBeside';
import { OpenFailed } from '../../../lists/OpenFailed';
import { useAnswer } from '../../../requests/useAnswer';
import { DraftActions } from './DraftActions';
import type { DraftIntent, DraftWork } from './draftWork';
import { type OrderView, ordersAddress, viewOf, withView } from './list';
import { firstNameOf, nameOrder } from './newOrder';
import { OrderDetail } from './OrderDetail';
import { OrderDraft } from './OrderDraft';
import { OrderHistory } from './OrderHistory';
import { canMoveOrder, OrderMoves } from './OrderMoves';
import { OrderPaper } from './OrderPaper';
import { OrderStatus, orderName } from './orderState';

const NONE = Promise.resolve(null);

const MISSING = {
  title: 'Esta orden ya no está',
  text: 'Se eliminó, o nunca la hubo. Las que hay están en la lista.',
};

/** The text about the saving of a draft. */
function savingText(saving: SaveState | null, { id, updatedAt }: WorkOrder): string {
  if (id === 0 && (saving === null || saving.is === 'saved')) return 'Aún no hay nada guardado';
  switch (saving?.is) {
    case 'saving':
      return 'Guardando...';
    case 'invalid':
      return 'Sin guardar: revisa los campos';
    case 'overtaken':
      return 'Sin guardar: otra persona la cambió';
    case 'failed':
      return `Sin guardar: ${saving.why}`;
    default:
      return `Guardada ${savedText(saving?.at ?? updatedAt)}`;
  }
}

/** The buttons to the other views of the order. */
function ViewButtons({ view, hasPaper }: { view: OrderView; hasPaper: boolean }) {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const views = [
    { id: 'order', text: 'Ver orden', icon: ClipboardList },
    ...(hasPaper ? [{ id: 'paper', text: 'Ver PDF', icon: FileText } as const] : []),
    { id: 'history', text: 'Ver historial', icon: History },
  ] as const;
  return views
    .filter(({ id }) => id !== view)
    .map(({ id, text, icon }) => (
      <Button
        key={id}
        variant="icon"
        aria-label={text}
        onPress={() => void navigate({ search: withView(search, id) }, { replace: true, state })}
      >
        <Icon of={icon} />
      </Button>
    ));
}

/** The state shared by the open draft's form and its buttons. */
function useDraftWork(): (order: WorkOrder) => DraftWork {
  const formId = useId();
  const intent = useRef<DraftIntent>('save');
  const [running, setRunning] = useState<DraftIntent | null>(null);
  const [saved, setSaved] = useState<{ id: number; saving: SaveState } | null>(null);
  return ({ id }) => ({
    formId: `${formId}-${id}`,
    intent,
    running,
    setRunning,
    saving: saved?.id === id ? saved.saving : null,
    setSaving: (saving) => setSaved({ id, saving }),
  });
}

/** The order named in the address, beside the list. */
export function OpenOrder() {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const view = viewOf(search);
  const workOf = useDraftWork();
  const { id, answer } = useLoaderData<OpenData<WorkOrder>>();
  const { value } = useAnswer<OpenAnswer<WorkOrder> | null>(answer ?? NONE);
  const name = firstNameOf(id ?? '');
  const isDraft = value?.item?.state === 'draft';
  /** Shows the PDF of the issued order. */
  const showPaper = () => void navigate({ search: withView(search, 'paper') }, { replace: true, state });
  /** Puts the new order's id into the address. */
  const makeKnown = (made: number) => {
    nameOrder(made, name);
    return navigate({ search: ordersAddress.withOpen(search, `${made}`) }, { replace: true, state });
  };
  return (
    <OpenBeside<WorkOrder>
      address={ordersAddress}
      nameOf={firstNameOf}
      opening="Abriendo orden"
      failed="No pudimos abrir la orden"
      title={(order) => (view === 'history' ? `Historial: ${orderName(order)}` : orderName(order))}
      meta={(order) => (
        <>
          <OrderStatus state={order.state} />
          {order.state === 'draft' ? (
            <span role="status">{savingText(workOf(order).saving, order)}</span>
          ) : (
            <span>{order.personName}</span>
          )}
        </>
      )}
      isFlush={view === 'paper' && !isDraft}
      actions={(value?.item?.id ?? 0) > 0 && <ViewButtons view={view} hasPaper={!isDraft} />}
      footer={(order) => {
        if (view !== 'order') return undefined;
        if (order.state === 'draft') return <DraftActions order={order} work={workOf(order)} />;
        return canMoveOrder(order) ? <OrderMoves key={order.id} order={order} /> : undefined;
      }}
      failure={(error, isRetrying) => (
        <OpenFailed error={error} isRetrying={isRetrying} missing={MISSING} failed="No llegó la orden" />
      )}
    >
      {(order) => {
        if (view === 'history') return <OrderHistory key={order.id} order={order} />;
        if (order.state === 'draft')
          return (
            <OrderDraft
              key={name}
              name={name}
              order={order}
              work={workOf(order)}
              onMade={makeKnown}
              onIssued={showPaper}
            />
          );
        if (view === 'paper' && order.documentId !== null)
          return <OrderPaper key={order.id} documentId={order.documentId} />;
        return <OrderDetail order={order} />;
      }}
    </OpenBeside>
  );
}
