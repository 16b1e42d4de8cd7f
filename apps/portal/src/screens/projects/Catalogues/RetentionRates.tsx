import { ApiError, type RetentionRate, sendEdit } from '@doblaje/contract/client';
import { percentText } from '@doblaje/domain/amounts';
import { type RetentionRateValues, validateRetentionRate } from '@doblaje/domain/forms/catalogueEntry';
import { EntryList } from '@doblaje/ui/EntryList';
import { createForm } from '@doblaje/ui/form';
import { NumberField } from '@doblaje/ui/NumberField';
import { Pencil, Plus } from 'lucide-react';
import { useRevalidator } from 'react-router-dom';
import { useWaiting } from '../../../edits/drafts';
import { EditDialog } from '../../../edits/EditDialog';
import { EntryAction } from '../../../edits/EntryAction';
import { FormDialog } from '../../../edits/FormDialog';
import { useEntryDialogs } from '../../../edits/useEntryDialogs';
import { parseDigits } from '../../../formats/parseDigits';
import { usePortal } from '../../../portal/portal';
import { RateHistory } from './CatalogueHistory';
import { NEW_RATE, RATE, RATE_LABELS } from './catalogueEdits';

const { Field, TextFormField } = createForm<RetentionRateValues>();

const percent = {
  label: RATE_LABELS.rate,
  help: 'Con dos decimales como máximo: 15,25',
  maxFractionDigits: 2,
} as const;

/** The notification about a rate. */
const told =
  (title: string) =>
  ({ year, rate }: RetentionRate) => ({ title, message: `${year}: ${percentText(rate)}` });

/** The retention of fees by year. It is data and not code, because the law changes it (desk.md §2). */
export function RetentionRates({ rates }: { rates: readonly RetentionRate[] }) {
  const { catalogues } = usePortal().client.catalogue;
  const { revalidate } = useRevalidator();
  const typed = useWaiting(RATE.drafts)?.base;
  const isAddingTyped = useWaiting(NEW_RATE) !== undefined;
  const { edited, ...dialogs } = useEntryDialogs(typed, isAddingTyped);

  const put = (of: number, rate: number, updatedAt: string | null) =>
    sendEdit(catalogues.rates[':year'].$put({ param: { year: `${of}` }, json: { rate, updatedAt } }));

  async function add({ year: of = 0, rate = 0 }: RetentionRateValues) {
    const outcome = await put(of, rate, null);
    if (outcome.isStale) {
      void revalidate();
      const message = `El año ${of} ya tiene su tasa: edítala en la lista`;
      throw new ApiError(422, message, [{ field: 'year', message }]);
    }
    return outcome.saved;
  }

  return (
    <>
      <EntryList
        title="Retención de boletas"
        action={<EntryAction label="Agregar año" icon={Plus} onPress={dialogs.add} />}
        items={rates.map((entry) => ({
          id: `${entry.year}`,
          name: `${entry.year}`,
          content: `${entry.year}: ${percentText(entry.rate)}`,
          actions: (
            <EntryAction label={`Editar ${entry.year}`} icon={Pencil} onPress={() => dialogs.edit(entry)} />
          ),
        }))}
        empty="Agrega el año en curso: sin su tasa no se calculan las boletas."
      />
      <FormDialog
        isOpen={dialogs.isAdding}
        onClose={dialogs.close}
        title="Agregar tasa de retención"
        drafts={NEW_RATE}
        initialValues={{ year: undefined, rate: undefined }}
        validate={validateRetentionRate}
        onSubmit={add}
        done={told('Tasa agregada')}
        submitText="Agregar"
        pendingText="Agregando..."
      >
        <TextFormField
          name="year"
          label={RATE_LABELS.year}
          inputMode="numeric"
          autoFocus
          parse={parseDigits}
        />
        <Field as={NumberField} name="rate" {...percent} />
      </FormDialog>
      {edited && (
        <EditDialog<RetentionRate, RetentionRateValues>
          key={edited.year}
          isOpen={dialogs.isEditing}
          onClose={dialogs.close}
          title={`Editar la retención de ${edited.year}`}
          edit={RATE}
          id={`${edited.year}`}
          whole={edited}
          validate={validateRetentionRate}
          save={({ rate = 0 }, updatedAt) => put(edited.year, rate, updatedAt)}
          done={told('Cambios guardados')}
          submitText="Guardar cambios"
        >
          <Field as={NumberField} name="rate" autoFocus {...percent} />
          <RateHistory rate={edited} />
        </EditDialog>
      )}
    </>
  );
}
