import { type Boleta, send } from '@doblaje/contract/client';
import { formatPesos } from '@doblaje/domain/amounts';
import { BOLETA_MOVES, canMove } from '@doblaje/domain/moves';
import { labelOfBoletaState } from '@doblaje/domain/options/boletaStates';
import { LinkButton } from '@doblaje/ui/LinkButton';
import { Stack } from '@doblaje/ui/Stack';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { dayText } from '../../formats/day';
import { momentDayText } from '../../formats/moment';
import { usePortal } from '../../portal';
import { useSettled } from '../../shell/useSettled';
import { withBoleta } from './address';

/** What became of it, in sentences. */
function sentencesOf(boleta: Boleta): string[] {
  const { state, folio, issuedOn, gross, net, orderAmount, finishedAt, reason } = boleta;
  if (state === 'pending')
    return [
      `El estudio dio por terminada la orden el ${momentDayText(finishedAt)}: ya puedes subir tu boleta por ${formatPesos(orderAmount)} brutos.`,
    ];
  const said = `Boleta N.º ${folio} del ${dayText(issuedOn)}, ${formatPesos(gross)} brutos, ${formatPesos(net)} líquidos.`;
  if (state === 'rejected') return [`El estudio rechazó tu boleta. Motivo: ${reason}`, said];
  return [`${labelOfBoletaState(state)}. ${said}`];
}

/** At the foot of a finished order or a boleta of one's own: where the boleta stands, and the way to upload it. */
export function OwnBoleta({ documentId, version }: { documentId: string; version: string }) {
  const { client } = usePortal();
  const { pathname, search } = useLocation();
  const [asked, setAsked] = useState<Promise<{ items: Boleta[] }>>(() => new Promise(() => {}));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once more when the document changed
  useEffect(
    () => setAsked(send(client.catalogue.boletas.own.$get({ query: { documentId } }))),
    [client, documentId, version],
  );
  const [boleta] = useSettled(asked).value?.items ?? [];
  if (!boleta) return null;
  const isWaiting = canMove(BOLETA_MOVES, 'upload', boleta.state, 'PERSON');
  return (
    <Stack gap="close">
      {sentencesOf(boleta).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {isWaiting && (
        <LinkButton href={`${pathname}${withBoleta(search, boleta.id)}`}>
          {boleta.state === 'rejected' ? 'Subir de nuevo' : 'Subir boleta'}
        </LinkButton>
      )}
    </Stack>
  );
}
