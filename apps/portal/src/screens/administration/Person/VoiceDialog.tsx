import { sendEdit, type Voice } from '@doblaje/contract/client';
import { validateVocalProfile } from '@doblaje/domain/forms/vocalProfile';
import { APPLICANT_TYPES } from '@doblaje/domain/options/applicantTypes';
import { VOCAL_TONES } from '@doblaje/domain/options/vocalTones';
import { YES_NO } from '@doblaje/domain/options/yesNo';
import { Checkbox } from '@doblaje/ui/Checkbox';
import { FormGrid } from '@doblaje/ui/FormGrid';
import { createForm } from '@doblaje/ui/form';
import { Select } from '@doblaje/ui/Select';
import { TextArea } from '@doblaje/ui/TextArea';
import { EditDialog } from '../../../edits/EditDialog';
import { usePortal } from '../../../portal/portal';
import { accountName } from '../Users/account';
import { usePerson } from './personContext';
import { profileValues, readWith, VOICE, type VoiceValues } from './voice';

const { Field, TextFormField, ToggleField } = createForm<VoiceValues>();
const { labels: LABELS } = VOICE;

/** The option to clear a value. */
const UNKNOWN = { value: '', label: 'Sin indicar' } as const;

/** The messages of the domain's rules. The message about the trades stands at the first trade's box. */
function validate(values: VoiceValues) {
  const { applicant_types, ...errors } = validateVocalProfile(profileValues(values));
  return { ...errors, ...(applicant_types !== undefined && { [APPLICANT_TYPES[0].value]: applicant_types }) };
}

interface VoiceDialogProps {
  isOpen: boolean;
  onClose: () => void;
  voice: Voice;
}

/** The form to create or change a person's vocal profile. */
export function VoiceDialog({ isOpen, onClose, voice }: VoiceDialogProps) {
  const { client } = usePortal();
  const { account } = usePerson().person;
  const { id } = account;
  return (
    <EditDialog<Voice, VoiceValues>
      isOpen={isOpen}
      onClose={onClose}
      title={voice.profile === null ? 'Agregar perfil vocal' : 'Editar perfil vocal'}
      description={`De ${accountName(account)}. Con él se encuentra a la persona al asignar personajes.`}
      size="lg"
      edit={VOICE}
      id={id}
      whole={voice}
      validate={validate}
      save={(values, updatedAt) =>
        sendEdit(
          client.catalogue.users[':id']['vocal-profile'].$put({
            param: { id },
            json: {
              ...profileValues(values),
              applicant_types: [...profileValues(values).applicant_types],
              updatedAt: readWith(updatedAt),
            },
          }),
        )
      }
      done={() => ({ title: 'Perfil vocal guardado', message: accountName(account) })}
      submitText="Guardar cambios"
    >
      <FormGrid>
        {APPLICANT_TYPES.map(({ value, label }, index) => (
          <ToggleField key={value} as={Checkbox} name={value} autoFocus={index === 0} data-wide="">
            Trabaja como {label.toLowerCase()}
          </ToggleField>
        ))}
        <Field
          as={Select}
          name="vocal_tone"
          label={LABELS.vocal_tone}
          options={[UNKNOWN, ...VOCAL_TONES]}
          isOptional
        />
        <TextFormField
          name="vocal_age_range"
          label={LABELS.vocal_age_range}
          help="Con dos edades, por ejemplo 20 a 35 años"
          autoComplete="off"
          isOptional
        />
        <Field as={Select} name="singing" label={LABELS.singing} options={[UNKNOWN, ...YES_NO]} isOptional />
        <Field as={TextArea} name="singing_detail" label={LABELS.singing_detail} isOptional data-wide="" />
        <Field
          as={TextArea}
          name="note"
          label={LABELS.note}
          help="Solo la ve el estudio"
          isOptional
          data-wide=""
        />
      </FormGrid>
    </EditDialog>
  );
}
