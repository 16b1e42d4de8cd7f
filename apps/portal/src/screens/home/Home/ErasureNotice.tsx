import type { Erasure } from '@doblaje/contract/client';
import { dayText } from '@doblaje/domain/days';
import { labelOfDocumentState } from '@doblaje/domain/options/documentStates';
import { DescriptionList } from '@doblaje/ui/DescriptionList';
import { MessagePanel } from '@doblaje/ui/MessagePanel';
import { Mono } from '@doblaje/ui/Mono';
import { Stack } from '@doblaje/ui/Stack';
import { WriteToStudio } from '../../../shell/WriteToStudio';

/** The facts to know before erasing: a payment that has to come first, then the open papers, the data that the law keeps, and until when. */
export function ErasureNotice({
  erasure: { openOrders, unpaidBoletas, isPaymentAtBank, kept },
}: {
  erasure: Erasure;
}) {
  return (
    <Stack gap="close">
      {isPaymentAtBank && <PaymentFirst />}
      <Open title="Tienes órdenes de trabajo abiertas" papers={openOrders} />
      <Open title="Tienes boletas sin pagar" papers={unpaidBoletas} />
      {kept.until !== null && (
        <p>
          {`La ley contable obliga al estudio a guardar ${keptText(kept)} por seis años: hasta el ${dayText(kept.until)} a más tardar. Solo administración verá esos papeles, con tu nombre, tu RUT y los montos. Todo lo demás se elimina ahora.`}
        </p>
      )}
    </Stack>
  );
}

/** Why nothing is erased yet, and what to do if that lasts. */
function PaymentFirst() {
  return (
    <MessagePanel type="warning" title="Tienes un pago en camino">
      <p>
        Está en el banco, y el estudio debe declararlo con tu nombre y tu RUT. Podrás eliminar tus datos
        cuando quede pagado, o devuelto por el banco.
      </p>
      <p>
        <WriteToStudio
          sentence="Si demora, escríbele al estudio"
          otherwise="Si demora, pregunta a la persona del estudio con la que trabajas."
        />
      </p>
    </MessagePanel>
  );
}

function Open({ title, papers: { total, items } }: { title: string; papers: Erasure['openOrders'] }) {
  if (total === 0) return null;
  const more = total - items.length;
  return (
    <>
      <p>
        <strong>{`${title} (${total}).`}</strong>{' '}
        <WriteToStudio
          sentence="Antes de eliminar tus datos, coordínalo con el estudio"
          otherwise="Antes de eliminar tus datos, coordínalo con la persona del estudio con la que trabajas."
        />
      </p>
      <DescriptionList
        items={items.map(({ title: name, project, state, date }) => ({
          term: name,
          value: (
            <>
              {[labelOfDocumentState(state), project].filter(Boolean).join(' · ')}
              {' · '}
              <Mono>{dayText(date)}</Mono>
            </>
          ),
        }))}
      />
      {more > 0 && <p>{`Y ${more} más, en Documentos.`}</p>}
    </>
  );
}

function keptText({ workOrders, boletas }: Erasure['kept']): string {
  const orders = workOrders === 1 ? '1 orden de trabajo' : `${workOrders} órdenes de trabajo`;
  const receipts = boletas === 1 ? '1 boleta' : `${boletas} boletas`;
  if (boletas === 0) return orders;
  return workOrders === 0 ? receipts : `${orders} y ${receipts}`;
}
