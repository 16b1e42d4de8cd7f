import type { ListDescription, ListSelection } from '@doblaje/contract/lists';
import { Button } from '@doblaje/ui/Button';
import { Icon } from '@doblaje/ui/IconSet';
import { Download } from 'lucide-react';
import { startBlobDownload } from '../shell/startDownload';
import { useTask } from '../shell/useTask';
import type { ListAddress } from './address';
import { useList } from './useList';

interface CsvButtonProps<List extends ListDescription> {
  address: ListAddress<List>;
  /** The request: everything that is searched and filtered for, in its order. */
  ask: (query: ListSelection<List>) => Promise<{ blob: () => Promise<Blob> }>;
  /** Name of the file. */
  fileName: string;
  /** At the head of the screen, where buttons are larger and have icons; else at the end of the toolbar. @default false */
  isHead?: boolean;
}

/** Downloads what the list finds, all pages of it, as a CSV. */
export function CsvButton<List extends ListDescription>({
  address,
  ask,
  fileName,
  isHead = false,
}: CsvButtonProps<List>) {
  const { query } = useList(address);
  const { run, isRunning } = useTask();

  async function download() {
    const { page: _page, size: _size, ...selection } = query;
    const response = await ask(selection as unknown as ListSelection<List>);
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
