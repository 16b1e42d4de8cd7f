import { type GivenConsent, send } from '@doblaje/contract/client';
import { voiceFollows } from '@doblaje/domain/voices';
import { AlertDialog } from '@doblaje/ui/AlertDialog';
import { Button } from '@doblaje/ui/Button';
import { Stack } from '@doblaje/ui/Stack';
import { useState } from 'react';
import { useWaiting } from '../../../edits/drafts';
import { consentName } from '../../../formats/consentText';
import { usePortal } from '../../../portal/portal';
import { useChange } from '../../../requests/useChange';
import { accountName } from '../Users/account';
import { usePerson } from './personContext';
import { RecordVoiceDialog, VOICE_DRAFTS } from './RecordVoiceDialog';

/** The button that records a voice consent; without a contract, what is to be done first. */
export function RecordVoice() {
  const { account, contracts } = usePerson().person;
  const [isOpen, setOpen] = useState(useWaiting(VOICE_DRAFTS)?.base === account.id);
  if (contracts.length === 0)
    return <p>Para registrar una autorización de voz, sube antes su contrato en Contratos y guiones.</p>;
  return (
    <div>
      <Button variant="secondary" size="sm" onPress={() => setOpen(true)}>
        Registrar autorización de voz
      </Button>
      <RecordVoiceDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </div>
  );
}

/** The button that withdraws a voice consent for the person, who asked the studio for it. */
export function WithdrawVoice({ consent }: { consent: GivenConsent }) {
  const { client } = usePortal();
  const { person, headingRef } = usePerson();
  const { account } = person;
  const { change, isChanging } = useChange();
  const [isAsking, setAsking] = useState(false);
  const name = consentName(consent);
  async function withdraw() {
    setAsking(false);
    const { withdrawal } = client.catalogue.users[':id']['voice-consents'][':consentId'];
    await change(() => send(withdrawal.$put({ param: { id: account.id, consentId: consent.id } })), {
      failed: 'No pudimos retirar la autorización',
      done: () => ({ title: 'Autorización retirada', message: name }),
    });
    // The pressed button has gone with its consent.
    if (document.activeElement === document.body) headingRef.current?.focus();
  }
  return (
    <div>
      <Button
        variant="secondary"
        size="sm"
        isPending={isChanging}
        pendingText="Retirando..."
        aria-label={`Retirar: ${name}`}
        onPress={() => setAsking(true)}
      >
        Retirar
      </Button>
      <AlertDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={`¿Retirar la autorización «${name}»?`}
        confirmText="Retirar autorización"
        onConfirm={() => void withdraw()}
      >
        <Stack gap="close">
          <p>Retírala solo si {accountName(account)} lo pidió. Le llega un correo.</p>
          {voiceFollows(consent.voice).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Stack>
      </AlertDialog>
    </div>
  );
}
