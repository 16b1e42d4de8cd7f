import type { Profile } from '@doblaje/contract/client';
import { countedProfileFields } from '@doblaje/domain/forms/profileCompleteness';
import { ProgressBar } from '@doblaje/ui/ProgressBar';

/** How much of the sheet is filled in: 'Ficha completa: 13 de 14 datos', with its bar. */
export function Completeness({ profile: { personal, completeness } }: { profile: Profile }) {
  const count = countedProfileFields(personal.country).length;
  const known = count - completeness.missing.length;
  return (
    <ProgressBar
      value={known}
      maxValue={count}
      label={
        <>
          Ficha completa: <strong>{`${known} de ${count} datos`}</strong>
        </>
      }
    />
  );
}
