import { send, type UndeliveredMail } from '@doblaje/contract/client';
import { momentText } from '@doblaje/domain/days';
import { Button } from '@doblaje/ui/Button';
import { Icon } from '@doblaje/ui/IconSet';
import { MessagePanel } from '@doblaje/ui/MessagePanel';
import { RotateCw } from 'lucide-react';
import { useCallback, useState } from 'react';
import { usePortal } from '../portal/portal';
import { useAnswer } from '../requests/useAnswer';
import { useTask } from '../requests/useTask';

type Of = { personId: string } | { workOrderId: string } | { boletaId: string };

/**
 * Mails to a person, or about an order or a boleta, that did not arrive. It shows nothing if all arrived, or if the request for them
 * failed.
 */
export function Undelivered({ of }: { of: Of }) {
  // Do not use `catalogue.mails` as a dependency: each read of it makes a new object, so the request would repeat without end.
  const { catalogue } = usePortal().client;
  const [[name, id] = []] = Object.entries(of);
  const [resent, setResent] = useState<readonly number[]>([]);
  const ask = useCallback(
    (question: string) => {
      const [key = '', value = ''] = question.split(' ');
      return send(catalogue.mails.undelivered.$get({ query: { [key]: value } }));
    },
    [catalogue],
  );
  const { value } = useAnswer(ask, `${name} ${id}`);
  return value?.items
    .filter((mail) => !resent.includes(mail.id))
    .map((mail) => (
      <NotArrived key={mail.id} mail={mail} onResent={() => setResent((before) => [...before, mail.id])} />
    ));
}

function NotArrived({ mail, onResent }: { mail: UndeliveredMail; onResent: () => void }) {
  const { mails } = usePortal().client.catalogue;
  const { run, isRunning } = useTask();
  const { id, what, address, at, isRefused } = mail;
  const resend = () =>
    void run(() => send(mails.undelivered[':id'].resend.$post({ param: { id: `${id}` } })), {
      failed: 'No pudimos reenviar el correo',
      done: () => ({ title: 'Correo reenviado', message: `«${what}» va de nuevo en camino.` }),
      next: onResent,
    });
  return (
    <MessagePanel
      type="warning"
      title={`El correo «${what}» no llegó`}
      action={
        <Button
          variant="secondary"
          size="sm"
          icon={<Icon of={RotateCw} />}
          isPending={isRunning}
          pendingText="Reenviando..."
          onPress={resend}
        >
          Reenviar
        </Button>
      }
    >
      {`${isRefused ? 'Lo rechazó el servidor de' : 'Después de varios intentos no se pudo entregar a'} ${address}${isRefused ? ' el' : '; el último fue el'} ${momentText(at)}. Revisa si la dirección está bien escrita y si su casilla está llena.`}
    </MessagePanel>
  );
}
