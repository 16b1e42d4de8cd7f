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
  /** What is told when it fails. @default 'No pudimos preparar el CSV' */
  failed?: string;
  /** What follows once it is there: what the page shows of it is read anew. @default nothing */
  done?: () => void;
  /** Its words, where it stands among others, with an icon. @default 'Exportar CSV' at the head, else 'Descargar CSV' */
  children?: string;
}

/** Downloads a file that the server makes, with the token in a header. */
export function DownloadButton({
  ask,
  fileName,
  isHead = false,
  failed = 'No pudimos preparar el CSV',
  done,
  children,
}: DownloadButtonProps) {
  const { run, isRunning } = useTask();

  async function download() {
    const response = await ask();
    startBlobDownload(await response.blob(), fileName);
    done?.();
  }

  return (
    <Button
      variant="secondary"
      {...(!isHead && { size: 'sm' })}
      {...((isHead || children !== undefined) && { icon: <Icon of={Download} /> })}
      isPending={isRunning}
      pendingText="Preparando..."
      onPress={() => void run(download, { failed })}
    >
      {children ?? (isHead ? 'Exportar CSV' : 'Descargar CSV')}
    </Button>
  );
}
