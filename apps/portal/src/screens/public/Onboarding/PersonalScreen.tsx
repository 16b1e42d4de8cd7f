import {
  type OnboardingPersonalValues,
  validateApplicationPersonal,
  validateOnboardingPersonal,
} from '@doblaje/domain/forms/onboardingPersonal';
import { onboardingPath } from '@doblaje/domain/onboarding';
import { APPLICANT_TYPES } from '@doblaje/domain/options/applicantTypes';
import { createForm } from '@doblaje/ui/form';
import { StepColumn } from '@doblaje/ui/OnboardingLayout';
import { RadioGroup } from '@doblaje/ui/RadioGroup';
import { Stack } from '@doblaje/ui/Stack';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePortal } from '../../../portal/portal';
import { AgeField } from './AgeField';
import { useAnswers } from './answers/answers';
import { Lacking } from './answers/Lacking';
import { ContinueWords, StepTitle, StepWays } from './answers/OnboardingStep';
import { CountryField } from './CountryField';
import { IdentityField } from './IdentityField';
import { KeepAnswers } from './KeepAnswers';
import { PhoneField } from './PhoneField';
import { SensitiveFields } from './SensitiveFields';
import { StepIntro } from './StepIntro';

const Personal = createForm<OnboardingPersonalValues>();

const LABELS = {
  applicant_to: 'Desea postular como',
  country: 'País',
  rut: 'Rut',
  passport: 'Documento de identidad',
  phone: 'Teléfono',
  address: 'Dirección',
  age: 'Edad',
  community: 'Pertece a una comunidad?',
  disability: 'Posee usted alguna discapacidad?',
} as const;

/** Step 1 of the questionnaire: personal data, checked on every change; nothing is saved or sent (spec §2, §5). */
export function PersonalScreen() {
  const { config } = usePortal();
  const answers = useAnswers();
  const navigate = useNavigate();
  const [initial] = useState(() => answers.get().personal);
  return (
    <Personal.Form
      onSubmit={() => void navigate(onboardingPath(2))}
      validate={config.sendApplications ? validateApplicationPersonal : validateOnboardingPersonal}
      initialValues={initial}
    >
      <KeepAnswers part="personal" />
      <StepTitle />
      <StepIntro />
      <StepColumn>
        <Stack>
          <Personal.Field
            as={RadioGroup}
            name="applicant_to"
            label="Desea postular como"
            options={APPLICANT_TYPES}
            width="full"
            size="lg"
          />
          <CountryField />
          <IdentityField />
          <PhoneField />
          <Personal.TextFormField name="address" label="Dirección" autoComplete="street-address" size="lg" />
          <AgeField />
          <SensitiveFields />
        </Stack>
      </StepColumn>
      <StepWays note={<Lacking labels={LABELS} />}>
        <Personal.SubmitButton waitsForValid>
          <ContinueWords />
        </Personal.SubmitButton>
      </StepWays>
    </Personal.Form>
  );
}
