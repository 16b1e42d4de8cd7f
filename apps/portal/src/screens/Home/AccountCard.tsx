import { send } from '@doblaje/contract/client';
import { ActionList } from '@doblaje/ui/ActionList';
import { Card } from '@doblaje/ui/Card';
import { DescriptionList } from '@doblaje/ui/DescriptionList';
import { Download, KeyRound, MonitorSmartphone, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { usePortal } from '../../portal';
import { startDownload } from '../../shell/startDownload';
import { useTask } from '../../shell/useTask';
import { EraseDialog } from './EraseDialog';
import { OwnPasswordDialog } from './OwnPasswordDialog';

const EXPORT_WORDS = {
  failed: 'No pudimos descargar tus datos',
  done: () => ({
    title: 'La descarga de tus datos comenzó',
    message: 'Archivo mis-datos.zip, con una página para leer y todos tus archivos.',
  }),
};

/** Cuenta: the email, which stays as it is, and what one may do with the account. */
export function AccountCard({ email }: { email: string }) {
  const { client } = usePortal();
  const { run } = useTask();
  const [open, setOpen] = useState<'password' | 'erase' | null>(null);

  async function download() {
    const { url } = await send(client.catalogue.users.me.export.link.$post());
    startDownload(url, 'mis-datos.zip');
  }

  return (
    <Card title="Cuenta">
      <DescriptionList layout="stacked" items={[{ term: 'Correo electrónico', value: email }]} />
      <ActionList
        items={[
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
      <OwnPasswordDialog isOpen={open === 'password'} onClose={() => setOpen(null)} />
      <EraseDialog isOpen={open === 'erase'} onClose={() => setOpen(null)} />
    </Card>
  );
}
