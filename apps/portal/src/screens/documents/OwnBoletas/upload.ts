import type { Boleta, SentBoletaPdf } from '@doblaje/contract/client';
import { dayInChile } from '@doblaje/domain/days';
import type { FormErrors } from '@doblaje/domain/forms';
import {
  BOLETA_UPLOAD_INITIAL,
  type BoletaUploadValues,
  validateBoletaUpload,
} from '@doblaje/domain/forms/boletaUpload';
import { workOrderTitle } from '@doblaje/domain/options/workOrderTypes';
import { createDrafts, type Draft } from '../../../edits/drafts';
import { firstParts, paidOrders, partErrors, type UploadValues } from './paidOrders';

/** The retention by year, in per cent. */
export type Rates = readonly { year: number; rate: number }[];

/** The boletas that a person has to upload. */
export interface ToUpload {
  items: readonly Boleta[];
  rates: Rates;
}

/** What 'Subir boleta' starts from. */
export interface UploadData extends ToUpload {
  /** RUT of the studio; '' while it is not set. */
  studioRut: string;
  /** What the person sent before: those PDFs are not sent again. */
  sent: readonly SentBoletaPdf[];
}

/** Boletas that were typed and not sent. */
export const UPLOADS = createDrafts<Draft<null, UploadValues>>('en tu boleta');

/** The SII's own page to issue boletas (Servicios online › Boletas de honorarios electrónicas). */
export const SII_ADDRESS = 'https://www.sii.cl/servicios_online/1040-.html';

/** 'Orden de Actuación N.º 1.190 · Marea baja'. */
export const orderText = ({ orderTypeId, orderNumber, projectTitle }: Boleta) =>
  `${workOrderTitle(orderTypeId, orderNumber)} · ${projectTitle}`;

/** The form's initial values: the order's known values, or all earlier values of a rejected boleta except its file. */
export function valuesFor(boleta: Boleta | undefined, items: readonly Boleta[]): UploadValues {
  const { id: boletaId = 0, orderAmount: gross = null } = boleta ?? {};
  const known: UploadValues = {
    ...{ ...BOLETA_UPLOAD_INITIAL, ...firstParts(boleta, items) },
    ...{ boletaId, gross },
  };
  if (boleta?.state !== 'rejected') return known;
  const { folio, issuedOn, withheldBy, retention } = boleta;
  return { ...known, folio, issuedOn, gross: boleta.gross ?? gross, withheldBy, retention };
}

/** The gross minus the retention; null while one of them is missing or unreadable. */
export const netOf = ({ gross, retention }: Pick<BoletaUploadValues, 'gross' | 'retention'>) =>
  typeof gross === 'number' && typeof retention === 'number' ? gross - retention : null;

/** Checks the form's current values. The net is computed, so it is never wrong by itself. */
export function validate(values: UploadValues, items: readonly Boleta[]): FormErrors<UploadValues> {
  const { net: _, ...errors } = validateBoletaUpload({ ...values, net: netOf(values) }, dayInChile());
  const boleta = items.find(({ id }) => id === values.boletaId);
  return { ...partErrors(paidOrders(boleta, items, values), values), ...errors };
}
