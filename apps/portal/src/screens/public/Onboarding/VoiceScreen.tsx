import {
  EMPTY_EXPERIENCE,
  EXPERIENCES_MAX,
  type OnboardingVoiceValues,
  validateOnboardingVoice,
} from '@doblaje/domain/forms/onboardingVoice';
import { onboardingPath } from '@doblaje/domain/onboarding';
import { YES_NO } from '@doblaje/domain/options/yesNo';
import { createForm } from '@doblaje/ui/form';
import { RadioGroup } from '@doblaje/ui/RadioGroup';
import { Stack } from '@doblaje/ui/Stack';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAnswers } from './answers/answers';
import { Lacking } from './answers/Lacking';
import { ContinueWords, StepTitle, StepWays } from './answers/OnboardingStep';
import { ExperienceRow, Experiences } from './ExperienceRow';
import { KeepAnswers } from './KeepAnswers';

const Voice = createForm<OnboardingVoiceValues>();

const LABELS = {
  experiences: 'Experiencia: proyecto y personaje',
  vocal_age_range: 'Rango de edad vocal',
} as const;

const labels = {
  add: 'Agregar experiencia',
  row: (place: number) => `Experiencia ${place}`,
  remove: (place: number) => `Eliminar experiencia ${place}`,
};

/** Step 2 of the questionnaire: voice-acting experience. Nothing is required (product.md §3). */
export function VoiceScreen() {
  const answers = useAnswers();
  const navigate = useNavigate();
  const [initial] = useState(() => answers.get().voice);
  return (
    <Voice.Form
      onSubmit={() => void navigate(onboardingPath(3))}
      validate={validateOnboardingVoice}
      mutators={Experiences.mutators}
      initialValues={initial}
    >
      <KeepAnswers part="voice" />
      <StepTitle />
      <Stack>
        <Voice.Field
          as={RadioGroup}
          name="voice_training"
          label="¿Tienes formación en actuación de voz?"
          options={YES_NO}
          size="lg"
        />
        <Experiences.Rows
          name="experiences"
          empty={EMPTY_EXPERIENCE}
          label="Experiencia"
          labels={labels}
          max={EXPERIENCES_MAX}
        >
          {(row) => <ExperienceRow row={row} />}
        </Experiences.Rows>
        <Voice.TextFormField
          name="vocal_age_range"
          label="Rango de edad vocal"
          placeholder="20 a 35 años"
          autoComplete="off"
          width="sm"
          size="lg"
        />
      </Stack>
      <StepWays note={<Lacking labels={LABELS} />}>
        <Voice.SubmitButton waitsForValid>
          <ContinueWords />
        </Voice.SubmitButton>
      </StepWays>
    </Voice.Form>
  );
}
