import { dayInChile, dayText, isDay } from '../days/days';
import { daysAfter } from '../days/workingDays';
import { fieldsOf } from '../fields/fields';
import { conjoined } from '../naming';
import { ENDING_SOON_DAYS } from '../options/contractEnds';
import { ADULT_AGE } from './age';

/** The papers without which a person under 18 gets no order: who represents them allows the work, and they are at school. */
export const MINOR_PAPERS = ['minor-authorization', 'school-certificate'] as const;

/** One of {@link MINOR_PAPERS}. */
export type MinorPaper = (typeof MINOR_PAPERS)[number];

/** Whether a kind of document is a paper of a minor. Never throws. */
export const isMinorPaper = (kind: unknown): kind is MinorPaper =>
  MINOR_PAPERS.some((paper) => paper === kind);

/** What is known of a minor before an order is issued. */
export interface MinorAtWork {
  /** Their 18th birthday, 'AAAA-MM-DD'. */
  adultOn: string;
  /** The papers that there are, each with the last day on which it holds. */
  papers: { kind: MinorPaper; validUntil: string }[];
}

/** The 18th birthday of a person; '' without a valid birth date. Of the 29th of February it is the 1st of March in other years. */
export function adultOn(birthDate: unknown): string {
  if (!isDay(birthDate)) return '';
  const year = Number(birthDate.slice(0, 4)) + ADULT_AGE;
  const day = `${year}${birthDate.slice(4)}`;
  return isDay(day) ? day : `${year}-03-01`;
}

const dayAfter = (day: string) => daysAfter(day, 1);

/** The papers that an order's days ask for and a minor lacks. Each has to hold until its last day, or until they are 18. Never throws. */
export function missingMinorPapers(minor: unknown, days: unknown): MinorPaper[] {
  const { adultOn: birthday, papers } = fieldsOf(minor);
  const { startDate, dueDate } = fieldsOf(days);
  if (!isDay(birthday) || (isDay(startDate) && startDate >= birthday)) return [];
  const holds = (until: unknown) =>
    isDay(until) && (!isDay(dueDate) || until >= dueDate || dayAfter(until) >= birthday);
  const there = (Array.isArray(papers) ? papers : []).map(fieldsOf);
  return MINOR_PAPERS.filter(
    (paper) => !there.some(({ kind, validUntil }) => kind === paper && holds(validUntil)),
  );
}

/** How one of a minor's papers stands on a day. */
export interface MinorPaperStanding {
  kind: MinorPaper;
  /** 'soon': its last day is within {@link ENDING_SOON_DAYS} days, and the person is not 18 by then. */
  state: 'missing' | 'over' | 'soon' | 'held';
  /** The last day on which the longest one holds; '' where there is none. */
  validUntil: string;
}

/**
 * How each paper of a minor stands, in the order of {@link MINOR_PAPERS}; none for an adult. Never throws.
 * @param today 'AAAA-MM-DD'. @default the current day in Chile
 */
export function minorPapersOn(minor: unknown, today: unknown = dayInChile()): MinorPaperStanding[] {
  const { adultOn: birthday, papers } = fieldsOf(minor);
  if (!isDay(birthday) || !isDay(today) || today >= birthday) return [];
  const there = (Array.isArray(papers) ? papers : []).map(fieldsOf);
  return MINOR_PAPERS.map((kind) => {
    const ends = there.flatMap((of) => (of.kind === kind && isDay(of.validUntil) ? [of.validUntil] : []));
    const validUntil = ends.sort().at(-1) ?? '';
    return { kind, state: standing(validUntil, today, birthday), validUntil };
  });
}

function standing(until: string, today: string, birthday: string): MinorPaperStanding['state'] {
  if (until === '') return 'missing';
  if (until < today) return 'over';
  const isSoon = until <= daysAfter(today, ENDING_SOON_DAYS) && dayAfter(until) < birthday;
  return isSoon ? 'soon' : 'held';
}

const NAMES: Readonly<Record<MinorPaper, string>> = {
  'minor-authorization': 'la autorización de quien la representa',
  'school-certificate': 'el certificado escolar',
};

/** What a minor lacks for an order, and how to mend it; '' if nothing is missing. Never throws. */
export function missingPapersText(missing: readonly MinorPaper[], dueDate: unknown): string {
  const names = (Array.isArray(missing) ? missing : []).filter(isMinorPaper).map((paper) => NAMES[paper]);
  if (names.length === 0) return '';
  const [lacks, holding] = names.length > 1 ? ['faltan', 'vigentes'] : ['falta', 'vigente'];
  const until = isDay(dueDate) ? `, ${holding} hasta el ${dayText(dueDate)}` : '';
  return `Es menor de edad y ${lacks} ${conjoined(names)}${until}: súbe${names.length > 1 ? 'los' : names[0] === NAMES['minor-authorization'] ? 'la' : 'lo'} en Contratos y guiones y emite de nuevo`;
}
