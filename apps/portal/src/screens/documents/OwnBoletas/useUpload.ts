import { ApiError, type Boleta } from '@doblaje/contract/client';
import { BOLETA_MOVES, canMove } from '@doblaje/domain/moves';
import type { SubmitErrors } from '@doblaje/ui/form';
import { useFormEnd } from '../../../edits/useFormEnd';
import { useSending } from '../../../edits/useSending';
import { usePortal } from '../../../portal/portal';
import { isOutdated } from '../../../requests/failureText';
import { paidOrders, sentParts, type UploadValues } from './paidOrders';
import { netOf } from './upload';

const SENT_MEANWHILE =
  'La boleta de esta orden ya se envió, quizás desde otra ventana. Lo que escribiste sigue aquí: elige otra orden o cierra.';

const NAMES = ['boletaId', 'file', 'folio', 'issuedOn', 'gross', 'withheldBy', 'retention', 'net'] as const;

/**
 * Sends a boleta, byte by byte. A refusal comes back on its field.
 * @param onChanged called when the boleta is no longer as the form shows it
 */
export function useUpload(onChanged: () => void) {
  const { config } = usePortal();
  const { send, ...sending } = useSending();
  const { refused } = useFormEnd();

  /** @returns nothing after a success */
  async function upload(
    values: UploadValues,
    boleta: Boleta,
    items: readonly Boleta[],
  ): Promise<SubmitErrors<UploadValues> | undefined> {
    const { file, folio, issuedOn, gross, withheldBy, retention } = values;
    const net = netOf(values);
    const parts = sentParts(paidOrders(boleta, items, values), values);
    // The validator has already refused missing values.
    if (!(file instanceof File) || folio === null || gross === null || retention === null || net === null)
      return undefined;
    let isStillAwaited = false;
    try {
      const { uploadBoleta } = await import('@doblaje/contract/uploadBoleta');
      const outcome = await send(file, 'Cancelaste el envío: la boleta no se envió.', (options) =>
        uploadBoleta({
          ...options,
          url: `${config.apiUrl}/boletas/${boleta.id}/upload`,
          file,
          values: { folio, issuedOn, gross, withheldBy, retention, net, parts, updatedAt: boleta.updatedAt },
        }),
      );
      if (!outcome.isStale) return undefined;
      isStillAwaited = canMove(BOLETA_MOVES, 'upload', outcome.current.state, 'PERSON');
      throw new ApiError(409, outcome.message);
    } catch (error) {
      const errors = refused<UploadValues>(error, NAMES);
      if (!isOutdated(error)) return errors;
      onChanged();
      return isStillAwaited ? errors : { ...errors, boletaId: SENT_MEANWHILE };
    }
  }

  return { upload, ...sending };
}
