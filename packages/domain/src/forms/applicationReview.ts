import { APPLICATION_STATES, type ApplicationState } from '../options/applicationStates';
import { isIn } from '../options/option';
import { checkForm, type FormErrors } from '../rules/rules';
import { longText } from '../rules/textRules';

/** An administrator's decision on an application. */
export type ApplicationReviewValues = {
  state: ApplicationState;
  /** For the studio only. */
  note: string;
  /** Whether a mail tells the candidate that they were accepted or refused. */
  notify: boolean;
};

/** A review before anything is decided. */
export const APPLICATION_REVIEW_INITIAL: Readonly<ApplicationReviewValues> = {
  state: 'new',
  note: '',
  notify: true,
};

/** Final-form validator of the review of an application. The note is optional. */
export function validateApplicationReview(values: unknown): FormErrors<ApplicationReviewValues> {
  return checkForm<ApplicationReviewValues>(values, {
    state: [(value) => (isIn(APPLICATION_STATES, value) ? undefined : 'Elige un estado')],
    note: [longText()],
    notify: [],
  });
}
