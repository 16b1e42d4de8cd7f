/** What one mail says, before it becomes HTML and text. */
export interface Letter {
  subject: string;
  /** Paragraphs above the button. */
  before: string[];
  /** The one thing to do. */
  action: { label: string; address: string };
  /** Paragraphs below the button. */
  after: string[];
}

/** What letters are written with. */
export interface LetterData {
  brand: string;
  /** As the person typed it when registering, if it can be shown: see {@link greeting}. */
  firstName: string;
  /** Makes an absolute address of a path of the portal. */
  addressOf: (path: string) => string;
}

/**
 * 'Hola, Antonia:', or 'Hola:' for a name that is more than letters. Anybody can register anybody's address, and the
 * studio's mail must not carry a stranger's advertisement or address in the place of a name.
 */
export function greeting(firstName: string): string {
  return /^[\p{L}\p{M}' -]{1,60}$/u.test(firstName) ? `Hola, ${firstName}:` : 'Hola:';
}

const NOT_ME = 'Si no fuiste tú, puedes ignorar este mensaje: sin el enlace no pasa nada.';

/** Asks to prove the address (48 h). */
export function activationLetter({ brand, firstName, addressOf }: LetterData, path: string): Letter {
  return {
    subject: 'Activa tu cuenta',
    before: [
      greeting(firstName),
      `Recibimos un registro con este correo en ${brand}. Para empezar a usar tu cuenta, actívala con este enlace.`,
    ],
    action: { label: 'Activar mi cuenta', address: addressOf(path) },
    after: ['El enlace vale 48 horas y se usa una sola vez.', NOT_ME],
  };
}

/** Tells the owner of an account that somebody tried to register its address, or asked to activate it again. */
export function alreadyActiveLetter({ brand, firstName, addressOf }: LetterData): Letter {
  return {
    subject: 'Ya tienes una cuenta',
    before: [
      greeting(firstName),
      `Alguien intentó registrarse en ${brand} con este correo, o pidió activarlo, pero tu cuenta ya existe y está activa. Si fuiste tú, inicia sesión.`,
    ],
    action: { label: 'Iniciar sesión', address: addressOf('/login') },
    after: [
      `Si no recuerdas tu contraseña, puedes cambiarla aquí: ${addressOf('/auth/recover-password')}`,
      'Si no fuiste tú, puedes ignorar este mensaje: tu cuenta no cambió.',
    ],
  };
}

/** Carries the link to choose a new password (60 min). */
export function resetLetter({ brand, firstName, addressOf }: LetterData, path: string): Letter {
  return {
    subject: 'Cambia tu contraseña',
    before: [
      greeting(firstName),
      `Recibimos una solicitud para cambiar la contraseña de tu cuenta en ${brand}. Elige una nueva con este enlace.`,
    ],
    action: { label: 'Cambiar mi contraseña', address: addressOf(path) },
    after: [
      'El enlace vale 60 minutos y se usa una sola vez. Al cambiarla se cierran todas tus sesiones.',
      'Si no fuiste tú, puedes ignorar este mensaje: tu contraseña sigue siendo la misma.',
    ],
  };
}

/** Confirms that an application arrived. Nothing of what it says is in it (desk.md §7). */
export function applicationSentLetter({ brand, firstName, addressOf }: LetterData): Letter {
  return {
    subject: 'Recibimos tu postulación',
    before: [
      greeting(firstName),
      `Tu postulación para trabajar con ${brand} llegó completa y está en revisión. Te avisaremos cuando la hayamos revisado.`,
    ],
    action: { label: 'Ver mi postulación', address: addressOf('/home') },
    after: ['No necesitas hacer nada más. En Principal puedes ver en qué va.'],
  };
}
