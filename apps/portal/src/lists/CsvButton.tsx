import type { ListDescription, ListQuery } from '@doblaje/contract/lists';
import { DownloadButton } from '../requests/DownloadButton';
import type { ListAddress } from './address';
import { useList } from './useList';

interface CsvButtonProps<List extends ListDescription> {
  address: ListAddress<List>;
  /** The request. It gets the list's search, filters and order. */
  ask: (query: Omit<ListQuery<List>, 'page' | 'size'>) => Promise<{ blob: () => Promise<Blob> }>;
  /** The file's name. */
  fileName: string;
  /** At the head of the screen buttons are larger and have icons. Otherwise it stands at the end of the toolbar. @default false */
  isHead?: boolean;
}

/** Downloads all pages of the list, as searched and filtered, as a CSV. */
export function CsvButton<List extends ListDescription>({ address, ask, ...button }: CsvButtonProps<List>) {
  const { query } = useList(address);
  const { page: _page, size: _size, ...selection } = query;
  return <DownloadButton {...button} ask={() => ask(selection)} />;
}
