import { type NominaLeftOut, type PayableBoleta, send } from '@doblaje/contract/client';
import { formatPesos } from '@doblaje/domain/amounts';
import { boletaTitle } from '@doblaje/domain/options/boletaStates';
import { nominaTitle } from '@doblaje/domain/options/nominaStates';
import { Button } from '@doblaje/ui/Button';
import { Dialog } from '@doblaje/ui/Dialog';
import { Icon } from '@doblaje/ui/IconSet';
import { Plus } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { midSentence } from '../../../formats/midSentence';
import { usePortal } from '../../../portal/portal';
import { isOutdated } from '../../../requests/failureText';
import { LoadedContent } from '../../../requests/LoadedContent';
import { useChange } from '../../../requests/useChange';
import { nominaPath } from '../Office/tabs/paths';
import { NominaReview } from './NominaReview';
import { boletasText } from './NominaStatus';

const leftText = ({ orderNumbers, personName, why }: NominaLeftOut) =>
  `${boletaTitle(orderNumbers)}, ${personName}: ${midSentence(why)}`;

/** 'Crear nómina': shows the boletas that go in, the people left out and why, before it is made (desk.md §3). */
export function CreateNomina() {
  const { client } = usePortal();
  const navigate = useNavigate();
  const { change, isChanging } = useChange();
  const [isOpen, setOpen] = useState(false);
  // Load the boletas each time the dialog opens, and again if they have changed.
  const [times, setTimes] = useState(0);
  // What was chosen by hand stays so when the boletas load again.
  const [byHand, setByHand] = useState<ReadonlyMap<number, boolean>>(new Map());
  const ask = useCallback((_: string) => send(client.catalogue.nominas.payable.$get()), [client]);
  const again = () => setTimes((count) => count + 1);

  const create = (chosen: readonly PayableBoleta[]) =>
    void change(
      () => {
        const boletas = chosen.map(({ id, updatedAt }) => ({ id, updatedAt }));
        const made = send(client.catalogue.nominas.$post({ json: { boletas } }));
        return made.catch((error) => {
          // The dialog shows the current boletas; the notification says what changed.
          if (isOutdated(error)) again();
          throw error;
        });
      },
      {
        failed: 'No pudimos crear la nómina',
        done: ({ nomina, leftOut }) => ({
          type: nomina && leftOut.length === 0 ? 'success' : 'warning',
          title: nomina ? `${nominaTitle(nomina.id)} creada` : 'Ninguna boleta pudo entrar',
          ...(nomina && { message: `${boletasText(nomina.boletas)}, ${formatPesos(nomina.total)}.` }),
          ...(leftOut.length > 0 && { message: `Quedaron fuera: ${leftOut.map(leftText).join('; ')}.` }),
        }),
        next({ nomina }) {
          if (!nomina) return again();
          setOpen(false);
          void navigate(nominaPath(nomina.id));
        },
      },
    );

  return (
    <>
      <Button
        icon={<Icon of={Plus} />}
        onPress={() => {
          setByHand(new Map());
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
        isBusy={isChanging}
      >
        <LoadedContent
          ask={ask}
          id={`${times}`}
          loading="Cargando boletas aprobadas..."
          failed="No llegaron las boletas"
        >
          {(found) => (
            <NominaReview
              key={times}
              found={found}
              byHand={byHand}
              onByHand={setByHand}
              onCreate={create}
              isCreating={isChanging}
              onClose={() => setOpen(false)}
            />
          )}
        </LoadedContent>
      </Dialog>
    </>
  );
}
