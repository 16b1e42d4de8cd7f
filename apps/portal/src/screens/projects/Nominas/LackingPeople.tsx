import type { NominaLine, PayableBoleta } from '@doblaje/contract/client';
import { formatPesos } from '@doblaje/domain/amounts';
import { PROFILE_LABELS } from '@doblaje/domain/forms/profileText';
import { EntryList } from '@doblaje/ui/EntryList';
import { midSentence } from '../../../formats/midSentence';
import { AskBankData } from './AskBankData';
import { boletasText } from './NominaStatus';

type Lacking = Pick<PayableBoleta | NominaLine, 'lacks' | 'net' | 'personName' | 'bankAskedAt'> & {
  personId: string | null;
};

/** The people of these boletas, each once, with their boletas. */
function peopleOf(boletas: readonly Lacking[]) {
  const people = new Map<string, Lacking[]>();
  for (const boleta of boletas)
    if (boleta.personId !== null)
      people.set(boleta.personId, [...(people.get(boleta.personId) ?? []), boleta]);
  return [...people];
}

/** The people who cannot be paid by transfer yet, with their missing data and a button to ask for it. Shows nothing if there are none. */
export function LackingPeople({ title, boletas }: { title: string; boletas: readonly Lacking[] }) {
  const people = peopleOf(boletas);
  if (people.length === 0) return null;
  return (
    <EntryList
      title={title}
      items={people.map(([id, own]) => {
        const [first] = own;
        const name = first?.personName ?? '';
        const lacks = (first?.lacks ?? []).map((field) => midSentence(PROFILE_LABELS[field]));
        const sum = own.reduce((all, { net }) => all + net, 0);
        return {
          id,
          name,
          content: (
            <>
              <strong>{name}</strong>
              <div>
                {boletasText(own.length)}, {formatPesos(sum)}.{' '}
                {lacks.length === 1 ? 'Falta o no es válido' : 'Faltan o no son válidos'}: {lacks.join(', ')}.
              </div>
            </>
          ),
          actions: <AskBankData id={id} name={name} askedAt={first?.bankAskedAt ?? null} />,
        };
      })}
    />
  );
}
