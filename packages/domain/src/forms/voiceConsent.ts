import { isIn } from '../options/option';
import { VOICE_SCOPES, type VoiceScope } from '../options/voiceScopes';
import { checkForm, type FormErrors, required, when } from '../rules/rules';
import { shortText } from '../rules/textRules';
import { chosen, day, dayFrom } from '../rules/valueRules';

/** A voice consent as the person gives it themself. */
export type OwnVoiceConsentValues = {
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
};

/** A voice consent as ADMIN records it from the paper that the person signed. */
export type VoiceConsentValues = OwnVoiceConsentValues & {
  /** The contract that says so; 0: none chosen yet. */
  contractId: number;
};

/** 'Autorizar un uso de mi voz' before anything is typed. */
export const OWN_VOICE_CONSENT_INITIAL: Readonly<OwnVoiceConsentValues> = {
  scope: '',
  reach: 'project',
  projectId: 0,
  territory: '',
  startsOn: '',
  endsOn: '',
};

/** 'Registrar autorización de voz' before anything is typed. */
export const VOICE_CONSENT_INITIAL: Readonly<VoiceConsentValues> = {
  ...OWN_VOICE_CONSENT_INITIAL,
  contractId: 0,
};

const isForProject = ({ reach }: Readonly<Record<string, unknown>>) => reach !== 'all';

/** Final-form validator of a voice consent that its person gives: what for, where, and since when. */
export function validateOwnVoiceConsent(values: unknown): FormErrors<OwnVoiceConsentValues> {
  return checkForm<OwnVoiceConsentValues>(values, {
    scope: [(value) => (isIn(VOICE_SCOPES, value) ? undefined : 'Elige qué autoriza')],
    reach: [(value) => (value === 'project' || value === 'all' ? undefined : 'Elige para qué proyectos')],
    projectId: [when(isForProject, chosen('Elige el proyecto'))],
    territory: [required('Escribe dónde vale: un país, o todo el mundo'), shortText()],
    startsOn: [required('La fecha de inicio es requerida'), day('Ingresa una fecha válida')],
    endsOn: [
      day('Ingresa una fecha válida'),
      dayFrom('startsOn', 'Debe ser el día de inicio o uno posterior'),
    ],
  });
}

/** Final-form validator of a voice consent that ADMIN records: the same, and the paper that proves it. */
export function validateVoiceConsent(values: unknown): FormErrors<VoiceConsentValues> {
  return {
    ...validateOwnVoiceConsent(values),
    ...checkForm<VoiceConsentValues>(values, {
      contractId: [chosen('Elige el contrato donde la persona lo autorizó')],
    }),
  };
}
