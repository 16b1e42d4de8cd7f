import type { Breach } from '@doblaje/contract/client';
import { peopleCountText } from '@doblaje/domain/amounts';
import { dayInChile, dayText } from '@doblaje/domain/days';
import { conjoined } from '@doblaje/domain/naming';
import { reasonsToTell } from '@doblaje/domain/privacy';

/** When it was, and how many people it concerns. */
export const breachFacts = ({ since, foundOn, peopleCount }: Breach): string =>
  [
    `Desde el ${dayText(since)}`,
    `se supo el ${dayText(foundOn)}`,
    peopleCount === null ? 'aún no se sabe a cuántas personas alcanza' : peopleCountText(peopleCount),
  ].join(' · ');

const lastMail = (mails: Breach['mails']) => {
  const people = mails.reduce((sum, mail) => sum + mail.people, 0);
  const last = mails.at(-1);
  return last
    ? `${mails.length === 1 ? '1 correo' : `${mails.length} correos`}, a ${peopleCountText(people)} en total; el último, el ${dayText(dayInChile(new Date(last.sentAt)))}`
    : '';
};

/** Whom the studio has told, and whom it still has to tell. */
export function toldOf(breach: Breach): { text: string; isDone: boolean }[] {
  const { agencyOn, mails } = breach;
  const reasons = reasonsToTell(breach);
  const agency =
    agencyOn === ''
      ? { text: 'Falta avisar a la Agencia', isDone: false }
      : { text: `Avisada la Agencia el ${dayText(agencyOn)}`, isDone: true };
  if (mails.length > 0) return [agency, { text: `Personas: ${lastMail(mails)}`, isDone: true }];
  if (reasons.length === 0) return [agency];
  return [agency, { text: `Falta escribir a cada persona: hay ${conjoined(reasons)}`, isDone: false }];
}
