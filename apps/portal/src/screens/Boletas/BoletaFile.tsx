import { BOLETA_LIMITS } from '@doblaje/domain/media';
import { PdfFile, pdfLabels, refusePdf } from '../../edits/PdfFile';

type BoletaFileProps = Omit<Parameters<typeof PdfFile>[0], 'limits' | 'labels' | 'refuse'>;

const LABELS = pdfLabels('tu boleta', BOLETA_LIMITS);
const refuse = refusePdf();

/** The PDF of a boleta: one, by its name, size and content. */
export function BoletaFile(props: BoletaFileProps) {
  return <PdfFile {...props} limits={BOLETA_LIMITS} labels={LABELS} refuse={refuse} />;
}
