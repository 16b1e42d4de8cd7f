import { type Boleta, type OwnAnnulled, send } from '@doblaje/contract/client';
import { countText, formatPesos } from '@doblaje/domain/amounts';
import { dayText } from '@doblaje/domain/days';
import { BOLETA_MOVES, canMove } from '@doblaje/domain/moves';
import { conjoined } from '@doblaje/domain/naming';
import { labelOfBoletaState } from '@doblaje/domain/options/boletaStates';
import { annulmentFollows } from '@doblaje/domain/siiStates';
import { LinkButton } from '@doblaje/ui/LinkButton';
import { Stack } from '@doblaje/ui/Stack';
import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { endingWith, sentence } from '../../../formats/sentence';
import { usePortal } from '../../../portal/portal';
import { LoadError } from '../../../requests/LoadError';
import { useAnswer } from '../../../requests/useAnswer';
import { withBoleta } from './address';

/** The orders of a boleta that pays several, each with its part. */
const paidText = ({ orders }: Boleta) =>
  orders.length === 1
    ? ''
    : ` Paga ${conjoined(orders.map(({ orderNumber, projectTitle, part }) => `la orden N.º ${countText(orderNumber)} de ${projectTitle} (${formatPesos(part)})`))}.`;

const OWED = annulmentFollows('paid', 'paid').person;

const annulledText = ({ annulledOn, reason }: { annulledOn: string; reason: string }) =>
  `Anulada en el SII el ${dayText(annulledOn)}. Motivo: ${sentence(reason)}`;

/** Since when and why a paid boleta is to be regularized, or what settled it. */
function owedOf({ regularization }: Boleta): string[] {
  if (regularization === null) return [];
  const { isSettled, settledBy, settledOn, settledWhy } = regularization;
  if (!isSettled) return [annulledText(regularization), OWED];
  const other = settledBy?.folio ? `la boleta N.º ${settledBy.folio}` : 'otra boleta';
  return [
    annulledText(regularization),
    `Regularizada con ${other} el ${dayText(settledOn)}${endingWith(settledWhy)}`,
  ];
}

/** The boletas that this one settles, each with what was agreed. */
const settledOf = ({ regularizes }: Boleta) =>
  regularizes.map(
    ({ folio, gross, settledWhy }) =>
      `Regulariza la boleta N.º ${folio}, pagada por ${formatPesos(gross)} brutos y anulada en el SII${endingWith(settledWhy)}`,
  );

/** What became of a boleta that was annulled before it was paid, and what follows. */
function AnnulledBoleta({ of }: { of: OwnAnnulled }) {
  const { pathname, search } = useLocation();
  const { folio, issuedOn, gross, orderNumbers, awaitedId, kind } = of;
  const orders = `${orderNumbers.length === 1 ? 'la orden' : 'las órdenes'} N.º ${conjoined(orderNumbers.map(countText))}`;
  const next =
    kind === 'BTE'
      ? 'El estudio emitirá otra por ti: no tienes que hacer nada.'
      : awaitedId === null
        ? ''
        : 'No se paga. Emite otra boleta en el SII y sube su PDF.';
  return (
    <Stack gap="close">
      <p>{annulledText(of)}</p>
      <p>
        Era la boleta N.º {folio} del {dayText(issuedOn)}, {formatPesos(gross)} brutos, por {orders}.
      </p>
      {next !== '' && <p>{next}</p>}
      {awaitedId !== null && (
        <LinkButton href={`${pathname}${withBoleta(search, awaitedId)}`}>Subir otra boleta</LinkButton>
      )}
    </Stack>
  );
}

/** The boleta's state, in sentences. */
function sentencesOf(boleta: Boleta): string[] {
  const { state, folio, issuedOn, gross, net, orderAmount, reason, paidOn } = boleta;
  // The text above already says since when the order is finished.
  if (state === 'pending') return [`Ya puedes subir tu boleta por ${formatPesos(orderAmount)} brutos.`];
  const issued = boleta.kind === 'BTE' ? 'La emitió el estudio por ti: boleta de terceros (BTE). ' : '';
  const said = `${issued}Boleta N.º ${folio} del ${dayText(issuedOn)}, ${formatPesos(gross)} brutos, ${formatPesos(net)} líquidos.${paidText(boleta)}`;
  if (state === 'rejected') return [`El estudio rechazó tu boleta. Motivo: ${reason}`, said];
  if (paidOn !== '')
    return [`Pagada el ${dayText(paidOn)}. ${said}`, ...owedOf(boleta), ...settledOf(boleta)];
  return [`${labelOfBoletaState(state)}. ${said}`, ...settledOf(boleta)];
}

interface OwnBoletaProps {
  documentId: string;
  /** The loaded document. After each load of the document the boleta loads again. */
  readWith: object;
}

/**
 * Stands at the foot of the person's own finished order or boleta. It says where the boleta stands and leads to the upload. It shows
 * nothing for documents of other people.
 */
export function OwnBoleta({ documentId, readWith }: OwnBoletaProps) {
  const { client } = usePortal();
  const { pathname, search } = useLocation();
  const ask = useCallback(
    (of: string) => send(client.catalogue.boletas.own.$get({ query: { documentId: of } })),
    [client],
  );
  const { value, error } = useAnswer(ask, documentId, readWith);
  if (!value && error !== undefined)
    return <LoadError title="No pudimos cargar el estado de la boleta" error={error} />;
  const [boleta] = value?.items ?? [];
  if (value?.annulled) return <AnnulledBoleta of={value.annulled} />;
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
