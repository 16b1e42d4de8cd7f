import type { ListDescription, ListSelection } from '@doblaje/contract/lists';
import type { ListAddress } from './address';
import { DownloadButton } from './DownloadButton';
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
export function CsvButton<List extends ListDescription>({ address, ask, ...button }: CsvButtonProps<List>) {
  const { query } = useList(address);
  const { page: _page, size: _size, ...selection } = query;
  return <DownloadButton {...button} ask={() => ask(selection as unknown as ListSelection<List>)} />;
}
