import type { GivenConsent, OwnConsents } from '@doblaje/contract/client';
import { consentFollows } from '@doblaje/domain/consents';
import { voiceFollows } from '@doblaje/domain/voices';
import { AlertDialog } from '@doblaje/ui/AlertDialog';
import { Stack } from '@doblaje/ui/Stack';
import { consentName } from '../../../formats/consentText';

/** Asks before a consent is withdrawn, and says what follows: it cannot be brought back. */
export function WithdrawQuestion({
  consent,
  held,
  onConfirm,
  onCancel,
}: {
  consent: GivenConsent;
  held: OwnConsents['held'];
  onConfirm: () => void;
  onCancel: () => void;
}) {
  const { purpose, voice } = consent;
  const follows = purpose === 'voice' ? voiceFollows(voice) : consentFollows(purpose, held);
  return (
    <AlertDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onCancel()}
      title={`¿Retirar la autorización «${consentName(consent)}»?`}
      confirmText="Retirar autorización"
      onConfirm={onConfirm}
    >
      <Stack gap="close">
        {follows.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <p>
          {purpose === 'voice'
            ? 'Se puede autorizar de nuevo cuando quieras.'
            : 'Lo que se borra no se puede recuperar. Puedes autorizarlo de nuevo cuando quieras.'}
        </p>
      </Stack>
    </AlertDialog>
  );
}
