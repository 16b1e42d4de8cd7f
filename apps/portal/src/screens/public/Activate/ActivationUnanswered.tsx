import { Button } from '@doblaje/ui/Button';
import { MessagePanel } from '@doblaje/ui/MessagePanel';
import { PageHeading } from '@doblaje/ui/PageHeading';
import { Stack } from '@doblaje/ui/Stack';

/** Shown with REPORT_FAILURES: the call got no answer about the token, which may still be valid. */
export function ActivationUnanswered({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <Stack gap="section">
      <PageHeading level="public">Activación de cuenta</PageHeading>
      <MessagePanel
        type="error"
        title="No pudimos activar tu cuenta"
        action={
          <Button variant="secondary" size="sm" onPress={onRetry}>
            Reintentar
          </Button>
        }
      >
        {message}
      </MessagePanel>
    </Stack>
  );
}
