import type { WorkOrder } from '@doblaje/contract/client';
import { formatPesos } from '@doblaje/domain/amounts';
import { dayText, momentText } from '@doblaje/domain/days';
import { DescriptionList } from '@doblaje/ui/DescriptionList';
import { Link } from '@doblaje/ui/Link';
import { Section } from '@doblaje/ui/Section';
import { Stack } from '@doblaje/ui/Stack';
import { Table, type TableColumn } from '@doblaje/ui/Table';
import { useLocation } from 'react-router-dom';
import { Undelivered } from '../../../emails/Undelivered';
import { VoiceUses } from '../../../formats/VoiceUses';
import { withToday } from '../../../formats/withToday';
import { ordersAddress } from './list';
import { chapterText, chapterToday, ORDER_LABELS } from './order';
import { numberText } from './orderState';

type Line = WorkOrder['lines'][number] & { id: number };

const COLUMNS: readonly TableColumn<Line>[] = [
  { id: 'characterName', header: 'Personaje' },
  { id: 'loops', header: 'Loops', width: '5rem', align: 'end' },
  {
    id: 'done',
    header: 'Grabados',
    width: '6rem',
    align: 'end',
    render: ({ appearanceId, loopsDone }) => (appearanceId === 0 ? '' : loopsDone),
  },
];

/** The moment of an event, or no item if it has not happened. */
const when = (term: string, moment: string | null) =>
  moment === null ? [] : [{ term, value: momentText(moment) }];

const said = (term: string, text: string) => (text === '' ? [] : [{ term, value: text }]);

/** An issued order: its content, its person and its later steps. */
export function OrderDetail({ order }: { order: WorkOrder }) {
  const { search } = useLocation();
  const other = (term: string, one: WorkOrder['replaces']) =>
    one === null
      ? []
      : [
          {
            term,
            value: (
              <Link href={ordersAddress.withOpen(search, `${one.id}`)}>
                {one.number === null ? 'Un borrador' : numberText(one.number)}
              </Link>
            ),
          },
        ];
  return (
    <Stack gap="section">
      <Undelivered of={{ workOrderId: `${order.id}` }} />
      <DescriptionList
        items={[
          ...said('Motivo del rechazo', order.state === 'rejected' ? order.answerNote : ''),
          ...said('Motivo de la anulación', order.voidReason),
          ...other('Reemplazada por', order.replacedBy),
          ...other('Reemplaza a', order.replaces),
          {
            term: ORDER_LABELS.chapterId,
            value: withToday(chapterText(order), chapterToday(order, order.chapterTitle)),
          },
          {
            term: ORDER_LABELS.personId,
            value: withToday(order.personName, order.today.personName),
          },
          { term: ORDER_LABELS.startDate, value: dayText(order.startDate) },
          { term: ORDER_LABELS.dueDate, value: dayText(order.dueDate) },
          { term: ORDER_LABELS.amount, value: formatPesos(order.amount) },
          ...(order.amountReason === ''
            ? []
            : [
                {
                  term: 'Monto bruto al emitirla',
                  value: order.amountIssued === null ? 'Sin monto' : formatPesos(order.amountIssued),
                },
                { term: 'Motivo del cambio de monto', value: order.amountReason },
              ]),
          ...said(ORDER_LABELS.notes, order.notes),
          ...when('Emitida', order.issuedAt),
          ...when(order.state === 'rejected' ? 'Rechazada' : 'Aceptada', order.answeredAt),
          ...said('Nota de la persona', order.state === 'rejected' ? '' : order.answerNote),
          ...when('Terminada', order.finishedAt),
          ...said('Por qué más loops que los planificados', order.finishNote),
          ...when('Anulada', order.voidedAt),
        ]}
      />
      <VoiceUses order={order} />
      {order.lines.length > 0 && (
        <Section title={ORDER_LABELS.lines} headingLevel={3}>
          <Table
            aria-label={ORDER_LABELS.lines}
            columns={COLUMNS}
            rows={order.lines.map((line, place) => ({ ...line, id: place }))}
          />
        </Section>
      )}
    </Stack>
  );
}
