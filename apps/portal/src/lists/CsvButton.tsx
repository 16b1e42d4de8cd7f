import type { ListDescription, ListSelection } from '@doblaje/contract/lists';
import { Button } from '@doblaje/ui/Button';
import { useState } from 'react';
import { usePortal } from '../portal';
import { isSessionEnd } from '../session/ended';
import { failureText } from '../shell/failureText';
import { startDownload } from '../shell/startDownload';
import type { ListAddress } from './address';
import { useList } from './useList';

interface CsvButtonProps<List extends ListDescription> {
  address: ListAddress<List>;
  /** The request: everything that is searched and filtered for, in its order. */
  ask: (query: ListSelection<List>) => Promise<{ blob: () => Promise<Blob> }>;
  /** Name of the file. */
  fileName: string;
}

/** Long enough for any browser to have begun the download. */
const KEPT = 60_000;

/** Downloads what the list finds, all pages of it, as a CSV. */
export function CsvButton<List extends ListDescription>({ address, ask, fileName }: CsvButtonProps<List>) {
  const { notices } = usePortal();
  const { query } = useList(address);
  const [isBusy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    try {
      const { page: _page, size: _size, ...selection } = query;
      const response = await ask(selection as unknown as ListSelection<List>);
      // Whole before it is handed over: an answer that breaks off leaves no half file behind.
      const url = URL.createObjectURL(await response.blob());
      startDownload(url, fileName);
      setTimeout(() => URL.revokeObjectURL(url), KEPT);
    } catch (error) {
      const message = failureText(error);
      if (!isSessionEnd(error)) {
        notices.notify({ type: 'error', title: 'No pudimos preparar el CSV', message });
      }
    }
    setBusy(false);
  }

  return (
    <Button
      variant="secondary"
      size="sm"
      isPending={isBusy}
      pendingText="Preparando..."
      onPress={() => void download()}
    >
      Descargar CSV
    </Button>
  );
}
