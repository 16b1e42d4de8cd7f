import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { PageSkeleton, Well } from './PdfViewer.styles';

/** A page of bars while a document is on its way. */
export function PdfLoading({ label }: { label: string }) {
  return (
    <Well aria-busy="true">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
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
    </Well>
  );
}
