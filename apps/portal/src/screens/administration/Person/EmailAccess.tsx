import { sendEdit } from '@doblaje/contract/client';
import { Button } from '@doblaje/ui/Button';
import { Icon } from '@doblaje/ui/IconSet';
import { AtSign } from 'lucide-react';
import { useRef, useState } from 'react';
import { useWaiting } from '../../../edits/drafts';
import { PendingEmail } from '../../../emails/PendingEmail';
import { usePortal } from '../../../portal/portal';
import { EMAIL_DRAFTS, EmailDialog } from './EmailDialog';
import { usePerson } from './personContext';

/** The email address for logging in, a change that waits to be confirmed, and the button to change it. */
export function EmailAccess() {
  const { users } = usePortal().client.catalogue;
  const { account, emailChange } = usePerson().person;
  const [isOpen, setOpen] = useState(useWaiting(EMAIL_DRAFTS)?.base === account.id);
  const button = useRef<HTMLButtonElement>(null);
  const param = { id: account.id };
  return (
    <>
      <p>{`Entra con ${emailChange.email}.`}</p>
      <PendingEmail
        change={emailChange}
        isOwn={false}
        resend={(updatedAt) => sendEdit(users[':id'].email.resend.$post({ param, json: { updatedAt } }))}
        cancel={(updatedAt) => sendEdit(users[':id'].email.$delete({ param, json: { updatedAt } }))}
        onCancelled={() => button.current?.focus()}
      />
      <div>
        <Button ref={button} variant="secondary" icon={<Icon of={AtSign} />} onPress={() => setOpen(true)}>
          Cambiar correo
        </Button>
      </div>
      <EmailDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
