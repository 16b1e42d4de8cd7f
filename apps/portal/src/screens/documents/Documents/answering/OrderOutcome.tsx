import type { WorkOrder } from '@doblaje/contract/client';
import { formatPesos } from '@doblaje/domain/amounts';
import { momentText } from '@doblaje/domain/days';
import { Stack } from '@doblaje/ui/Stack';
import type { ComponentProps } from 'react';
import { WriteToStudio } from '../../../../shell/WriteToStudio';

/** The outcome of an order that no longer waits for an answer: who answered, when, with which note, and what is still to do. */
export function OrderOutcome({ order, isOwn }: { order: WorkOrder; isOwn: boolean }) {
  const { answerNote, voidReason } = order;
  const next = isOwn ? NEXT[order.state] : undefined;
  return (
    <Stack gap="close">
      {sentencesOf(order, isOwn).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {answerNote !== '' && (
        <p>
          {isOwn ? 'Tu nota' : 'Su nota'}: «{answerNote}»
        </p>
      )}
      {voidReason !== '' && <p>Motivo: {voidReason}</p>}
      {order.amountReason !== '' && (
        <p>
          El estudio corrigió el monto bruto al terminarla
          {order.amountIssued === null ? '' : ` (era ${formatPesos(order.amountIssued)})`}. Motivo:{' '}
          {order.amountReason}
        </p>
      )}
      {order.finishNote !== '' && <p>Nota del estudio: {order.finishNote}</p>}
      {next && (
        <p>
          <WriteToStudio {...next} />
        </p>
      )}
    </Stack>
  );
}

const at = (moment: string | null) => (moment === null ? '' : ` el ${momentText(moment)}`);

/** The events of the order, newest first. */
function sentencesOf(
  { state, personName, answeredAt, finishedAt, voidedAt }: WorkOrder,
  isOwn: boolean,
): string[] {
  const accepted = `${isOwn ? 'Aceptaste' : `${personName} aceptó`} esta orden${at(answeredAt)}.`;
  switch (state) {
    case 'issued':
      return [`${personName} todavía no responde esta orden.`];
    case 'accepted':
      return [accepted];
    case 'rejected':
      return [`${isOwn ? 'Rechazaste' : `${personName} rechazó`} esta orden${at(answeredAt)}.`];
    case 'finished':
      return [`El estudio dio por terminada esta orden${at(finishedAt)}.`, accepted];
    case 'voided':
      return [`El estudio anuló esta orden${at(voidedAt)}.`, ...(answeredAt === null ? [] : [accepted])];
    default:
      return [];
  }
}

const NEXT: Partial<Record<WorkOrder['state'], ComponentProps<typeof WriteToStudio>>> = {
  accepted: {
    sentence: 'Si ya no puedes hacer este trabajo, avísale al estudio',
    otherwise: 'Si ya no puedes hacer este trabajo, avísale a la persona del estudio que te lo encargó.',
  },
  rejected: {
    sentence: 'La respuesta no se puede cambiar aquí. Si cambiaste de opinión, avísale al estudio',
    otherwise:
      'La respuesta no se puede cambiar aquí. Si cambiaste de opinión, avísale a la persona del estudio que te lo encargó.',
  },
};
