import { fieldsOf } from '../fields/fields';
import { ageOn, isMinor } from '../minors';
import { labelOfVoiceScope, VOICE_SCOPES, type VoiceScope } from '../options/voiceScopes';
import { isVoiceOver, textOf, voicePeriodText } from './consent';

/** What follows when a person gives a voice consent, one sentence each: said before they do. Never throws. */
export function voiceGrants(consent: unknown): string[] {
  const { scope } = fieldsOf(consent);
  if (labelOfVoiceScope(scope) === '') return [];
  return [
    scope === 'dubbing'
      ? 'Además de lo que encarga cada orden, el estudio puede usar tu voz grabada para doblar, dentro de estos límites.'
      : 'Las órdenes que se emitan desde ahora dirán «Sí» para esto, dentro de estos límites. Las que ya tienes no cambian.',
    'Puedes retirarla cuando quieras, en esta misma página. Lo que se haga mientras rija queda como está.',
  ];
}

/**
 * Why a person does not give a voice consent by themselves; '' if they may. Of a minor the representative signs it, and the studio
 * records that paper. Never throws.
 * @param today @default the current day in Chile
 */
export function voiceNotOwnText(birthDate: unknown, today?: unknown): string {
  if (isMinor(birthDate, today))
    return 'Como tienes menos de 18 años, la firma en papel quien te representa, y el estudio la registra: pídela al estudio';
  return ageOn(birthDate, today) === null
    ? 'Escribe antes tu fecha de nacimiento en tu ficha: si tienes menos de 18 años, autoriza quien te representa'
    : '';
}

/** What a person allows in one scope, in words. */
export interface VoiceAnswer {
  scope: VoiceScope;
  /** One for each consent; a single 'no' without any. */
  texts: string[];
}

/**
 * What a person allows with their voice, by scope: 'No' unless they said otherwise. What is over is left out. Never throws.
 * @param consents the person's voice consents in force
 * @param today 'AAAA-MM-DD'
 */
export function voiceAnswers(consents: unknown, today: unknown): VoiceAnswer[] {
  const found = (Array.isArray(consents) ? consents : []).filter((consent) => !isVoiceOver(consent, today));
  return VOICE_SCOPES.map(({ value: scope }) => {
    const texts = found.map(fieldsOf).flatMap((consent) => {
      if (consent.scope !== scope) return [];
      const { projectTitle, territory } = consent;
      const where = textOf(projectTitle) === '' ? 'todos los proyectos' : `«${textOf(projectTitle)}»`;
      return `Sí, en ${where}. Territorio: ${textOf(territory)}. ${voicePeriodText(consent)}`;
    });
    const none = scope === 'dubbing' ? 'Solo lo que encarga cada orden' : 'No';
    return { scope, texts: texts.length > 0 ? texts : [none] };
  });
}
