export { type BoletaAmounts, beforeOrder, boletaDifferences } from './boletaDifferences';
export { type ExpectedRetention, expectedRetention } from './expectedRetention';
export { formatPesos, isPesos, PESOS_MAX } from './pesos';
export { type Retention, retentionOf } from './retention';
export { pesosInWords } from './words';
