import { sendEdit } from '@doblaje/contract/client';
import {
  PERSON_EMAIL_INITIAL,
  type PersonEmailValues,
  validatePersonEmail,
} from '@doblaje/domain/forms/emailChange';
import { CORRECTION_REASON_MAX } from '@doblaje/domain/forms/personCorrection';
import { createForm } from '@doblaje/ui/form';
import { TextArea } from '@doblaje/ui/TextArea';
import { createDrafts, type Draft } from '../../../edits/drafts';
import { FormDialog } from '../../../edits/FormDialog';
import { settledEmail } from '../../../emails/settledEmail';
import { usePortal } from '../../../portal/portal';
import { accountName } from '../Users/account';
import { usePerson } from './personContext';

const { Field, TextFormField } = createForm<PersonEmailValues>();

/** Typed values of a change of email address, with the person's id. */
export const EMAIL_DRAFTS = createDrafts<Draft<string, PersonEmailValues>>('en el cambio de correo');

/** 'Cambiar correo': changes the person's email address, with a reason. */
export function EmailDialog(dialog: { isOpen: boolean; onClose: () => void }) {
  const { users } = usePortal().client.catalogue;
  const { account, emailChange } = usePerson().person;
  const { email, pending, updatedAt } = emailChange;
  const instead = pending ? ` Reemplaza el cambio a ${pending.email}.` : '';
  const param = { id: account.id };
  return (
    <FormDialog
      {...dialog}
      title="Cambiar correo"
      description={`De ${accountName(account)}, que hoy entra con ${email}. Les llega un correo a las dos direcciones: hasta que la nueva se confirme con su enlace, nada cambia, y desde la de ahora se puede detener. El motivo queda en el historial, y la persona lo ve al descargar sus datos.${instead}`}
      drafts={EMAIL_DRAFTS}
      base={account.id}
      initialValues={PERSON_EMAIL_INITIAL}
      validate={(values) => validatePersonEmail(values, email)}
      onSubmit={async (values: PersonEmailValues) => {
        const json = { ...values, updatedAt };
        await settledEmail(sendEdit(users[':id'].email.$put({ param, json })));
        return values.email.trim();
      }}
      done={(address) => ({
        title: 'Correo por confirmar',
        message: `Va un enlace a ${address}, y un aviso a ${email}.`,
      })}
      submitText="Cambiar correo"
      pendingText="Enviando..."
    >
      <TextFormField
        name="email"
        label="Correo nuevo"
        type="email"
        inputMode="email"
        autoComplete="off"
        autoFocus
      />
      <Field
        as={TextArea}
        name="reason"
        label="Motivo del cambio"
        help={`Por ejemplo: perdió el acceso al anterior. Hasta ${CORRECTION_REASON_MAX} caracteres.`}
      />
    </FormDialog>
  );
}
