import { type Holiday, send } from '@doblaje/contract/client';
import { dayText } from '@doblaje/domain/days';
import { labelOfHolidayKind } from '@doblaje/domain/options/holidayKinds';
import { EntryList } from '@doblaje/ui/EntryList';
import { Select } from '@doblaje/ui/Select';
import { Stack } from '@doblaje/ui/Stack';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useWaiting } from '../../../edits/drafts';
import { EntryAction } from '../../../edits/EntryAction';
import { useEntryDialogs } from '../../../edits/useEntryDialogs';
import { usePortal } from '../../../portal/portal';
import { useChange } from '../../../requests/useChange';
import { AddHoliday, EditHoliday } from './HolidayDialogs';
import { HOLIDAY, NEW_HOLIDAY } from './studioEdits';

const yearOf = ({ day }: Holiday) => day.slice(0, 4);

function textOf({ day, name, kind }: Holiday): string {
  const label = labelOfHolidayKind(kind).toLowerCase();
  const isNamed = kind === 'legal' || name.toLowerCase() === label;
  return `${dayText(day)} ${name}${isNamed ? '' : ` (${label})`}`;
}

/** The days that are no working days, by year: due days heed them. Laws move them, so the studio keeps them itself. */
export function Holidays({ holidays, today }: { holidays: readonly Holiday[]; today: string }) {
  const typed = useWaiting(HOLIDAY.drafts)?.base;
  const isAddingTyped = useWaiting(NEW_HOLIDAY) !== undefined;
  const [year, setYear] = useState(typed ? yearOf(typed) : today.slice(0, 4));
  const { edited, ...dialogs } = useEntryDialogs(typed, isAddingTyped);
  const add = useRef<HTMLButtonElement>(null);
  const remove = useRemoving(() => add.current?.focus());
  const years = [...new Set([...holidays.map(yearOf), year])].sort();
  return (
    <Stack>
      <Select
        label="Año de los feriados"
        options={years.map((value) => ({ value, label: value }))}
        value={year}
        onChange={setYear}
        width="xs"
      />
      <EntryList
        title={`Feriados de ${year}`}
        action={<EntryAction ref={add} label="Agregar feriado" icon={Plus} onPress={dialogs.add} />}
        items={holidays
          .filter((holiday) => yearOf(holiday) === year)
          .map((holiday) => ({
            id: `${holiday.id}`,
            name: holiday.name,
            content: textOf(holiday),
            actions: (
              <>
                <EntryAction
                  label={`Editar ${textOf(holiday)}`}
                  icon={Pencil}
                  onPress={() => dialogs.edit(holiday)}
                />
                <EntryAction
                  label={`Quitar ${textOf(holiday)}`}
                  icon={Trash2}
                  onPress={() => remove(holiday)}
                />
              </>
            ),
          }))}
        empty="Agrega los feriados de este año: sin ellos los vencimientos no los saltan."
      />
      <AddHoliday
        isOpen={dialogs.isAdding}
        onClose={dialogs.close}
        onAdded={(holiday) => setYear(yearOf(holiday))}
      />
      {edited && (
        <EditHoliday
          key={edited.id}
          holiday={edited}
          isOpen={dialogs.isEditing}
          onClose={dialogs.close}
          onSaved={(holiday) => setYear(yearOf(holiday))}
        />
      )}
    </Stack>
  );
}

/**
 * Removes a holiday. It can be undone.
 * @param onRemoved called because the pressed button has gone with its row
 */
function useRemoving(onRemoved: () => void) {
  const { holidays } = usePortal().client.catalogue.catalogues;
  const { change } = useChange();
  return async (holiday: Holiday) => {
    const { id, day, name, kind } = holiday;
    const message = textOf(holiday);
    const isDone = await change(() => send(holidays[':id'].$delete({ param: { id: `${id}` } })), {
      failed: 'No pudimos quitar el feriado',
      done: () => ({ title: 'Feriado quitado', message }),
      undo: {
        work: () => send(holidays.$post({ json: { day, name, kind } })),
        failed: 'No pudimos deshacerlo',
        done: () => ({ title: 'Feriado recuperado', message }),
      },
    });
    if (isDone) onRemoved();
  };
}
