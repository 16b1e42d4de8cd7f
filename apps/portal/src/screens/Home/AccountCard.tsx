import { send } from '@doblaje/contract/client';
import { ActionList } from '@doblaje/ui/ActionList';
import { Card } from '@doblaje/ui/Card';
import { DescriptionList } from '@doblaje/ui/DescriptionList';
import { Download, KeyRound, LogOut, Trash2 } from 'lucide-react';
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
  const [busy, setBusy] = useState<'sessions' | 'export' | null>(null);

  async function run(what: 'sessions' | 'export', task: () => Promise<void>, failure: string) {
    setBusy(what);
    try {
      await task();
    } catch (error) {
      const message = failureText(error);
      if (!isSessionEnd(error)) notices.notify({ type: 'error', title: failure, message });
    }
    setBusy(null);
  }

  async function closeOthers() {
    const { closed } = await send(client.auth.users.auth.sessions.$delete());
    const title = closed === 0 ? 'No había otras sesiones abiertas' : 'Cerramos tus otras sesiones';
    const message =
      closed === 0 ? undefined : closed === 1 ? '1 sesión cerrada.' : `${closed} sesiones cerradas.`;
    notices.notify({ type: 'success', title, message });
  }

  async function download() {
    const { url } = await send(client.catalogue.users.me.export.link.$post());
    startDownload(url, 'mis-datos.zip');
    notices.notify({
      type: 'success',
      title: 'La descarga de tus datos comenzó',
      message: 'Archivo mis-datos.zip, con una página para leer y todos tus archivos.',
    });
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
            icon: <LogOut aria-hidden />,
            text: 'Cerrar las otras sesiones',
            onAction: () => {
              if (busy === null) void run('sessions', closeOthers, 'No pudimos cerrar tus otras sesiones');
            },
          },
          {
            id: 'export',
            icon: <Download aria-hidden />,
            text: 'Descargar mis datos',
            onAction: () => {
              if (busy === null) void run('export', download, 'No pudimos descargar tus datos');
            },
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
