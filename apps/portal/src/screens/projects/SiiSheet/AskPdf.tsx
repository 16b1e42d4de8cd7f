import { type SiiMatch, type SiiMatchLine, send } from '@doblaje/contract/client';
import { momentDayText } from '@doblaje/domain/days';
import { Button } from '@doblaje/ui/Button';
import { useState } from 'react';
import { usePortal } from '../../../portal/portal';
import { useTask } from '../../../requests/useTask';

interface AskPdfProps {
  of: Pick<SiiMatch, 'month' | 'kind'>;
  person: NonNullable<SiiMatchLine['person']>;
}

/** 'Pedir el PDF': sends a mail to the person, at most once a day. */
export function AskPdf({ of: { month, kind }, person: { id, name, askedAt } }: AskPdfProps) {
  const { client } = usePortal();
  const { run, isRunning } = useTask();
  const [asked, setAsked] = useState(askedAt);
  const ask = () =>
    run(
      async () => {
        const json = { month, kind, personId: id };
        const answer = await send(client.catalogue['sii-sheets'].asks.$post({ json }));
        setAsked(answer.askedAt);
      },
      {
        failed: 'No pudimos pedir el PDF',
        done: () => ({ title: 'PDF pedido', message: `Le escribimos a ${name}.` }),
      },
    );
  return (
    <div>
      <Button
        variant="secondary"
        size="sm"
        aria-label={`Pedir el PDF a ${name}`}
        isPending={isRunning}
        pendingText="Pidiendo..."
        onPress={() => void ask()}
      >
        Pedir el PDF
      </Button>
      {asked !== null && <div>Pedido el {momentDayText(asked)}</div>}
    </div>
  );
}
