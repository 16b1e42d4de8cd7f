import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import type { PdfViewerLabels } from './labels';
import { PdfToolbar } from './PdfToolbar';
import { PageSkeleton, Well } from './PdfViewer.styles';

const nothing = () => undefined;

/** The bar before its buttons can do anything. */
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
      onKeyDown={nothing}
      searchButton={null}
      labels={labels}
    />
  );
}

/** A skeleton of a page, shown while the document loads. */
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

/** Shown before the code that opens documents has loaded. */
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
