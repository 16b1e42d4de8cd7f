import { BOLETA_LIMITS } from '@doblaje/domain/media';
import { PdfFile, pdfLabels, refusePdf } from '../../../edits/PdfFile';

type BoletaFileProps = Omit<Parameters<typeof PdfFile>[0], 'limits' | 'labels' | 'refuse'>;

const ADVICE =
  'Sube el PDF de tu boleta, no una foto ni una captura. Descárgalo en sii.cl: Boletas de honorarios electrónicas, Consultar boletas emitidas, Ver.';
const LABELS = pdfLabels('tu boleta', BOLETA_LIMITS, ADVICE);
const refuse = refusePdf(ADVICE);

/** The field for a boleta's PDF. It checks name, size and content. */
export function BoletaFile(props: BoletaFileProps) {
  return <PdfFile {...props} limits={BOLETA_LIMITS} labels={LABELS} refuse={refuse} />;
}
