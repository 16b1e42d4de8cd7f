import { type Bank, send, sendEdit } from '@doblaje/contract/client';
import { normalizeRut } from '@doblaje/domain/rut';
import { BANK_INITIAL, type BankValues, validateBank } from '@doblaje/domain/studio';
import { createForm } from '@doblaje/ui/form';
import { MonoFields } from '@doblaje/ui/Mono';
import { Select } from '@doblaje/ui/Select';
import { useField, useForm } from 'react-final-form';
import { bankChoices, bankNameIn } from '../../../catalogues/bankChoices';
import { forgetBanks } from '../../../catalogues/useBanks';
import { EditDialog } from '../../../edits/EditDialog';
import { FormDialog } from '../../../edits/FormDialog';
import { usePortal } from '../../../portal/portal';
import { BankHistory } from './BankHistory';
import { BANK, BANK_LABELS, bankValueText, NEW_BANK } from './bankEdits';

const { Field, TextFormField } = createForm<BankValues>();

const TAKES = [
  { value: 'yes', label: 'Sí' },
  { value: 'no', label: 'No' },
] as const;

/** @param bank the edited bank: what it became stays a choice */
function BankFields({ banks, bank }: { banks: readonly Bank[]; bank?: Bank }) {
  const form = useForm<BankValues>();
  const { value: isActive } = useField<boolean>('isActive', { subscription: { value: true } }).input;
  const { value: merged } = useField<string>('mergedInto', { subscription: { value: true } }).input;
  const choices = bankChoices(banks, [bank?.mergedInto ?? '', merged]);
  return (
    <>
      <TextFormField name="name" label={BANK_LABELS.name} autoComplete="off" autoFocus={bank !== undefined} />
      <MonoFields>
        <TextFormField
          name="rut"
          label={BANK_LABELS.rut}
          help="Algunos archivos lo llevan, como el de Banco de Chile"
          autoComplete="off"
          isOptional
          onBlur={() => form.change('rut', normalizeRut(form.getState().values.rut))}
        />
      </MonoFields>
      <Field
        as={Select}
        name="isActive"
        label={BANK_LABELS.isActive}
        options={TAKES}
        format={(active) => (active ? 'yes' : 'no')}
        parse={(shown) => {
          if (shown === 'yes') form.change('mergedInto', '');
          return shown === 'yes';
        }}
      />
      {!isActive && (
        <Field
          as={Select}
          name="mergedInto"
          label={BANK_LABELS.mergedInto}
          isOptional
          options={[{ value: '', label: 'Ninguno' }, ...choices.filter(({ value }) => value !== bank?.code)]}
        />
      )}
    </>
  );
}

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  banks: readonly Bank[];
}

/** Adds a bank. */
export function AddBank({ banks, ...dialog }: DialogProps) {
  const { client } = usePortal();
  return (
    <FormDialog
      {...dialog}
      title="Agregar banco"
      drafts={NEW_BANK}
      initialValues={BANK_INITIAL}
      validate={validateBank}
      onSubmit={async (values) => {
        const added = await send(client.catalogue.catalogues.banks.$post({ json: values }));
        forgetBanks(client);
        return added;
      }}
      done={({ name }) => ({ title: 'Banco agregado', message: name })}
      submitText="Agregar"
      pendingText="Agregando..."
    >
      <TextFormField
        name="code"
        label={BANK_LABELS.code}
        help="Tres dígitos, con sus ceros: 012"
        inputMode="numeric"
        autoFocus
        maxLength={3}
      />
      <BankFields banks={banks} />
    </FormDialog>
  );
}

/** Edits a bank. Its code stays. */
export function EditBank({ bank, banks, ...dialog }: DialogProps & { bank: Bank }) {
  const { client } = usePortal();
  const { banks: saved } = client.catalogue.catalogues;
  const param = { id: `${bank.id}` };
  const edit = {
    ...BANK,
    text: (field: string, value: unknown) =>
      field === 'mergedInto' && value !== '' ? bankNameIn(banks, value) : bankValueText(field, value),
  };
  return (
    <EditDialog<Bank, BankValues>
      {...dialog}
      title={`Editar el banco ${bank.code}`}
      edit={edit}
      id={param.id}
      whole={bank}
      validate={validateBank}
      save={async (values, updatedAt) => {
        const outcome = await sendEdit(saved[':id'].$patch({ param, json: { ...values, updatedAt } }));
        forgetBanks(client);
        return outcome;
      }}
      done={({ name }) => ({ title: 'Cambios guardados', message: name })}
      submitText="Guardar cambios"
    >
      <BankFields banks={banks} bank={bank} />
      <BankHistory bank={bank} />
    </EditDialog>
  );
}
