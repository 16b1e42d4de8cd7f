import type { Boleta } from '@doblaje/contract/client';
import { formatPesos } from '@doblaje/domain/amounts';
import { dayText, momentText } from '@doblaje/domain/days';
import { chapterName } from '@doblaje/domain/naming';
import { labelOfBoletaKind } from '@doblaje/domain/options/boletaKinds';
import { nominaTitle } from '@doblaje/domain/options/nominaStates';
import { labelOfWithholder } from '@doblaje/domain/options/withholders';
import { workOrderTitle } from '@doblaje/domain/options/workOrderTypes';
import { DescriptionList } from '@doblaje/ui/DescriptionList';
import { Link } from '@doblaje/ui/Link';
import { Section } from '@doblaje/ui/Section';
import { Stack } from '@doblaje/ui/Stack';
import { Undelivered } from '../../../emails/Undelivered';
import { withToday } from '../../../formats/withToday';
import { nominaPath } from '../Office/tabs/paths';
import { orderPath } from '../Orders/list';
import { OrderPaper } from '../Orders/OrderPaper';
import { BoletaHistory } from './BoletaHistory';
import { BoletaOrders, Differences } from './BoletaOrders';
import { ReadFromPdf } from './ReadFromPdf';
import { SentAs } from './SentAs';
import { isNotedAtSii, SiiFacts } from './SiiFacts';

const said = (term: string, text: string) => (text === '' ? [] : [{ term, value: text }]);

/** The values of the boleta, to compare with its PDF. */
function amountsOf(boleta: Boleta) {
  const { orderAmount, folio, issuedOn, gross, retention, net, withheldBy } = boleta;
  const { personName, personRut, today } = boleta;
  const order = {
    term: boleta.orders.length === 1 ? 'Monto bruto de la orden' : 'Suma de sus órdenes',
    value: formatPesos(orderAmount),
  };
  if (folio === null) return [order];
  return [
    ...said('Tipo', boleta.kind === 'BTE' ? labelOfBoletaKind(boleta.kind) : ''),
    ...said('Emitida por', today.personName && withToday(personName, today.personName)),
    {
      term: 'RUT de la persona',
      value: withToday(personRut || 'Sin RUT en su ficha', today.personRut),
    },
    { term: 'N.º de boleta', value: String(folio) },
    { term: 'Fecha', value: dayText(issuedOn) },
    order,
    { term: 'Bruto', value: formatPesos(gross) },
    { term: 'Retención', value: formatPesos(retention) },
    { term: 'Líquido', value: formatPesos(net) },
    { term: 'Paga la retención', value: labelOfWithholder(withheldBy) },
  ];
}

/** The order and the project of the boleta, and its later steps. */
function factsOf(boleta: Boleta) {
  const { orderId, orderTypeId, orderNumber, projectTitle, chapterNumber, chapterTitle } = boleta;
  const { uploadedAt, nomina, today } = boleta;
  return [
    {
      term: 'Orden',
      value: <Link href={orderPath(orderId)}>{workOrderTitle(orderTypeId, orderNumber)}</Link>,
    },
    {
      term: 'Proyecto',
      value: withToday(chapterName(projectTitle, chapterNumber, chapterTitle), today.projectTitle),
    },
    { term: 'Orden terminada', value: momentText(boleta.finishedAt) },
    ...said('Subida', uploadedAt === null ? '' : momentText(uploadedAt)),
    ...(nomina === null
      ? []
      : [{ term: 'Nómina', value: <Link href={nominaPath(nomina.id)}>{nominaTitle(nomina.id)}</Link> }]),
    ...said('Pagada el', dayText(boleta.paidOn)),
  ];
}

/** The earlier boletas of the order, annulled at the SII. */
function Annulled({ boletas }: { boletas: Boleta['annulled'] }) {
  if (boletas.length === 0) return null;
  return (
    <Section title="Anuladas en el SII" headingLevel={3}>
      <Stack gap="close">
        {boletas.map(({ folio, gross, annulledOn, reason, personName, personRut }) => (
          <p key={folio}>
            N.º {folio}, {[personName, personRut].filter(Boolean).join(', ')}, {formatPesos(gross)}, anulada
            el {dayText(annulledOn)}: {reason}
          </p>
        ))}
      </Stack>
    </Section>
  );
}

/**
 * A boleta compared with its order: what to heed and the amounts above the PDF, order and project below it. What the SII says comes
 * first where it is more than that the boleta holds.
 */
export function BoletaDetail({ boleta }: { boleta: Boleta }) {
  const isNoted = isNotedAtSii(boleta);
  return (
    <Stack gap="section">
      <Undelivered of={{ boletaId: `${boleta.id}` }} />
      {isNoted && <SiiFacts boleta={boleta} />}
      <SentAs boleta={boleta} />
      <Differences boleta={boleta} />
      {boleta.reason !== '' && (
        <DescriptionList items={said('Motivo del rechazo', boleta.reason)} layout="stacked" />
      )}
      <DescriptionList items={amountsOf(boleta)} layout="inline" />
      <ReadFromPdf boleta={boleta} />
      {boleta.state === 'pending' && <p>La persona todavía no sube su boleta.</p>}
      {boleta.documentId !== null && <OrderPaper documentId={boleta.documentId} />}
      {!isNoted && <SiiFacts boleta={boleta} />}
      <BoletaOrders orders={boleta.orders} />
      <DescriptionList items={factsOf(boleta)} />
      <Annulled boletas={boleta.annulled} />
      <Section title="Historial" headingLevel={3}>
        <BoletaHistory boleta={boleta} />
      </Section>
    </Stack>
  );
}
