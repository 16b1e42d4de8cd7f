import type { EditOutcome, EmailChange } from '@doblaje/contract/client';
import { momentText } from '@doblaje/domain/days';
import { Button } from '@doblaje/ui/Button';
import { ButtonRow } from '@doblaje/ui/ButtonRow';
import { Icon } from '@doblaje/ui/IconSet';
import { MessagePanel } from '@doblaje/ui/MessagePanel';
import { MailX, RotateCw } from 'lucide-react';
import { sentence } from '../formats/sentence';
import { useChange } from '../requests/useChange';
import { settledEmail } from './settledEmail';

/** A request about the unconfirmed address. `updatedAt` is the version that the page shows. */
type Send = (updatedAt: string) => Promise<EditOutcome<EmailChange>>;

interface PendingEmailProps {
  change: EmailChange;
  /** Whether people see their own address here. Otherwise the studio sees somebody else's. */
  isOwn: boolean;
  resend: Send;
  cancel: Send;
  /** Runs after the cancellation. The focused button is gone then, so the focus needs a new place. */
  onCancelled: () => void;
}

/** 'Por confirmar: nueva@correo.cl', with buttons to resend or cancel. It shows nothing if no address waits for confirmation. */
export function PendingEmail({ change: whole, isOwn, resend, cancel, onCancelled }: PendingEmailProps) {
  const { change, isChanging } = useChange();
  const { pending, email, updatedAt } = whole;
  if (!pending) return null;
  const address = pending.email;
  return (
    <MessagePanel
      type={pending.isExpired ? 'warning' : 'info'}
      title={`Por confirmar: ${address}`}
      action={
        <ButtonRow>
          <Button
            variant="secondary"
            size="sm"
            icon={<Icon of={RotateCw} />}
            isPending={isChanging}
            onPress={() =>
              void change(() => settledEmail(resend(updatedAt)), {
                failed: 'No pudimos reenviar el enlace',
                done: () => ({ title: 'Enlace reenviado', message: `Va camino a ${address}.` }),
              })
            }
          >
            Reenviar
          </Button>
          <Button
            variant="secondary"
            size="sm"
            icon={<Icon of={MailX} />}
            isPending={isChanging}
            onPress={() =>
              void change(() => settledEmail(cancel(updatedAt)), {
                failed: 'No pudimos cancelar el cambio',
                done: () => ({ title: 'Cambio de correo cancelado', message: `Sigue siendo ${email}.` }),
                next: onCancelled,
              })
            }
          >
            Cancelar
          </Button>
        </ButtonRow>
      }
    >
      {`${askedText(pending, isOwn)} ${waitsText(pending, isOwn)}`}
    </MessagePanel>
  );
}

type Pending = NonNullable<EmailChange['pending']>;

function askedText({ isByStudio, askedAt, reason }: Pending, isOwn: boolean): string {
  const who = isByStudio ? 'Lo pidió el estudio' : isOwn ? 'Lo pediste' : 'Lo pidió la persona';
  const why = reason === '' ? '' : ` Motivo: ${sentence(reason)}`;
  return `${who} el ${momentText(askedAt)}.${why}`;
}

function waitsText({ isExpired, expiresAt }: Pending, isOwn: boolean): string {
  if (isExpired)
    return `El enlace que enviamos venció el ${momentText(expiresAt)}: reenvíalo, o cancela el cambio.`;
  const until = `El enlace que enviamos a esa dirección vale hasta el ${momentText(expiresAt)}.`;
  return `${until} Hasta que se confirme, ${isOwn ? 'sigues entrando' : 'sigue entrando'} con la de ahora.`;
}
