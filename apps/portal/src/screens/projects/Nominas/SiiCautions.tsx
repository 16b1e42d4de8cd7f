import type { NominaLine, PayableBoleta } from '@doblaje/contract/client';
import { formatPesos } from '@doblaje/domain/amounts';
import { boletaTitle } from '@doblaje/domain/options/boletaStates';
import { EntryList } from '@doblaje/ui/EntryList';
import { Link } from '@doblaje/ui/Link';
import { boletaPath } from '../Office/tabs/paths';
import { cautionTexts } from './cautionTexts';

type Cautioned = Pick<
  PayableBoleta | NominaLine,
  'atSii' | 'cautions' | 'net' | 'personName' | 'orderNumbers'
> & { id: number };

/** The title of what to clear up with the person before a payment. */
export const TO_CLEAR_UP = 'Por aclarar antes de pagar';

/** The boletas of a nómina that are still boletas, by their ids: whoever erased their data has none. */
export const boletasIn = (lines: readonly NominaLine[]) =>
  lines.flatMap(({ boletaId, ...line }) => (boletaId === null ? [] : [{ ...line, id: boletaId }]));

/**
 * The boletas of which there is something to know before a payment, from the SII or from their PDF, each with its way out. Shows nothing
 * if there are none.
 */
export function SiiCautions({ title, boletas }: { title: string; boletas: readonly Cautioned[] }) {
  const told = boletas.filter((boleta) => cautionTexts(boleta).length > 0);
  if (told.length === 0) return null;
  return (
    <EntryList
      title={title}
      items={told.map((boleta) => {
        const { id, personName, orderNumbers, net, atSii } = boleta;
        const name = `${boletaTitle(orderNumbers)}, ${personName}`;
        const isAnnulled = atSii?.state === 'annulled' || atSii?.state === 'annulmentAsked';
        const action = isAnnulled ? 'Anotarlo en la boleta' : 'Ver la boleta';
        return {
          ...{ id: `${id}`, name },
          content: (
            <>
              <strong>{personName}</strong>
              <div>
                {boletaTitle(orderNumbers)}, {formatPesos(net)}. {cautionTexts(boleta).join(' ')}
              </div>
            </>
          ),
          actions: (
            <Link href={boletaPath(id)} aria-label={`${action}: ${name}`}>
              {action}
            </Link>
          ),
        };
      })}
    />
  );
}
