import { daysAfter, workingDaysAfter } from '../days/workingDays';
import { fieldOf } from '../fields/fields';
import { DATA_REQUEST_KINDS, type DataRequestKind } from '../options/dataRequestKinds';
import { isIn, type Option } from '../options/option';
import { REFUSAL_REASONS, type RefusalReason } from '../options/refusalReasons';
import { email } from '../rules/emailRule';
import { EMAIL_INVALID, EMAIL_REQUIRED } from '../rules/messages';
import { checkForm, type FieldRule, type FormErrors, required } from '../rules/rules';
import { longText, maxLength, minLength, shortText } from '../rules/textRules';

/** Calendar days within which a request is answered, and by which the term is extended, once (Ley 19.628, art. 11). */
export const REQUEST_DAYS = 30;

/** Working days within which a request for a block is answered. It is never extended. */
export const BLOCKING_DAYS = 2;

/**
 * The last day to answer a request: its 30th calendar day, which may be a Sunday, because the law counts them; for a block the second
 * working day.
 * @param receivedOn the day in Chile, 'AAAA-MM-DD'. Anything else gives '', as does a kind that there is not.
 * @param holidays legal ones, 'AAAA-MM-DD'
 */
export function requestDueOn(kind: unknown, receivedOn: unknown, holidays: readonly string[]): string {
  if (!isIn(DATA_REQUEST_KINDS, kind)) return '';
  return kind === 'blocking'
    ? workingDaysAfter(receivedOn, BLOCKING_DAYS, holidays)
    : daysAfter(receivedOn, REQUEST_DAYS);
}

/** The last day once the term is extended: 30 calendar days after the former. '' if `dueOn` is no day. */
export function extendedDueOn(dueOn: unknown): string {
  return daysAfter(dueOn, REQUEST_DAYS);
}

/**
 * Why the term of a request cannot be extended; undefined: it can, once, while the request is open and its day not over.
 * @param request its kind, state, `dueOn` and whether it `isExtended`
 * @param today in Chile
 */
export function noExtension(request: unknown, today: unknown): string | undefined {
  if (fieldOf(request, 'state') !== 'open') return 'Esta solicitud ya se respondió';
  if (fieldOf(request, 'kind') === 'blocking') return 'El plazo de un bloqueo no se puede extender';
  if (fieldOf(request, 'isExtended') !== false) return 'El plazo ya se extendió una vez';
  const dueOn = fieldOf(request, 'dueOn');
  return typeof dueOn === 'string' && typeof today === 'string' && today <= dueOn
    ? undefined
    : 'El plazo ya venció: no se puede extender';
}

/** What a person asks, from within their account. */
export type OwnDataRequestValues = {
  kind: DataRequestKind | '';
  /** In their own words; '' for nothing. */
  detail: string;
};

/** What a person without an account asks. */
export type DataRequestValues = OwnDataRequestValues & { name: string; email: string };

/** A request before anything is typed. */
export const DATA_REQUEST_INITIAL: Readonly<DataRequestValues> = {
  kind: '',
  name: '',
  email: '',
  detail: '',
};

/** Kinds that cannot be answered without more words: which datum is wrong, which use is not wanted. */
const NEEDS_WORDS: readonly unknown[] = ['correction', 'objection'] satisfies DataRequestKind[];

// A function, so that a bundle that needs none of this leaves it out.
const ownRules = (): Readonly<Record<keyof OwnDataRequestValues, readonly FieldRule[]>> => ({
  kind: [(value) => (isIn(DATA_REQUEST_KINDS, value) ? undefined : 'Elige qué pides')],
  detail: [
    (value, { kind }) =>
      NEEDS_WORDS.includes(kind)
        ? required(
            kind === 'correction'
              ? 'Cuenta qué dato está mal y cómo debe quedar'
              : 'Cuenta para qué no quieres que se usen',
          )(value, {})
        : undefined,
    longText(),
  ],
});

/** Final-form validator of a request from within an account. */
export function validateOwnDataRequest(values: unknown): FormErrors<OwnDataRequestValues> {
  return checkForm<OwnDataRequestValues>(values, ownRules());
}

/** Final-form validator of a request without an account. */
export function validateDataRequest(values: unknown): FormErrors<DataRequestValues> {
  return checkForm<DataRequestValues>(values, {
    ...ownRules(),
    name: [required('Escribe tu nombre'), shortText()],
    email: [required(EMAIL_REQUIRED), email(EMAIL_INVALID)],
  });
}

/** Why a term is extended, as the person reads it. */
export type RequestExtensionValues = { reason: string };

/** Final-form validator of an extension. */
export function validateRequestExtension(values: unknown): FormErrors<RequestExtensionValues> {
  return checkForm<RequestExtensionValues>(values, {
    reason: [
      required('Escribe por qué hace falta más tiempo'),
      minLength(10, 'Explícalo un poco más: al menos 10 caracteres'),
      longText(),
    ],
  });
}

/** Why a block of a person's data ends, as they read it. */
export type BlockEndValues = { reason: string };

/** Final-form validator of the end of a block. */
export function validateBlockEnd(values: unknown): FormErrors<BlockEndValues> {
  return checkForm<BlockEndValues>(values, {
    reason: [
      required('Escribe por qué termina el bloqueo'),
      minLength(10, 'Explícalo un poco más: al menos 10 caracteres'),
      longText(),
    ],
  });
}

/** The answers that there are: the states after 'open'. */
export const REQUEST_OUTCOMES = [
  { value: 'granted', label: 'Conceder' },
  { value: 'partly', label: 'Conceder en parte' },
  { value: 'refused', label: 'Negar' },
] as const satisfies readonly Option<string>[];

/** One of {@link REQUEST_OUTCOMES}. */
export type RequestOutcome = (typeof REQUEST_OUTCOMES)[number]['value'];

/** The answer to a request. */
export type RequestAnswerValues = {
  outcome: RequestOutcome | '';
  /** Unless all was granted. */
  reason: RefusalReason | '';
  /** What the person reads. */
  text: string;
};

/** An answer before anything is typed. */
export const REQUEST_ANSWER_INITIAL: Readonly<RequestAnswerValues> = { outcome: '', reason: '', text: '' };

/** The longest answer. */
export const REQUEST_ANSWER_MAX = 8000;

/** Final-form validator of an answer. */
export function validateRequestAnswer(values: unknown): FormErrors<RequestAnswerValues> {
  return checkForm<RequestAnswerValues>(values, {
    outcome: [(value) => (isIn(REQUEST_OUTCOMES, value) ? undefined : 'Elige la respuesta')],
    reason: [
      (value, { outcome }) => {
        if (outcome !== 'partly' && outcome !== 'refused') return undefined;
        return isIn(REFUSAL_REASONS, value) ? undefined : 'Elige por qué';
      },
    ],
    text: [
      required('Escribe la respuesta'),
      minLength(20, 'Explica la respuesta: al menos 20 caracteres'),
      maxLength(REQUEST_ANSWER_MAX, 'La respuesta no puede exceder 8.000 caracteres'),
    ],
  });
}
