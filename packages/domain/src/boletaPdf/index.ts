export type { BoletaPdfCheck, BoletaPdfChecks, BoletaPdfRules } from './checks';
export {
  type BoletaPdfDifference,
  boletaPdfDifferences,
  type ExpectedBoleta,
  unreadParties,
  unsureIssuer,
} from './differences';
export type { BoletaPdfField, BoletaPdfFields, BoletaPdfReasons } from './fields';
export { type BoletaPdf, type OtherPdf, readBoletaPdf } from './readBoletaPdf';
export type { PdfText } from './rows';
export {
  OTHER_PDF,
  type PdfIdentity,
  pdfIdentity,
  type SentPdf,
  sentAlreadyText,
  sentWith,
  unsendablePdf,
} from './sentAlready';
