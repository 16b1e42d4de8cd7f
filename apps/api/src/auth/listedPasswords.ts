import { API_MESSAGES, Problem } from '@doblaje/contract';

let listed: Promise<ReadonlySet<string>> | undefined;

/** The passwords that breaches have shown most often, in lower case; read once, when one is chosen. */
const readList = async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map((password) => String(password)));
};

/**
 * Refuses a password that stands in the list of those that breaches have shown: whoever guesses begins with them. The forms tell the
 * commonest by themselves; the whole list is too long for a page.
 * @throws Problem 422 on `password`
 */
export async function refuseListed(password: string): Promise<void> {
  listed ??= readList();
  if (!(await listed).has(password.normalize('NFC').toLowerCase())) return;
  const message = 'Elige una contraseña menos común';
  throw new Problem(422, API_MESSAGES.invalid, { errors: [{ field: 'password', message }] });
}
