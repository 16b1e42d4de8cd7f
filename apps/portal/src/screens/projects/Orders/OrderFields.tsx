import type { WorkOrder } from '@doblaje/contract/client';
import type { WorkOrderValues } from '@doblaje/domain/forms/workOrder';
import { WORK_ORDER_TYPES, type WorkOrderTypeId } from '@doblaje/domain/options/workOrderTypes';
import { CurrencyField } from '@doblaje/ui/CurrencyField';
import { DateField } from '@doblaje/ui/DateField';
import { FormGrid } from '@doblaje/ui/FormGrid';
import { createForm } from '@doblaje/ui/form';
import { SearchSelect } from '@doblaje/ui/SearchSelect';
import { Select } from '@doblaje/ui/Select';
import { TextArea } from '@doblaje/ui/TextArea';
import { useField } from 'react-final-form';
import { usePersonFilter } from '../../../lists/foundFilters';
import { OrderChapterFields } from './OrderChapterFields';
import { OrderLines } from './OrderLines';
import { ORDER_LABELS } from './order';

const { Field } = createForm<WorkOrderValues>();

const TYPES = WORK_ORDER_TYPES.map(({ value, label }) => ({ value: String(value), label }));

/** The person of the order, found by typing. Only people with an active account are offered. */
function PersonField({ order }: { order: WorkOrder }) {
  const { value } = useField<string>('personId', { subscription: { value: true } }).input;
  const own = value === order.personId ? order.personName : undefined;
  const { choices, search } = usePersonFilter(value, own);
  return (
    <Field
      as={SearchSelect}
      name="personId"
      label={ORDER_LABELS.personId}
      options={choices}
      onSearch={search.onSearch}
      labels={{ count: () => search.hint ?? '', empty: () => search.hint || 'Buscando...' }}
      data-wide
    />
  );
}

/** The fields of an order's draft. */
export function OrderFields({ order }: { order: WorkOrder }) {
  return (
    <FormGrid>
      <OrderChapterFields order={order} />
      <PersonField order={order} />
      <Field
        as={Select}
        name="typeId"
        label={ORDER_LABELS.typeId}
        options={TYPES}
        format={(id) => (id ? String(id) : '')}
        parse={(shown) => Number(shown) as WorkOrderTypeId}
        data-wide
      />
      <Field as={DateField} name="startDate" label={ORDER_LABELS.startDate} width="full" />
      <Field as={DateField} name="dueDate" label={ORDER_LABELS.dueDate} width="full" />
      <Field
        as={CurrencyField}
        name="amount"
        label={ORDER_LABELS.amount}
        help="Déjalo vacío si la orden no lleva monto."
        isOptional
      />
      <OrderLines order={order} />
      <Field as={TextArea} name="notes" label={ORDER_LABELS.notes} isOptional data-wide />
    </FormGrid>
  );
}
