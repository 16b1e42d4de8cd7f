import { validateInvitation } from '@doblaje/domain/forms/invitation';
import { newSecret } from '../ground/secrets/secrets';
import { type Appointed, appointAdmin, renewAccess } from '../people/accounts/appoint';
import { hashPassword } from '../people/passwords/passwords';
import { type Call, type Command, CommandError, withStudio } from './command';

const OUTCOMES: Readonly<Record<Appointed['outcome'], string>> = {
  invited: 'Administra el portal desde que elija su contraseña.',
  appointed: 'Ya tenía una cuenta: ahora administra el portal, con su contraseña de siempre.',
  renewed: 'Sus sesiones terminaron. Entra de nuevo cuando elija otra contraseña.',
};

/** Prints what became of the account. A link is printed only on request: whoever reads it gets in. */
function tell({ outcome, path }: Appointed, email: string, { settings, options, say }: Call): void {
  say(`${email}: ${OUTCOMES[outcome]}`);
  if (path !== null) say(`${settings.PUBLIC_URL ?? ''}${path}`);
  else if (options.link || outcome === 'appointed') say('No necesita ningún enlace.');
  else say('El servidor le envía el enlace por correo.');
}

const wayOf = ({ options }: Call) => ({ byHand: options.link ?? false, now: new Date() });

/** `admin:create` */
export const createAdmin: Command = {
  usage: 'admin:create CORREO NOMBRE APELLIDO [--link]',
  says: 'crea una cuenta de Administración, o le da ese rol a una que existe; --link muestra el enlace en vez de enviarlo',
  words: { least: 3, most: 3 },
  run: async (call) => {
    const [typed = '', first_name = '', last_name = ''] = call.words;
    const person = { email: typed.toLowerCase(), first_name, last_name };
    const wrong = Object.values(validateInvitation({ ...person, role: 'ADMIN' }));
    if (wrong.length > 0) throw new CommandError(wrong.join('\n'));
    const hash = await hashPassword(newSecret());
    await withStudio(call.settings, async ({ db }) => {
      tell(await appointAdmin(db, person, hash, wayOf(call)), person.email, call);
    });
    return 0;
  },
};

/** `admin:reset` */
export const resetAdmin: Command = {
  usage: 'admin:reset CORREO [--link]',
  says: 'cierra las sesiones de una cuenta de Administración y le da un enlace para elegir otra contraseña',
  words: { least: 1, most: 1 },
  run: async (call) => {
    const email = (call.words[0] ?? '').toLowerCase();
    await withStudio(call.settings, async ({ db }) => {
      tell(await renewAccess(db, email, wayOf(call)), email, call);
    });
    return 0;
  },
};
