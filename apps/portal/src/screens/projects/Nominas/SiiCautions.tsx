import type { NominaLine, PayableBoleta } from '@doblaje/contract/client';
import { formatPesos } from '@doblaje/domain/amounts';
import { boletaTitle } from '@doblaje/domain/options/boletaStates';
import { siiCautionText } from '@doblaje/domain/siiStates';
import { EntryList } from '@doblaje/ui/EntryList';
import { Link } from '@doblaje/ui/Link';
import { boletaPath } from '../Office/tabs/paths';

type Cautioned = Pick<PayableBoleta | NominaLine, 'atSii' | 'net' | 'personName' | 'orderNumbers'> & {
  id: number;
};

/** The boletas of which the SII's sheet says something to know before a payment, each with its way out. Shows nothing if there are none. */
export function SiiCautions({ title, boletas }: { title: string; boletas: readonly Cautioned[] }) {
  const told = boletas.filter(({ atSii }) => atSii !== null);
  if (told.length === 0) return null;
  return (
    <EntryList
      title={title}
      items={told.map(({ id, personName, orderNumbers, net, atSii }) => {
        const name = `${boletaTitle(orderNumbers)}, ${personName}`;
        const isAnnulled = atSii?.state === 'annulled' || atSii?.state === 'annulmentAsked';
        const action = isAnnulled ? 'Anotarlo en la boleta' : 'Ver la boleta';
        return {
          ...{ id: `${id}`, name },
          content: (
            <>
              <strong>{personName}</strong>
              <div>
                {boletaTitle(orderNumbers)}, {formatPesos(net)}. {atSii && siiCautionText(atSii)}.
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
