import { Button } from '@doblaje/ui/Button';
import { MessagePanel } from '@doblaje/ui/MessagePanel';
import { PageHeading } from '@doblaje/ui/PageHeading';
import { Stack } from '@doblaje/ui/Stack';

/** With REPORT_FAILURES: the call got no answer on the token, which may be as good as ever. */
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
