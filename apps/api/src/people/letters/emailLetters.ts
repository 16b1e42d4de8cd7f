import { momentText } from '@doblaje/domain/days';
import { greeting, type Letter, type LetterData, writeToStudio } from '../../ground/mail/letter';

/** The data of a change of address that its mails name. */
export interface ChangeOfEmail {
  /** The new address. */
  email: string;
  isByStudio: boolean;
  askedAt: Date;
  expiresAt: Date;
}

/** Tells the current address which change was requested, by whom, and how to stop it. */
export function emailAskedLetter(
  { brand, firstName, addressOf, contact }: LetterData,
  { email, isByStudio, askedAt }: ChangeOfEmail,
  path: string,
): Letter {
  const who = isByStudio
    ? `Lo pidió la administración de ${brand}.`
    : 'Se pidió desde tu propia cuenta, con tu contraseña.';
  return {
    subject: 'Pidieron cambiar el correo de tu cuenta',
    before: [
      greeting(firstName),
      `El ${momentText(askedAt)} (hora de Chile) se pidió que tu cuenta en ${brand} use otro correo: ${email}. ${who}`,
      'Mientras no se confirme desde esa dirección, nada cambia: sigues entrando con la de ahora y tus correos llegan aquí. Si estás de acuerdo, no tienes que hacer nada.',
      'Si no lo pediste o no estás de acuerdo, detén el cambio con este enlace.',
    ],
    action: { label: 'Detener el cambio', address: addressOf(path) },
    after: [
      ...(isByStudio
        ? []
        : [
            `Si no fuiste tú, elige además otra contraseña cuanto antes: ${addressOf('/auth/recover-password')}`,
          ]),
      writeToStudio(
        contact,
        'También puedes escribirle al estudio',
        'También puedes decírselo a la persona del estudio con la que trabajas.',
      ),
    ],
  };
}

/** Carries the link that confirms the new address (48 h). */
export function emailConfirmLetter(
  { brand, firstName, addressOf }: LetterData,
  { isByStudio, expiresAt }: ChangeOfEmail,
  path: string,
): Letter {
  const who = isByStudio ? `La administración de ${brand} pidió` : 'Recibimos una solicitud para';
  return {
    subject: 'Confirma tu correo nuevo',
    before: [
      greeting(firstName),
      `${who} que tu cuenta en ${brand} use este correo. Para empezar a entrar con él, confírmalo con este enlace.`,
    ],
    action: { label: 'Confirmar este correo', address: addressOf(path) },
    after: [
      `El enlace vale hasta el ${momentText(expiresAt)} (hora de Chile) y se usa una sola vez.`,
      'Si no esperabas este mensaje, no uses el enlace: sin él no pasa nada.',
    ],
  };
}

/** Tells the owner of an account that somebody requested its address for another account, and that nothing changes. */
export function emailTakenLetter({ brand, firstName, addressOf }: LetterData): Letter {
  return {
    subject: 'Ya tienes una cuenta con este correo',
    before: [
      greeting(firstName),
      `Pidieron que otra cuenta en ${brand} use este correo, pero ya es el de la tuya. No cambió nada.`,
    ],
    action: { label: 'Iniciar sesión', address: addressOf('/login') },
    after: [
      'Si la otra cuenta también es tuya y quieres usar este correo en ella, entra primero en esta: cámbiale el correo o elimina sus datos. Después pide el cambio otra vez.',
      `Si no recuerdas tu contraseña, puedes cambiarla aquí: ${addressOf('/auth/recover-password')}`,
      'Si no fuiste tú, puedes ignorar este mensaje.',
    ],
  };
}

/** Tells the old address that it no longer belongs to the account. */
export function emailChangedLetter(
  { brand, firstName, addressOf, contact }: LetterData,
  { email }: ChangeOfEmail,
  changedAt: Date,
): Letter {
  return {
    subject: 'El correo de tu cuenta cambió',
    before: [
      greeting(firstName),
      `El correo de tu cuenta en ${brand} cambió el ${momentText(changedAt)} (hora de Chile): ahora es ${email}. Ya no se entra con esta dirección, y aquí no llegarán más correos del portal.`,
      'Las demás sesiones se cerraron, y los enlaces que te enviamos antes ya no valen. Si estás de acuerdo, no tienes que hacer nada.',
    ],
    action: { label: 'Ir al portal', address: addressOf('/login') },
    after: [
      writeToStudio(
        contact,
        'Si no lo pediste o no estás de acuerdo, escríbele al estudio cuanto antes',
        'Si no lo pediste o no estás de acuerdo, díselo cuanto antes a la persona del estudio con la que trabajas.',
      ),
    ],
  };
}
