import type { Boleta, BoletaOrder } from '@doblaje/contract/client';
import { createForm } from '@doblaje/ui/form';
import { SearchSelect } from '@doblaje/ui/SearchSelect';
import { Skeleton } from '@doblaje/ui/Skeleton';
import { useField, useFormState } from 'react-final-form';
import { usePersonFilter } from '../../../lists/foundFilters';
import { ListFailed } from '../../../requests/ListFailed';
import { OrderParts } from '../../documents/OwnBoletas/OrderParts';
import { type Awaited, type BteValues, ordersPaid } from './bte';

const { Field } = createForm<BteValues>();

interface BtePersonProps {
  boleta: Boleta | null;
  awaited: Awaited | undefined;
  choices: readonly BoletaOrder[];
  error: unknown;
  isDisabled: boolean;
  onRetry: () => void;
}

function Parts({ choices, isDisabled }: Pick<BtePersonProps, 'choices' | 'isDisabled'>) {
  const { values } = useFormState<BteValues>({ subscription: { values: true } });
  const paid = ordersPaid(choices, values);
  return <OrderParts title="Órdenes que paga" {...{ choices, paid, isDisabled }} />;
}

/** The orders of the chosen person that await a boleta, or why there are none to choose. */
function Orders({ awaited, choices, error, isDisabled, onRetry }: Omit<BtePersonProps, 'boleta'>) {
  if (awaited === undefined && error !== undefined)
    return <ListFailed title="No pudimos cargar sus órdenes" error={error} onRetry={onRetry} />;
  if (awaited === undefined)
    return <Skeleton lines={2} labels={{ loading: 'Cargando las órdenes que esperan boleta...' }} />;
  if (choices.length === 0) return <p>Esta persona no tiene órdenes terminadas que esperen boleta.</p>;
  return <Parts {...{ choices, isDisabled }} />;
}

/** The person for whom the studio issued the BTE, found by typing, and their orders. A BTE that is corrected stays its person's. */
export function BtePerson({ boleta, ...orders }: BtePersonProps) {
  const { value } = useField<string>('personId', { subscription: { value: true } }).input;
  const name = boleta?.personName ?? orders.awaited?.items[0]?.personName;
  const { choices: people, search } = usePersonFilter(value, name);
  return (
    <>
      <Field
        as={SearchSelect}
        name="personId"
        label="Persona"
        autoFocus={boleta === null}
        options={people}
        onSearch={search.onSearch}
        labels={{ count: () => search.hint ?? '', empty: () => search.hint || 'Buscando...' }}
        isDisabled={orders.isDisabled || boleta !== null}
      />
      {value !== '' && <Orders {...orders} />}
    </>
  );
}
