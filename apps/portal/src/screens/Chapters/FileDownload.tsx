import { Button } from '@doblaje/ui/Button';
import { Icon } from '@doblaje/ui/IconSet';
import { Download } from 'lucide-react';
import { startBlobDownload } from '../../shell/startDownload';
import { useTask } from '../../shell/useTask';

interface FileDownloadProps {
  /** The request. */
  ask: () => Promise<{ blob: () => Promise<Blob> }>;
  fileName: string;
  /** What is told when it fails: 'No pudimos descargar los errores'. */
  failed: string;
  children: string;
}

/** Downloads a file that the server makes, with the token in a header. */
export function FileDownload({ ask, fileName, failed, children }: FileDownloadProps) {
  const { run, isRunning } = useTask();
  const download = async () => startBlobDownload(await (await ask()).blob(), fileName);
  return (
    <div>
      <Button
        variant="secondary"
        size="sm"
        icon={<Icon of={Download} />}
        isPending={isRunning}
        pendingText="Preparando..."
        onPress={() => void run(download, { failed })}
      >
        {children}
      </Button>
    </div>
  );
}
