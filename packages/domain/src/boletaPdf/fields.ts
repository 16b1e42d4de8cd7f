import type { Withholder } from '../options/withholders';

/** What a boleta's PDF says, by the names of 'Subir boleta' where it has them. Null: not there, or unclear (`reasons`). */
export interface BoletaPdfFields {
  folio: number | null;
  /** As '12.345.678-5', as the next one. */
  issuerRut: string | null;
  receiverRut: string | null;
  /** As printed; the SII cuts and changes names, so nothing is compared with it (chile.md §1). */
  receiverName: string | null;
  /** 'Fecha', the boleta's own day, 'AAAA-MM-DD': it decides the rate. */
  issuedOn: string | null;
  /** 'Fecha / Hora Emisión', 'AAAA-MM-DD': may be another day. */
  emittedOn: string | null;
  /** Hour of issue in Chile, 'HH:MM'. */
  emittedAt: string | null;
  /** Whole pesos, as retention and net. */
  gross: number | null;
  /** Per cent; null without a line of retention. */
  rate: number | null;
  /** 0 without a line of retention, if then the net is the gross. */
  retention: number | null;
  net: number | null;
  withheldBy: Withholder | null;
  /** RUT body (8), folio (5) and check characters (7). */
  barcode: string | null;
}

/** One field of a boleta's PDF. */
export type BoletaPdfField = keyof BoletaPdfFields;

/** How sentences call a field. */
export const FIELD_NAMES: Readonly<Record<BoletaPdfField, string>> = {
  folio: 'el folio',
  issuerRut: 'el RUT de quien emite la boleta',
  receiverRut: 'el RUT de quien la recibe',
  receiverName: 'el nombre de quien la recibe',
  issuedOn: 'la fecha de la boleta',
  emittedOn: 'el día de emisión',
  emittedAt: 'la hora de emisión',
  gross: 'el bruto',
  rate: 'la tasa de retención',
  retention: 'la retención',
  net: 'el líquido',
  withheldBy: 'quién paga la retención',
  barcode: 'el código de barras',
};

/** Why a field is null, in a Spanish sentence. */
export type BoletaPdfReasons = Partial<Record<BoletaPdfField, string>>;
