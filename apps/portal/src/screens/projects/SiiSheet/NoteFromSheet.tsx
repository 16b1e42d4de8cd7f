import { type Boleta, type SiiMatchLine, send } from '@doblaje/contract/client';
import { Button } from '@doblaje/ui/Button';
import { useEffect, useRef, useState } from 'react';
import { useWaiting } from '../../../edits/drafts';
import { usePortal } from '../../../portal/portal';
import { useTask } from '../../../requests/useTask';
import { NOTED } from '../OfficeBoletas/boletaMoves';
import { NoteSii } from '../OfficeBoletas/NoteSii';

/** Why it is noted, unless somebody knows more. */
const FROM_SHEET = 'Lo dice la planilla del SII.';

interface NoteFromSheetProps {
  line: Pick<SiiMatchLine, 'here' | 'note'>;
  folio: number;
}

/** 'Anotar lo que dice el SII': the note on the boleta here, begun with what the sheet says. */
export function NoteFromSheet({ line: { here, note }, folio }: NoteFromSheetProps) {
  const { boletas } = usePortal().client.catalogue;
  const { run, isRunning } = useTask();
  const waiting = useWaiting(NOTED)?.base;
  const [boleta, setBoleta] = useState<Boleta | null>(waiting?.id === here?.id ? (waiting ?? null) : null);
  const [isOpen, setOpen] = useState(boleta !== null);
  const told = useRef<HTMLDivElement>(null);
  const isNoted = boleta !== null && note === null && !isOpen;
  // The button that had the focus is gone.
  useEffect(() => {
    if (isNoted) told.current?.focus();
  }, [isNoted]);

  const open = (id: number) =>
    void run(
      async () => {
        setBoleta(await send(boletas[':id'].$get({ param: { id: `${id}` } })));
        setOpen(true);
      },
      { failed: 'No pudimos abrir la boleta' },
    );

  if (isNoted)
    return (
      <div ref={told} tabIndex={-1}>
        Anotado lo que dice el SII.
      </div>
    );
  const id = here?.id ?? null;
  return (
    <>
      {note !== null && id !== null && (
        <Button
          variant="secondary"
          size="sm"
          aria-label={`Anotar lo que dice el SII de la boleta N.º ${folio}`}
          isPending={isRunning}
          pendingText="Abriendo..."
          onPress={() => open(id)}
        >
          Anotar lo que dice el SII
        </Button>
      )}
      {boleta !== null && (
        <NoteSii
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          boleta={boleta}
          {...(note !== null && { start: { ...note, reason: FROM_SHEET } })}
        />
      )}
    </>
  );
}
