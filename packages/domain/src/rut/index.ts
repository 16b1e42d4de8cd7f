export { cleanRut, isValidRut, rutCheckDigit } from './check';
export { explainRut, type RutExplanation, type RutFault } from './explain';
export { formatRut, formatRutAsTyped, normalizeRut, type RutField } from './format';
