import type { WorkOrder } from '@doblaje/contract/client';
import { Button } from '@doblaje/ui/Button';
import { DrawerActions } from '@doblaje/ui/Drawer';
import { Icon } from '@doblaje/ui/IconSet';
import { Send, Trash2 } from 'lucide-react';
import { use } from 'react';
import type { DraftIntent, DraftWork } from './draftWork';
import { OrderActionsContext } from './orderActions';

/** The buttons of a draft: delete, save now, issue. */
export function DraftActions({ order, work }: { order: WorkOrder; work: DraftWork }) {
  const actions = use(OrderActionsContext);
  const { formId, intent, running } = work;
  const of = (one: DraftIntent) => ({
    type: 'submit' as const,
    form: formId,
    isPending: running === one,
    isDisabled: running !== null && running !== one,
    onPress: () => {
      intent.current = one;
    },
  });
  return (
    <>
      <p>Al emitirla se crea su PDF y queda en los Documentos de la persona.</p>
      <DrawerActions>
        {order.id !== 0 && (
          <Button
            variant="dangerSecondary"
            icon={<Icon of={Trash2} />}
            isDisabled={running !== null}
            onPress={() => void actions?.remove(order)}
          >
            Eliminar
          </Button>
        )}
        <Button variant="secondary" pendingText="Guardando..." {...of('save')}>
          Guardar borrador
        </Button>
        <Button icon={<Icon of={Send} />} pendingText="Emitiendo..." {...of('issue')}>
          Emitir orden
        </Button>
      </DrawerActions>
    </>
  );
}
