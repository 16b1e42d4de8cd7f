import { bankFileTemplate } from './knownTemplates';

/**
 * Whether files in two forms may both be paid: each is for a bank, and they are not the same. The studio's own CSV is for none.
 * @param one id of a template; anything else is no file
 */
export function mayBePaidTwice(one: unknown, other: unknown): boolean {
  const [first, second] = [bankFileTemplate(one), bankFileTemplate(other)];
  return Boolean(first?.bank && second?.bank) && first !== second;
}
