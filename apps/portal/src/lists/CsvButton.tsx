import type { ListDescription, ListSelection } from '@doblaje/contract/lists';
import { Button } from '@doblaje/ui/Button';
import { Icon } from '@doblaje/ui/IconSet';
import { Download } from 'lucide-react';
import { startDownload } from '../shell/startDownload';
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

/** Long enough for any browser to have begun the download. */
const KEPT = 60_000;

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
    // Whole before it is handed over: an answer that breaks off leaves no half file behind.
    const url = URL.createObjectURL(await response.blob());
    startDownload(url, fileName);
    setTimeout(() => URL.revokeObjectURL(url), KEPT);
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
