import { type SiiMatch, type SiiMatchLine, send } from '@doblaje/contract/client';
import { usePortal } from '../../../portal/portal';
import { AskByMail } from '../../../requests/AskByMail';

interface AskPdfProps {
  of: Pick<SiiMatch, 'month' | 'kind'>;
  person: NonNullable<SiiMatchLine['person']>;
}

/** 'Pedir el PDF': sends a mail to the person, at most once a day. */
export function AskPdf({ of: { month, kind }, person: { id: personId, name, askedAt } }: AskPdfProps) {
  const { asks } = usePortal().client.catalogue['sii-sheets'];
  return (
    <AskByMail
      text="Pedir el PDF"
      name={name}
      askedAt={askedAt}
      asked="Pedido"
      send={async () => (await send(asks.$post({ json: { month, kind, personId } }))).askedAt}
      failed="No pudimos pedir el PDF"
      done="PDF pedido"
    />
  );
}
