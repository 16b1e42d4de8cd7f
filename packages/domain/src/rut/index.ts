export { cleanRut, isValidRut, type RutOptions, rutCheckDigit } from './check';
export { explainRut, type RutExplanation, type RutFault } from './explain';
export { formatRut, formatRutAsTyped, normalizeRut, type RutField } from './format';
export { rutBeginning } from './search';
