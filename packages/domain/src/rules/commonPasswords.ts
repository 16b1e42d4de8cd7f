/**
 * Words at the core of the most common passwords, English and Spanish. A password needs eight characters anyway, so a short word
 * is listed for what people usually add to it (a year, 123, a sign).
 */
const COMMON_WORDS =
  'password passw0rd contraseña contrasena clave secreto secret admin administrador administrator usuario user ' +
  'login welcome bienvenido bienvenida hola holahola hello qwerty qwertyuiop qwertz asdf asdfgh asdfghjkl zxcvbnm ' +
  'qazwsx qazwsxedc 1q2w3e4r 1q2w3e4r5t 1qaz2wsx q1w2e3r4 zaq12wsx iloveyou teamo tequiero teamomucho amor ' +
  'amorcito miamor princesa princess princes sunshine estrella corazon corazón mariposa chocolate dragon monkey ' +
  'football futbol baseball superman batman pokemon starwars naruto trustno1 letmein master shadow michael ' +
  'jennifer jessica jordan charlie daniel alejandro alejandra andrea carlos fernando fernanda francisco francisca ' +
  'gabriel gabriela cristian christian javiera valentina sebastian nicolas matias santiago catalina constanza ' +
  'camila computer computador internet whatever familia family felicidad libertad diosesamor jesus jesucristo ' +
  'cristo chile vivachile chilechile colocolo universidad lauchile udechile catolica barcelona realmadrid ' +
  'argentina mexico colombia venezuela bolivia america doblaje estudio actor test prueba demo temporal cambiar ' +
  'cambiame changeme default abc abcd abcdef a1b2c3d4 abcd1234 1234qwer qwer1234 cocacola';

/** No password of a form is longer (see `PASSWORD_MAX_LENGTH`), so nothing longer can be common. */
const LONGEST_UNITS = 256;

/** One character repeated, or a run like 12345678, 87654321, 0987654321, abcdefgh. */
function isRun(text: string): boolean {
  // After 9 comes 0, as on a keyboard.
  const turns = /^\d+$/.test(text);
  const stepAt = (at: number) => {
    const step = text.charCodeAt(at) - text.charCodeAt(at - 1);
    return turns && Math.abs(step) === 9 ? -Math.sign(step) : step;
  };
  const step = stepAt(1);
  if (Math.abs(step) > 1) return false;
  for (let i = 2; i < text.length; i++) {
    if (stepAt(i) !== step) return false;
  }
  return true;
}

/** A run or a listed word with at most a few characters around it: Aa123456, 123456789a. */
function isHardlyMore(text: string, words: readonly string[]): boolean {
  const pieces = Array.from(text.matchAll(/\p{L}+|\d+|[^\p{L}\d]+/gu), ([piece]) => piece);
  const isKnown = (piece: string) => piece.length >= 4 && (isRun(piece) || words.includes(piece));
  const others = pieces.filter((piece) => !isKnown(piece));
  return others.length < pieces.length && pieces.length <= 3 && others.every(({ length }) => length <= 3);
}

/** The repeated piece of a text: 12341234, holahola. */
function repeatedPiece(text: string): string {
  for (let size = 1; size <= text.length / 2; size++) {
    const piece = text.slice(0, size);
    if (text.length % size === 0 && piece.repeat(text.length / size) === text) return piece;
  }
  return text;
}

/** Replaces signs by the letters they look like: p4$$w0rd. */
function readAsLetters(text: string): string {
  return text.replace(/[@4310!$5]/g, (sign) => 'aaeioiss'.charAt('@4310!$5'.indexOf(sign)));
}

/** Removes the few digits and signs that people add before or after: contraseña2026!, 123clave. */
function withoutTrimmings(text: string): string {
  return text.replace(/^[^\p{L}]{1,4}/u, '').replace(/[^\p{L}]{1,6}$/u, '');
}

/**
 * Tells whether a password is one that attackers try first: a common word (English or Spanish), also with digits and
 * signs around it or in place of letters; a run like 12345678 or abcdefgh with little around it; or a repeated short piece.
 * A server can know lists of leaked passwords; this is what a form can tell at once. Case does not
 * matter. Anything but a string is false, and so is a text too long for a password.
 */
export function isCommonPassword(value: unknown): boolean {
  if (typeof value !== 'string' || value === '' || value.length > LONGEST_UNITS) return false;
  const piece = repeatedPiece(value.normalize('NFC').toLowerCase());
  if (piece.length < 4 || isRun(piece)) return true;
  const bare = withoutTrimmings(piece);
  const words = COMMON_WORDS.split(' ');
  // Each character doubled: 11223344.
  const once = piece.replace(/(.)\1/gu, '$1');
  if (once.length * 2 === piece.length && isRun(once)) return true;
  if (isHardlyMore(piece, words)) return true;
  return [piece, bare, readAsLetters(piece), readAsLetters(bare)].some((form) => words.includes(form));
}
