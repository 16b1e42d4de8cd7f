import { API_MESSAGES, Problem } from '@doblaje/contract';

let listed: Promise<ReadonlySet<string>> | undefined;

/** The most common passwords of known breaches, in lower case; read once, when a person first chooses a password. */
const readList = async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map((password) => String(password)));
};

/**
 * Refuses a password from the list of breached ones, because attackers try these first. The forms know only the most common ones: the whole
 * list is too large for a page.
 * @throws Problem 422 on `password`
 */
export async function refuseListed(password: string): Promise<void> {
  listed ??= readList();
  if (!(await listed).has(password.normalize('NFC').toLowerCase())) return;
  const message = 'Elige una contraseña menos común';
  throw new Problem(422, API_MESSAGES.invalid, { errors: [{ field: 'password', message }] });
}
