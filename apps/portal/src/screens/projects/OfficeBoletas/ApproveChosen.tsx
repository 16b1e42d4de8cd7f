import type { BoletaRow } from '@doblaje/contract/client';
import { Button } from '@doblaje/ui/Button';
import { Icon } from '@doblaje/ui/IconSet';
import { Check } from 'lucide-react';
import { useApproveAll } from './boletaMoves';

function ApproveChosen({ rows, clear }: { rows: readonly BoletaRow[]; clear: () => void }) {
  const { approveAll, isChanging } = useApproveAll();
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={<Icon of={Check} />}
      isPending={isChanging}
      onPress={() => void approveAll(rows).then((isDone) => isDone && clear())}
    >
      Aprobar sin diferencias
    </Button>
  );
}

/** 'Aprobar sin diferencias' for the selected rows. */
export const approveChosen = (rows: readonly BoletaRow[], clear: () => void) => (
  <ApproveChosen rows={rows} clear={clear} />
);
