import { type Bank, send, sendEdit } from '@doblaje/contract/client';
import { normalizeRut } from '@doblaje/domain/rut';
import { BANK_INITIAL, type BankValues, validateBank } from '@doblaje/domain/studio';
import { createForm } from '@doblaje/ui/form';
import { MonoFields } from '@doblaje/ui/Mono';
import { Select } from '@doblaje/ui/Select';
import { useField, useForm } from 'react-final-form';
import { EditDialog } from '../../../edits/EditDialog';
import { FormDialog } from '../../../edits/FormDialog';
import { usePortal } from '../../../portal/portal';
import { BankHistory } from './BankHistory';
import { BANK, BANK_LABELS, NEW_BANK } from './bankEdits';

const { Field, TextFormField } = createForm<BankValues>();

const TAKES = [
  { value: 'yes', label: 'Sí' },
  { value: 'no', label: 'No' },
] as const;

function BankFields({ banks, code }: { banks: readonly Bank[]; code?: string }) {
  const form = useForm<BankValues>();
  const { value: isActive } = useField<boolean>('isActive', { subscription: { value: true } }).input;
  const others = banks.filter((bank) => bank.code !== code && bank.isActive);
  return (
    <>
      <TextFormField name="name" label={BANK_LABELS.name} autoComplete="off" autoFocus={code !== undefined} />
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
          options={[
            { value: '', label: 'Ninguno' },
            ...others.map(({ code: value, name: label }) => ({ value, label })),
          ]}
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
  const { catalogues } = usePortal().client.catalogue;
  return (
    <FormDialog
      {...dialog}
      title="Agregar banco"
      drafts={NEW_BANK}
      initialValues={BANK_INITIAL}
      validate={validateBank}
      onSubmit={(values) => send(catalogues.banks.$post({ json: values }))}
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
  const { catalogues } = usePortal().client.catalogue;
  const param = { id: `${bank.id}` };
  return (
    <EditDialog<Bank, BankValues>
      {...dialog}
      title={`Editar el banco ${bank.code}`}
      edit={BANK}
      id={param.id}
      whole={bank}
      validate={validateBank}
      save={(values, updatedAt) =>
        sendEdit(catalogues.banks[':id'].$patch({ param, json: { ...values, updatedAt } }))
      }
      done={({ name }) => ({ title: 'Cambios guardados', message: name })}
      submitText="Guardar cambios"
    >
      <BankFields banks={banks} code={bank.code} />
      <BankHistory bank={bank} />
    </EditDialog>
  );
}
