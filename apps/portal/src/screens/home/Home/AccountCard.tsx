import { type EmailChange, send, sendEdit } from '@doblaje/contract/client';
import { ActionList } from '@doblaje/ui/ActionList';
import { Card } from '@doblaje/ui/Card';
import { DescriptionList } from '@doblaje/ui/DescriptionList';
import { Stack } from '@doblaje/ui/Stack';
import {
  AtSign,
  Download,
  FileQuestionMark,
  KeyRound,
  MonitorSmartphone,
  ShieldCheck,
  Trash2,
} from 'lucide-react';
import { useRef, useState } from 'react';
import { PendingEmail } from '../../../emails/PendingEmail';
import { usePortal } from '../../../portal/portal';
import { startDownload } from '../../../requests/startDownload';
import { useTask } from '../../../requests/useTask';
import { EraseDialog } from './EraseDialog';
import { OwnEmailDialog } from './OwnEmailDialog';
import { OwnPasswordDialog } from './OwnPasswordDialog';

const EXPORT_WORDS = {
  failed: 'No pudimos descargar tus datos',
  done: () => ({
    title: 'La descarga de tus datos comenzó',
    message: 'Archivo mis-datos.zip, con una página para leer y todos tus archivos.',
  }),
};

/** Cuenta: the email, the new email that waits to be confirmed, and the actions on the account. */
export function AccountCard({ change }: { change: EmailChange }) {
  const { client } = usePortal();
  const { run } = useTask();
  const [open, setOpen] = useState<'email' | 'password' | 'erase' | null>(null);
  const actions = useRef<HTMLUListElement>(null);
  const { email } = client.catalogue.users.me;

  async function download() {
    const { url } = await send(client.catalogue.users.me.export.link.$post());
    startDownload(url, 'mis-datos.zip');
  }

  return (
    <Card title="Cuenta">
      <DescriptionList layout="stacked" items={[{ term: 'Correo electrónico', value: change.email }]} />
      <Stack>
        <PendingEmail
          change={change}
          isOwn
          resend={(updatedAt) => sendEdit(email.resend.$post({ json: { updatedAt } }))}
          cancel={(updatedAt) => sendEdit(email.$delete({ json: { updatedAt } }))}
          onCancelled={() => actions.current?.querySelector('button')?.focus()}
        />
        <ActionList
          ref={actions}
          items={[
            {
              id: 'email',
              icon: <AtSign aria-hidden />,
              text: 'Cambiar correo',
              onAction: () => setOpen('email'),
            },
            {
              id: 'password',
              icon: <KeyRound aria-hidden />,
              text: 'Cambiar contraseña',
              onAction: () => setOpen('password'),
            },
            {
              id: 'sessions',
              icon: <MonitorSmartphone aria-hidden />,
              text: 'Sesiones abiertas',
              href: '/home/sessions',
            },
            {
              id: 'consents',
              icon: <ShieldCheck aria-hidden />,
              text: 'Mis permisos',
              href: '/home/consents',
            },
            {
              id: 'data-requests',
              icon: <FileQuestionMark aria-hidden />,
              text: 'Solicitudes sobre mis datos',
              href: '/home/data-requests',
            },
            {
              id: 'export',
              icon: <Download aria-hidden />,
              text: 'Descargar mis datos',
              onAction: () => void run(download, EXPORT_WORDS),
            },
            {
              id: 'erase',
              icon: <Trash2 aria-hidden />,
              text: 'Eliminar mis datos',
              isDanger: true,
              onAction: () => setOpen('erase'),
            },
          ]}
        />
      </Stack>
      <OwnEmailDialog isOpen={open === 'email'} onClose={() => setOpen(null)} change={change} />
      <OwnPasswordDialog isOpen={open === 'password'} onClose={() => setOpen(null)} />
      <EraseDialog isOpen={open === 'erase'} onClose={() => setOpen(null)} />
    </Card>
  );
}
