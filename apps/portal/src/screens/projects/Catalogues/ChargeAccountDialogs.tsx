import { type Bank, type ChargeAccount, send, sendEdit } from '@doblaje/contract/client';
import { BANK_FILE_TEMPLATES } from '@doblaje/domain/bankFiles';
import {
  CHARGE_ACCOUNT_INITIAL,
  type ChargeAccountValues,
  validateChargeAccount,
} from '@doblaje/domain/studio';
import { createForm } from '@doblaje/ui/form';
import { MonoFields } from '@doblaje/ui/Mono';
import { Select } from '@doblaje/ui/Select';
import { useField } from 'react-final-form';
import { bankChoices, bankNameIn } from '../../../catalogues/bankChoices';
import { EditDialog } from '../../../edits/EditDialog';
import { FormDialog } from '../../../edits/FormDialog';
import { usePortal } from '../../../portal/portal';
import { ChargeAccountHistory } from './BankHistory';
import { CHARGE_ACCOUNT, CHARGE_ACCOUNT_LABELS, chargeAccountText, NEW_CHARGE_ACCOUNT } from './bankEdits';

const { Field, TextFormField } = createForm<ChargeAccountValues>();

/** @param present the bank that the account has, which stays a choice */
function ChargeAccountFields({ banks, present = '' }: { banks: readonly Bank[]; present?: string }) {
  const { value: bank } = useField<string>('bank', { subscription: { value: true } }).input;
  const offered = BANK_FILE_TEMPLATES.filter((template) => template.bank === '' || template.bank === bank);
  return (
    <>
      <TextFormField name="name" label={CHARGE_ACCOUNT_LABELS.name} autoComplete="off" autoFocus />
      <Field
        as={Select}
        name="bank"
        label={CHARGE_ACCOUNT_LABELS.bank}
        options={bankChoices(banks, [present, bank])}
      />
      <MonoFields>
        <TextFormField
          name="account"
          label={CHARGE_ACCOUNT_LABELS.account}
          help="Solo números, con sus ceros a la izquierda"
          inputMode="numeric"
          autoComplete="off"
        />
      </MonoFields>
      <MonoFields>
        <TextFormField
          name="agreement"
          label={CHARGE_ACCOUNT_LABELS.agreement}
          inputMode="numeric"
          autoComplete="off"
          isOptional
        />
      </MonoFields>
      <Field
        as={Select}
        name="template"
        label={CHARGE_ACCOUNT_LABELS.template}
        options={offered.map(({ id, label }) => ({ value: id, label }))}
      />
    </>
  );
}

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  banks: readonly Bank[];
}

/** Adds a charge account. */
export function AddChargeAccount({ banks, ...dialog }: DialogProps) {
  const accounts = usePortal().client.catalogue.catalogues['charge-accounts'];
  return (
    <FormDialog
      {...dialog}
      title="Agregar cuenta de cargo"
      drafts={NEW_CHARGE_ACCOUNT}
      initialValues={CHARGE_ACCOUNT_INITIAL}
      validate={validateChargeAccount}
      onSubmit={(values) => send(accounts.$post({ json: values }))}
      done={({ name }) => ({ title: 'Cuenta de cargo agregada', message: name })}
      submitText="Agregar"
      pendingText="Agregando..."
    >
      <ChargeAccountFields banks={banks} />
    </FormDialog>
  );
}

/** Edits a charge account. */
export function EditChargeAccount({ account, banks, ...dialog }: DialogProps & { account: ChargeAccount }) {
  const accounts = usePortal().client.catalogue.catalogues['charge-accounts'];
  const param = { id: `${account.id}` };
  const edit = {
    ...CHARGE_ACCOUNT,
    text: (field: string, value: unknown) =>
      field === 'bank' ? bankNameIn(banks, value) : chargeAccountText(field, value),
  };
  return (
    <EditDialog<ChargeAccount, ChargeAccountValues>
      {...dialog}
      title="Editar cuenta de cargo"
      edit={edit}
      id={param.id}
      whole={account}
      validate={validateChargeAccount}
      save={(values, updatedAt) =>
        sendEdit(accounts[':id'].$patch({ param, json: { ...values, updatedAt } }))
      }
      done={({ name }) => ({ title: 'Cambios guardados', message: name })}
      submitText="Guardar cambios"
    >
      <ChargeAccountFields banks={banks} present={account.bank} />
      <ChargeAccountHistory account={account} />
    </EditDialog>
  );
}
