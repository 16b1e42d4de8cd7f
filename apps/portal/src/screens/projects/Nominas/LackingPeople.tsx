import { type NominaLine, type PayableBoleta, send } from '@doblaje/contract/client';
import { formatPesos } from '@doblaje/domain/amounts';
import { momentDayText } from '@doblaje/domain/days';
import { PROFILE_LABELS } from '@doblaje/domain/forms/profileText';
import { Button } from '@doblaje/ui/Button';
import { ButtonRow } from '@doblaje/ui/ButtonRow';
import { EntryList } from '@doblaje/ui/EntryList';
import { useState } from 'react';
import { midSentence } from '../../../formats/midSentence';
import { usePortal } from '../../../portal/portal';
import { useTask } from '../../../requests/useTask';
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

/** 'Pedir datos bancarios': sends a mail with the link to the data sheet, at most once a day. */
function AskBankData({ id, name, askedAt }: { id: string; name: string; askedAt: string | null }) {
  const { client } = usePortal();
  const { run, isRunning } = useTask();
  const [asked, setAsked] = useState(askedAt);
  const ask = () =>
    run(
      async () => {
        const param = { id };
        const { bankAskedAt } = await send(
          client.catalogue.users[':id']['bank-data-request'].$post({ param }),
        );
        setAsked(bankAskedAt);
      },
      {
        failed: 'No pudimos pedir los datos bancarios',
        done: () => ({ title: 'Datos bancarios pedidos', message: `Le escribimos a ${name}.` }),
      },
    );
  return (
    <ButtonRow>
      {asked !== null && <span>Pedidos el {momentDayText(asked)}</span>}
      <Button
        variant="secondary"
        size="sm"
        aria-label={`Pedir datos bancarios a ${name}`}
        isPending={isRunning}
        pendingText="Pidiendo..."
        onPress={() => void ask()}
      >
        Pedir datos bancarios
      </Button>
    </ButtonRow>
  );
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
