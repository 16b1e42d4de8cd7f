import { Button } from '@doblaje/ui/Button';
import { Icon } from '@doblaje/ui/IconSet';
import { Download } from 'lucide-react';
import { startBlobDownload } from '../shell/startDownload';
import { useTask } from '../shell/useTask';

interface DownloadButtonProps {
  /** The request whose answer is the file. */
  ask: () => Promise<{ blob: () => Promise<Blob> }>;
  /** Name of the file. */
  fileName: string;
  /** At the head of the screen, where buttons are larger and have icons; else at the end of a toolbar. @default false */
  isHead?: boolean;
}

/** Downloads a CSV. */
export function DownloadButton({ ask, fileName, isHead = false }: DownloadButtonProps) {
  const { run, isRunning } = useTask();

  async function download() {
    const response = await ask();
    startBlobDownload(await response.blob(), fileName);
  }

  return (
    <Button
      variant="secondary"
      {...(isHead ? { icon: <Icon of={Download} /> } : { size: 'sm' })}
      isPending={isRunning}
      pendingText="Preparando..."
      onPress={() => void run(download, { failed: 'No pudimos preparar el CSV' })}
    >
      {isHead ? 'Exportar CSV' : 'Descargar CSV'}
    </Button>
  );
}
