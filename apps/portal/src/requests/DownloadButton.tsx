import { Button } from '@doblaje/ui/Button';
import { Icon } from '@doblaje/ui/IconSet';
import { Download } from 'lucide-react';
import { startBlobDownload } from './startDownload';
import { useTask } from './useTask';

interface DownloadButtonProps {
  /** The request that answers with the file. */
  ask: () => Promise<{ blob: () => Promise<Blob> }>;
  /** Whether it is the main action where it stands. @default false */
  isMain?: boolean;
  /** The file's name. */
  fileName: string;
  /** At the head of the screen buttons are larger and have icons. Otherwise it stands at the end of a toolbar. @default false */
  isHead?: boolean;
  /** The notification's title after a failure. @default 'No pudimos preparar el CSV' */
  failed?: string;
  /** Runs after the download, for example to load the page again. @default nothing */
  done?: () => void;
  /** The button's text. Among other buttons it has an icon. @default 'Exportar CSV' at the head, else 'Descargar CSV' */
  children?: string;
}

/** Downloads a file that the server makes. The request carries the token in a header, which a link cannot. */
export function DownloadButton({
  ask,
  fileName,
  isMain = false,
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
      variant={isMain ? 'primary' : 'secondary'}
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
