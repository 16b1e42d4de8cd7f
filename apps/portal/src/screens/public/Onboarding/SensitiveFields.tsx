import type { OnboardingPersonalValues } from '@doblaje/domain/forms/onboardingPersonal';
import { keepsSensitiveAnswers, SENSITIVE_NOT_KEPT } from '@doblaje/domain/minors';
import { COMMUNITIES } from '@doblaje/domain/options/communities';
import { DISABILITIES } from '@doblaje/domain/options/disabilities';
import { createForm } from '@doblaje/ui/form';
import { Select } from '@doblaje/ui/Select';
import { useField } from 'react-final-form';
import { usePortal } from '../../../portal/portal';

const Personal = createForm<OnboardingPersonalValues>();

/** The two sensitive answers. Where applications are sent, a candidate below 16 is told that they are not kept. */
export function SensitiveFields() {
  const { sendApplications } = usePortal().config;
  const age = useField<number | undefined>('age', { subscription: { value: true } }).input.value;
  const isTold = sendApplications && typeof age === 'number' && age > 0 && !keepsSensitiveAnswers(age);
  return (
    <>
      <Personal.Field
        as={Select}
        name="community"
        label="Pertece a una comunidad?"
        placeholder="Seleccione"
        options={COMMUNITIES}
        size="lg"
      />
      <Personal.Field
        as={Select}
        name="disability"
        label="Posee usted alguna discapacidad?"
        placeholder="Seleccione"
        help={sendApplications ? (isTold ? `${SENSITIVE_NOT_KEPT}.` : '') : undefined}
        options={DISABILITIES}
        size="lg"
      />
    </>
  );
}
