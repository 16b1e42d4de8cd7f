import { send } from '@doblaje/contract/client';
import { ActionList } from '@doblaje/ui/ActionList';
import { Card } from '@doblaje/ui/Card';
import { DescriptionList } from '@doblaje/ui/DescriptionList';
import { Download, KeyRound, LogOut, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { usePortal } from '../../portal';
import { isSessionEnd } from '../../session/ended';
import { failureText } from '../../shell/failureText';
import { EraseDialog } from './EraseDialog';
import { OwnPasswordDialog } from './OwnPasswordDialog';
import { saveFile } from './saveFile';

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
    const data = await send(client.catalogue.users.me.export.$get());
    saveFile('mis-datos.json', 'application/json', JSON.stringify(data, null, 2));
    notices.notify({ type: 'success', title: 'Descargamos tus datos', message: 'Archivo mis-datos.json' });
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
