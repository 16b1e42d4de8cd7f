import { send } from '@doblaje/contract/client';
import { usePortal } from '../../../portal/portal';
import { AskByMail } from '../../../requests/AskByMail';

interface AskBankDataProps {
  /** Of the person. */
  id: string;
  name: string;
  /** When a mail last asked them; null: none did. */
  askedAt: string | null;
  /** Asks to look at data that are complete, which a bank is likely to reject. @default false */
  isReview?: boolean;
}

/** 'Pedir datos bancarios': sends a mail with the link to the data sheet, at most once a day. */
export function AskBankData({ id, name, askedAt, isReview = false }: AskBankDataProps) {
  const requests = usePortal().client.catalogue.users[':id']['bank-data-request'];
  const query = isReview ? { review: 'true' as const } : {};
  return (
    <AskByMail
      text="Pedir datos bancarios"
      name={name}
      askedAt={askedAt}
      asked="Pedidos"
      send={async () => (await send(requests.$post({ param: { id }, query }))).bankAskedAt}
      failed="No pudimos pedir los datos bancarios"
      done="Datos bancarios pedidos"
    />
  );
}
