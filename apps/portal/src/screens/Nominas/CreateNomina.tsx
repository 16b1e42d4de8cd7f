import { send } from '@doblaje/contract/client';
import { Button } from '@doblaje/ui/Button';
import { Dialog } from '@doblaje/ui/Dialog';
import { Icon } from '@doblaje/ui/IconSet';
import { Plus } from 'lucide-react';
import { useCallback, useState } from 'react';
import { usePortal } from '../../portal';
import { Asked } from '../Orders/Asked';
import { NominaReview } from './NominaReview';

/** 'Crear nómina': what goes in, who is left out and why, before it is made (desk.md §3). */
export function CreateNomina() {
  const { client } = usePortal();
  const [isOpen, setOpen] = useState(false);
  // Asked anew each time, and where what was read is not there any more.
  const [times, setTimes] = useState(0);
  const ask = useCallback((_: string) => send(client.catalogue.nominas.payable.$get()), [client]);
  const again = () => setTimes((count) => count + 1);
  return (
    <>
      <Button
        icon={<Icon of={Plus} />}
        onPress={() => {
          again();
          setOpen(true);
        }}
      >
        Crear nómina
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title="Crear nómina"
        description="Las boletas aprobadas que todavía no están en una nómina."
        size="lg"
      >
        <Asked
          ask={ask}
          id={`${times}`}
          loading="Cargando boletas aprobadas..."
          failed="No llegaron las boletas"
        >
          {(found) => (
            <NominaReview key={times} found={found} onAgain={again} onClose={() => setOpen(false)} />
          )}
        </Asked>
      </Dialog>
    </>
  );
}
