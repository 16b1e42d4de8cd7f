import type { Boleta } from '@doblaje/contract/client';
import { beforeOrder, formatPesos, percentText, rateOf, retentionToWithhold } from '@doblaje/domain/amounts';
import type { BoletaUploadValues } from '@doblaje/domain/forms/boletaUpload';
import { MessagePanel } from '@doblaje/ui/MessagePanel';
import { Stack } from '@doblaje/ui/Stack';
import { useFormState } from 'react-final-form';
import { paidOrders, type UploadValues } from './paidOrders';
import { isAsRead, isBlank, type PdfReading } from './pdfReading';
import { netOf, type Rates, type ToUpload, validate } from './upload';

const subscription = { values: true };

/** The fields that the sum depends on. */
const PARTS = ['gross', 'retention', 'issuedOn'] as const;

/** Where the retention comes from, in one sentence; '' while too little is known. */
function retentionText(rates: Rates, values: BoletaUploadValues): string {
  const { gross, issuedOn, withheldBy, retention } = values;
  if (withheldBy === 'person') return 'La retención la pagas tú: el estudio te paga el monto bruto completo.';
  const rate = rateOf(issuedOn, rates);
  if (issuedOn !== '' && rate === null && withheldBy === 'studio')
    return `No conocemos la tasa de ${issuedOn.slice(0, 4)}: copia la retención de tu boleta.`;
  const expected = retentionToWithhold(values, rates);
  if (rate === null || expected === null) return '';
  const product = `${formatPesos(gross)} × ${percentText(rate)} (tasa de ${issuedOn.slice(0, 4)}) = ${formatPesos(expected)}`;
  const apart = typeof retention === 'number' ? Math.abs(retention - expected) : 0;
  if (apart === 0) return `${product} de retención.`;
  // The SII may round by a peso.
  const why = apart === 1 ? 'es el redondeo del SII' : 'revísala';
  return `${product}; la retención indicada es ${formatPesos(retention)}: ${why}.`;
}

interface ArithmeticProps extends ToUpload {
  boleta: Boleta | undefined;
  reading: PdfReading;
}

/** The current sum beside the amounts, in plain words. */
export function Arithmetic({ rates, items, boleta, reading }: ArithmeticProps) {
  const { values } = useFormState<UploadValues>({ subscription });
  const { gross, retention, issuedOn } = values;
  const orders = paidOrders(boleta, items, values);
  // The parts of several orders say themselves where they differ.
  const orderAmount = orders.length === 1 ? (orders[0]?.amount ?? null) : null;
  const early = beforeOrder(issuedOn, boleta?.orderDay);
  const net = netOf(values);
  const errors = validate(values, items);
  // A wrong field has its own message, and no sum can be worked out with it.
  const isWrong = PARTS.some((name) => !isBlank(values[name]) && errors[name] !== undefined);
  const why = isWrong ? '' : retentionText(rates, values);
  // The panel beside the file tells the difference of an amount that was read.
  const isTold = isAsRead(reading, 'gross', gross);
  const differs = gross !== null && orderAmount !== null && gross !== orderAmount && !errors.gross && !isTold;
  return (
    <Stack gap="close">
      <div role="status">
        <Stack gap="close">
          {why !== '' && <p>{why}</p>}
          {!isWrong && net !== null && (
            <p>
              {formatPesos(gross)} − {formatPesos(retention)} = <strong>{formatPesos(net)} líquido</strong>
              {isAsRead(reading, 'net', net) && ' · Leído del PDF'}
            </p>
          )}
          {!isWrong && net === null && (
            <p>Con el monto, la fecha y quién retiene calculamos la retención y el líquido.</p>
          )}
        </Stack>
      </div>
      {differs && (
        <MessagePanel type="info" title="El monto no es el de la orden">
          La orden es por {formatPesos(orderAmount)}. Puedes enviarla así, y el estudio la revisará.
        </MessagePanel>
      )}
      {early !== '' && !errors.issuedOn && (
        <MessagePanel type="info" title="La fecha es anterior a la orden">
          {early} Revísala; si está bien, puedes enviarla así, y el estudio la revisará.
        </MessagePanel>
      )}
    </Stack>
  );
}
