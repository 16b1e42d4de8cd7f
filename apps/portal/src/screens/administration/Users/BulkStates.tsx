import type { Account } from '@doblaje/contract/client';
import { Button } from '@doblaje/ui/Button';
import { Icon } from '@doblaje/ui/IconSet';
import { UserCheck, UserX } from 'lucide-react';
import { useContext } from 'react';
import { type AllFound, UserActionsContext } from './userActions';

interface BulkStatesProps {
  rows: readonly Account[];
  clear: () => void;
  all: AllFound | null;
}

/** 'Activar' and 'Desactivar' for the selected people. */
function BulkStates({ rows, clear, all }: BulkStatesProps) {
  const actions = useContext(UserActionsContext);
  const isBusy = actions?.isBusy ?? false;
  const set = async (active: boolean) => {
    if (await actions?.setActive(active, rows, all)) clear();
  };
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        icon={<Icon of={UserCheck} />}
        isPending={isBusy}
        onPress={() => void set(true)}
      >
        Activar
      </Button>
      <Button
        variant="dangerSecondary"
        size="sm"
        icon={<Icon of={UserX} />}
        isPending={isBusy}
        onPress={() => void set(false)}
      >
        Desactivar
      </Button>
    </>
  );
}

/** Renders these buttons for the list. */
export const bulkStates = (rows: readonly Account[], clear: () => void, all: AllFound | null) => (
  <BulkStates rows={rows} clear={clear} all={all} />
);
