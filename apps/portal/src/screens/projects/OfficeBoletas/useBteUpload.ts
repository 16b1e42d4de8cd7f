import { ApiError, type Boleta } from '@doblaje/contract/client';
import { useSending } from '../../../edits/useSending';
import { usePortal } from '../../../portal/portal';
import { isOutdated } from '../../../requests/failureText';
import { netOf } from '../../documents/OwnBoletas/upload';
import { type Awaited, type BteValues, bteChoices, bteParts, ordersPaid } from './bte';

/**
 * Sends a BTE, byte by byte.
 * @param boleta the one to correct; null for a new one
 * @param onChanged called when what is awaited is no longer as the form shows it
 */
export function useBteUpload(boleta: Boleta | null, awaited: Awaited | undefined, onChanged: () => void) {
  const { config } = usePortal();
  const { send, ...sending } = useSending();

  /** @throws ApiError */
  async function upload(values: BteValues): Promise<Boleta> {
    const { file, folio, issuedOn, gross, retention } = values;
    const items = awaited?.items ?? [];
    const paid = ordersPaid(bteChoices(boleta, { items }), values);
    const net = netOf(values);
    const of = boleta ?? items.find(({ orderId }) => orderId === paid[0]?.orderId);
    // The validator has already refused missing values.
    if (
      !of ||
      !(file instanceof File) ||
      folio === null ||
      gross === null ||
      retention === null ||
      net === null
    )
      throw new TypeError('The form is not complete');
    const said = { folio, issuedOn, gross, retention, net, parts: bteParts(paid, values) };
    try {
      const { uploadBoleta } = await import('@doblaje/contract/uploadBoleta');
      const outcome = await send(file, 'Cancelaste el envío: la BTE no se subió.', (options) =>
        uploadBoleta({
          ...options,
          url: `${config.apiUrl}/boletas/${of.id}/bte`,
          file,
          values: { ...said, updatedAt: of.updatedAt },
        }),
      );
      if (outcome.isStale) throw new ApiError(409, outcome.message);
      return outcome.saved;
    } catch (error) {
      if (isOutdated(error)) onChanged();
      throw error;
    }
  }

  return { upload, ...sending };
}
