import type { CastToIssue, WorkOrder } from '@doblaje/contract/client';
import { missingMinorPapers, missingPapersText } from '@doblaje/domain/minors';

/** The same for one of several people. */
export const lacksOf = (
  minors: CastToIssue['minors'],
  id: string,
  days: { startDate: string; dueDate: string },
): string =>
  minorText(
    minors.find(({ personId }) => personId === id),
    days,
  );

/** What a person under 18 lacks for an order of these days, and how to mend it; '' for nothing. */
export const minorText = (
  minor: WorkOrder['minor'] | undefined,
  days: { startDate: string; dueDate: string },
): string => missingPapersText(missingMinorPapers(minor, days), days.dueDate);
