import type { Breach } from '@doblaje/contract/client';
import { EntryList } from '@doblaje/ui/EntryList';
import { Status } from '@doblaje/ui/Status';
import { FileDown, Mail, Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { useWaiting } from '../../../edits/drafts';
import { EntryAction } from '../../../edits/EntryAction';
import { useEntryDialogs } from '../../../edits/useEntryDialogs';
import { usePortal } from '../../../portal/portal';
import { startBlobDownload } from '../../../requests/startDownload';
import { useTask } from '../../../requests/useTask';
import { AddBreach, EditBreach } from './BreachDialogs';
import { BREACH, BREACH_MAIL, NEW_BREACH } from './breachEdits';
import { breachFacts, toldOf } from './breachText';
import { MailBreach } from './MailBreach';

/** The notice to the Agency, downloaded by a request, because a link cannot carry the session. */
function useNotice() {
  const { breaches } = usePortal().client.catalogue;
  const { run } = useTask();
  return ({ id }: Breach) =>
    void run(
      async () => {
        const response = await breaches[':id'].notice.$get({ param: { id: `${id}` } });
        startBlobDownload(await response.blob(), `vulneracion-${id}.pdf`);
      },
      { failed: 'No pudimos preparar la notificación' },
    );
}

/** The register of breaches: what happened, whom the studio told, and the ways to tell them. Nothing is removed from it. */
export function Breaches({ breaches }: { breaches: readonly Breach[] }) {
  const typed = useWaiting(BREACH.drafts)?.base;
  const { edited, ...dialogs } = useEntryDialogs(typed, useWaiting(NEW_BREACH) !== undefined);
  const written = useWaiting(BREACH_MAIL)?.base;
  const [mailed, setMailed] = useState(written);
  const [isMailing, setMailing] = useState(written !== undefined);
  const download = useNotice();
  const current = (one: Breach | undefined) => breaches.find(({ id }) => id === one?.id) ?? one;
  const [shown, told] = [current(edited), current(mailed)];
  return (
    <>
      <EntryList
        title="Vulneraciones"
        empty="Ninguna. Anota aquí toda pérdida, robo o acceso indebido a datos personales."
        action={<EntryAction label="Anotar vulneración" icon={Plus} onPress={dialogs.add} />}
        items={breaches.map((breach) => ({
          id: `${breach.id}`,
          name: breach.title,
          content: (
            <>
              <strong>{breach.title}</strong>
              <div>{breachFacts(breach)}</div>
              {toldOf(breach).map(({ text, isDone }) => (
                <div key={text}>
                  <Status shape={isDone ? 'done' : 'waiting'}>{text}</Status>
                </div>
              ))}
            </>
          ),
          actions: (
            <>
              <EntryAction
                label={`Escribir a las personas: ${breach.title}`}
                icon={Mail}
                onPress={() => {
                  setMailed(breach);
                  setMailing(true);
                }}
              />
              <EntryAction
                label={`Descargar la notificación a la Agencia: ${breach.title}`}
                icon={FileDown}
                onPress={() => download(breach)}
              />
              <EntryAction
                label={`Editar ${breach.title}`}
                icon={Pencil}
                onPress={() => dialogs.edit(breach)}
              />
            </>
          ),
        }))}
      />
      <AddBreach isOpen={dialogs.isAdding} onClose={dialogs.close} />
      {shown && (
        <EditBreach key={shown.id} breach={shown} isOpen={dialogs.isEditing} onClose={dialogs.close} />
      )}
      {told && mailed && (
        <MailBreach
          key={`mail ${told.id}`}
          breach={told}
          opened={mailed}
          isOpen={isMailing}
          onClose={() => setMailing(false)}
        />
      )}
    </>
  );
}
