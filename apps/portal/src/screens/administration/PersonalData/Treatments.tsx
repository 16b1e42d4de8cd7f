import { send, type Treatment } from '@doblaje/contract/client';
import { labelOfLegalBasis } from '@doblaje/domain/options/legalBases';
import { keepingText } from '@doblaje/domain/privacy';
import { EntryList } from '@doblaje/ui/EntryList';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
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
  const add = useRef<HTMLButtonElement>(null);
  const remove = useRemoving(() => add.current?.focus());
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
                  onPress={() => remove(treatment)}
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
    </>
  );
}

/**
 * Removes a treatment. It can be undone.
 * @param onRemoved called because the pressed button has gone with its row
 */
function useRemoving(onRemoved: () => void) {
  const { treatments } = usePortal().client.catalogue['personal-data'];
  const { change } = useChange();
  return async ({ id, updatedAt: _, isOfPortal: _of, keptMonths, ...values }: Treatment) => {
    const message = values.name;
    const again = { ...values, ...(keptMonths !== null && { keptMonths }) };
    const isDone = await change(() => send(treatments[':id'].$delete({ param: { id: `${id}` } })), {
      failed: 'No pudimos quitar el tratamiento',
      done: () => ({ title: 'Tratamiento quitado', message }),
      undo: {
        work: () => send(treatments.$post({ json: again })),
        failed: 'No pudimos deshacerlo',
        done: () => ({ title: 'Tratamiento recuperado', message }),
      },
    });
    if (isDone) onRemoved();
  };
}
