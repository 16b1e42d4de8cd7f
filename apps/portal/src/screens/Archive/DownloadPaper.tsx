import { type ArchivedPaper, send } from '@doblaje/contract/client';
import { TextButton } from '@doblaje/ui/TextButton';
import { usePortal } from '../../portal';
import { isSessionEnd } from '../../session/ended';
import { failureText } from '../../shell/failureText';
import { startDownload } from '../../shell/startDownload';

/** The title of a paper, which downloads it. */
export function DownloadPaper({ paper }: { paper: ArchivedPaper }) {
  const { client, notices } = usePortal();

  async function download() {
    try {
      const { url } = await send(client.catalogue.archive[':id'].link.$post({ param: { id: paper.id } }));
      startDownload(url, paper.fileName);
    } catch (problem) {
      if (isSessionEnd(problem)) return;
      const message = failureText(problem);
      notices.notify({ type: 'error', title: 'No pudimos descargar el papel', message });
    }
  }

  return (
    <TextButton aria-label={`Descargar ${paper.title}, de ${paper.name}`} onPress={() => void download()}>
      {paper.title}
    </TextButton>
  );
}
