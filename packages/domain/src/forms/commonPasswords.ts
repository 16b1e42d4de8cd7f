/**
 * Words that stand at the heart of the passwords people choose most, English and Spanish. Eight characters are asked for
 * anyway, so a short word is here for what is usually added to it (a year, 123, a sign).
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
  'cambiame changeme default abc abcd abcdef a1b2c3d4 abcd1234 1234qwer qwer1234';

/** No password of a form is longer (see `PASSWORD_MAX_LENGTH`), so nothing longer can be common. */
const LONGEST_UNITS = 256;

/** One character again and again, or a run as 12345678, 87654321, abcdefgh. */
function isRun(text: string): boolean {
  const step = text.charCodeAt(1) - text.charCodeAt(0);
  if (Math.abs(step) > 1) return false;
  for (let i = 1; i < text.length; i++) {
    if (text.charCodeAt(i) - text.charCodeAt(i - 1) !== step) return false;
  }
  return true;
}

/** A shorter piece said again and again: 12341234, holahola. */
function repeatedPiece(text: string): string {
  for (let size = 1; size <= text.length / 2; size++) {
    const piece = text.slice(0, size);
    if (text.length % size === 0 && piece.repeat(text.length / size) === text) return piece;
  }
  return text;
}

/** Signs written for the letters they look like: p4$$w0rd. */
function readAsLetters(text: string): string {
  return text.replace(/[@4310!$5]/g, (sign) => 'aaeioiss'.charAt('@4310!$5'.indexOf(sign)));
}

/** Without the few digits and signs people add before or after: contraseña2026!, 123clave. */
function withoutTrimmings(text: string): string {
  return text.replace(/^[^\p{L}]{1,4}/u, '').replace(/[^\p{L}]{1,6}$/u, '');
}

/**
 * Tells whether a password is one of those tried first: a common word (English or Spanish), also with digits and
 * signs around it or in the place of letters, a run as 12345678 or abcdefgh, or a short piece repeated. Case does not
 * matter. Anything but a string is false, as is anything too long to be a password.
 */
export function isCommonPassword(value: unknown): boolean {
  if (typeof value !== 'string' || value === '' || value.length > LONGEST_UNITS) return false;
  const piece = repeatedPiece(value.normalize('NFC').toLowerCase());
  if (piece.length < 4 || isRun(piece) || /^0?123456789\d{0,2}$|^9876543210?\d?$/.test(piece)) return true;
  const bare = withoutTrimmings(piece);
  const words = COMMON_WORDS.split(' ');
  return [piece, bare, readAsLetters(piece), readAsLetters(bare)].some((form) => words.includes(form));
}
