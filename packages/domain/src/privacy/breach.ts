import { dayText, isDay } from '../days/days';
import { fieldOf } from '../fields/fields';
import { isIn, type Option } from '../options/option';
import { PEOPLE_KINDS, type PeopleKind } from '../options/peopleKinds';
import {
  labelOfPersonalDataKind,
  PERSONAL_DATA_KINDS,
  type PersonalDataKind,
} from '../options/personalDataKinds';
import { DATE_INVALID } from '../rules/messages';
import { checkForm, type FieldRule, type FormErrors, required } from '../rules/rules';
import { longText, maxLength, minLength, shortText } from '../rules/textRules';
import { day, wholeNumber } from '../rules/valueRules';
import { someOf } from './treatment';

/** Something that happened to personal data: lost, seen, changed or taken by somebody who should not (chile.md §4, 14 sexies). */
export type BreachValues = {
  /** In a few words. */
  title: string;
  /** What happened. */
  what: string;
  /** The day on which it began, 'AAAA-MM-DD'. */
  since: string;
  /** The day on which the studio learnt of it. */
  foundOn: string;
  dataKinds: readonly PersonalDataKind[];
  peopleKinds: readonly PeopleKind[];
  /** Whether people under 14 are among them. */
  hasChildren: boolean;
  /** About how many people; undefined: not known yet. */
  peopleCount?: number | undefined;
  /** What it can mean for them. */
  effects: string;
  /** What the studio did and will do. */
  measures: string;
  /** The day on which the Agency was told; '' until then. */
  agencyOn: string;
};

/** A breach before anything is typed. */
export const BREACH_INITIAL: Readonly<BreachValues> = {
  ...{ title: '', what: '', since: '', foundOn: '', dataKinds: [], peopleKinds: [], hasChildren: false },
  ...{ effects: '', measures: '', agencyOn: '' },
};

/** More people than this is a typing error. */
export const BREACH_PEOPLE_MAX = 1_000_000;

const notAfter =
  (today: unknown): FieldRule =>
  (value) =>
    isDay(today) && isDay(value) && value > today ? 'La fecha no puede ser futura' : undefined;

const notBefore =
  (field: 'since' | 'foundOn', message: string): FieldRule =>
  (value, values) => {
    const first = values[field];
    return isDay(value) && isDay(first) && value < first ? message : undefined;
  };

/**
 * Final-form validator of a breach.
 * @param today the day in Chile: later days are refused; left out: no bound
 */
export function validateBreach(values: unknown, today?: unknown): FormErrors<BreachValues> {
  return checkForm<BreachValues>(values, {
    title: [required('Escribe qué pasó, en pocas palabras'), shortText()],
    what: [required('Cuenta qué pasó'), longText()],
    since: [required('Indica desde cuándo'), day(DATE_INVALID), notAfter(today)],
    foundOn: [
      required('Indica cuándo se supo'),
      day(DATE_INVALID),
      notAfter(today),
      notBefore('since', 'No se pudo saber antes de que empezara'),
    ],
    dataKinds: [someOf(PERSONAL_DATA_KINDS, 'Elige al menos una clase de datos')],
    peopleKinds: [someOf(PEOPLE_KINDS, 'Elige al menos una clase de personas')],
    peopleCount: [wholeNumber(1, BREACH_PEOPLE_MAX, 'Escribe cuántas personas, de 1 a 1.000.000')],
    effects: [required('Escribe qué puede pasarles a las personas'), longText()],
    measures: [required('Escribe qué se hizo y qué se hará'), longText()],
    agencyOn: [
      day(DATE_INVALID),
      notAfter(today),
      notBefore('foundOn', 'No se pudo avisar antes de que se supiera'),
    ],
  });
}

/** Kinds of data whose breach each person concerned has to be told of. Voices are treated as sensitive. */
const TOLD_TO_EACH: readonly unknown[] = ['sensitive', 'voice', 'bank'] satisfies PersonalDataKind[];

/** Why each person concerned has to be told: 'datos bancarios', 'menores de 14 años'. Empty: they do not have to be. */
export function reasonsToTell(breach: unknown): readonly string[] {
  const kinds = fieldOf(breach, 'dataKinds');
  const has = (kind: string) => Array.isArray(kinds) && TOLD_TO_EACH.includes(kind) && kinds.includes(kind);
  return [
    ...(has('sensitive') ? ['datos sensibles'] : []),
    ...(has('voice') ? ['grabaciones de voz'] : []),
    ...(has('bank') ? ['datos bancarios'] : []),
    ...(fieldOf(breach, 'hasChildren') === true ? ['menores de 14 años'] : []),
  ];
}

/** The longest text of a mail about a breach: what happened, its effects and measures fit in it. */
export const BREACH_MAIL_MAX = 8000;

/** Who gets a mail about a breach: all people with an account, those who got none about it yet, or some. */
export const BREACH_AUDIENCES = [
  { value: 'untold', label: 'A quienes aún no se les ha escrito por esto' },
  { value: 'all', label: 'A todas las personas con cuenta' },
  { value: 'chosen', label: 'Solo a algunas' },
] as const satisfies readonly Option<string>[];

/** One of {@link BREACH_AUDIENCES}. */
export type BreachAudience = (typeof BREACH_AUDIENCES)[number]['value'];

/** A mail to the people concerned. */
export type BreachMailValues = {
  text: string;
  audience: BreachAudience | '';
  /** Ids of people, where the audience is 'chosen'. */
  personIds: readonly string[];
};

/** Final-form validator of such a mail. */
export function validateBreachMail(values: unknown): FormErrors<BreachMailValues> {
  return checkForm<BreachMailValues>(values, {
    text: [
      required('Escribe el correo'),
      minLength(20, 'Cuenta qué pasó: al menos 20 caracteres'),
      maxLength(BREACH_MAIL_MAX, 'El texto no puede exceder 8.000 caracteres'),
    ],
    audience: [(value) => (isIn(BREACH_AUDIENCES, value) ? undefined : 'Elige a quiénes')],
    personIds: [
      (value, { audience }) =>
        audience === 'chosen' && !(Array.isArray(value) && value.length > 0)
          ? 'Elige al menos a una persona'
          : undefined,
    ],
  });
}

const words = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** The mail about a breach as it is proposed: ADMIN changes it as needed. */
export function breachMailText(breach: unknown): string {
  const of = (field: keyof BreachValues) => fieldOf(breach, field);
  const kinds = of('dataKinds');
  const data = (Array.isArray(kinds) ? kinds : []).map(labelOfPersonalDataKind).filter(Boolean);
  const days = [
    dayText(of('since')) && `Empezó el ${dayText(of('since'))}`,
    dayText(of('foundOn')) && `lo supimos el ${dayText(of('foundOn'))}`,
  ].filter(Boolean);
  return [
    'Te escribimos porque pasó algo que puede afectar tus datos personales.',
    words(of('what')),
    days.length > 0 ? `${days.join(' y ')}.` : '',
    data.length > 0 ? `Los datos de que se trata: ${data.join('; ')}.` : '',
    words(of('effects')) && `Qué puede pasar: ${words(of('effects'))}`,
    words(of('measures')) && `Qué hicimos y haremos: ${words(of('measures'))}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}
