import type { WorkOrderRow } from '@doblaje/contract/client';
import { Button } from '@doblaje/ui/Button';
import { Icon } from '@doblaje/ui/IconSet';
import { Check } from 'lucide-react';
import { use } from 'react';
import { OrderActionsContext } from './orderActions';

function FinishChosen({ rows, clear }: { rows: readonly WorkOrderRow[]; clear: () => void }) {
  const actions = use(OrderActionsContext);
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={<Icon of={Check} />}
      isPending={actions?.isAsking ?? false}
      onPress={() => void actions?.finishChosen(rows, clear)}
    >
      Terminar
    </Button>
  );
}

/** 'Terminar' for the selected rows. */
export const finishChosen = (rows: readonly WorkOrderRow[], clear: () => void) => (
  <FinishChosen rows={rows} clear={clear} />
);
