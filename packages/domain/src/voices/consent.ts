import { dayText, isDay } from '../days';
import { fieldsOf } from '../fields/fields';
import { labelOfVoiceScope, type VoiceScope } from '../options/voiceScopes';

/** What a person allows with their voice. */
export interface VoiceConsent {
  scope: VoiceScope;
  /** 0: all projects. */
  projectId: number;
  /** Its name with the season, as of that day; '' for all projects. */
  projectTitle: string;
  /** Where: 'Chile', 'Todo el mundo'. */
  territory: string;
  /** First day, 'AAAA-MM-DD'. */
  from: string;
  /** Last day, 'AAAA-MM-DD'; '' without an end. */
  until: string;
}

/** The version of the words of {@link voiceStatement}: one more for every change of them. */
export const VOICE_VERSION = 1;

const ALLOWED: Readonly<Record<VoiceScope, string>> = {
  dubbing: 'que el estudio use mi voz grabada para doblar',
  aiRetakes: 'que el estudio corrija con inteligencia artificial lo que grabé, sin grabarlo de nuevo',
  training: 'que con mi voz grabada se entrenen sistemas de inteligencia artificial',
  clone: 'que el estudio genere con inteligencia artificial una voz que suena como la mía',
};

/** A text, or ''. */
export const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** 'Desde el 01-12-2026 hasta el 31-12-2027', 'Desde el 01-12-2026, sin término'. Never throws. */
export function voicePeriodText(consent: unknown): string {
  const { from, until } = fieldsOf(consent);
  const start = `Desde el ${dayText(textOf(from))}`;
  return textOf(until) === '' ? `${start}, sin término` : `${start} hasta el ${dayText(textOf(until))}`;
}

/** The words that a person agrees to, stored with the consent (Ley 21.719: purpose, place and time). An unknown scope gives ''. */
export function voiceStatement(consent: unknown): string {
  const { scope, projectTitle, territory } = fieldsOf(consent);
  const label = labelOfVoiceScope(scope);
  if (label === '') return '';
  const where =
    textOf(projectTitle) === '' ? 'Para todos los proyectos' : `Solo para «${textOf(projectTitle)}»`;
  return `Autorizo ${ALLOWED[scope as VoiceScope]}. ${where}. Territorio: ${textOf(territory)}. ${voicePeriodText(consent)}.`;
}

/** What a voice consent is about, for lists: 'Voz: Clonación de voz, todos los proyectos'. Never throws. */
export function voiceConsentName(consent: unknown): string {
  const { scope, projectTitle } = fieldsOf(consent);
  return `Voz: ${labelOfVoiceScope(scope)}, ${textOf(projectTitle) || 'todos los proyectos'}`;
}

/** What follows when a voice consent is withdrawn, one sentence each: said before it is. Never throws. */
export function voiceFollows(consent: unknown): string[] {
  const { scope } = fieldsOf(consent);
  if (labelOfVoiceScope(scope) === '') return [];
  return [
    scope === 'dubbing'
      ? 'Desde ahora el estudio usa tu voz solo para lo que encarga cada orden que aceptes.'
      : 'Desde ahora el estudio no puede usar tu voz para esto: las órdenes nuevas dicen «No».',
    'Lo que ya se hizo mientras regía, y las órdenes que aceptaste, quedan como están.',
  ];
}

/** Whether the last day of a voice consent is before today: it is in the ledger and allows nothing more. Never throws. */
export function isVoiceOver(consent: unknown, today: unknown): boolean {
  const { until } = fieldsOf(consent);
  return isDay(until) && isDay(today) && until < today;
}
