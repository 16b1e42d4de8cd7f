import type { Boleta } from '@doblaje/contract/client';
import { retentionOf } from '@doblaje/domain/amounts';
import { dayInChile } from '@doblaje/domain/days';
import type { FormErrors } from '@doblaje/domain/forms';
import {
  BOLETA_UPLOAD_INITIAL,
  type BoletaUploadValues,
  validateBoletaUpload,
} from '@doblaje/domain/forms/boletaUpload';
import { workOrderTitle } from '@doblaje/domain/options/workOrderTypes';
import { createDrafts, type Draft } from '../../edits/drafts';

/** What is withheld by year, in per cent. */
export type Rates = readonly { year: number; rate: number }[];

/** What somebody has to upload. */
export interface ToUpload {
  items: readonly Boleta[];
  rates: Rates;
}

/** Boletas that were typed and not sent. */
export const UPLOADS = createDrafts<Draft<null, BoletaUploadValues>>('en tu boleta');

/** Where the SII has its own page to issue them (Servicios online › Boletas de honorarios electrónicas). */
export const SII_ADDRESS = 'https://www.sii.cl/servicios_online/1040-.html';

/** 'Orden de Actuación N.º 1.190 · Marea baja'. */
export const orderText = ({ orderTypeId, orderNumber, projectTitle }: Boleta) =>
  `${workOrderTitle(orderTypeId, orderNumber)} · ${projectTitle}`;

/** The form before anything is typed: what is known of the order, or what was said of a rejected one, but its file. */
export function valuesFor(boleta: Boleta | undefined): BoletaUploadValues {
  const { id: boletaId = 0, orderAmount: gross = null } = boleta ?? {};
  const known = { ...BOLETA_UPLOAD_INITIAL, boletaId, gross };
  if (boleta?.state !== 'rejected') return known;
  const { folio, issuedOn, withheldBy, retention } = boleta;
  return { ...known, folio, issuedOn, gross: boleta.gross ?? gross, withheldBy, retention };
}

/** Per cent of the year of a day; null where it is unknown. */
export const rateOf = (rates: Rates, issuedOn: string): number | null =>
  rates.find(({ year }) => issuedOn.startsWith(String(year)))?.rate ?? null;

/** What is withheld as the form stands; null while it cannot be said. */
export function retentionFor(
  rates: Rates,
  { gross, issuedOn, withheldBy }: Pick<BoletaUploadValues, 'gross' | 'issuedOn' | 'withheldBy'>,
): number | null {
  if (withheldBy === 'person') return gross === null ? null : 0;
  return withheldBy === 'studio' ? (retentionOf(gross, rateOf(rates, issuedOn))?.retention ?? null) : null;
}

/** What is left of the gross; null while one of both is missing, or was not read. */
export const netOf = ({ gross, retention }: Pick<BoletaUploadValues, 'gross' | 'retention'>) =>
  typeof gross === 'number' && typeof retention === 'number' ? gross - retention : null;

/** Judges the form as it stands: the net is worked out, so nothing can be wrong with it alone. */
export function validate(values: BoletaUploadValues): FormErrors<BoletaUploadValues> {
  const { net: _, ...errors } = validateBoletaUpload({ ...values, net: netOf(values) }, dayInChile());
  return errors;
}
