import { Button } from '@doblaje/ui/Button';
import { Icon } from '@doblaje/ui/IconSet';
import { Plus } from 'lucide-react';
import { CsvButton } from '../../../lists/CsvButton';
import { ListScreen } from '../../../lists/ListScreen';
import type { TabFrame } from '../../../lists/tabs';
import { usePortal } from '../../../portal/portal';
import { orderColumns } from './columns';
import { finishChosen } from './FinishChosen';
import { ordersAddress } from './list';
import { orderMenu } from './OrderMenu';
import { OrderActionsContext } from './orderActions';
import { useFinishing } from './useFinishing';
import { useOrderActions } from './useOrderActions';
import { useOrderTexts } from './useOrderTexts';

/** The work orders of the studio, with the one named in the address beside them (desk.md §3). ADMIN only. */
export function OrdersScreen({ title, breadcrumbs, within }: TabFrame) {
  const { catalogue } = usePortal().client;
  const { create, ...actions } = useOrderActions();
  const finishing = useFinishing();
  const createButton = (
    <Button icon={<Icon of={Plus} />} onPress={create}>
      Crear orden
    </Button>
  );
  const texts = useOrderTexts(createButton);
  return (
    <OrderActionsContext value={{ ...actions, ...finishing.actions }}>
      <ListScreen
        title={title}
        label="Órdenes de trabajo"
        breadcrumbs={breadcrumbs}
        within={within}
        actions={
          <>
            <CsvButton
              isHead
              address={ordersAddress}
              ask={(query) => catalogue['work-orders'].csv.$get({ query })}
              fileName="ordenes.csv"
            />
            {createButton}
          </>
        }
        address={ordersAddress}
        columns={orderColumns}
        texts={texts}
        rowMenu={orderMenu}
        bulk={finishChosen}
        opensBeside
      />
      {finishing.dialog}
    </OrderActionsContext>
  );
}
