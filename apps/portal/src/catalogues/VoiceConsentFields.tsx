import type { OwnVoiceConsentValues } from '@doblaje/domain/forms/voiceConsent';
import { VOICE_SCOPES } from '@doblaje/domain/options/voiceScopes';
import { DateField } from '@doblaje/ui/DateField';
import { FormGrid } from '@doblaje/ui/FormGrid';
import { createForm } from '@doblaje/ui/form';
import { RadioGroup } from '@doblaje/ui/RadioGroup';
import { Select } from '@doblaje/ui/Select';
import type { ReactNode } from 'react';
import { useField } from 'react-final-form';

const { Field, TextFormField } = createForm<OwnVoiceConsentValues>();

const REACHES = [
  { value: 'project', label: 'Un proyecto' },
  { value: 'all', label: 'Todos los proyectos' },
] as const;

/** The limits of a voice consent: which use, for what, where and when. */
export function VoiceConsentFields({
  scopeLabel,
  project,
  children,
}: {
  scopeLabel: string;
  /** The field of the project; it stands only while one is asked for. */
  project: ReactNode;
  /** More fields behind these. */
  children?: ReactNode;
}) {
  const { value: reach } = useField<string>('reach', { subscription: { value: true } }).input;
  return (
    <FormGrid>
      <Field as={Select} name="scope" label={scopeLabel} options={VOICE_SCOPES} data-wide="" autoFocus />
      <Field as={RadioGroup} name="reach" label="Para" options={REACHES} data-wide="" />
      {reach === 'project' && project}
      <TextFormField
        name="territory"
        label="Territorio"
        help="Por ejemplo: Chile, o todo el mundo"
        autoComplete="off"
        data-wide=""
      />
      <Field as={DateField} name="startsOn" label="Desde" width="full" />
      <Field as={DateField} name="endsOn" label="Hasta" width="full" isOptional />
      {children}
    </FormGrid>
  );
}
