import { momentText } from '@doblaje/domain/days';
import { INVITATION_DAYS } from '@doblaje/domain/forms/invitation';
import { greeting, type Letter, type LetterData, writeToStudio } from '../../ground/mail/letter';

const NOT_ME = 'Si no fuiste tú, no uses el enlace: sin él no pasa nada.';

/** Carries the link that activates an account and proves its address (48 h). */
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

/** Carries the link to choose the password of an account that is not active yet. Choosing it activates the account (48 h). */
export function firstPasswordLetter({ brand, firstName, addressOf }: LetterData, path: string): Letter {
  return {
    subject: 'Elige tu contraseña para activar tu cuenta',
    before: [
      greeting(firstName),
      `Recibimos un registro con este correo en ${brand}. Para activar tu cuenta, elige su contraseña con este enlace. Por seguridad vale solo la que elijas aquí, no la que se escribió al registrarse.`,
      'Si te llegó también un correo que dice Activa tu cuenta, usa este y no aquel: pudo pedirlo otra persona que escribió tu correo.',
    ],
    action: { label: 'Elegir mi contraseña', address: addressOf(path) },
    after: [
      'El enlace vale 48 horas y se usa una sola vez. Al usarlo dejan de valer los que te enviamos antes.',
      NOT_ME,
    ],
  };
}

/** Invites a person to choose the password of the account that ADMIN made for them (7 days). */
export function invitationLetter({ brand, firstName, addressOf }: LetterData, path: string): Letter {
  return {
    subject: `Te invitaron a ${brand}`,
    before: [
      greeting(firstName),
      `La administración de ${brand} creó una cuenta para ti con este correo. Para empezar a usarla, elige tu contraseña con este enlace.`,
    ],
    action: { label: 'Elegir mi contraseña', address: addressOf(path) },
    after: [
      `El enlace vale ${INVITATION_DAYS} días y se usa una sola vez. Si ya no vale, pide otro aquí: ${addressOf('/auth/recover-password')}`,
      'Si te llegó más de una invitación, usa la última: las anteriores ya no valen.',
      'Si no esperabas esta invitación, puedes ignorar este mensaje: sin el enlace no pasa nada.',
    ],
  };
}

/** Tells the owner of an active account that they were invited, and that they need no other account. */
export function invitedAgainLetter({ brand, firstName, addressOf }: LetterData): Letter {
  return {
    subject: 'Ya tienes una cuenta',
    before: [
      greeting(firstName),
      `La administración de ${brand} te invitó con este correo, y ya tienes una cuenta activa: inicia sesión con ella.`,
    ],
    action: { label: 'Iniciar sesión', address: addressOf('/login') },
    after: [`Si no recuerdas tu contraseña, puedes cambiarla aquí: ${addressOf('/auth/recover-password')}`],
  };
}

/** Tells the owner of an account that it is deactivated. It replaces the mail with the requested link. */
export function inactiveLetter({ brand, firstName, addressOf, contact }: LetterData): Letter {
  return {
    subject: 'Tu cuenta está desactivada',
    before: [
      greeting(firstName),
      `Recibimos una solicitud sobre tu cuenta en ${brand}, pero está desactivada: por ahora no puedes entrar. Tus datos y documentos se conservan.`,
      writeToStudio(
        contact,
        'Si crees que es un error, escríbele al estudio',
        'Si crees que es un error, díselo a la persona del estudio con la que trabajas.',
      ),
    ],
    action: { label: 'Ir al portal', address: addressOf('/login') },
    after: ['Si no fuiste tú, puedes ignorar este mensaje.'],
  };
}

/** Tells the owner of a deactivated account that they were invited: no link leads into it before ADMIN activates it. */
export function invitedInactiveLetter({ brand, firstName, addressOf, contact }: LetterData): Letter {
  return {
    subject: 'Tu cuenta está desactivada',
    before: [
      greeting(firstName),
      `La administración de ${brand} te invitó con este correo. Ya tienes una cuenta, pero está desactivada: por ahora no puedes entrar. Tus datos y documentos se conservan.`,
      writeToStudio(
        contact,
        'Para volver a usarla, tienen que activarla: pídelo a quien te invitó, o al estudio',
        'Para volver a usarla, tienen que activarla: pídelo a quien te invitó.',
      ),
    ],
    action: { label: 'Ir al portal', address: addressOf('/login') },
    after: ['Si no esperabas esta invitación, puedes ignorar este mensaje.'],
  };
}

/** Tells the owner that the password was changed, in case somebody else did it. */
export function passwordChangedLetter({ brand, firstName, addressOf }: LetterData, changedAt: Date): Letter {
  return {
    subject: 'Tu contraseña cambió',
    before: [
      greeting(firstName),
      `La contraseña de tu cuenta en ${brand} cambió el ${momentText(changedAt)} (hora de Chile). Las demás sesiones se cerraron.`,
      'Si fuiste tú, no tienes que hacer nada. Si no fuiste tú, elige otra cuanto antes.',
    ],
    action: { label: 'Recuperar mi cuenta', address: addressOf('/auth/recover-password') },
    after: [],
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

/** Tells the owner that the bank data were changed, in case somebody else did it. It contains none of these data (desk.md §7). */
export function bankChangedLetter(
  { firstName, addressOf, brand, contact }: LetterData,
  changedAt: Date,
): Letter {
  return {
    subject: 'Tus datos bancarios cambiaron',
    before: [
      greeting(firstName),
      `Los datos bancarios de tu ficha en ${brand} cambiaron el ${momentText(changedAt)} (hora de Chile), desde tu propia cuenta. El estudio no los puede cambiar por ti.`,
      'Si fuiste tú, no tienes que hacer nada.',
    ],
    action: { label: 'Revisar mis datos bancarios', address: addressOf('/home') },
    after: [
      `Si no fuiste tú, elige otra contraseña cuanto antes (${addressOf('/auth/recover-password')}), corrige tus datos y avisa antes de que te paguen.`,
      writeToStudio(contact, 'Avísale al estudio', 'Avísale a la persona del estudio con la que trabajas.'),
    ],
  };
}
