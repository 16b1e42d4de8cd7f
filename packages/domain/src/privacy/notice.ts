import { fieldOf } from '../fields/fields';
import { labelOfLegalBasis } from '../options/legalBases';
import { labelOfPeopleKind } from '../options/peopleKinds';
import { labelOfPersonalDataKind } from '../options/personalDataKinds';
import { checkForm, type FormErrors, isBlank, required, when } from '../rules/rules';
import { longText } from '../rules/textRules';
import type { PrivacySettingsValues } from './settings';
import { keepingText, type TreatmentValues } from './treatment';

/** Something that a section of the notice tells by name. */
export interface NoticeFact {
  readonly name: string;
  readonly value: string;
}

/** A section of the privacy notice. A published version keeps its sections as they were. */
export interface NoticeSection {
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** @default none */
  readonly items: readonly { readonly title: string; readonly facts: readonly NoticeFact[] }[];
}

/** What the notice is written from. */
export interface NoticeSource {
  studio: { name: string; rut: string };
  settings: PrivacySettingsValues;
  treatments: readonly TreatmentValues[];
}

/** What has to be there before a notice can be published, in the order of the notice. */
const NEEDED: readonly (readonly [part: keyof NoticeSource, field: string, words: string])[] = [
  ['studio', 'name', 'la razón social del estudio'],
  ['studio', 'rut', 'el RUT del estudio'],
  ['settings', 'representative', 'quién representa al estudio'],
  ['settings', 'address', 'la dirección'],
  ['settings', 'email', 'el correo para solicitudes'],
  ['settings', 'security', 'las medidas de seguridad'],
  ['treatments', '0', 'un tratamiento'],
];

/** What a notice still lacks, in words; [] for one that can be published. */
export function missingForNotice(source: NoticeSource): string[] {
  return NEEDED.filter(([part, field]) => isBlank(fieldOf(fieldOf(source, part), field))).map(
    ([, , words]) => words,
  );
}

/** The value of a field, if it is a text. */
function told(values: unknown, field: string): string {
  const value = fieldOf(values, field);
  return typeof value === 'string' ? value : '';
}

/** The labels of a list's values. */
function labels(values: unknown, labelOf: (value: unknown) => string): string {
  return Array.isArray(values) ? values.map(labelOf).filter(Boolean).join(' · ') : '';
}

const text = (title: string, ...paragraphs: string[]): NoticeSection => ({ title, paragraphs, items: [] });

function treatmentFacts(treatment: TreatmentValues): NoticeFact[] {
  const detail = told(treatment, 'basisDetail');
  const basis = labelOfLegalBasis(fieldOf(treatment, 'basis'));
  return [
    { name: 'Para qué', value: told(treatment, 'purpose') },
    { name: 'Qué datos', value: labels(fieldOf(treatment, 'dataKinds'), labelOfPersonalDataKind) },
    { name: 'De quiénes', value: labels(fieldOf(treatment, 'peopleKinds'), labelOfPeopleKind) },
    { name: 'Base legal', value: detail === '' ? basis : `${basis} (${detail})` },
    { name: 'Quién los recibe', value: told(treatment, 'recipients') },
    { name: 'Fuera de Chile', value: told(treatment, 'transfers') },
    { name: 'Cuánto se guardan', value: keepingText(treatment) },
    { name: 'De dónde vienen', value: told(treatment, 'source') },
  ];
}

/**
 * The privacy notice (chile.md §4: Ley 19.628, art. 14 ter), written from the treatments and what the studio says of itself. It names no
 * day from which the law holds.
 */
export function noticeSections(source: NoticeSource): NoticeSection[] {
  const studio = fieldOf(source, 'studio');
  const settings = fieldOf(source, 'settings');
  const treatments = fieldOf(source, 'treatments');
  return [
    {
      title: 'Quién responde por tus datos',
      paragraphs: [],
      items: [
        {
          title: told(studio, 'name'),
          facts: [
            { name: 'RUT', value: told(studio, 'rut') },
            { name: 'Representante', value: told(settings, 'representative') },
            { name: 'Dirección', value: told(settings, 'address') },
            { name: 'Correo para solicitudes', value: told(settings, 'email') },
          ],
        },
      ],
    },
    {
      title: 'Qué datos tratamos, para qué y por cuánto tiempo',
      paragraphs: ['Cada uso de tus datos, con su base legal:'],
      items: (Array.isArray(treatments) ? treatments : []).map((treatment) => ({
        title: told(treatment, 'name'),
        facts: treatmentFacts(treatment),
      })),
    },
    text(
      'Tu consentimiento',
      'Donde la base es tu consentimiento, puedes retirarlo cuando quieras: en Principal, en «Mis permisos», tan fácil como lo diste; o escribiendo al correo de arriba. Lo hecho hasta entonces sigue siendo válido; desde entonces dejamos de usar esos datos y los borramos.',
    ),
    text(
      'Tus derechos',
      'Puedes pedir acceso a tus datos, que los corrijamos (rectificación), que los borremos (supresión), que dejemos de usarlos para algo (oposición), llevártelos en un archivo (portabilidad) o que los bloqueemos mientras se resuelve (bloqueo). También si no tienes cuenta.',
      'Te confirmamos que llegó tu solicitud y la respondemos en 30 días corridos; si hace falta más tiempo te lo decimos, una sola vez y por 30 días más. El bloqueo se resuelve en dos días hábiles. Si no podemos hacer lo que pides, te decimos por qué.',
    ),
    text('Si no quedas conforme', 'Puedes reclamar ante la Agencia de Protección de Datos Personales.'),
    text('Cómo los protegemos', told(settings, 'security')),
    text(
      'Decisiones automatizadas',
      'Ninguna decisión sobre ti se toma de forma automática: siempre decide una persona. No hacemos perfiles.',
    ),
    text('La ley', 'Este aviso cumple la Ley 19.628, modificada por la Ley 21.719.'),
  ];
}

/** The form that publishes a version of the notice. */
export type NoticePublishingValues = {
  /** People are told of it at their next log-in. */
  isNewMeaning: boolean;
  /** What changed, in the words that people are told. */
  summary: string;
};

/** A version before anything is typed. People are told, unless ADMIN says that nothing changed for them. */
export const NOTICE_PUBLISHING_INITIAL: Readonly<NoticePublishingValues> = {
  isNewMeaning: true,
  summary: '',
};

/** Final-form validator of the publishing of a version. */
export function validateNoticePublishing(values: unknown): FormErrors<NoticePublishingValues> {
  return checkForm<NoticePublishingValues>(values, {
    summary: [
      when(({ isNewMeaning }) => isNewMeaning === true, required('Escribe qué cambió para las personas')),
      longText(),
    ],
  });
}
