export { type BoletaAmounts, beforeOrder, boletaDifferences } from './boletaDifferences';
export { countText, peopleCountText } from './counts';
export { type ExpectedRetention, expectedRetention, rateOf, retentionToWithhold } from './expectedRetention';
export { percentText } from './percent';
export { formatPesos, isPesos, PESOS_MAX } from './pesos';
export { type Retention, retentionOf } from './retention';
export { pesosInWords } from './words';
