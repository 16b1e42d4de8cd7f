import { type EmailChange, sendEdit } from '@doblaje/contract/client';
import { OWN_EMAIL_INITIAL, type OwnEmailValues, validateOwnEmail } from '@doblaje/domain/forms/emailChange';
import { createForm } from '@doblaje/ui/form';
import { FormDialog } from '../../../edits/FormDialog';
import { settledEmail } from '../../../emails/settledEmail';
import { usePortal } from '../../../portal/portal';

const OwnEmail = createForm<OwnEmailValues>();

interface OwnEmailDialogProps {
  isOpen: boolean;
  onClose: () => void;
  change: EmailChange;
}

/** Changes the email for logging in. The change waits until the person follows the link sent to the new address. */
export function OwnEmailDialog({ change, ...dialog }: OwnEmailDialogProps) {
  const { client } = usePortal();
  const { email, pending, updatedAt } = change;
  const instead = pending ? ` Reemplaza el cambio a ${pending.email}.` : '';
  return (
    <FormDialog
      {...dialog}
      title="Cambiar correo"
      description={`Hoy entras con ${email}, y sigues haciéndolo hasta que confirmes la dirección nueva con el enlace que le enviamos. A la de ahora le llega un aviso.${instead}`}
      drafts="secret"
      initialValues={OWN_EMAIL_INITIAL}
      validate={(values) => validateOwnEmail(values, email)}
      onSubmit={async (values: OwnEmailValues) => {
        const json = { ...values, updatedAt };
        await settledEmail(sendEdit(client.catalogue.users.me.email.$put({ json })));
        return values.email.trim();
      }}
      done={(address) => ({
        title: 'Revisa tu correo nuevo',
        message: `Va un enlace a ${address}: confírmala para entrar con ella.`,
      })}
      submitText="Cambiar correo"
      pendingText="Enviando..."
    >
      <OwnEmail.TextFormField
        name="email"
        label="Correo nuevo"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoFocus
      />
      <OwnEmail.PasswordFormField
        name="currentPassword"
        label="Contraseña actual"
        help="Para confirmar que eres tú"
        autoComplete="current-password"
      />
    </FormDialog>
  );
}
