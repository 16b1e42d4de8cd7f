import {
  type OnboardingSingingValues,
  validateOnboardingSinging,
} from '@doblaje/domain/forms/onboardingSinging';
import { onboardingPath } from '@doblaje/domain/onboarding';
import { VOCAL_TONES } from '@doblaje/domain/options/vocalTones';
import { YES_NO } from '@doblaje/domain/options/yesNo';
import { createForm } from '@doblaje/ui/form';
import { StepColumn } from '@doblaje/ui/OnboardingLayout';
import { RadioGroup } from '@doblaje/ui/RadioGroup';
import { Stack } from '@doblaje/ui/Stack';
import { TextArea } from '@doblaje/ui/TextArea';
import { useState } from 'react';
import { useField } from 'react-final-form';
import { useNavigate } from 'react-router-dom';
import { useAnswers } from './answers/answers';
import { Lacking } from './answers/Lacking';
import { ContinueWords, StepTitle, StepWays } from './answers/OnboardingStep';
import { KeepAnswers } from './KeepAnswers';

const Singing = createForm<OnboardingSingingValues>();

const LABELS = { singing_detail: 'Cuéntanos sobre ella' } as const;

const value = { subscription: { value: true } };

/** A hidden field cannot be wrong: a text kept behind 'No' does not block the step. */
function validate(values: OnboardingSingingValues) {
  const { singing_detail, ...errors } = validateOnboardingSinging(values);
  return values.singing_experience === 'Sí' && singing_detail !== undefined
    ? { ...errors, singing_detail }
    : errors;
}

/** Free text about the experience, shown for Sí. The typed text stays if the candidate answers No and then Sí again. */
function DetailField() {
  const { input } = useField<string>('singing_experience', value);
  if (input.value !== 'Sí') return null;
  return <Singing.Field as={TextArea} name="singing_detail" label="Cuéntanos sobre ella" size="lg" />;
}

/** Step 3 of the questionnaire: singing experience. Nothing is required (product.md §3). */
export function SingingScreen() {
  const answers = useAnswers();
  const navigate = useNavigate();
  const [initial] = useState(() => answers.get().singing);
  return (
    <Singing.Form
      onSubmit={() => void navigate(onboardingPath(4))}
      validate={validate}
      initialValues={initial}
    >
      <KeepAnswers part="singing" />
      <StepTitle />
      <StepColumn>
        <Stack>
          <Singing.Field
            as={RadioGroup}
            name="singing_experience"
            label="¿Tienes experiencia en canto?"
            options={YES_NO}
            size="lg"
          />
          <DetailField />
          <Singing.Field
            as={RadioGroup}
            name="vocal_tone"
            label="Tono vocal"
            options={VOCAL_TONES}
            width="full"
            size="lg"
          />
        </Stack>
      </StepColumn>
      <StepWays note={<Lacking labels={LABELS} />}>
        <Singing.SubmitButton waitsForValid>
          <ContinueWords />
        </Singing.SubmitButton>
      </StepWays>
    </Singing.Form>
  );
}
