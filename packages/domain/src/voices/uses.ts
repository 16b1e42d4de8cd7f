import { isDay } from '../days';
import { fieldsOf } from '../fields/fields';
import { conjoined } from '../naming';
import { labelOfVoiceScope, VOICE_SCOPES, type VoiceScope } from '../options/voiceScopes';
import { type VoiceConsent, voicePeriodText } from './consent';

/** Whether an order's person allows one use of their voice, and within which limits. */
export interface VoiceUse {
  scope: VoiceScope;
  isAllowed: boolean;
  /** The consent is for this project alone. */
  isForProject: boolean;
  /** '' without a consent: then dubbing is what the order asks for, and the rest is not allowed. */
  territory: string;
  /** 'AAAA-MM-DD'; '' without a consent. */
  from: string;
  /** 'AAAA-MM-DD'; '' without an end, or without a consent. */
  until: string;
}

/** The order that a use is asked for. */
export interface VoicedOrder {
  projectId: number;
  /** The day on which it is delivered, 'AAAA-MM-DD'; '' while unknown: then any day counts. */
  day: string;
}

function covers(consent: Readonly<Record<string, unknown>>, projectId: unknown, day: unknown): boolean {
  if (consent.projectId !== 0 && consent.projectId !== projectId) return false;
  if (!isDay(consent.from) || (consent.until !== '' && !isDay(consent.until))) return false;
  return !isDay(day) || (consent.from <= day && (consent.until === '' || day <= consent.until));
}

/**
 * What an order's person allows with their voice, by scope: 'no' unless a consent in force says otherwise. One for the order's project
 * comes before one for all projects, and among these the one that lasts longest. Never throws.
 * @param consents the person's {@link VoiceConsent}s in force
 * @param order {@link VoicedOrder}
 */
export function voiceUses(consents: unknown, order: unknown): VoiceUse[] {
  const { projectId, day } = fieldsOf(order);
  const found = (Array.isArray(consents) ? consents : []).map(fieldsOf);
  const lasting = ({ until }: Readonly<Record<string, unknown>>) => (until === '' ? '9' : String(until));
  return VOICE_SCOPES.map(({ value: scope }) => {
    const [best] = found
      .filter((consent) => consent.scope === scope && covers(consent, projectId, day))
      .sort(
        (one, two) =>
          Number(one.projectId === 0) - Number(two.projectId === 0) || (lasting(one) < lasting(two) ? 1 : -1),
      ) as unknown as VoiceConsent[];
    return {
      scope,
      isAllowed: best !== undefined || scope === 'dubbing',
      isForProject: best !== undefined && best.projectId !== 0,
      ...{ territory: best?.territory ?? '', from: best?.from ?? '', until: best?.until ?? '' },
    };
  });
}

/** A use in words: 'No', 'Sí: es lo que encarga esta orden', 'Sí, en este proyecto. Territorio: Chile. Desde el 01-12-2026, sin término'. */
export function voiceUseText(use: unknown): string {
  const { isAllowed, isForProject, territory } = fieldsOf(use);
  if (isAllowed !== true) return 'No';
  if (typeof territory !== 'string' || territory === '') return 'Sí: es lo que encarga esta orden';
  const where = isForProject === true ? 'en este proyecto' : 'en todos los proyectos';
  return `Sí, ${where}. Territorio: ${territory}. ${voicePeriodText(use)}`;
}

/** The allowed uses in a line, for a list of people: 'Uso de la voz: Doblaje y Retomas con IA', 'Uso de la voz: solo Doblaje'. Never throws. */
export function allowedUsesText(uses: unknown): string {
  const allowed = (Array.isArray(uses) ? uses : [])
    .map(fieldsOf)
    .flatMap(({ scope, isAllowed }) => (isAllowed === true ? [labelOfVoiceScope(scope)] : []))
    .filter(Boolean);
  if (allowed.length === 0) return '';
  return `Uso de la voz: ${allowed.length === 1 ? `solo ${allowed[0]}` : conjoined(allowed)}`;
}

/** The scopes in which two readings of an order's uses differ. Never throws. */
export function changedVoiceUses(before: unknown, after: unknown): VoiceScope[] {
  const said = (uses: unknown, scope: VoiceScope) =>
    voiceUseText((Array.isArray(uses) ? uses : []).find((use) => fieldsOf(use).scope === scope));
  return VOICE_SCOPES.map(({ value }) => value).filter((scope) => said(before, scope) !== said(after, scope));
}
