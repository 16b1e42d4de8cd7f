import type { BoletaOrder } from '@doblaje/contract/client';
import { formatPesos, percentText, rateOf, retentionToWithhold } from '@doblaje/domain/amounts';
import { MessagePanel } from '@doblaje/ui/MessagePanel';
import { Stack } from '@doblaje/ui/Stack';
import { useFormState } from 'react-final-form';
import { netOf, type Rates } from '../../documents/OwnBoletas/upload';
import { type BteValues, ordersPaid } from './bte';

const subscription = { values: true };

/** The net of the BTE in plain words, with where its retention comes from. */
export function BteSum({ rates, choices }: { rates: Rates; choices: readonly BoletaOrder[] }) {
  const { values } = useFormState<BteValues>({ subscription });
  const { gross, issuedOn, retention } = values;
  const paid = ordersPaid(choices, values);
  const net = netOf(values);
  const rate = rateOf(issuedOn, rates);
  const expected = retentionToWithhold({ gross, issuedOn, withheldBy: 'studio' }, rates);
  const [only] = paid;
  // The parts of several orders say themselves where they differ.
  const differs = paid.length === 1 && only && gross !== null && gross !== only.amount;
  return (
    <Stack gap="close">
      <div role="status">
        <Stack gap="close">
          {rate !== null && expected !== null && (
            <p>
              {formatPesos(gross)} × {percentText(rate)} (tasa de {issuedOn.slice(0, 4)}) ={' '}
              {formatPesos(expected)} de retención.
            </p>
          )}
          {net === null || net < 0 ? (
            <p>Con las órdenes y la fecha calculamos la retención y el líquido.</p>
          ) : (
            <p>
              {formatPesos(gross)} − {formatPesos(retention)} = <strong>{formatPesos(net)} líquido</strong>
            </p>
          )}
        </Stack>
      </div>
      {differs && (
        <MessagePanel type="info" title="El monto no es el de la orden">
          La orden es por {formatPesos(only.amount)}. Puedes subirla así, y quedará marcada con diferencias.
        </MessagePanel>
      )}
    </Stack>
  );
}
