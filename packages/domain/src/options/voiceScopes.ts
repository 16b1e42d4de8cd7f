import { labelIn, type Option } from './option';

/** What a voice consent is for. Only dubbing needs none: it is what an order itself is for. */
export const VOICE_SCOPES = [
  { value: 'dubbing', label: 'Doblaje' },
  { value: 'aiRetakes', label: 'Retomas con IA' },
  { value: 'training', label: 'Entrenamiento de IA' },
  { value: 'clone', label: 'Clonación de voz' },
] as const satisfies readonly Option<string>[];

/** One of {@link VOICE_SCOPES}. */
export type VoiceScope = (typeof VOICE_SCOPES)[number]['value'];

/** Label of one of {@link VOICE_SCOPES}. Anything else gives ''. */
export function labelOfVoiceScope(value: unknown): string {
  return labelIn(VOICE_SCOPES, value);
}
