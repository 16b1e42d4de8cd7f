import type { Boleta } from '@doblaje/contract/client';
import { boletaDifferences, formatPesos } from '@doblaje/domain/amounts';
import { nominaTitle } from '@doblaje/domain/options/nominaStates';
import { labelOfWithholder } from '@doblaje/domain/options/withholders';
import { workOrderTitle } from '@doblaje/domain/options/workOrderTypes';
import { DescriptionList } from '@doblaje/ui/DescriptionList';
import { Link } from '@doblaje/ui/Link';
import { MessagePanel } from '@doblaje/ui/MessagePanel';
import { Section } from '@doblaje/ui/Section';
import { Stack } from '@doblaje/ui/Stack';
import { dayText } from '../../formats/day';
import { momentText } from '../../formats/moment';
import { nominaPath } from '../Nominas/list';
import { orderPath } from '../Orders/list';
import { OrderPaper } from '../Orders/OrderPaper';

/** What of it is other than expected, or that nothing is. */
function Differences({ boleta }: { boleta: Boleta }) {
  const { gross, retention, orderAmount, expectedRetention } = boleta;
  if (gross === null || retention === null) return null;
  const told = boletaDifferences({ gross, retention, orderAmount, expectedRetention });
  if (told.length === 0)
    return <MessagePanel type="success" title="Coincide con la orden y con la tasa del año" />;
  return (
    <MessagePanel type="warning" title="Tiene diferencias" role="status">
      {told.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </MessagePanel>
  );
}

const said = (term: string, text: string) => (text === '' ? [] : [{ term, value: text }]);

function amountsOf({ folio, issuedOn, gross, retention, net, withheldBy, uploadedAt }: Boleta) {
  if (folio === null) return [];
  return [
    { term: 'N.º de boleta', value: folio.toLocaleString('es-CL') },
    { term: 'Fecha', value: dayText(issuedOn) },
    { term: 'Bruto', value: formatPesos(gross) },
    { term: 'Retención', value: formatPesos(retention) },
    { term: 'Líquido', value: formatPesos(net) },
    { term: 'Paga la retención', value: labelOfWithholder(withheldBy) },
    { term: 'Subida', value: uploadedAt === null ? '' : momentText(uploadedAt) },
  ];
}

/** Those that were annulled at the SII before this one. */
function Annulled({ boletas }: { boletas: Boleta['annulled'] }) {
  if (boletas.length === 0) return null;
  return (
    <Section title="Anuladas en el SII" headingLevel={3}>
      <Stack gap="close">
        {boletas.map(({ folio, gross, annulledOn, reason }) => (
          <p key={folio}>
            N.º {folio.toLocaleString('es-CL')}, {formatPesos(gross)}, anulada el {dayText(annulledOn)}:{' '}
            {reason}
          </p>
        ))}
      </Stack>
    </Section>
  );
}

/** A boleta beside its order: amounts, what differs, and its PDF. */
export function BoletaDetail({ boleta }: { boleta: Boleta }) {
  const { orderId, orderTypeId, orderNumber, orderAmount, projectTitle, chapterNumber, chapterTitle } =
    boleta;
  const chapter = chapterNumber === null ? '' : `, ${chapterNumber} · ${chapterTitle}`;
  return (
    <Stack gap="section">
      <Differences boleta={boleta} />
      <DescriptionList
        items={[
          ...said('Motivo del rechazo', boleta.reason),
          {
            term: 'Orden',
            value: <Link href={orderPath(orderId)}>{workOrderTitle(orderTypeId, orderNumber)}</Link>,
          },
          { term: 'Proyecto', value: `${projectTitle}${chapter}` },
          { term: 'Monto de la orden', value: formatPesos(orderAmount) },
          { term: 'Orden terminada', value: momentText(boleta.finishedAt) },
          ...amountsOf(boleta),
          ...(boleta.nomina === null
            ? []
            : [
                {
                  term: 'Nómina',
                  value: <Link href={nominaPath(boleta.nomina.id)}>{nominaTitle(boleta.nomina.id)}</Link>,
                },
              ]),
          ...said('Pagada el', dayText(boleta.paidOn)),
        ]}
      />
      {boleta.state === 'pending' && <p>La persona todavía no sube su boleta.</p>}
      <Annulled boletas={boleta.annulled} />
      {boleta.documentId !== null && <OrderPaper documentId={boleta.documentId} />}
    </Stack>
  );
}
