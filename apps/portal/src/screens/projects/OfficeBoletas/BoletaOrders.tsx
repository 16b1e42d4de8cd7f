import type { Boleta } from '@doblaje/contract/client';
import { boletaDifferences, formatPesos } from '@doblaje/domain/amounts';
import { workOrderTitle } from '@doblaje/domain/options/workOrderTypes';
import { checkParts } from '@doblaje/domain/siiStates';
import { DescriptionList } from '@doblaje/ui/DescriptionList';
import { Link } from '@doblaje/ui/Link';
import { MessagePanel } from '@doblaje/ui/MessagePanel';
import { Section } from '@doblaje/ui/Section';
import { orderPath } from '../Orders/list';
import { isNotedAtSii } from './SiiFacts';
import { unsureReading } from './unsureReading';

/** What differs between a boleta and its orders, in sentences; of several orders each part beside its order's amount. */
export function orderDifferences({ orders, ...boleta }: Boleta): string[] {
  const { gross, retention, orderAmount, expectedRetention, issuedOn, orderDay } = boleta;
  if (gross === null || retention === null) return [];
  const isOne = orders.length === 1;
  const parts = orders.map(({ orderNumber, part, amount }) => ({
    ...{ order: orderNumber, amount: part ?? 0, orderAmount: amount },
  }));
  return [
    ...(isOne ? [] : checkParts(gross, parts).differing.map(({ message }) => message)),
    ...boletaDifferences({
      ...{ gross, retention, expectedRetention, issuedOn, orderDay },
      orderAmount: isOne ? orderAmount : gross,
    }),
  ];
}

/** Whether another part of the page tells of something to heed: then nothing is praised. */
const isWarnedOf = (boleta: Boleta): boolean => {
  const { differences = [], sentAs = [] } = boleta.reading ?? {};
  return isNotedAtSii(boleta) || differences.length > 0 || sentAs.length > 0;
};

/** The differences between the boleta and its orders, or a note that there are none and nothing else is to be heeded. */
export function Differences({ boleta }: { boleta: Boleta }) {
  if (boleta.gross === null) return null;
  const told = orderDifferences(boleta);
  const unsure = unsureReading(boleta);
  const unsureTexts = unsure?.sentences.map((sentence) => <p key={sentence}>{sentence}</p>);
  if (told.length === 0 && unsure !== null)
    return (
      <MessagePanel type="warning" title={unsure.title} role="status">
        {unsureTexts}
      </MessagePanel>
    );
  if (told.length === 0)
    return isWarnedOf(boleta) ? null : (
      <MessagePanel
        type="success"
        title={
          boleta.orders.length === 1
            ? 'Coincide con la orden y con la tasa del año'
            : 'Coincide con sus órdenes y con la tasa del año'
        }
      />
    );
  return (
    <MessagePanel type="warning" title="Tiene diferencias" role="status">
      {told.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {unsureTexts}
    </MessagePanel>
  );
}

/** The orders that a boleta pays, each with its project and its part; nothing for a boleta of one order. */
export function BoletaOrders({ orders }: Pick<Boleta, 'orders'>) {
  if (orders.length === 1) return null;
  return (
    <Section title="Órdenes que paga" headingLevel={3}>
      <DescriptionList
        layout="stacked"
        items={orders.map(({ orderId, orderNumber, typeId, projectTitle, amount, part }) => ({
          term: workOrderTitle(typeId, orderNumber),
          value: (
            <>
              {projectTitle} · {partText(part, amount)} ·{' '}
              <Link href={orderPath(orderId)} aria-label={`Ver ${workOrderTitle(typeId, orderNumber)}`}>
                Ver la orden
              </Link>
            </>
          ),
        }))}
      />
    </Section>
  );
}

const partText = (part: number | null, amount: number) =>
  part === null || part === amount
    ? formatPesos(amount)
    : `${formatPesos(part)} de la boleta; la orden es por ${formatPesos(amount)}`;
