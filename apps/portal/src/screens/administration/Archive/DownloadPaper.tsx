import { type ArchivedPaper, send } from '@doblaje/contract/client';
import { TextButton } from '@doblaje/ui/TextButton';
import { usePortal } from '../../../portal/portal';
import { startDownload } from '../../../requests/startDownload';
import { useTask } from '../../../requests/useTask';

/** A paper's title. A press downloads the paper. */
export function DownloadPaper({ paper }: { paper: ArchivedPaper }) {
  const { client } = usePortal();
  const { run } = useTask();

  async function download() {
    const { url } = await send(client.catalogue.archive[':id'].link.$post({ param: { id: paper.id } }));
    startDownload(url, paper.fileName);
  }

  return (
    <TextButton
      aria-label={`Descargar ${paper.title}, de ${paper.name}`}
      onPress={() => void run(download, { failed: 'No pudimos descargar el papel' })}
    >
      {paper.title}
    </TextButton>
  );
}
