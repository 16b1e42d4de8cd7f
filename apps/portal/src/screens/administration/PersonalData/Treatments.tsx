import { send, type Treatment } from '@doblaje/contract/client';
import { labelOfLegalBasis } from '@doblaje/domain/options/legalBases';
import { keepingText } from '@doblaje/domain/privacy';
import { AlertDialog } from '@doblaje/ui/AlertDialog';
import { EntryList } from '@doblaje/ui/EntryList';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useWaiting } from '../../../edits/drafts';
import { EntryAction } from '../../../edits/EntryAction';
import { useEntryDialogs } from '../../../edits/useEntryDialogs';
import { usePortal } from '../../../portal/portal';
import { useChange } from '../../../requests/useChange';
import { AddTreatment, EditTreatment } from './TreatmentDialogs';
import { NEW_TREATMENT, TREATMENT } from './treatmentEdits';

const toldOf = ({ basis, keptMonths, ...of }: Treatment) =>
  `${labelOfLegalBasis(basis)} · ${keepingText({ ...of, keptMonths: keptMonths ?? undefined })}`;

/** Each purpose for which the studio uses personal data. One that the portal itself names can be changed, but not removed. */
export function Treatments({ treatments }: { treatments: readonly Treatment[] }) {
  const typed = useWaiting(TREATMENT.drafts)?.base;
  const { edited, ...dialogs } = useEntryDialogs(typed, useWaiting(NEW_TREATMENT) !== undefined);
  const [going, setGoing] = useState<Treatment>();
  const [isAsking, setAsking] = useState(false);
  const add = useRef<HTMLButtonElement>(null);
  const { remove, isRemoving } = useRemoving();
  const shown = treatments.find(({ id }) => id === edited?.id) ?? edited;
  return (
    <>
      <EntryList
        title="Tratamientos"
        action={<EntryAction ref={add} label="Agregar tratamiento" icon={Plus} onPress={dialogs.add} />}
        items={treatments.map((treatment) => ({
          id: `${treatment.id}`,
          name: treatment.name,
          content: (
            <>
              <strong>{treatment.name}</strong>
              <div>{toldOf(treatment)}</div>
            </>
          ),
          actions: (
            <>
              <EntryAction
                label={`Editar ${treatment.name}`}
                icon={Pencil}
                onPress={() => dialogs.edit(treatment)}
              />
              {!treatment.isOfPortal && (
                <EntryAction
                  label={`Quitar ${treatment.name}`}
                  icon={Trash2}
                  onPress={() => {
                    setGoing(treatment);
                    setAsking(true);
                  }}
                />
              )}
            </>
          ),
        }))}
      />
      <AddTreatment isOpen={dialogs.isAdding} onClose={dialogs.close} />
      {shown && (
        <EditTreatment key={shown.id} treatment={shown} isOpen={dialogs.isEditing} onClose={dialogs.close} />
      )}
      {going && (
        <AlertDialog
          isOpen={isAsking}
          onOpenChange={setAsking}
          title={`¿Quitar ${going.name}?`}
          confirmText="Quitar"
          pendingText="Quitando..."
          isPending={isRemoving}
          onConfirm={async () => {
            const isDone = await remove(going);
            setAsking(false);
            // The pressed button has gone with its row.
            if (isDone) requestAnimationFrame(() => add.current?.focus());
          }}
        >
          El estudio ya no podrá usar datos para esto. El aviso lo dirá cuando lo publiques otra vez; las
          versiones anteriores quedan como eran.
        </AlertDialog>
      )}
    </>
  );
}

function useRemoving() {
  const { treatments } = usePortal().client.catalogue['personal-data'];
  const { change, isChanging } = useChange();
  const remove = ({ id, name }: Treatment) =>
    change(() => send(treatments[':id'].$delete({ param: { id: `${id}` } })), {
      failed: 'No pudimos quitar el tratamiento',
      done: () => ({ title: 'Tratamiento quitado', message: name }),
    });
  return { remove, isRemoving: isChanging };
}
