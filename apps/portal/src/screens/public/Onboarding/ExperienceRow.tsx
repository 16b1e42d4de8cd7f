import type { OnboardingVoiceValues } from '@doblaje/domain/forms/onboardingVoice';
import { useBoundField } from '@doblaje/ui/form';
import { createFormRows } from '@doblaje/ui/formRows';
import { TextField } from '@doblaje/ui/TextField';
import type { FocusEvent } from 'react';

/** The repeatable rows of step 2. */
export const Experiences = createFormRows<OnboardingVoiceValues, 'experiences'>();

/**
 * Proyecto and Personaje of one experience. Leaving the row marks both fields as visited, so that the message of a half-filled row shows at
 * the field that was never entered.
 * @param row from 0
 */
export function ExperienceRow({ row }: { row: number }) {
  const project = useBoundField(`experiences[${row}].project`);
  const character = useBoundField(`experiences[${row}].character`);

  function leave({ currentTarget, relatedTarget }: FocusEvent<Element>) {
    const isInside =
      relatedTarget instanceof Node && currentTarget.closest('[data-row]')?.contains(relatedTarget);
    if (isInside) return;
    project.onBlur();
    character.onBlur();
  }

  return (
    <>
      <Experiences.RowField
        as={TextField}
        name="project"
        label="Proyecto"
        autoComplete="off"
        size="lg"
        onBlur={leave}
      />
      <Experiences.RowField
        as={TextField}
        name="character"
        label="Personaje"
        autoComplete="off"
        size="lg"
        onBlur={leave}
      />
    </>
  );
}
