import type { WorkOrderRow } from '@doblaje/contract/client';
import type { ListPage } from '@doblaje/contract/lists';
import { countText } from '@doblaje/domain/amounts';
import { dayInChile } from '@doblaje/domain/days';
import { labelOfWorkOrderState } from '@doblaje/domain/options/workOrderStates';
import { WORK_ORDER_TYPES, type WorkOrderTypeId } from '@doblaje/domain/options/workOrderTypes';
import { ButtonRow } from '@doblaje/ui/ButtonRow';
import { EmptyState } from '@doblaje/ui/EmptyState';
import { Icon } from '@doblaje/ui/IconSet';
import { Link } from '@doblaje/ui/Link';
import { Section } from '@doblaje/ui/Section';
import { Timeline, type TimelineItem } from '@doblaje/ui/Timeline';
import {
  AudioLines,
  Captions,
  Languages,
  type LucideIcon,
  MicVocal,
  Music,
  Settings2,
  SlidersVertical,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { orderPath, ordersOf } from './list';
import { ORDER_SHAPES, orderName } from './orderState';

const ICONS: Readonly<Record<WorkOrderTypeId, LucideIcon>> = {
  1: MicVocal,
  2: Languages,
  3: SlidersVertical,
  4: Captions,
  5: Music,
  6: AudioLines,
  7: Settings2,
};

const placeOf = (typeId: number) => WORK_ORDER_TYPES.findIndex(({ value }) => value === typeId);

/** Sorts by type, and within a type by start date. */
const inOrder = (one: WorkOrderRow, other: WorkOrderRow) =>
  placeOf(one.typeId) - placeOf(other.typeId) || one.startDate.localeCompare(other.startDate);

const lineOf = (order: WorkOrderRow): TimelineItem => {
  const { id, typeId, personName, startDate, dueDate, state } = order;
  const name = orderName({ typeId, number: null });
  return {
    id,
    ...(typeId !== 0 && { icon: <Icon of={ICONS[typeId]} /> }),
    title: personName === '' ? name : `${name}, ${personName}`,
    start: startDate,
    end: dueDate,
    state: { shape: ORDER_SHAPES[state], text: labelOfWorkOrderState(state) },
    href: orderPath(id),
  };
};

interface ChapterOrdersProps {
  chapterId: number;
  orders: ListPage<WorkOrderRow>;
  /** The button 'Emitir para el elenco'. */
  action: ReactNode;
}

/** The work orders of a chapter by type, on a timeline (product.md §3). Each links to its order. */
export function ChapterOrders({ chapterId, orders: { items, total }, action }: ChapterOrdersProps) {
  const asked = items.filter(({ state }) => state !== 'voided' && state !== 'rejected');
  const done = asked.filter(({ state }) => state === 'finished').length;
  return (
    <Section
      title="Órdenes de trabajo"
      actions={
        <ButtonRow>
          {asked.length > 0 && (
            <span>
              {done} de {asked.length} {asked.length === 1 ? 'terminada' : 'terminadas'}
            </span>
          )}
          {action}
        </ButtonRow>
      }
    >
      {items.length === 0 ? (
        <EmptyState size="card" title="Aún no hay órdenes de trabajo" headingLevel={3}>
          Crea una, o emite las de todo el elenco. Aquí estarán en una línea de tiempo, con sus plazos.
        </EmptyState>
      ) : (
        <Timeline
          aria-label="Órdenes de trabajo"
          items={items.toSorted(inOrder).map(lineOf)}
          today={dayInChile()}
          labels={{ title: 'Orden' }}
        />
      )}
      {total > items.length && (
        <p>
          <Link href={ordersOf({ chapterId })}>Ver las {countText(total)} órdenes</Link>
        </p>
      )}
    </Section>
  );
}
