import { send } from '@doblaje/contract/client';
import { ActionList } from '@doblaje/ui/ActionList';
import { Card } from '@doblaje/ui/Card';
import { DescriptionList } from '@doblaje/ui/DescriptionList';
import { Download, KeyRound, MonitorSmartphone, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { usePortal } from '../../portal';
import { isSessionEnd } from '../../session/ended';
import { failureText } from '../../shell/failureText';
import { startDownload } from '../../shell/startDownload';
import { EraseDialog } from './EraseDialog';
import { OwnPasswordDialog } from './OwnPasswordDialog';

/** Cuenta: the email, which stays as it is, and what one may do with the account. */
export function AccountCard({ email }: { email: string }) {
  const { client, notices } = usePortal();
  const [open, setOpen] = useState<'password' | 'erase' | null>(null);
  const [isExporting, setExporting] = useState(false);

  async function download() {
    if (isExporting) return;
    setExporting(true);
    try {
      const { url } = await send(client.catalogue.users.me.export.link.$post());
      startDownload(url, 'mis-datos.zip');
      notices.notify({
        type: 'success',
        title: 'La descarga de tus datos comenzó',
        message: 'Archivo mis-datos.zip, con una página para leer y todos tus archivos.',
      });
    } catch (error) {
      const message = failureText(error);
      if (!isSessionEnd(error))
        notices.notify({ type: 'error', title: 'No pudimos descargar tus datos', message });
    }
    setExporting(false);
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
            onAction: () => void download(),
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
