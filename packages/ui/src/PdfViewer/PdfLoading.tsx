import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import type { PdfViewerLabels } from './labels';
import { PdfToolbar } from './PdfToolbar';
import { PageSkeleton, Well } from './PdfViewer.styles';

const nothing = () => undefined;

/** The bar before there is anything to do with it. */
function EmptyToolbar({ labels }: { labels: PdfViewerLabels }) {
  return (
    <PdfToolbar
      page={0}
      count={0}
      zoom={1}
      isFit={false}
      onPage={nothing}
      onZoom={nothing}
      onFit={nothing}
      onSearch={nothing}
      onPrint={nothing}
      onDownload={nothing}
      searchButton={null}
      labels={labels}
    />
  );
}

/** A page of lines while a document is on its way. */
export function PageOfLines({ labels }: { labels: PdfViewerLabels }) {
  return (
    <>
      <VisuallyHidden role="status">{labels.loading}</VisuallyHidden>
      <PageSkeleton aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
        <i />
        <i />
        <i />
        <i />
      </PageSkeleton>
    </>
  );
}

/** What is there before the code that opens documents. */
export function PdfLoading({ labels }: { labels: PdfViewerLabels }) {
  return (
    <>
      <EmptyToolbar labels={labels} />
      <Well aria-busy="true">
        <PageOfLines labels={labels} />
      </Well>
    </>
  );
}
