import type { Profile } from '@doblaje/contract/client';
import { hasOtherHolder } from '@doblaje/domain/forms/profileBank';
import { countedProfileFields } from '@doblaje/domain/forms/profileCompleteness';
import { ProgressBar } from '@doblaje/ui/ProgressBar';

/** How much of the sheet is filled in: 'Ficha completa: 13 de 14 datos', with its bar. */
export function Completeness({ profile: { personal, bank, completeness } }: { profile: Profile }) {
  const count = countedProfileFields(personal.country, hasOtherHolder(bank, personal.rut)).length;
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
