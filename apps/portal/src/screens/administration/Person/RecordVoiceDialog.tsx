import { send } from '@doblaje/contract/client';
import {
  VOICE_CONSENT_INITIAL,
  type VoiceConsentValues,
  validateVoiceConsent,
} from '@doblaje/domain/forms/voiceConsent';
import { VOICE_SCOPES } from '@doblaje/domain/options/voiceScopes';
import { DateField } from '@doblaje/ui/DateField';
import { FormGrid } from '@doblaje/ui/FormGrid';
import { createForm } from '@doblaje/ui/form';
import { RadioGroup } from '@doblaje/ui/RadioGroup';
import { Select } from '@doblaje/ui/Select';
import { useField } from 'react-final-form';
import { ID_FIELD } from '../../../catalogues/choices';
import { createDrafts, type Draft } from '../../../edits/drafts';
import { FormDialog } from '../../../edits/FormDialog';
import { type FoundNames, ProjectSelect } from '../../../lists/ProjectSelect';
import { usePortal } from '../../../portal/portal';
import { accountName } from '../Users/account';
import { usePerson } from './personContext';

type RecordValues = VoiceConsentValues & FoundNames;

const { Field, TextFormField } = createForm<RecordValues>();

const INITIAL: RecordValues = { ...VOICE_CONSENT_INITIAL, names: {} };

/** Typed values of a voice consent that is not recorded yet, with the person's id. */
export const VOICE_DRAFTS = createDrafts<Draft<string, RecordValues>>('en la autorización de voz');

const REACHES = [
  { value: 'project', label: 'Un proyecto' },
  { value: 'all', label: 'Todos los proyectos' },
] as const;

function VoiceFields() {
  const { contracts } = usePerson().person;
  const { value: reach } = useField<string>('reach', { subscription: { value: true } }).input;
  return (
    <FormGrid>
      <Field as={Select} name="scope" label="Qué autoriza" options={VOICE_SCOPES} data-wide="" autoFocus />
      <Field as={RadioGroup} name="reach" label="Para" options={REACHES} data-wide="" />
      {reach === 'project' && (
        <Field as={ProjectSelect} name="projectId" label="Proyecto" {...ID_FIELD} data-wide="" />
      )}
      <TextFormField
        name="territory"
        label="Territorio"
        help="Por ejemplo: Chile, o todo el mundo"
        autoComplete="off"
        data-wide=""
      />
      <Field as={DateField} name="startsOn" label="Desde" width="full" />
      <Field as={DateField} name="endsOn" label="Hasta" width="full" isOptional />
      <Field
        as={Select}
        name="contractId"
        label="Contrato que lo dice"
        options={contracts.map(({ id, title, projectTitle }) => ({
          value: `${id}`,
          label: projectTitle === '' ? title : `${title}, ${projectTitle}`,
        }))}
        {...ID_FIELD}
        data-wide=""
      />
    </FormGrid>
  );
}

/** 'Registrar autorización de voz': writes into the ledger what the person signed on paper. */
export function RecordVoiceDialog(dialog: { isOpen: boolean; onClose: () => void }) {
  const { users } = usePortal().client.catalogue;
  const { account } = usePerson().person;
  return (
    <FormDialog
      {...dialog}
      title="Registrar autorización de voz"
      description={`De ${accountName(account)}, tal como la firmó. Le llega un correo, y puede retirarla cuando quiera. Si ya autorizó lo mismo para ese proyecto, esta la reemplaza.`}
      drafts={VOICE_DRAFTS}
      base={account.id}
      initialValues={INITIAL}
      validate={validateVoiceConsent}
      onSubmit={({ names: _, ...json }: RecordValues) =>
        send(users[':id']['voice-consents'].$post({ param: { id: account.id }, json }))
      }
      done={() => ({ title: 'Autorización registrada', message: accountName(account) })}
      submitText="Registrar"
      pendingText="Registrando..."
    >
      <VoiceFields />
    </FormDialog>
  );
}
