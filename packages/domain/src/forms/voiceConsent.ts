import { isIn } from '../options/option';
import { VOICE_SCOPES, type VoiceScope } from '../options/voiceScopes';
import { checkForm, type FormErrors, required, when } from '../rules/rules';
import { shortText } from '../rules/textRules';
import { chosen, day, dayFrom } from '../rules/valueRules';

/** A voice consent as ADMIN records it from the paper that the person signed. */
export type VoiceConsentValues = {
  scope: VoiceScope | '';
  /** 'all' is never what a form begins with. */
  reach: 'project' | 'all';
  /** 0: none chosen yet, or all. */
  projectId: number;
  territory: string;
  /** 'AAAA-MM-DD'. */
  startsOn: string;
  /** 'AAAA-MM-DD'; '' without an end. */
  endsOn: string;
  /** The contract that says so; 0: none chosen yet. */
  contractId: number;
};

/** 'Registrar autorización de voz' before anything is typed. */
export const VOICE_CONSENT_INITIAL: Readonly<VoiceConsentValues> = {
  scope: '',
  reach: 'project',
  projectId: 0,
  territory: '',
  startsOn: '',
  endsOn: '',
  contractId: 0,
};

const isForProject = ({ reach }: Readonly<Record<string, unknown>>) => reach !== 'all';

/** Final-form validator of a voice consent: what for, where, since when, and the paper that proves it. */
export function validateVoiceConsent(values: unknown): FormErrors<VoiceConsentValues> {
  return checkForm<VoiceConsentValues>(values, {
    scope: [(value) => (isIn(VOICE_SCOPES, value) ? undefined : 'Elige qué autoriza')],
    reach: [(value) => (value === 'project' || value === 'all' ? undefined : 'Elige para qué proyectos')],
    projectId: [when(isForProject, chosen('Elige el proyecto'))],
    territory: [required('Escribe dónde vale: un país, o todo el mundo'), shortText()],
    startsOn: [required('La fecha de inicio es requerida'), day('Ingresa una fecha válida')],
    endsOn: [
      day('Ingresa una fecha válida'),
      dayFrom('startsOn', 'Debe ser el día de inicio o uno posterior'),
    ],
    contractId: [chosen('Elige el contrato donde la persona lo autorizó')],
  });
}
