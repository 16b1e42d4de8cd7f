import type { Boleta } from '@doblaje/contract/client';
import { sentAlreadyText } from '@doblaje/domain/boletaPdf';
import { Link } from '@doblaje/ui/Link';
import { MessagePanel } from '@doblaje/ui/MessagePanel';
import { boletaPath } from '../Office/tabs/paths';

/** The other boletas of its person that the same PDF was sent for. */
export function SentAs({ boleta }: { boleta: Boleta }) {
  const { reading, id } = boleta;
  if (reading === null || reading.sentAs.length === 0) return null;
  return (
    <MessagePanel type="warning" title="Su PDF ya se envió" role="status">
      {reading.sentAs.map((sent) => (
        <p key={`${sent.boletaId} ${sent.folio}`}>
          {sentAlreadyText(sent)}{' '}
          {sent.boletaId !== id && <Link href={boletaPath(sent.boletaId)}>Ver esa boleta</Link>}
        </p>
      ))}
    </MessagePanel>
  );
}
