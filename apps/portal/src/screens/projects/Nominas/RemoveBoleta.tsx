import { type Nomina, type NominaLine, sendEdit } from '@doblaje/contract/client';
import { canMove, NOMINA_MOVES } from '@doblaje/domain/moves';
import { boletaTitle } from '@doblaje/domain/options/boletaStates';
import { Button } from '@doblaje/ui/Button';
import { useState } from 'react';
import { usePortal } from '../../../portal/portal';
import { useChange } from '../../../requests/useChange';
import { nominaMoves, REMOVED } from './nominaMoves';
import { ReasonDialog } from './ReasonDialog';

/**
 * Removes a boleta from the nómina. It asks for a reason if the file was downloaded. The last boleta cannot be removed: void the nómina
 * instead.
 */
export function RemoveBoleta({ nomina, line }: { nomina: Nomina; line: NominaLine }) {
  const { client } = usePortal();
  const { change, isChanging } = useChange();
  const [isAsking, setAsking] = useState(false);
  const { boletaId } = line;
  if (boletaId === null || nomina.boletas === 1 || !canMove(NOMINA_MOVES, 'remove', nomina.state, 'ADMIN'))
    return null;
  const name = boletaTitle(line.orderNumbers);
  const param = { id: `${nomina.id}` };
  const remove = (reason: string) => {
    const json = { boletaId, reason, updatedAt: nomina.updatedAt };
    return nominaMoves.make(sendEdit(client.catalogue.nominas[':id'].remove.$post({ param, json })), nomina);
  };
  const removeNow = () =>
    void change(() => remove(''), {
      failed: 'No pudimos quitar la boleta',
      done: nominaMoves.told('Boleta quitada'),
    });
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        aria-label={`Quitar ${name}`}
        isPending={isChanging}
        onPress={() => (nomina.downloads.length > 0 ? setAsking(true) : removeNow())}
      >
        Quitar
      </Button>
      <ReasonDialog
        nomina={nomina}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={`Quitar ${name}`}
        description={`La boleta de ${line.personName} queda aprobada y libre para otra nómina.`}
        submitText="Quitar boleta"
        drafts={REMOVED}
        onSubmit={remove}
        done={nominaMoves.told('Boleta quitada')}
      />
    </>
  );
}
