import type { GivenConsent, OwnConsents } from '@doblaje/contract/client';
import { CONSENT_NAMES, consentFollows } from '@doblaje/domain/consents';
import { AlertDialog } from '@doblaje/ui/AlertDialog';
import { Stack } from '@doblaje/ui/Stack';

/** Asks before a consent is withdrawn, and says what follows: it cannot be brought back. */
export function WithdrawQuestion({
  consent: { purpose },
  held,
  onConfirm,
  onCancel,
}: {
  consent: GivenConsent;
  held: OwnConsents['held'];
  onConfirm: () => void;
  onCancel: () => void;
}) {
  return (
    <AlertDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onCancel()}
      title={`¿Retirar la autorización «${CONSENT_NAMES[purpose]}»?`}
      confirmText="Retirar autorización"
      onConfirm={onConfirm}
    >
      <Stack gap="close">
        {consentFollows(purpose, held).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <p>Lo que se borra no se puede recuperar. Puedes autorizarlo de nuevo cuando quieras.</p>
      </Stack>
    </AlertDialog>
  );
}
