import { Button } from '@doblaje/ui/Button';
import { ProgressBar } from '@doblaje/ui/ProgressBar';
import { Stack } from '@doblaje/ui/Stack';
import { VisuallyHidden } from '@doblaje/ui/VisuallyHidden';
import { bytesOf, type SendingState } from './sendingState';

interface SendingProgressProps {
  files: readonly File[];
  state: SendingState;
  onCancel: () => void;
}

/** The progress of all files in bytes, with the button to stop. The last request cannot be cancelled, so the button is disabled then. */
export function SendingProgress({ files, state, onCancel }: SendingProgressProps) {
  const { loaded, total } = bytesOf(files, state);
  const sent = files.filter((file) => state.files.get(file)?.state === 'sent').length;
  return (
    <Stack gap="close">
      {files.length > 0 && (
        <>
          <ProgressBar label="Envío de todos los archivos" value={loaded} maxValue={Math.max(total, 1)} />
          <VisuallyHidden role="status">
            {sent === 1 ? '1 archivo enviado' : `${sent} archivos enviados`} de {files.length}
          </VisuallyHidden>
        </>
      )}
      <div>
        <Button
          variant="secondary"
          size="sm"
          isPending={state.phase === 'submitting'}
          pendingText="Terminando..."
          onPress={onCancel}
        >
          Cancelar envío
        </Button>
      </div>
    </Stack>
  );
}
